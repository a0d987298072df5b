// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The place of the bezel in the safe area.
@MainActor @Suite(.globalHUD) struct BezelPositionTests {
  private let it = HUDScreen()

  /// The columns and the rows, counted from the top-leading corner.
  private static let places: [HUDPosition: (column: Int, row: Int)] = [
    .topLeading: (0, 0), .top: (1, 0), .topTrailing: (2, 0),
    .leading: (0, 1), .center: (1, 1), .trailing: (2, 1),
    .bottomLeading: (0, 2), .bottom: (1, 2), .bottomTrailing: (2, 2),
  ]

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/448"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/10"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/536"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/637"),
    arguments: Place.allCases, HUDPosition.allCases)
  func aPositionIsAtTheEdgeOfTheSafeArea(place: Place, position: HUDPosition) async throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      try await expect(position, direction, in: HUDInPlace(it: it, place: place))
    }
  }

  private func expect(
    _ position: HUDPosition, _ direction: UITraitEnvironmentLayoutDirection, in hud: HUDInPlace
  ) async throws {
    it.screen.layoutDirection = direction
    it.screen.setKeyboard(frame: nil, duration: 0)
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
    StatusHUD.configuration.position = position
    await hud.show()
    let place = try #require(Self.places[position])
    let column = direction == .rightToLeft ? 2 - place.column : place.column
    // The safe area is 310 x 402 at (10, 44), and the bezel 84 x 84, with a margin of 16.
    let x: CGFloat = [68, 165, 262][column]
    #expect(hud.container?.bezelCenter == CGPoint(x: x, y: [102, 245, 388][place.row]))
    it.screen.setKeyboard(frame: CGRect(x: 0, y: 320, width: 320, height: 160), duration: 0)
    await it.advance(by: 0)
    // The keyboard leaves 276 of the height.
    #expect(hud.container?.bezelCenter == CGPoint(x: x, y: [102, 182, 262][place.row]))
    await hud.hide()
  }

  @Test func theFadeZoomsFromTheEdge() async throws {
    await it.show(for: 0.05) { ($0.position, $0.fadeInDuration) = (.top, 0.15) }
    let frame = try it.movingBezel.frame
    #expect(frame.width > 90 && abs(frame.minY - 16) < 0.01 && abs(frame.midX - 160) < 0.01)
  }
}
