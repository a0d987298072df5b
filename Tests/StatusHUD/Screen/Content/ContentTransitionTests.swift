// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// From one content to the next nothing jumps, and nothing starts over.
@MainActor @Suite(.globalHUD) struct ContentTransitionTests {
  private static let half = ContentAnimation.duration / 2

  private let it = HUDScreen()

  /// Text is black on white, without a material.
  init() { StatusHUD.configuration.effect = UIVisualEffect() }

  /// The darkest pixel where the text is.
  private func darkest() throws -> Int {
    let label = try it.bezel.label
    let frame = label.convert(label.bounds, to: nil)
    let pixels = it.pixels()
    let rows = Int(frame.minY)..<Int(frame.maxY)
    return rows.flatMap { y in
      (Int(frame.minX)..<Int(frame.maxX)).map { pixels.straight($0, y).red }
    }.min() ?? 255
  }

  // MARK: Texts

  @Test func aTextComesAndGoesGradually() async throws {
    await it.show(.progress(0)) { $0.minimumSize = CGSize(width: 200, height: 200) }
    await it.show(.progress(0), "IIIIII", for: 0)
    #expect(try darkest() > 200)
    await it.advance(by: Self.half)
    let middle = try darkest()
    await it.advance(by: 1)
    let whole = try darkest()
    #expect(middle < 200 && middle > whole + 40)
    await it.show(.progress(0), for: Self.half)
    #expect((whole + 41..<200).contains(try darkest()))
    await it.advance(by: 1)
    #expect(try darkest() > 200)
  }

  /// Otherwise, a counter would always be in the middle of a dissolve.
  @Test func aTextThatChangesFastDoesNotDissolve() async throws {
    await it.show(.progress(0), "IIIIII")
    let whole = try darkest()
    for text in [".", "..", "."] { await it.show(.progress(0), text, for: 0.2) }
    await it.show(.progress(0), "IIIIII", for: 0)
    #expect(abs(try darkest() - whole) <= 8)
    let layers = try it.bezel.layer.sublayers?.count
    await it.advance(by: 1)
    #expect(try it.bezel.layer.sublayers?.count == layers)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/130"))
  func aNewTextDoesNotFlyIn() async throws {
    await it.show(.activity)
    await it.show(.activity, "A text of some length", for: 0)
    let label = try it.bezel.label
    #expect(label.layer.presentation()?.position == label.center && !label.bounds.isEmpty)
  }

  /// The old text stays in the middle of the growing bezel.
  @Test func theOldTextLeavesInTheMiddle() async throws {
    await it.show(.text, "II")
    await it.show(.text, String(repeating: "I", count: 30), for: Self.half)
    // Where both texts have letters, the pixels are darker than those of one fading text.
    let pixels = it.pixels()
    func darkness(_ x: Int) -> Int {
      (230..<250).map { 255 - pixels.straight(x, $0).blue }.max() ?? 0
    }
    let darkest = (100..<220).map(darkness).max() ?? 0
    let dark = (100..<220).filter { darkness($0) > darkest - 30 }
    let (first, last) = (try #require(dark.first), try #require(dark.last))
    #expect(last - first < 20 && abs(first + last + 1 - 320) <= 2)
    // Beside the bezel, where the new text will be, there is a shadow and no text yet.
    let beside = it.pixel(Int(try it.movingBezel.frame.maxX) + 2, 240)
    #expect(beside.red == 0 && beside.blue > 200)
  }

  // MARK: The bezel

  /// The text in it does not stretch.
  @Test func theBezelGrowsGradually() async throws {
    await it.show(.activity, "Short")
    let bezel = try it.bezel
    var last = bezel.bounds.width
    await it.show(.activity, "A text that is a good deal longer", for: 0)
    for _ in 0..<4 {
      await it.advance(by: ContentAnimation.duration / 5)
      let layer = try it.movingBezel
      #expect(layer.bounds.width > last && layer.bounds.width < bezel.bounds.width)
      // The edges are aligned to pixels, so the middle can be half a pixel off.
      #expect(abs(layer.position.x - 160) <= 0.5)
      #expect(bezel.label.layer.presentation()?.bounds == bezel.label.bounds)
      last = layer.bounds.width
    }
    await it.advance(by: 0.1)
    #expect(bezel.layer.animationKeys() == nil)
  }

  /// The place changes with the keyboard, a rotation, or the app, which can animate the change.
  @Test func aNewPlaceForTheSameContentIsTakenAtOnce() async throws {
    let container = it.addContainer(it.appView.bounds)
    await it.show(.activity, "Text")
    container.frame.size.height = 200
    container.layoutIfNeeded()
    it.container?.layoutIfNeeded()
    #expect(isClose(try it.bezel.center, CGPoint(x: 160, y: 100), tolerance: 0.5))
    #expect(try it.bezel.layer.animationKeys() == nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/736"))
  func nothingIsMissingAfterAnyChangeOfContent() async {
    let contents: [(HUDContent.Kind, String?)] = [
      (.progress(0.4), nil), (.success, "Saved"), (.text, "Copied"), (.progress(0.8), "Uploading"),
      (.error, nil),
    ]
    for (kind, status) in contents {
      await it.hide()
      await it.show(kind, status)
      let fresh = it.pixels()
      for (kind, status) in contents { await it.show(kind, status) }
      await it.show(.activity, "In between")
      await it.show(kind, status)
      #expect(it.pixels() == fresh, "\(kind)")
    }
  }

  // MARK: Indicators

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/121"))
  func aNewTextLeavesTheSpinnerAlone() async throws {
    await it.show(.activity)
    let spinner = try it.spinner
    let (ring, mask) = (spinner.ringLayer, spinner.maskLayer)
    let rotation = try #require(ring.animation(forKey: "rotate"))
    for status in ["Uploading", "Uploading 2 of 3", nil, "Nearly done"] {
      await it.show(.activity, status, for: 0.1)
      #expect(try it.bezel.indicatorContainer.current === spinner)
      #expect(spinner.ringLayer === ring && spinner.maskLayer === mask)
      #expect(try ring.animation(forKey: "rotate") === rotation && it.bezel.label.text == status)
    }
  }

  /// On Apple's systems a new style reaches the traits later, and applies the look once more.
  @Test func aChangeOfLookLetsTheRingRunOn() async throws {
    await it.show(.progress(0.2))
    await it.show(.progress(0.8), for: 0.05)
    let line = try it.ring.progressLayer
    let run = try #require(line.animation(forKey: "progress"))
    it.screen.userInterfaceStyle = .dark
    await it.configure(for: 0.05) { $0.style = .light }
    #expect(line.animation(forKey: "progress") === run)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/130"))
  func anIndicatorFadesIntoTheNext() async throws {
    await it.show(.activity)
    let indicatorContainer = try it.bezel.indicatorContainer
    await it.show(.progress(0.5), for: 0)
    let ring = try it.ring
    #expect(indicatorContainer.current === ring && indicatorContainer.subviews.count == 2)
    await it.show(.success, for: 0)
    await it.show(.progress(0.7))
    #expect(
      indicatorContainer.subviews == [ring.superview]
        && indicatorContainer.subviews.first?.alpha == 1)
  }

  /// With another look, content changes without an animation.
  @Test func anIndicatorThatComesBackWhileItFadesIsWhole() async throws {
    await it.show(.activity)
    let spinner = try it.spinner
    await it.show(.success, for: 0.05)
    await it.show(.activity) { $0.cornerRadius = 3 }
    #expect(try it.spinner === spinner && spinner.superview?.alpha == 1)
  }

  /// The colors that are there besides those of the former and the new icon are mixtures of them.
  @Test func anIconKeepsItsColorWhileItDissolves() async throws {
    StatusHUD.configure {
      ($0.successColor, $0.errorColor) = (.green, .red)
      ($0.bezelColor, $0.effect) = (.black, UIVisualEffect())
      $0.imageSize = CGSize(width: 100, height: 100)
    }
    await it.show(.success)
    await it.show(.error, for: 0.03)
    let frame = try it.bezel.frame
    let pixels = it.pixels()
    let greens = (Int(frame.minX)..<Int(frame.maxX)).flatMap { x in
      (Int(frame.minY)..<Int(frame.maxY)).filter { pixels.straight(x, $0).green > 100 }
    }
    #expect(greens.count > 20)
    await it.advance(by: 1)
    #expect(try it.glyph.tintColor == .red)
  }
}
