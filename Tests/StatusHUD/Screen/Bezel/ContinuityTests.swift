// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// From one content to the next nothing jumps, and nothing begins anew.
@MainActor @Suite(.exclusiveScreen) struct ContinuityTests {
  private static let middle = ContentChange.duration / 2

  /// The darkest pixel where the text is.
  private func darkest(_ it: BezelScreen) -> Int {
    let frame = it.overlay.contentView.label.convert(
      it.overlay.contentView.label.bounds, to: nil)
    let pixels = it.view.pixels()
    var least = 255
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) {
        least = min(least, pixels.straight(x, y).red)
      }
    }
    return least
  }

  /// Row 29: the ring was built anew, and began its turn anew, when a text came or went.
  @Test func row29ChangeOfTextLeavesTheSpinnerAlone() async throws {
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

  /// On Apple's systems a new style reaches the traits later, and brings the look once more.
  @Test func changeOfLookLetsTheRingRunOn() async throws {
    let it = await BezelScreen()
    await it.show(.progress(0.2))
    it.apply(.progress(0.8))
    await it.screen.advance(by: 0.05)
    let ring = it.overlay.contentView.indicators.ring
    let run = try #require(ring.progressLayer.animation(forKey: "progress"))
    it.overlay.overrideUserInterfaceStyle = .dark
    it.configuration.style = .light
    it.apply(.progress(0.8))
    await it.screen.advance(by: 0.05)
    #expect(ring.progressLayer.animation(forKey: "progress") === run)
  }

  @Test func textComesAndGoesGradually() async {
    let it = await BezelScreen()
    it.configuration.style = .custom
    it.configuration.minimumSize = CGSize(width: 200, height: 200)
    await it.show(.progress(0))
    it.apply(.progress(0), status: "IIIIII")
    await it.screen.advance(by: 0)
    #expect(darkest(it) > 200)
    await it.screen.advance(by: Self.middle)
    let half = darkest(it)
    await it.screen.advance(by: 1)
    let whole = darkest(it)
    #expect(half < 200 && half > whole + 40)
    it.apply(.progress(0))
    await it.screen.advance(by: Self.middle)
    #expect(darkest(it) > whole + 40 && darkest(it) < 200)
    await it.screen.advance(by: 1)
    #expect(darkest(it) > 200)
  }

  /// A counter would never be out of its dissolve.
  @Test func countersAreReadableAtOnce() async {
    let it = await BezelScreen()
    it.configuration.style = .custom
    await it.show(.progress(0), status: "IIIIII 0")
    let whole = darkest(it)
    for count in 1...3 {
      it.apply(.progress(0), status: "IIIIII \(count)")
      await it.screen.advance(by: 0.2)
    }
    it.apply(.progress(0), status: "IIIIII 4")
    await it.screen.advance(by: 0)
    #expect(abs(darkest(it) - whole) <= 8)
    let layers = it.overlay.contentView.layer.sublayers?.count
    await it.screen.advance(by: 1)
    #expect(it.overlay.contentView.layer.sublayers?.count == layers)
  }

  /// The box grows to its new size; the text in it is never stretched.
  @Test func theBezelGrows() async throws {
    let it = await BezelScreen()
    await it.show(.activity, status: "Short")
    let bezel = it.overlay.contentView
    let before = bezel.bounds.width
    it.apply(.activity, status: "A text that is a good deal longer")
    var last = before
    for _ in 0..<4 {
      await it.screen.advance(by: ContentChange.duration / 5)
      let layer = try #require(bezel.layer.presentation())
      #expect(layer.bounds.width > last && layer.bounds.width < bezel.bounds.width)
      // Edges are aligned to pixels, so the middle may be half of one aside.
      #expect(abs(layer.position.x - 160) <= 0.5)
      #expect(bezel.label.layer.presentation()?.bounds == bezel.label.bounds)
      let shadow = try #require(layer.shadowPath).boundingBoxOfPath.width
      #expect(abs(shadow - layer.bounds.width) < 1)
      last = layer.bounds.width
    }
    await it.screen.advance(by: 0.1)
    #expect(bezel.layer.animationKeys() == nil)
  }

  /// Row 50 saw it displaced: a text that comes is in the middle from its first frame.
  @Test func row50NewTextDoesNotFlyIn() async throws {
    let it = await BezelScreen()
    await it.show(.activity)
    it.apply(.activity, status: "A text of some length")
    await it.screen.advance(by: 0)
    let label = it.overlay.contentView.label
    #expect(label.layer.presentation()?.position == label.center)
    #expect(!label.bounds.isEmpty)
  }

  /// What goes stays in the middle while the box grows around it, and nothing sticks out of it.
  @Test func theOldTextStaysInTheMiddle() async throws {
    let it = await BezelScreen()
    it.configuration.style = .custom
    it.configuration.backgroundColor = UIColor(white: 1, alpha: 1)
    await it.show(.message(nil), status: "II")
    let old = it.overlay.contentView.label
    it.apply(.message(nil), status: String(repeating: "I", count: 30))
    await it.screen.advance(by: Self.middle)
    let picture = try #require(old.layer.superlayer?.sublayers?.last)
    #expect(picture !== old.layer)
    let middle = try #require(picture.superlayer?.convert(picture.position, to: nil))
    #expect(abs(middle.x - 160) <= 1)
    // Beside the bezel, where the new text will be, there is no black yet, only a shadow.
    let edge = try #require(it.overlay.contentView.layer.presentation()).frame.maxX
    let beside = it.view.pixels().straight(Int(edge) + 2, 240)
    #expect(beside.red == 0 && beside.blue > 200)
  }

  /// A change of place that is no new content belongs to whoever makes it: the keyboard, a rotation.
  @Test func aLayoutOfTheSameContentIsAtOnce() async {
    let it = await BezelScreen()
    await it.show(.activity, status: "Text")
    it.overlay.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    it.overlay.layoutIfNeeded()
    // The middle of 320 x 200; a bezel of an odd number of points is half a pixel off at scale 1.
    #expect(isClose(it.overlay.contentView.center, CGPoint(x: 160, y: 100), tolerance: 0.5))
    #expect(it.overlay.contentView.layer.animationKeys() == nil)
  }

  /// Row 50: an old ring stayed under a new glyph.
  @Test func row50AnIndicatorFadesIntoTheNext() async {
    let it = await BezelScreen()
    await it.show(.activity)
    let slot = it.overlay.contentView.slot
    it.apply(.progress(0.5))
    #expect(slot.current === it.overlay.contentView.indicators.ring)
    #expect(slot.subviews.count == 2)
    it.apply(.message(.glyph(.success)))
    it.apply(.progress(0.7))
    await it.screen.advance(by: 1)
    #expect(slot.subviews == [it.overlay.contentView.indicators.ring])
    #expect(it.overlay.contentView.indicators.ring.alpha == 1)
  }

  @Test func onePictureDissolvesIntoTheNext() async {
    let it = await BezelScreen()
    it.screen.isReduceMotionEnabled = true
    await it.show(.message(.glyph(.success)))
    let old = it.view.pixels()
    it.apply(.message(.glyph(.error)))
    await it.screen.advance(by: 0)
    #expect((old.difference(to: it.view.pixels())?.maximum ?? 255) < 16)
    await it.screen.advance(by: Self.middle)
    let between = it.view.pixels()
    await it.screen.advance(by: 1)
    let new = it.view.pixels()
    #expect(between != old && between != new)
    // As a fresh one: nothing is left of the dissolve.
    let other = await BezelScreen()
    await other.show(.message(.glyph(.error)))
    #expect(new == other.view.pixels())
  }
}
