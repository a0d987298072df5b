// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

extension Album {
  /// What is seen only for a moment, light beside dark.
  static let moments = Album(
    "moments", "Moments",
    inBothAppearances(
      spinner + [gradients] + fades + turns + keyboards + bounces + forcedStyles))

  /// One point is one, two and three pixels.
  static let scales = Album(
    "scales", "Pixels per point",
    inBothAppearances(
      ["activity-text", "progress-35-text", "success", "error-long", "mask-gradient"].flatMap {
        shots(of: $0, [1, 2, 3]) { shot, scale in
          shot.rename("at-\(scale)x", "\(scale)x")
          shot.size = CGSize(width: 320, height: 320)
          shot.scale = CGFloat(scale)
        }
      }))

  /// What an app can use without the HUD.
  static let indicators = Album(
    "indicators", "Indicators alone",
    [false, true].map {
      Shot(name: "indicators", title: "Indicators", view: { .indicators() })
        .with(Variant(isRightToLeft: $0))
    })

  private static func inBothAppearances(_ shots: [Shot]) -> [Shot] {
    shots.flatMap { shot in Variant.lightAndDark.map(shot.with) }
  }

  /// The ring turns once a second, so a whole second after its start it is where it began.
  private static let spinner = turns(of: "activity", "spinner", "Spinner", from: 1, 0.25)

  /// A bounce takes 0.8 s.
  private static let bounces = turns(of: "own-spinner", "bounce", "Dots", from: 0.8, 0.2)

  private static func turns(
    of hudCase: String, _ name: String, _ title: String, from start: Double, _ step: Double
  ) -> [Shot] {
    shots(of: hudCase, [0, 1, 2, 3]) { shot, index in
      let seconds = String(format: "%.2f", Double(index) * step)
      shot.name = "\(name)-t\(seconds.replacingOccurrences(of: ".", with: ""))"
      shot.title = "\(title), t = \(seconds) s"
      shot.shownFor = start + Double(index) * step
    }
  }

  private static let gradients = Shot(
    name: "layer-gradient", title: "Layers: gradient", view: { .gradients() })

  private static let fades =
    fades(of: "mask-black", "fade") + fades(of: "motion", "fade-motion-reduced")
    + [
      "style-automatic", "style-dark", "style-custom", "style-custom-blur", "blur-dark",
      "mask-blur",
    ].flatMap { fades(of: $0, "fade-\($0)") }

  private static func fades(of hudCase: String, _ name: String) -> [Shot] {
    let duration = StatusHUD.Configuration().fadeInDuration
    return ["in", "out"].flatMap { direction in
      shots(of: hudCase, [0, 25, 50, 75, 100]) { shot, percent in
        shot.name = "\(name)-\(direction)-\(percent)"
        shot.title += ", \(direction) \(percent) %"
        let fraction = Double(percent) / 100
        if direction == "in" { shot.shownFor = duration * fraction }
        if direction == "out" { shot.fadedOut = fraction }
      }
    }
  }

  /// While a phone is laid on its side, and when it lies there.
  private static let turns = ["activity-text", "mask-gradient"].flatMap {
    shots(of: $0, [(50, 0.15), (100, 1)]) { shot, moment in
      shot.rename("turned-\(moment.0)", "turned \(moment.0) %")
      shot.turningFor = moment.1
    }
  }

  /// While the keyboard comes, and when it is there.
  private static let keyboards = shots(of: "activity-text", [(50, 0.125), (100, 1)]) {
    shot, moment in
    shot.rename("keyboard-\(moment.0)", "keyboard \(moment.0) %")
    shot.keyboardFor = moment.1
  }

  /// A dark app beside a light system, and the reverse.
  private static let forcedStyles = ["activity-text", "mask-gradient"].flatMap {
    shots(of: $0, [true]) { shot, isForced in
      shot.rename("forced", "the other style forced")
      shot.forcesStyle = isForced
    }
  }

  /// A shot of a state for each value, by which `change` tells it from the others.
  private static func shots<Value>(
    of name: String, _ values: [Value], _ change: (inout Shot, Value) -> Void
  ) -> [Shot] {
    guard let hudCase = HUDCase.named(name) else { return [] }
    return values.map { value in
      var shot = Shot(name: hudCase.name, title: hudCase.title, hudCase: hudCase)
      change(&shot, value)
      return shot
    }
  }
}

extension Shot {
  fileprivate mutating func rename(_ name: String, _ title: String) {
    self.name += "-\(name)"
    self.title += ", \(title)"
  }
}
