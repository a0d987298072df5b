// SPDX-License-Identifier: MIT

import StatusHUD

extension ViewCase {
  /// The situations that samples of such a HUD have always shown, and more.
  public static let all = indicators + messages + ends + surroundings + results

  private static let indicators = [
    ViewCase("indeterminate", "Spinner") { _, _ in },
    ViewCase("label", "Label", counting()),
    ViewCase("details", "Details") { hud, language in
      counting()(hud, language)
      hud.details = language.text("Primes below one million", "الأوليات دون المليون")
    },
    ViewCase("determinate", "Pie", hashing(.pie)),
    ViewCase("annular", "Ring", hashing(.ring)),
    ViewCase("bar", "Bar", hashing(.bar)),
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
    ViewCase("cancel-button", "Cancel button", work: .cancellable, counting(.pie)),
    ViewCase("long-words", "Long words, in German and Hebrew", work: .cancellable) {
      hud, language in
      stage("Datenübertragung", "העברת הקבצים מתבצעת", .pie)(hud, language)
      hud.configuration.cancelTitle = language.text("Übertragung abbrechen", "ביטול העברת הקבצים")
    },
    ViewCase(
      "switching", "Several kinds of work", stage("Preparing", "جارٍ التحضير", configure: steady),
      hashing(.pie), stage("Hashing again", "إعادة الحساب", .bar), finish),
    ViewCase("window", "On the window", inWindow: true, counting()),
    ViewCase(
      "networking", "Connecting and receiving",
      stage("Connecting", "جارٍ الاتصال", configure: steady),
      stage("Receiving", "جارٍ الاستلام", .ring), finish),
  ]

  private static let surroundings = [
    ViewCase("progress-object", "Progress object", counting(.ring) { $0.showsPercentage = true }),
    ViewCase("dim-background", "Dim background", counting { $0.maskType = .black }),
    ViewCase("vignette", "Vignette", counting { $0.maskType = .gradient }),
    ViewCase("colored", "Colored", counting { $0.contentColor = .systemPurple }),
    ViewCase("completion", "With completion", work: .reported, counting()),
  ]

  private static func counting(
    _ style: StatusHUD.ProgressStyle? = nil, configure: @escaping HUDCase.Configure = { _ in }
  ) -> Stage { stage("Counting", "جارٍ العد", style, configure: configure) }

  private static func hashing(_ style: StatusHUD.ProgressStyle) -> Stage {
    stage("Hashing files", "حساب بصمة الملفات", style)
  }

  /// - Parameter style: That of the progress, if it's known.
  private static func stage(
    _ english: String, _ arabic: String, _ style: StatusHUD.ProgressStyle? = nil,
    configure: @escaping HUDCase.Configure = { _ in }
  ) -> Stage {
    { hud, language in
      hud.configuration.cancelTitle = language.cancel
      configure(&hud.configuration)
      hud.status = language.text(english, arabic)
      guard let style else { return }
      hud.configuration.progressStyle = style
      hud.progress = 0
    }
  }

  /// The bezel stays as it is while its content changes.
  private static let steady: HUDCase.Configure = {
    $0.minimumSize = CGSize(width: 150, height: 100)
  }

  private static let finish: Stage = { hud, language in
    hud.show(.success(language.text("Done", "تم"), duration: .infinity))
  }
}
