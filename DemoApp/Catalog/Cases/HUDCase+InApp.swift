// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Between the bars of the app in all positions, and in front of a question of the app.
  static let inApp: [HUDCase] =
    HUDPosition.allCases.map { position in
      HUDCase(
        "bars-\(name(of: position))", "Between bars: \(name(of: position))", in: .bars,
        configure: { $0.position = position },
        show: { StatusHUD.showText($0.text("Link copied", "نُسخ الرابط")) })
    } + [
      HUDCase("alert", "A question that comes over a mask", in: .alert) {
        StatusHUD.show(status: $0.loading, maskType: .black)
      }
    ]

  private static func name(of position: HUDPosition) -> String {
    switch position {
    case .topLeading: "top-leading"
    case .top: "top"
    case .topTrailing: "top-trailing"
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .bottomLeading: "bottom-leading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottom-trailing"
    }
  }

  /// A question that the user must be able to answer, whatever the HUD shows.
  @MainActor public static func makeAlert(in language: SampleLanguage) -> UIAlertController {
    let alert = UIAlertController(
      title: language.text("Replace the file?", "استبدال الملف؟"),
      message: language.text("There is a newer one.", "يوجد ملف أحدث."), preferredStyle: .alert)
    for title in [language.text("Replace", "استبدال"), language.cancel] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    return alert
  }
}
