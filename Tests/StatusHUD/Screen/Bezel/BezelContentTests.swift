// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct BezelContentTests {
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

  /// C9: a ring that was partly drawn jumped to full when a text came or went.
  @Test func c9TheRingStaysWhereItIs() async {
    let it = await BezelScreen()
    await it.show(.progress(0.4))
    let ring = it.overlay.contentView.indicators.ring.progressLayer
    for status in ["Uploading", nil] {
      it.apply(.progress(0.4), status: status)
      await it.screen.advance(by: 0)
      #expect(ring.strokeEnd == 0.4 && ring.presentation()?.strokeEnd == 0.4)
    }
  }

  /// C11: a new size of images lost the image that was shown.
  @Test func c11ANewSizeKeepsTheImage() async {
    let it = await BezelScreen()
    let image = UIImage(systemName: "checkmark") ?? UIImage()
    await it.show(.message(.image(image)))
    it.configuration.imageViewSize = CGSize(width: 60, height: 60)
    it.apply(.message(.image(image)))
    await it.screen.advance(by: 1)
    let glyph = it.overlay.contentView.indicators.glyph
    #expect(it.overlay.contentView.slot.current === glyph && glyph.imageView.image != nil)
    #expect(glyph.bounds.size == CGSize(width: 60, height: 60))
  }

  /// C17, and row 35: the ring was laid out as if it were another indicator, off the middle of a
  /// large box. 84 is the box of a ring alone.
  @Test func row35C17TheRingHasItsOwnSizeAndIsInTheMiddle() async {
    let it = await BezelScreen()
    it.configuration.animationType = .native
    await it.show(.progress(0.5))
    #expect(it.bezel()?.size == CGSize(width: 84, height: 84))
    it.configuration.minimumSize = CGSize(width: 200, height: 150)
    await it.show(.progress(0.5))
    let ring = it.overlay.contentView.indicators.ring
    #expect(ring.convert(CGPoint(x: 30, y: 30), to: nil) == CGPoint(x: 160, y: 240))
  }

  @Test func row10TextAloneHasNoIndicator() async {
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

  /// A message that just stands there costs nothing, blur or not; the ring is what makes frames.
  @Test func aStaticMessageMakesNoFrames() async {
    let it = await BezelScreen()
    await it.show(.activity)
    await it.show(.message(.glyph(.success)), status: "Saved")
    #expect(it.overlay.contentView.material?.isHidden == false)
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
  @Test func row26OneElementWithLabelAndValue() async {
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
    #expect(bezel.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
    let image = UIImage()
    image.accessibilityLabel = "Copied"
    await it.show(.message(.image(image)))
    #expect(bezel.accessibilityLabel == "Copied")
  }
}
