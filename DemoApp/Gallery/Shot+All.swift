// SPDX-License-Identifier: MIT

import DemoCatalogue
import StatusHUD

extension Shot {
  /// Every picture, light before dark.
  static let all: [Shot] = inBothAppearances(
    states + spinner + [dots] + effects + fades + scales + phones + turns + keyboards)

  private static func inBothAppearances(_ shots: [Shot]) -> [Shot] {
    shots.flatMap { shot in
      [false, true].map { isDark in
        var shot = shot
        shot.isDark = isDark
        return shot
      }
    }
  }

  private static let states = HUDCase.all.map {
    Shot(name: $0.name, title: $0.title, hudCase: $0)
  }

  /// The ring turns once a second, so a whole second after its start it is where it began.
  private static let spinner = of("activity") { hudCase in
    [0, 25, 50, 75].map { hundredths in
      let zeros = hundredths < 10 ? "0" : ""
      return Shot(
        name: "spinner-t0\(zeros)\(hundredths)", title: "Spinner, t = 0.\(zeros)\(hundredths) s",
        hudCase: hudCase, moment: .shown(after: 1 + Double(hundredths) / 100))
    }
  }

  /// Past the first second, in which the dots come in one by one.
  private static let dots = Shot(
    name: "spinner-dots", title: "Eight dots", view: { DotsSpinnerView() },
    moment: .shown(after: 2.1))

  private static let effects = LayerEffectsView.Effect.allCases.map { effect in
    Shot(
      name: "layer-\(effect.rawValue)", title: "Layers: \(effect.rawValue)",
      view: { LayerEffectsView(effect) })
  }

  private static let fades = of("mask-black") { hudCase in
    let fadeIn = StatusHUD.Configuration().fadeInAnimationDuration
    return [0, 50, 100].flatMap { percent in
      let fraction = Double(percent) / 100
      return [
        Shot(
          name: "fade-in-\(percent)", title: "Fade in, \(percent) %", hudCase: hudCase,
          moment: .shown(after: fadeIn * fraction)),
        Shot(
          name: "fade-out-\(percent)", title: "Fade out, \(percent) %", hudCase: hudCase,
          moment: .fadingOut(fraction: fraction)),
      ]
    }.sorted { $0.name.contains("-in-") && $1.name.contains("-out-") }
  }

  /// One point is one, and three, pixels.
  private static let scales = [1, 3].flatMap { scale in
    ["activity-text", "progress-35-text", "success", "error", "mask-gradient"].flatMap { name in
      of(name) { hudCase in
        [
          Shot(
            name: "\(name)-at-\(scale)x", title: "\(hudCase.title), \(scale)x", hudCase: hudCase,
            scale: CGFloat(scale))
        ]
      }
    }
  }

  private static let phones = ["activity-text", "progress-35-text", "mask-gradient"].flatMap {
    of($0) { hudCase in
      [
        Shot(
          name: "\(hudCase.name)-phone", title: "\(hudCase.title), a phone", hudCase: hudCase,
          size: phone)
      ]
    }
  }

  private static let phone = CGSize(width: 390, height: 844)

  /// While a phone is laid on its side, and when it lies there.
  private static let turns = ["activity-text", "mask-gradient"].flatMap {
    of($0) { hudCase in
      [(50, 0.15), (100, 1)].map { percent, seconds in
        Shot(
          name: "\(hudCase.name)-turned-\(percent)",
          title: "\(hudCase.title), turned \(percent) %", hudCase: hudCase, size: phone,
          turningFor: seconds)
      }
    }
  }

  /// While the keyboard comes, and when it is there.
  private static let keyboards = of("activity-text") { hudCase in
    [(50, 0.125), (100, 1)].map { percent, seconds in
      Shot(
        name: "\(hudCase.name)-keyboard-\(percent)",
        title: "\(hudCase.title), keyboard \(percent) %", hudCase: hudCase, size: phone,
        keyboardFor: seconds)
    }
  }

  private static func of(_ name: String, _ shots: (HUDCase) -> [Shot]) -> [Shot] {
    HUDCase.named(name).map(shots) ?? []
  }
}
