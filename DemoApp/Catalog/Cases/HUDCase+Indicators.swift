// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Views of the app in place of the indicators of the HUD.
  static let indicators: [HUDCase] = [
    HUDCase("own-spinner", "An animation", indicators: views) { _ in StatusHUD.show() },
    HUDCase("own-spinner-text", "An animation above a text", indicators: views, show: load),
    HUDCase(
      "own-spinner-color", "An animation in the color of the images",
      configure: { $0.indicatorColor = .systemOrange }, indicators: views, show: load),
    HUDCase(
      "own-spinner-motion", "An animation, motion reduced", in: .reducedMotion, indicators: views,
      show: load),
    HUDCase("own-progress", "A view that shows progress", indicators: views) {
      StatusHUD.showProgress(0.62, status: $0.text("Tuning", "جارٍ الضبط"))
    },
    HUDCase("own-progress-details", "Progress, details and a button", indicators: views) {
      StatusHUD.showProgress(
        0.35, status: $0.text("Hashing files", "جارٍ فحص الملفات"),
        details: $0.text("42 of 120 files", "٤٢ من ١٢٠ ملفًا"), onCancel: {})
    },
    HUDCase(
      "own-success", "A seal as success", configure: { $0.successColor = .systemGreen },
      indicators: views,
      show: { StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع")) }),
    HUDCase("own-success-no-text", "A seal without text", indicators: views) { _ in
      StatusHUD.showSuccess(status: nil)
    },
    HUDCase("own-none", "Where the app has no view", indicators: views) {
      StatusHUD.showError(status: $0.text("No connection", "لا يوجد اتصال"))
    },
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
