// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The point sizes are those of Apple's table of text styles.
@MainActor @Suite(.globalHUD) struct DynamicTypeTests {
  private let it = HUDScreen()

  private func pointSize() throws -> CGFloat { try it.bezel.label.font.pointSize }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1059"))
  func theDefaultFontFollowsTheUsersTextSize() async throws {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 12), (.large, 15), (.extraExtraExtraLarge, 21),
      (.accessibilityExtraExtraExtraLarge, 49),
    ]
    await it.show(.progress(0.5), "Uploading")
    let bezel = try it.bezel
    var lastHeight: CGFloat = 0
    for (category, size) in sizes {
      await it.set(\.contentSizeCategory, category)
      #expect(try pointSize() == size && bezel.bounds.height > lastHeight)
      #expect(bezel.bounds.contains(bezel.label.convert(bezel.label.bounds, to: bezel)))
      lastHeight = bezel.bounds.height
    }
  }

  /// The text style grows from 15 points to 49.
  @Test(arguments: [HUDContent.Kind.activity, .progress(0.5), .success])
  func indicatorsGrowWithTheText(kind: HUDContent.Kind) async throws {
    await it.show(kind)
    let size = try #require(try it.bezel.indicatorContainer.current?.superview?.bounds.size)
    await it.set(\.contentSizeCategory, .extraSmall)
    #expect(
      try it.bezel.indicatorContainer.current?.superview?.bounds.size == size, "they do not shrink")
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let large = try #require(try it.bezel.indicatorContainer.current?.superview?.bounds.size)
    #expect(abs(large.width - size.width * 49 / 15) < 1)
    let indicator = try #require(try it.bezel.indicatorContainer.current)
    #expect(abs(indicator.bounds.width - large.width) < 1)
    await it.configure(for: 1) { $0.adjustsIndicatorForContentSizeCategory = false }
    #expect(try it.bezel.indicatorContainer.current?.superview?.bounds.size == size)
  }

  /// Their font is that of the status at 80 percent, whose size the label reports late.
  @Test(arguments: Place.allCases, [nil, .preferredFont(forTextStyle: .headline)] as [UIFont?])
  func theDetailsGrowWithTheStatus(place: Place, font: UIFont?) async throws {
    StatusHUD.configuration.font = font
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "Uploading", details: "3 of 10")
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let bezel = try hud.bezel
    let (large, small) = (bezel.label.font.pointSize, bezel.detailLabel.font.pointSize)
    #expect(large > 45 && small == (0.8 * large).rounded())
    #expect(bezel.detailLabel.bounds.height >= bezel.detailLabel.font.lineHeight - 1)
  }

  /// As in any label.
  @Test func onlyScaledFontsOfTheAppScale() async throws {
    var sizes: [CGFloat] { get throws { try it.bezel.labels.map(\.font.pointSize) } }
    let font = UIFont.systemFont(ofSize: 17)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    await it.show(.activity, "a", details: "b") { ($0.font, $0.detailsFont) = (font, font) }
    await it.set(\.contentSizeCategory, .accessibilityLarge)
    #expect(try sizes == [17, 17])
    await it.configure(for: 1) { ($0.font, $0.detailsFont) = (scaled, scaled) }
    #expect(try sizes == [33, 33])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/699"))
  func theLargestTextStaysOnScreenAndIsNotShrunk() async throws {
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    await it.show(.error, String(repeating: "An extraordinarily long status. ", count: 20))
    let box = try #require(it.seenBezel())
    #expect(CGRect(x: 16, y: 16, width: 288, height: 448).contains(box))
    let bezel = try it.bezel
    #expect(try pointSize() == 49 && !bezel.label.adjustsFontSizeToFitWidth)
    #expect(bezel.bounds.contains(bezel.label.convert(bezel.label.bounds, to: bezel)))
    #expect(!bezel.indicatorContainer.frame.intersects(bezel.label.frame))
    // An indicator leaves the text its room.
    await it.show(.error, String(repeating: "A long status. ", count: 20))
    #expect(
      bezel.indicatorContainer.current?.superview?.bounds.size == CGSize(width: 28, height: 28))
    await it.show(.error, "Not saved")
    #expect(try #require(bezel.indicatorContainer.current?.superview?.bounds.size).width > 28)
  }

  /// At ordinary text sizes, the length of a line is limited.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/722"))
  func largeTextGetsLongerLines() async throws {
    it.screen.resize(to: CGSize(width: 1000, height: 480))
    await it.show(.activity, String(repeating: "wide ", count: 60))
    #expect((200...280).contains(try it.bezel.label.bounds.width))
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect((700...882).contains(try it.bezel.label.bounds.width))
  }

  /// The ring has a margin of 5 points.
  @Test func aNarrowBezelIsAsWideAsItsIndicator() async throws {
    await it.show(.activity, "Uploading") { $0.maximumWidth = 50 }
    #expect(try it.bezel.bounds.width == 72)
  }
}
