// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Views of the app in place of the indicators of the HUD.
  static let indicators: [HUDCase] = [
    HUDCase("own-spinner", "An animation", indicators: views, show: spin),
    HUDCase("own-spinner-text", "An animation above a text", indicators: views, show: load),
    HUDCase(
      loading: "own-spinner-color", "An animation in the color of the images", indicators: views
    ) { $0.indicatorColor = .systemOrange },
    HUDCase(
      "own-spinner-motion", "An animation, motion reduced", in: .reducedMotion, indicators: views,
      show: load),
    HUDCase("own-progress", "A view that shows progress", indicators: views, show: tune),
    HUDCase(
      "own-progress-details", "Progress, details and a button", indicators: views, show: hash),
    HUDCase("own-success", "A seal as success", indicators: views, show: pay) {
      $0.successColor = .systemGreen
    },
    HUDCase("own-success-no-text", "A seal without text", indicators: views, show: succeed),
    HUDCase("own-none", "Where the app has no view", indicators: views, show: fail),
  ]

  @MainActor private static func views(for indicator: StatusHUD.Indicator) -> UIView? {
    switch indicator {
    case .spinner: BouncingDotsView()
    case .progress: LevelView()
    case .success: SealView()
    case .info, .error: nil
    }
  }
}
