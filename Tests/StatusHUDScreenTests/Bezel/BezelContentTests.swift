// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct BezelContentTests {
  /// What SVProgressHUD was blamed for: a change of text began the spinner's turn anew.
  @Test func changeOfTextLeavesTheSpinnerAlone() async throws {
    let it = await BezelScreen()
    await it.show(.activity)
    let spinner = it.overlay.contentView.indicators.spinner
    let (ring, mask) = (spinner.ringLayer, spinner.maskLayer)
    let stroke = try #require(ring.animation(forKey: "progress"))
    let rotation = try #require(mask.animation(forKey: "rotate"))

    for status in ["Uploading", "Uploading 2 of 3", nil, "Nearly done"] {
      it.apply(.activity, status: status)
      await it.screen.advance(by: 0.1)
      #expect(it.overlay.contentView.slot.current === spinner)
      #expect(spinner.ringLayer === ring && spinner.maskLayer === mask)
      #expect(ring.animation(forKey: "progress") === stroke)
      #expect(mask.animation(forKey: "rotate") === rotation)
      #expect(it.overlay.contentView.label.text == status)
    }
  }

  @Test func textDecidesTheRadius() async {
    let it = await BezelScreen()
    await it.show(.activity)
    #expect(it.overlay.contentView.indicators.spinner.radius == 24)
    it.apply(.activity, status: "Text")
    #expect(it.overlay.contentView.indicators.spinner.radius == 18)
  }

  @Test func progressRunsOnlyWhileItIsSeen() async {
    let it = await BezelScreen()
    it.apply(.progress(0.4))
    await it.screen.advance(by: 0)
    let ring = it.overlay.contentView.indicators.ring
    #expect(ring.progressLayer.strokeEnd == 0.4)
    #expect(ring.progressLayer.animationKeys() == nil)
    await it.show(.progress(0.4))
    it.apply(.progress(0.9))
    #expect(ring.progressLayer.animation(forKey: "progress") != nil)
    #expect(ring.progressLayer.strokeEnd == 0.9)
  }

  @Test func anIndicatorFadesIntoTheNext() async {
    let it = await BezelScreen()
    await it.show(.activity)
    let (slot, ring) = (it.overlay.contentView.slot, it.overlay.contentView.indicators.ring)
    it.apply(.progress(0.5))
    #expect(slot.current === ring)
    #expect(slot.subviews.count == 2)
    it.apply(.message(.glyph(.success)))
    it.apply(.progress(0.7))
    await it.screen.advance(by: 1)
    #expect(slot.subviews == [ring])
    #expect(ring.alpha == 1)
  }

  @Test func textAloneHasNoIndicator() async {
    let it = await BezelScreen()
    await it.show(.message(nil), status: "Copied")
    #expect(it.overlay.contentView.slot.current == nil)
    #expect(it.overlay.contentView.slot.subviews.isEmpty)
  }

  @Test func nativeIndicator() async {
    let it = await BezelScreen()
    it.configuration.animationType = .native
    await it.show(.activity)
    #expect(it.overlay.contentView.indicators.native.isAnimating)
    #expect(it.bezel()?.size == CGSize(width: 61, height: 61))
    it.configuration.animationType = .flat
    await it.show(.activity)
    #expect(!it.overlay.contentView.indicators.native.isAnimating)
    #expect(it.overlay.contentView.slot.current === it.overlay.contentView.indicators.spinner)
  }

  @Test func noImageWhereItHasNoSize() async {
    let it = await BezelScreen()
    it.configuration.imageViewSize = CGSize(width: 0, height: 28)
    await it.show(.message(.glyph(.info)), status: "Text")
    #expect(it.overlay.contentView.slot.current == nil)
  }

  /// A message that just stands there costs nothing; the ring is what makes frames.
  @Test func aStaticMessageMakesNoFrames() async {
    let it = await BezelScreen()
    await it.show(.activity)
    await it.show(.message(.glyph(.success)), status: "Saved")
    let frames = it.screen.renderedFrameCount
    await it.screen.advance(by: 10)
    #expect(it.screen.renderedFrameCount == frames)
    await it.show(.activity)
    #expect(it.screen.renderedFrameCount > frames)
  }

  /// No bezel has room for more than 4096 characters; VoiceOver has time for all of them.
  @Test func hugeTextIsShownInPart() async {
    let it = await BezelScreen()
    await it.show(.activity, status: String(repeating: "x", count: 1_000_000))
    #expect(it.overlay.contentView.label.text?.count == 4096)
    #expect(it.overlay.contentView.accessibilityLabel?.count == 1_000_000)
  }

  /// One element, with the text in one line, and a value while there is progress.
  @Test func accessibility() async {
    let it = await BezelScreen()
    let bezel = it.overlay.contentView
    await it.show(.activity, status: "Two\nlines")
    #expect(bezel.isAccessibilityElement && bezel.accessibilityIdentifier == "StatusHUD")
    #expect(bezel.accessibilityLabel == "Two lines")
    #expect(bezel.accessibilityValue == nil)
    #expect(!bezel.label.isAccessibilityElement)
    await it.show(.progress(0.42), status: "Uploading")
    #expect(bezel.accessibilityValue?.contains("42") == true)
    #expect(bezel.accessibilityTraits.contains(.updatesFrequently))
    await it.show(.activity)
    #expect(["Loading", "Wird geladen"].contains(bezel.accessibilityLabel))
  }
}
