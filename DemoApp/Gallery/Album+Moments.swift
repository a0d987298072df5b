// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

extension Album {
  /// What is seen only for a moment, light beside dark.
  static let moments = Album(
    "moments", "Moments",
    inBothAppearances(
      spinner + [gradients] + fades + turns + keyboards + bounces + blurFades + forcedStyles))

  /// One point is one, two and three pixels.
  static let scales = Album(
    "scales", "Pixels per point",
    inBothAppearances(
      ["activity-text", "progress-35-text", "success", "error-long", "mask-gradient"].flatMap {
        of($0) { hudCase in
          [1, 2, 3].map { scale in
            Shot(
              name: "\(hudCase.name)-at-\(scale)x", title: "\(hudCase.title), \(scale)x",
              hudCase: hudCase, size: CGSize(width: 320, height: 320), scale: CGFloat(scale))
          }
        }
      }))

  /// What an app can use without the HUD.
  static let indicators = Album(
    "indicators", "Indicators alone",
    [false, true].map {
      Shot(name: "indicators", title: "Indicators", view: { IndicatorsView() })
        .with(Variant(isRightToLeft: $0))
    })

  private static func inBothAppearances(_ shots: [Shot]) -> [Shot] {
    shots.flatMap { shot in Variant.lightAndDark.map(shot.with) }
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

  /// A bounce takes 0.8 s.
  private static let bounces = of("own-spinner") { hudCase in
    [0, 20, 40, 60].map { hundredths in
      let zeros = hundredths < 10 ? "0" : ""
      return Shot(
        name: "bounce-t0\(zeros)\(hundredths)", title: "Dots, t = 0.\(zeros)\(hundredths) s",
        hudCase: hudCase, moment: .shown(after: 0.8 + Double(hundredths) / 100))
    }
  }

  private static let gradients = Shot(
    name: "layer-gradient", title: "Layers: gradient", view: { GradientsView() })

  private static let fades =
    of("mask-black") { fades(of: $0, name: "fade") }
    + of("motion") { fades(of: $0, name: "fade-motion-reduced") }
    + ["style-automatic", "style-dark", "style-custom", "style-custom-blur", "blur-dark"].flatMap {
      of($0) { fades(of: $0, name: "fade-\($0.name)") }
    }

  private static let blurFades = of("mask-blur") { fades(of: $0, name: "fade-mask-blur") }

  private static func fades(of hudCase: HUDCase, name: String) -> [Shot] {
    let configuration = StatusHUD.Configuration()
    let percents = [0, 25, 50, 75, 100]
    return percents.map { percent in
      Shot(
        name: "\(name)-in-\(percent)", title: "\(hudCase.title), in \(percent) %",
        hudCase: hudCase,
        moment: .shown(after: configuration.fadeInDuration * Double(percent) / 100))
    }
      + percents.map { percent in
        Shot(
          name: "\(name)-out-\(percent)", title: "\(hudCase.title), out \(percent) %",
          hudCase: hudCase, moment: .fadingOut(fraction: Double(percent) / 100))
      }
  }

  /// While a phone is laid on its side, and when it lies there.
  private static let turns = ["activity-text", "mask-gradient"].flatMap {
    of($0) { hudCase in
      [(50, 0.15), (100, 1)].map { percent, seconds in
        Shot(
          name: "\(hudCase.name)-turned-\(percent)",
          title: "\(hudCase.title), turned \(percent) %", hudCase: hudCase,
          turningFor: seconds)
      }
    }
  }

  /// While the keyboard comes, and when it is there.
  private static let keyboards = of("activity-text") { hudCase in
    [(50, 0.125), (100, 1)].map { percent, seconds in
      Shot(
        name: "\(hudCase.name)-keyboard-\(percent)",
        title: "\(hudCase.title), keyboard \(percent) %", hudCase: hudCase,
        keyboardFor: seconds)
    }
  }

  /// A dark app beside a light system, and the reverse.
  private static let forcedStyles = ["activity-text", "mask-gradient"].flatMap {
    of($0) { hudCase in
      [
        Shot(
          name: "\(hudCase.name)-forced", title: "\(hudCase.title), the other style forced",
          hudCase: hudCase, forcesStyle: true)
      ]
    }
  }

  private static func of(_ name: String, _ shots: (HUDCase) -> [Shot]) -> [Shot] {
    HUDCase.named(name).map(shots) ?? []
  }
}
