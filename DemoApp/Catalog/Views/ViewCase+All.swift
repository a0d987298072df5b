// SPDX-License-Identifier: MIT

import StatusHUD

extension ViewCase {
  /// The situations that samples of such a HUD have always shown, and more.
  public static let all = indicators + messages + ends + surroundings + results

  private static let indicators = [
    ViewCase("indeterminate", "Spinner", work: .unmeasured) { _, _ in },
    ViewCase("label", "Label", work: .unmeasured, count),
    ViewCase("details", "Details", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.details = language.text("Primes below one million", "الأوليات دون المليون")
    },
    ViewCase("determinate", "Pie", work: .measured) { hud, language in
      show(.pie, hud)
      hash(hud, language)
    },
    ViewCase("annular", "Ring", work: .measured) { hud, language in
      show(.ring, hud)
      hash(hud, language)
    },
    ViewCase("bar", "Bar", work: .measured) { hud, language in
      show(.bar, hud)
      hash(hud, language)
    },
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
    ViewCase("cancel-button", "Cancel button", work: .cancellable) { hud, language in
      show(.pie, hud)
      count(hud, language)
      hud.configuration.cancelTitle = language.cancel
    },
    ViewCase("long-words", "Long words, in German and Hebrew", work: .cancellable) {
      hud, language in
      show(.pie, hud)
      count(hud, language)
      hud.status = language.text("Datenübertragung", "העברת הקבצים מתבצעת")
      hud.configuration.cancelTitle = language.text("Übertragung abbrechen", "ביטול העברת הקבצים")
    },
    ViewCase(
      "switching", "Several kinds of work", work: .staged,
      stages: [
        Stage { hud, language in
          // So that the bezel stays as it is while its content changes.
          hud.configuration.minimumSize = CGSize(width: 150, height: 100)
          hud.status = language.text("Preparing", "جارٍ التحضير")
        },
        Stage { hud, language in
          show(.pie, hud)
          hash(hud, language)
        },
        Stage { hud, language in
          show(.bar, hud)
          hud.status = language.text("Hashing again", "إعادة الحساب")
        },
        Stage(finish),
      ]),
    ViewCase("window", "On the window", in: .window, work: .unmeasured, count),
    ViewCase(
      "networking", "Networking", work: .transfer,
      stages: [
        Stage { hud, language in
          hud.configuration.minimumSize = CGSize(width: 150, height: 100)
          hud.status = language.text("Connecting", "جارٍ الاتصال")
        },
        Stage { hud, language in
          show(.ring, hud)
          hud.status = language.text("Receiving", "جارٍ الاستلام")
        },
        Stage(finish),
      ]),
  ]

  private static let surroundings = [
    ViewCase("progress-object", "Progress object", work: .followed) { hud, language in
      count(hud, language)
      hud.configuration.showsPercentage = true
    },
    ViewCase("dim-background", "Dim background", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.maskType = .black
    },
    ViewCase("vignette", "Vignette", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.maskType = .gradient
    },
    ViewCase("colored", "Colored", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.configuration.contentColor = .systemPurple
    },
    ViewCase("completion", "With completion", work: .reported, count),
  ]

  @MainActor private static func count(_ hud: HUDView, _ language: SampleLanguage) {
    hud.status = language.text("Counting", "جارٍ العد")
  }

  @MainActor private static func hash(_ hud: HUDView, _ language: SampleLanguage) {
    hud.status = language.text("Hashing files", "حساب بصمة الملفات")
  }

  @MainActor private static func show(_ style: StatusHUD.ProgressStyle, _ hud: HUDView) {
    hud.configuration.progressStyle = style
    hud.progress = 0
  }

  @MainActor private static func finish(_ hud: HUDView, _ language: SampleLanguage) {
    hud.show(.success(language.text("Done", "تم"), duration: .infinity))
  }
}
