// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Messages with a position, beside work that goes on.
  static let beside: [HUDCase] = [
    HUDCase("beside-text", "A text at the bottom", show: work { [linkCopied($0)] }),
    HUDCase(
      "beside-success", "Success at the bottom",
      show: work { [.success($0.text("Saved", "تم الحفظ"), position: .bottom)] }),
    HUDCase("beside-button", "A text with a button", show: work { [archived($0)] }),
    HUDCase(
      "beside-two", "Two positions at once",
      show: work {
        [
          .text($0.text("You’re offline", "أنت غير متصل"), position: .topLeading),
          .success($0.text("Saved", "تم الحفظ"), position: .bottomTrailing),
        ]
      }),
    HUDCase("beside-mask", "Over the mask of the work", show: work { [archived($0)] }) {
      $0.maskType = .black
    },
    HUDCase(
      "beside-keyboard", "Above the keyboard", in: .keyboard, show: work { [linkCopied($0)] }),
  ]

  /// Shows work, and messages beside it.
  private static func work(
    beside messages: @escaping @Sendable (SampleLanguage) -> [StatusHUD.Message]
  ) -> Show {
    { language in
      load(language)
      for message in messages(language) { StatusHUD.show(message) }
    }
  }

  private static func linkCopied(_ language: SampleLanguage) -> StatusHUD.Message {
    .text(language.text("Link copied", "نُسخ الرابط"), position: .bottom)
  }

  private static func archived(_ language: SampleLanguage) -> StatusHUD.Message {
    .text(
      language.text("Message archived", "أُرشفت الرسالة"), position: .bottom,
      action: StatusHUD.Message.Action(language.text("Undo", "تراجع")) {})
  }
}
