// SPDX-License-Identifier: MIT

/// The shadow around a bezel. There is none beneath it, where it would darken a translucent bezel.
@MainActor final class BezelShadowView: GestureBarrierView {
  private static let reach: CGFloat = 50
  private let outside = CAShapeLayer()
  private var shown: (shadow: CGPath?, outside: CGPath?)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    outside.fillRule = .evenOdd
    layer.mask = outside
    layer.shadowColor = UIColor(white: 0, alpha: 1).cgColor
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0.15
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setShape(_ bezel: UIBezierPath) {
    shown = ((layer.presentation() ?? layer).shadowPath, (outside.presentation() ?? outside).path)
    // Without a path, the shadow would be computed from pixels.
    layer.shadowPath = bezel.cgPath
    let path = UIBezierPath(rect: bounds.insetBy(dx: -Self.reach, dy: -Self.reach))
    path.append(bezel)
    outside.path = path.cgPath
  }

  /// Moves the last change of the shape along with an animation of the bounds, which does not
  /// include it.
  func animateShape() {
    ContentTransition.animate(layer, "shadowPath", from: shown.shadow)
    ContentTransition.animate(outside, "path", from: shown.outside)
  }
}
