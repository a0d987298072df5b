// SPDX-License-Identifier: MIT

import StatusHUD

extension ViewCase {
  /// The situations that samples of such a HUD have always shown, and more.
  public static let all = indicators + messages + ends + surroundings + results

  private static let indicators = [
    ViewCase("indeterminate", "Spinner", work: .unmeasured) { _, _ in },
    ViewCase("label", "Label", work: .unmeasured, counting()),
    ViewCase(
      "details", "Details", work: .unmeasured,
      counting { $0.details = $1.text("Primes below one million", "الأوليات دون المليون") }),
    ViewCase("determinate", "Pie", work: .measured, hashing(.pie)),
    ViewCase("annular", "Ring", work: .measured, hashing(.ring)),
    ViewCase("bar", "Bar", work: .measured, hashing(.bar)),
  ]

  private static let messages = [
    ViewCase("custom-view", "Custom view", work: .none) { hud, language in
      hud.configuration.isSquare = true
      hud.customView = UIImageView(image: SampleImages.check)
      hud.status = language.text("Done", "تم")
    },
    ViewCase("text", "Text only", configure: { $0.position = .bottom }) {
      .text($0.text("Copied to the clipboard", "نُسخ إلى الحافظة"))
    },
  ]

  private static let ends = [
    ViewCase(
      "cancel-button", "Cancel button", work: .cancellable,
      counting { hud, language in
        show(.pie, hud)
        hud.configuration.cancelTitle = language.cancel
      }),
    ViewCase("long-words", "Long words, in German and Hebrew", work: .cancellable) {
      hud, language in
      show(.pie, hud)
      hud.status = language.text("Datenübertragung", "העברת הקבצים מתבצעת")
      hud.configuration.cancelTitle = language.text("Übertragung abbrechen", "ביטול העברת הקבצים")
    },
    ViewCase(
      "switching", "Several kinds of work", work: .staged, steady("Preparing", "جارٍ التحضير"),
      hashing(.pie),
      { hud, language in
        show(.bar, hud)
        hud.status = language.text("Hashing again", "إعادة الحساب")
      }, finish),
    ViewCase("window", "On the window", in: .window, work: .unmeasured, counting()),
    ViewCase(
      "networking", "Sending and receiving", work: .transfer, steady("Connecting", "جارٍ الاتصال"),
      { hud, language in
        show(.ring, hud)
        hud.status = language.text("Receiving", "جارٍ الاستلام")
      }, finish),
  ]

  private static let surroundings = [
    ViewCase(
      "progress-object", "Progress object", work: .followed,
      counting { hud, _ in hud.configuration.showsPercentage = true }),
    ViewCase(
      "dim-background", "Dim background", work: .unmeasured,
      counting { hud, _ in hud.configuration.maskType = .black }),
    ViewCase(
      "vignette", "Vignette", work: .unmeasured,
      counting { hud, _ in hud.configuration.maskType = .gradient }),
    ViewCase(
      "colored", "Colored", work: .unmeasured,
      counting { hud, _ in hud.configuration.contentColor = .systemPurple }),
    ViewCase("completion", "With completion", work: .reported, counting()),
  ]

  private static func counting(_ more: @escaping Stage = { _, _ in }) -> Stage {
    { hud, language in
      hud.status = language.text("Counting", "جارٍ العد")
      more(hud, language)
    }
  }

  private static func hashing(_ style: StatusHUD.ProgressStyle) -> Stage {
    { hud, language in
      show(style, hud)
      hud.status = language.text("Hashing files", "حساب بصمة الملفات")
    }
  }

  /// The bezel stays as it is while its content changes.
  private static func steady(_ english: String, _ arabic: String) -> Stage {
    { hud, language in
      hud.configuration.minimumSize = CGSize(width: 150, height: 100)
      hud.status = language.text(english, arabic)
    }
  }

  private static let finish: Stage = { hud, language in
    hud.show(.success(language.text("Done", "تم"), duration: .infinity))
  }

  @MainActor private static func show(_ style: StatusHUD.ProgressStyle, _ hud: HUDView) {
    hud.configuration.progressStyle = style
    hud.progress = 0
  }
}
