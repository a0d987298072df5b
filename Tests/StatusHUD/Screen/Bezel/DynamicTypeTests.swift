// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Row 34: text was shrunk, cut off, off-screen, and did not follow the user's size. The sizes are
/// those of Apple's table of text styles.
@MainActor @Suite(.exclusiveScreen) struct DynamicTypeTests {
  private static let sizes: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 12), (.large, 15), (.extraExtraExtraLarge, 21),
    (.accessibilityExtraExtraExtraLarge, 49),
  ]

  @Test func row34ThePreferredFontFollowsWhileShown() async throws {
    let it = await BezelScreen()
    await it.show(.progress(0.5), status: "Uploading")
    var lastHeight: CGFloat = 0
    for (category, size) in Self.sizes {
      it.screen.contentSizeCategory = category
      await it.screen.advance(by: 0)
      let bezel = it.overlay.contentView
      #expect(bezel.label.font.pointSize == size)
      #expect(bezel.bounds.height > lastHeight)
      #expect(bezel.bounds.contains(bezel.label.convert(bezel.label.bounds, to: bezel)))
      lastHeight = bezel.bounds.height
    }
  }

  /// As it is with any label: a plain font has one size, a scaled one scales.
  @Test func anOwnFontScalesIfItWasMadeTo() async {
    let it = await BezelScreen()
    it.configuration.font = .systemFont(ofSize: 13)
    await it.show(.activity, status: "Uploading")
    it.screen.contentSizeCategory = .accessibilityLarge
    await it.screen.advance(by: 0)
    #expect(it.overlay.contentView.label.font.pointSize == 13)

    it.screen.contentSizeCategory = .large
    it.configuration.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17))
    await it.show(.activity, status: "Uploading")
    #expect(it.overlay.contentView.label.font.pointSize == 17)
    it.screen.contentSizeCategory = .accessibilityLarge
    await it.screen.advance(by: 0)
    // Body is 17 by default and 33 then.
    #expect(it.overlay.contentView.label.font.pointSize == 33)
  }

  @Test func row34TheLargestTextStaysOnScreenAndIsNotShrunk() async throws {
    let it = await BezelScreen()
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let text = String(repeating: "An extraordinarily long status. ", count: 20)
    await it.show(.message(.glyph(.error)), status: text)
    let box = try #require(it.bezel())
    #expect(box.minX >= 16 && box.maxX <= 304 && box.minY >= 16 && box.maxY <= 464)
    let label = it.overlay.contentView.label
    #expect(label.font.pointSize == 49 && !label.adjustsFontSizeToFitWidth)
    let bezel = it.overlay.contentView
    #expect(bezel.bounds.contains(label.convert(label.bounds, to: bezel)))
    #expect(!bezel.slot.frame.intersects(label.frame))
  }

  /// Row 34: the label was too narrow. At ordinary sizes its lines are no longer than is good to
  /// read; at the largest there is all the room there is, here 320 without margins and padding.
  @Test func row34LargeTextGetsTheWholeWidth() async {
    let it = await BezelScreen()
    let text = String(repeating: "wide ", count: 40)
    await it.show(.activity, status: text)
    #expect(it.overlay.contentView.label.bounds.width <= 264)
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await it.screen.advance(by: 0)
    #expect(HUDLayout.Metrics.overlay(pointSize: 15).maximumLabelWidth == 280)
    #expect(HUDLayout.Metrics.overlay(pointSize: 49).maximumLabelWidth == 882)
  }

  @Test func theHintSaysThatATapDismisses() async {
    let it = await BezelScreen()
    await it.show(.activity)
    #expect(it.overlay.contentView.accessibilityHint == nil)
    it.configuration.dismissesOnTap = true
    await it.show(.activity)
    #expect(it.overlay.contentView.accessibilityHint == HUDAccessibility.dismissalHint)
  }
}
