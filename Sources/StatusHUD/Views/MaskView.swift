// SPDX-License-Identifier: MIT

/// What lies between the app and the bezel.
@MainActor
final class MaskView: UIView {
  /// At the outermost of the vignette and beyond.
  private static let vignetteAlpha: CGFloat = 0.75

  var maskType = StatusHUD.MaskType.none {
    didSet { if maskType != oldValue { applyType() } }
  }

  /// The colour of ``StatusHUD/MaskType/custom``.
  var customColor = UIColor.hudMask {
    didSet { if customColor != oldValue { applyType() } }
  }

  /// The middle of the vignette, in the view's coordinates.
  var vignetteCenter = CGPoint.zero {
    didSet { if vignetteCenter != oldValue { setNeedsLayout() } }
  }

  private(set) var vignette: CAGradientLayer?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let vignette, bounds.width > 0, bounds.height > 0 else { return }
    // Round on any screen: the gradient's unit square is stretched to the view's.
    let radius = min(bounds.width, bounds.height)
    let start = CGPoint(
      x: vignetteCenter.x / bounds.width, y: vignetteCenter.y / bounds.height)
    CATransaction.withoutActions {
      vignette.frame = bounds
      vignette.startPoint = start
      vignette.endPoint = CGPoint(
        x: start.x + radius / bounds.width, y: start.y + radius / bounds.height)
    }
  }

  private func applyType() {
    switch maskType {
    case .none, .clear, .gradient: backgroundColor = nil
    case .black: backgroundColor = .hudMask
    case .custom: backgroundColor = customColor
    }
    CATransaction.withoutActions {
      if maskType == .gradient, vignette == nil {
        let vignette = Self.makeVignette()
        layer.addSublayer(vignette)
        self.vignette = vignette
      } else if maskType != .gradient {
        vignette?.removeFromSuperlayer()
        vignette = nil
      }
    }
    setNeedsLayout()
  }

  private static func makeVignette() -> CAGradientLayer {
    let vignette = CAGradientLayer()
    vignette.type = .radial
    vignette.colors = [0, vignetteAlpha].map { UIColor(white: 0, alpha: $0).cgColor }
    vignette.locations = [0, 1]
    return vignette
  }
}

extension UIColor {
  /// What ``StatusHUD/MaskType/black`` is, and ``StatusHUD/MaskType/custom`` unless the app says.
  static let hudMask = UIColor(white: 0, alpha: 0.4)
}
