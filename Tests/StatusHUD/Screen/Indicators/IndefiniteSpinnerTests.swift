// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct IndefiniteSpinnerTests {
  private static let size = CGSize(width: 60, height: 60)

  private func shownSpinner(scale: CGFloat) async -> (ViewScreen, IndefiniteSpinnerView) {
    let screen = ViewScreen(size: Self.size, scale: scale)
    let spinner = IndefiniteSpinnerView(frame: .zero)
    await screen.show(spinner)
    return (screen, spinner)
  }

  /// 2 x (radius + thickness / 2 + 5), as SVProgressHUD's.
  @Test func intrinsicSize() {
    let spinner = IndefiniteSpinnerView(frame: .zero)
    #expect(spinner.intrinsicContentSize == CGSize(width: 48, height: 48))
    spinner.radius = 24
    #expect(spinner.intrinsicContentSize == CGSize(width: 60, height: 60))
    spinner.thickness = .nan
    #expect(spinner.intrinsicContentSize == CGSize(width: 58, height: 58))
  }

  /// One turn per second: a quarter of a second is a quarter turn. The tolerance is what a line's
  /// smoothed edge may differ where curve and pixels meet otherwise, of 255.
  @Test(arguments: [1, 2, 3] as [CGFloat], [1, 2, 3, 5])
  func turnsAsAWhole(scale: CGFloat, quarters: Int) async throws {
    let (screen, _) = await shownSpinner(scale: scale)
    let start = screen.pixels()
    await screen.screen.advance(by: 0.25 * Double(quarters))
    let turned = try #require(
      start.rotated(quarterTurns: quarters).difference(to: screen.pixels()))
    #expect(turned.maximum <= 16)
    #expect(turned.mean <= 0.25)
  }

  /// The line fades as the mask's formula says, and has its gap of 21.6 degrees at 12 o'clock.
  @Test func fadesAlongItsLength() async {
    let (screen, _) = await shownSpinner(scale: 3)
    let pixels = screen.pixels()
    for degrees in stride(from: 20, through: 340, by: 5) {
      let turn = Double(degrees) / 360
      let expected = Double(AngularMask.alpha(at: CGFloat(turn)))
      let dark = pixels.darkness(atTurn: turn, radius: 18 * 3)
      #expect(abs(dark - expected) < 0.03, "\(degrees) degrees: \(dark), not \(expected)")
    }
    #expect(pixels.darkness(atTurn: 0, radius: 18 * 3) < 0.01)
  }

  @Test func isAbsentInsideAndOutside() async {
    let (screen, _) = await shownSpinner(scale: 3)
    let pixels = screen.pixels()
    for step in 0..<72 {
      #expect(pixels.darkness(atTurn: Double(step) / 72, radius: 15.5 * 3) < 0.005)
      #expect(pixels.darkness(atTurn: Double(step) / 72, radius: 20.5 * 3) < 0.005)
    }
  }

  @Test func changesOfLookLetItTurnOn() async throws {
    let (screen, spinner) = await shownSpinner(scale: 2)
    let (ring, mask) = (spinner.ringLayer, spinner.maskLayer)
    let stroke = try #require(ring.animation(forKey: "progress"))
    let rotation = try #require(mask.animation(forKey: "rotate"))
    await screen.screen.advance(by: 0.3)

    spinner.radius = 24
    spinner.thickness = 4
    spinner.strokeColor = .red
    await screen.screen.advance(by: 0.1)

    #expect(spinner.ringLayer === ring && spinner.maskLayer === mask)
    #expect(ring.animation(forKey: "progress") === stroke)
    #expect(mask.animation(forKey: "rotate") === rotation)
    #expect(ring.lineWidth == 4)
    #expect(ring.bounds.width == 62)
  }

  @Test func turnsAgainBackInAWindow() async {
    let (screen, spinner) = await shownSpinner(scale: 1)
    spinner.removeFromSuperview()
    await screen.screen.advance(by: 1)
    await screen.show(spinner)
    let start = screen.pixels()
    await screen.screen.advance(by: 0.5)
    #expect(start != screen.pixels())
  }

  @Test func turnsOnInAnotherWindow() async {
    let (screen, spinner) = await shownSpinner(scale: 1)
    let other = UIWindow(windowScene: screen.screen.windowScene)
    other.backgroundColor = .white
    other.isHidden = false
    other.addSubview(spinner)
    await screen.screen.advance(by: 0)
    let start = screen.pixels()
    await screen.screen.advance(by: 0.5)
    #expect(start != screen.pixels())
  }

  /// Row 30: whatever became of its animations while nobody looked.
  @Test func row30TurnsAgainAfterTheBackground() async {
    let (screen, spinner) = await shownSpinner(scale: 1)
    screen.screen.setActivationState(.background)
    spinner.maskLayer.removeAllAnimations()
    await screen.screen.advance(by: 1)
    screen.screen.setActivationState(.foregroundActive)
    await screen.screen.advance(by: 0)
    let start = screen.pixels()
    await screen.screen.advance(by: 0.25)
    #expect(start != screen.pixels())
    #expect(spinner.maskLayer.animation(forKey: "rotate") != nil)
  }

  @Test func isAnElementThatSaysWhatItMeans() {
    let spinner = IndefiniteSpinnerView(frame: .zero)
    #expect(spinner.isAccessibilityElement)
    #expect(spinner.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
    #expect(spinner.frame.size == CGSize(width: 48, height: 48))
  }
}
