// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// A change of what a HUD looks like, with ordinary and with hostile values.
enum HUDLook: Sendable {
  case margin(CGFloat)
  case offset(CGPoint)
  case minSize(CGSize)
  case isSquare(Bool)
  case position(HUDView.Position)
  case mode(HUDView.Mode)
  case animation(HUDView.Animation)
  case contentColor(UIColor?)
  case indicatorColor(UIColor?)
  case customView(Bool)
  case shadow(Bool)
  case motionEffects(Bool)
  case avoidsKeyboard(Bool)
  case showsPercentage(Bool)
  case progress(Double, animated: Bool)
  case details(String?)
  case button(String?)
  case blur(Bool)
  case progressObject(Bool)
  case unitsDone(Int64)
  case cancelProgress
}

extension HUDLook {
  static func random(using random: inout SeededGenerator) -> HUDLook {
    let isOn = Bool.random(using: &random)
    let length = random.one(
      of: [0, 3, 20, 60, -5, .nan, .infinity, HUDView.maxOffset] as [CGFloat])
    let other = random.one(of: [0, 10, -40, .nan, -.infinity, -HUDView.maxOffset] as [CGFloat])
    let color = random.one(of: [nil, .red, .label] as [UIColor?])
    switch Int.random(in: 0..<21, using: &random) {
    case 0: return .margin(length)
    case 1: return .offset(CGPoint(x: length, y: other))
    case 2: return .minSize(CGSize(width: other, height: length))
    case 3: return .isSquare(isOn)
    case 4: return .position(random.one(of: HUDView.Position.allCases))
    case 5: return .mode(random.one(of: HUDView.Mode.allCases))
    case 6: return .animation(random.one(of: HUDView.Animation.allCases))
    case 7: return .contentColor(color)
    case 8: return .indicatorColor(color)
    case 9: return .customView(isOn)
    case 10: return .shadow(isOn)
    case 11: return .motionEffects(isOn)
    case 12: return .avoidsKeyboard(isOn)
    case 13: return .showsPercentage(isOn)
    case 14: return .progress(random.one(of: [0, 0.4, 1, -1, 7, .nan, .infinity]), animated: isOn)
    case 15: return .details(random.one(of: [nil, "", "details"]))
    case 16: return .button(random.one(of: [nil, "Cancel"]))
    case 17: return .blur(isOn)
    case 18: return .progressObject(isOn)
    case 19: return .unitsDone(Int64.random(in: -1...6, using: &random))
    default: return .cancelProgress
    }
  }

  @MainActor func apply(to hud: HUDView) {
    switch self {
    case .margin(let margin): hud.margin = margin
    case .offset(let offset): hud.offset = offset
    case .minSize(let size): hud.minSize = size
    case .isSquare(let isSquare): hud.isSquare = isSquare
    case .position(let position): hud.position = position
    case .mode(let mode): hud.mode = mode
    case .animation(let animation): hud.animationType = animation
    case .contentColor(let color): hud.contentColor = color
    case .indicatorColor(let color): hud.indicatorColor = color
    case .customView(let isSet):
      hud.customView = isSet ? UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)) : nil
    case .shadow(let hasShadow): hud.hasShadow = hasShadow
    case .motionEffects(let areOn): hud.areDefaultMotionEffectsEnabled = areOn
    case .avoidsKeyboard(let avoids): hud.avoidsKeyboard = avoids
    case .showsPercentage(let shows): hud.showsPercentage = shows
    case .progress(let progress, let animated): hud.setProgress(progress, animated: animated)
    case .details(let text): hud.detailsLabel.text = text
    case .button(let title):
      hud.button.setTitle(title, for: .normal)
      hud.button.addAction(UIAction(identifier: Self.cancel) { _ in }, for: .touchUpInside)
    case .blur(let isBlurred): hud.backgroundView.style = isBlurred ? .blur : .solidColor
    case .progressObject(let isSet):
      hud.progressObject = isSet ? Progress(totalUnitCount: 10) : nil
    case .unitsDone(let count): hud.progressObject?.completedUnitCount += count
    case .cancelProgress: hud.progressObject?.cancel()
    }
  }

  private static let cancel = UIAction.Identifier("cancel")
}
