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
      hud.detailsLabel.text = language.text("Primes below one million", "الأوليات دون المليون")
    },
    ViewCase("determinate", "Pie", work: .measured) { hud, language in
      hud.mode = .pie
      hash(hud, language)
    },
    ViewCase("annular", "Ring", work: .measured) { hud, language in
      hud.mode = .ring
      hash(hud, language)
    },
    ViewCase("bar", "Bar", work: .measured) { hud, language in
      hud.mode = .bar
      hash(hud, language)
    },
  ]

  private static let messages = [
    ViewCase("custom-view", "Custom view", work: .none) { hud, language in
      hud.isSquare = true
      hud.customView = UIImageView(image: SampleImages.check)
      hud.mode = .customView
      hud.label.text = language.text("Done", "تم")
    },
    ViewCase("text", "Text only", work: .none) { hud, language in
      hud.mode = .text
      hud.label.text = language.text("Copied to the clipboard", "نُسخ إلى الحافظة")
      hud.offset = CGPoint(x: 0, y: 1_000_000)
    },
  ]

  private static let ends = [
    ViewCase("cancel-button", "Cancel button", work: .cancellable) { hud, language in
      hud.mode = .pie
      count(hud, language)
      hud.button.setTitle(language.cancel, for: .normal)
    },
    ViewCase("long-words", "Long words, in German and Hebrew", work: .cancellable) {
      hud, language in
      hud.mode = .pie
      count(hud, language)
      hud.label.text = language.text("Datenübertragung", "העברת הקבצים מתבצעת")
      hud.button.setTitle(
        language.text("Übertragung abbrechen", "ביטול העברת הקבצים"), for: .normal)
    },
    ViewCase(
      "mode-switching", "Mode switching", work: .staged,
      stages: [
        Stage { hud, language in
          // So that the bezel stays as it is while its content changes.
          hud.minimumSize = CGSize(width: 150, height: 100)
          hud.label.text = language.text("Preparing", "جارٍ التحضير")
        },
        Stage { hud, language in
          hud.mode = .pie
          hash(hud, language)
        },
        Stage { hud, language in
          hud.mode = .bar
          hud.label.text = language.text("Hashing again", "إعادة الحساب")
        },
        Stage(finish),
      ]),
    ViewCase("window", "On the window", in: .window, work: .unmeasured, count),
    ViewCase(
      "networking", "Networking", work: .transfer,
      stages: [
        Stage { hud, language in
          hud.minimumSize = CGSize(width: 150, height: 100)
          hud.label.text = language.text("Connecting", "جارٍ الاتصال")
        },
        Stage { hud, language in
          hud.mode = .ring
          hud.label.text = language.text("Receiving", "جارٍ الاستلام")
        },
        Stage(finish),
      ]),
  ]

  private static let surroundings = [
    ViewCase("progress-object", "Progress object", work: .followed) { hud, language in
      hud.mode = .ring
      count(hud, language)
      hud.showsPercentage = true
    },
    ViewCase("dim-background", "Dim background", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.backgroundView.color = UIColor(white: 0, alpha: 0.4)
    },
    ViewCase("colored", "Colored", work: .unmeasured) { hud, language in
      count(hud, language)
      hud.contentColor = .systemPurple
    },
    ViewCase("completion", "With completion", work: .reported, count),
  ]

  @MainActor private static func count(_ hud: HUDView, _ language: SampleLanguage) {
    hud.label.text = language.text("Counting", "جارٍ العد")
  }

  @MainActor private static func hash(_ hud: HUDView, _ language: SampleLanguage) {
    hud.label.text = language.text("Hashing files", "حساب بصمة الملفات")
  }

  @MainActor private static func finish(_ hud: HUDView, _ language: SampleLanguage) {
    hud.mode = .success
    hud.label.text = language.text("Done", "تم")
    hud.detailsLabel.text = nil
  }
}
