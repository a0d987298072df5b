// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A radius of 18 and a line of 2: a circle from 17 to 19, a gap, and the progress up to 15,
/// clockwise from the top.
@MainActor @Suite(.exclusiveScreen) struct PieProgressTests {
  private static let scale: CGFloat = 4

  private func shown(
    _ progress: Double, scale: CGFloat = scale, _ change: (PieProgressView) -> Void = { _ in }
  ) async -> ViewScreen {
    let view = PieProgressView(frame: .zero)
    view.tintColor = .white
    change(view)
    view.progress = progress
    return await ViewScreen.dark(view, scale: scale)
  }

  private func bright(_ screen: ViewScreen, turn: Double, radius: Double) -> Double {
    1 - screen.pixels().darkness(atTurn: turn, radius: radius * Double(Self.scale))
  }

  /// Progress of a quarter: at 45 degrees there is some, at 225 there is none.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"),
    arguments: [
      (18, 1, 1), (16, 0, 0), (14, 1, 0), (5, 1, 0), (1, 1, 0),
    ] as [(Double, Double, Double)])
  func aQuarterIsAQuarterOfTheCircle(radius: Double, done: Double, left: Double) async {
    let screen = await shown(0.25)
    #expect(abs(bright(screen, turn: 0.125, radius: radius) - done) < 0.02)
    #expect(abs(bright(screen, turn: 0.625, radius: radius) - left) < 0.02)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aFullPieHasNoSeam(scale: CGFloat) async {
    let pixels = await shown(1, scale: scale).pixels()
    for step in 0..<180 {
      for radius in [1, 8, 13] as [Double] {
        let dark = pixels.darkness(atTurn: Double(step) / 180, radius: radius * Double(scale))
        #expect(dark < 0.02, "\(step * 2) degrees, \(radius) from the middle: \(dark)")
      }
    }
  }

  @Test func aTranslucentPieIsAsTranslucentEverywhere() async {
    let screen = await shown(1) { $0.tintColor = UIColor(white: 1, alpha: 0.5) }
    for radius in [18, 14, 7.5, 1] {
      #expect(abs(bright(screen, turn: 0.3, radius: radius) - 0.5) < 0.02)
    }
  }

  @Test(arguments: [CGSize(width: 80, height: 50), CGSize(width: 50, height: 80)])
  func thePieIsInTheMiddleOfOblongBounds(size: CGSize) async throws {
    let screen = await shown(0, scale: 1) { $0.bounds.size = size }
    let drawn = try #require(screen.pixels().bounds(differingFrom: .black, tolerance: 8))
    #expect(drawn.size == CGSize(width: 38, height: 38))
    #expect(drawn.midX == CGFloat(10) + size.width / 2)
  }

  @Test func aLineAsThickAsTheRadiusLeavesNoRoomForASector() async {
    let screen = await shown(1) { ($0.radius, $0.thickness) = (18, 12) }
    #expect(bright(screen, turn: 0.3, radius: 18) > 0.98)
    for radius in [10, 5, 1] { #expect(bright(screen, turn: 0.3, radius: Double(radius)) < 0.02) }
  }

  @Test func dynamicColorsFollowTheAppearance() async {
    let screen = await shown(1) { $0.tintColor = .label }
    #expect(bright(screen, turn: 0.3, radius: 18) < 0.02)
    screen.screen.userInterfaceStyle = .dark
    await screen.advance(by: 0)
    #expect(bright(screen, turn: 0.3, radius: 18) > 0.98)
  }
}
