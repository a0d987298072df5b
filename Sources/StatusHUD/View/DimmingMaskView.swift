// SPDX-License-Identifier: MIT

/// A view that dims or blurs the app beneath the bezel, depending on the mask type.
@MainActor final class DimmingMaskView: BackdropView {
  /// The center of the vignette, in the coordinate system of this view.
  var vignetteCenter = CGPoint.zero { didSet { setNeedsLayout() } }

  private(set) var vignette: CAGradientLayer?

  func show(_ maskType: StatusHUD.MaskType, _ configuration: StatusHUD.Configuration) {
    switch maskType {
    case .automatic, .passthrough, .clear, .gradient: setFill(nil, .clear)
    case .black: setFill(nil, .hudMask)
    case .blur: setFill(.maskMaterial, .hudBlurredMask)
    case .custom: setFill(configuration.customMaskEffect, configuration.customMaskColor)
    }
    let hasVignette = maskType == .gradient
    guard (vignette != nil) != hasVignette else { return }
    vignette?.removeFromSuperlayer()
    vignette = hasVignette ? CAGradientLayer() : nil
    guard let vignette else { return }
    vignette.type = .radial
    // The center is clear, and the second color fills the area outside the vignette.
    vignette.colors = [0, 0.75].map { UIColor(white: 0, alpha: $0).cgColor }
    layer.addSublayer(vignette)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let vignette, bounds.width > 0, bounds.height > 0 else { return }
    // Convert the radius to unit coordinates separately for each axis to keep the vignette round.
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
