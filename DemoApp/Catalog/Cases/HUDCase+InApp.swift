// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Between the bars of the app in all positions, and in front of a question of the app.
  static let inApp: [HUDCase] =
    HUDPosition.allCases.map { position in
      HUDCase(
        "bars-\(position.name)", "Between bars: \(position.name)", in: .bars,
        configure: { $0.position = position },
        show: copyLink)
    } + [
      HUDCase("alert", "A question that comes over a mask", in: .alert) {
        StatusHUD.show(status: $0.loading, maskType: .black)
      }
    ]

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

extension HUDPosition {
  /// The name of the position, such as “top-leading”.
  public var name: String {
    "\(self)".map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
