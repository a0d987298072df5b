// SPDX-License-Identifier: MIT

/// Dims the app behind the bezel, as the mask type says.
@MainActor final class DimmingView: UIView {
  /// The alpha of the vignette at its edge and beyond.
  private static let vignetteAlpha: CGFloat = 0.75

  /// The centre of the vignette, in the coordinates of this view.
  var vignetteCenter = CGPoint.zero { didSet { setNeedsLayout() } }

  private(set) var vignette: CAGradientLayer?

  func show(_ maskType: StatusHUD.MaskType, customColor: UIColor) {
    switch maskType {
    case .passthrough, .clear, .gradient: backgroundColor = nil
    case .black: backgroundColor = .hudMask
    case .custom: backgroundColor = customColor
    }
    guard (vignette != nil) != (maskType == .gradient) else { return }
    CATransaction.withoutActions {
      vignette?.removeFromSuperlayer()
      vignette = maskType == .gradient ? Self.makeVignette() : nil
      if let vignette { layer.addSublayer(vignette) }
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

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let vignette, bounds.width > 0, bounds.height > 0 else { return }
    // A gradient stretches its unit square to the layer: these points keep it round.
    let radius = min(bounds.width, bounds.height)
    let start = CGPoint(x: vignetteCenter.x / bounds.width, y: vignetteCenter.y / bounds.height)
    CATransaction.withoutActions {
      vignette.frame = bounds
      vignette.startPoint = start
      vignette.endPoint = CGPoint(
        x: start.x + radius / bounds.width, y: start.y + radius / bounds.height)
    }
  }
}
