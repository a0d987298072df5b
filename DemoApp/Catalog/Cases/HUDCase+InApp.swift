// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Between the bars of the app in all positions, and aside for a question of the app.
  static let inApp: [HUDCase] =
    HUDPosition.allCases.map { position in
      HUDCase(
        "bars-\(position.name)", "Between bars: \(position.name)", in: .bars, show: copyLink
      ) { $0.position = position }
    } + [
      HUDCase("sidebar", "Beside a sidebar", in: .sidebar, show: copyLink),
      HUDCase("push", "Below the bar of a page that comes later", in: .push, show: copyLink) {
        $0.position = .top
      },
      HUDCase("alert", "Aside while there’s a question", in: .alert, show: loadBehindMask),
      HUDCase("alert-answered", "Back after the answer", in: .answeredAlert, show: loadBehindMask),
    ]

  private static let loadBehindMask: Show = {
    StatusHUD.show(status: $0.loading, maskType: .black)
  }

  /// A question that the user must be able to answer, whatever the HUD shows.
  /// - Parameter onAnswer: A closure that runs when the user has answered.
  @MainActor public static func makeAlert(
    in language: SampleLanguage, onAnswer: @escaping () -> Void = {}
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: language.text("Replace the file?", "استبدال الملف؟"),
      message: language.text("There is a newer one.", "يوجد ملف أحدث."), preferredStyle: .alert)
    for title in [language.text("Replace", "استبدال"), language.cancel] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in onAnswer() })
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
