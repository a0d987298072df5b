// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// A change of how a HUD looks, also to invalid numbers.
@MainActor struct HUDLook: CustomStringConvertible {
  nonisolated let description: String
  let apply: (HUDView) -> Void

  private init(_ description: String, _ apply: @escaping (HUDView) -> Void) {
    self.description = description
    self.apply = apply
  }

  private static func set<Value>(
    _ property: ReferenceWritableKeyPath<HUDView, Value>, _ value: Value
  ) -> HUDLook {
    HUDLook("\(property) = \(value)") { $0[keyPath: property] = value }
  }

  static func random(using random: inout SeededGenerator) -> HUDLook {
    let isOn = Bool.random(using: &random)
    let length = random.one(
      of: [0, 3, 20, 60, -5, .nan, .infinity, 1_000_000] as [CGFloat])
    let other = random.one(of: [0, 10, -40, .nan, -.infinity, -1_000_000] as [CGFloat])
    let color = random.one(of: [nil, .red, .label] as [UIColor?])
    switch Int.random(in: 0..<22, using: &random) {
    case 0: return set(\.margin, length)
    case 1: return set(\.offset, CGPoint(x: length, y: other))
    case 2: return set(\.minimumSize, CGSize(width: other, height: length))
    case 3: return set(\.isSquare, isOn)
    case 4: return set(\.position, random.one(of: HUDPosition.allCases))
    case 5: return set(\.mode, random.one(of: HUDView.Mode.allCases))
    case 6: return set(\.animation, random.one(of: HUDView.Animation.allCases))
    case 7: return set(\.contentColor, color)
    case 8: return set(\.indicatorColor, color)
    case 9:
      let frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      return HUDLook("customView \(isOn)") { $0.customView = isOn ? UIView(frame: frame) : nil }
    case 10: return set(\.hasShadow, isOn)
    case 11: return set(\.isMotionEffectEnabled, isOn)
    case 12: return set(\.avoidsKeyboard, isOn)
    case 13: return set(\.showsPercentage, isOn)
    case 14:
      let progress = random.one(of: [0, 0.4, 1, -1, 7, .nan, .infinity])
      return HUDLook("progress \(progress)") { $0.setProgress(progress, animated: isOn) }
    case 15: return set(\.detailsLabel.text, random.one(of: [nil, "", "details"]))
    case 16:
      let title = random.one(of: [nil, "Cancel"])
      return HUDLook("button \(title ?? "-")") {
        $0.button.setTitle(title, for: .normal)
        $0.button.addAction(
          UIAction(identifier: UIAction.Identifier("cancel")) { _ in }, for: .touchUpInside)
      }
    case 17: return set(\.backgroundView.style, isOn ? .blur : .solidColor)
    case 18:
      return HUDLook("observedProgress \(isOn)") {
        $0.observedProgress = isOn ? Progress(totalUnitCount: 10) : nil
      }
    case 19:
      let count = Int64.random(in: -1...6, using: &random)
      return HUDLook("\(count) units") { $0.observedProgress?.completedUnitCount += count }
    case 20: return apply(.random(using: &random))
    default: return HUDLook("cancel") { $0.observedProgress?.cancel() }
    }
  }

  private static func apply(_ configuration: StatusHUD.Configuration) -> HUDLook {
    HUDLook("apply \(configuration)") {
      var configuration = configuration
      // They decide when the HUD is seen.
      configuration.graceTime = $0.graceTime
      configuration.minimumVisibleTime = $0.minimumVisibleTime
      $0.apply(configuration)
    }
  }
}

extension StatusHUD.Configuration {
  @MainActor fileprivate static func random(using random: inout SeededGenerator) -> Self {
    var it = Self()
    it.style = random.one(of: StatusHUD.Style.allCases)
    it.spinnerStyle = random.one(of: StatusHUD.SpinnerStyle.allCases)
    it.bezelColor = random.one(of: [nil, .clear, .red, .label])
    it.blurStyle = random.one(of: [nil, .dark, .systemThinMaterial])
    it.effect = random.one(of: [nil, UIVisualEffect(), UIBlurEffect(style: .light)])
    it.successImage = random.one(of: [nil, UIImage()])
    it.font = random.one(of: [nil, .boldSystemFont(ofSize: 40)])
    it.position = random.one(of: HUDPosition.allCases)
    it.cornerRadius = random.one(of: [0, 14, 1000])
    it.borderWidth = random.one(of: [0, 3])
    it.isMotionEffectEnabled = random.isOne(in: 2)
    return it
  }
}
