// SPDX-License-Identifier: MIT

/// The stages of a bezel that fades in and out.
enum BezelStage { case entering, visible, leaving }

extension StatusHUD.Transition {
  /// The scale of the bezel at the start of the fade-in and at the end of the fade-out, and whether the
  /// fade uses a critically damped spring. Otherwise, the fade-in uses an ease-out curve, and the
  /// fade-out uses an ease-in curve.
  var motion: (entry: CGFloat, exit: CGFloat, isSpring: Bool) {
    switch self {
    case .scale: (1.3, 1 / 1.3, false)
    case .fade: (1, 1, true)
    case .zoom: (0.5, 0.5, true)
    case .zoomIn: (0.5, 1.5, true)
    case .zoomOut: (1.5, 0.5, true)
    case .slide: (1, 1, false)
    }
  }

  /// Returns the transform of a bezel, which doesn't move if Reduce Motion is on.
  /// - Parameters:
  ///   - bezel: The frame of the visible bezel in `bounds`.
  ///   - anchor: The bezel's relative position, from (0, 0) at the top left to (1, 1).
  @MainActor func transform(
    at stage: BezelStage, of bezel: CGRect, in bounds: CGRect, anchor: CGPoint
  ) -> CGAffineTransform {
    guard stage != .visible, !UIAccessibility.isReduceMotionEnabled else { return .identity }
    let scale = stage == .entering ? motion.entry : motion.exit
    if self == .slide {
      if anchor.y < 0.5 { return CGAffineTransform(translationX: 0, y: bounds.minY - bezel.maxY) }
      if anchor.y > 0.5 || anchor.x == 0.5 {
        return CGAffineTransform(translationX: 0, y: bounds.maxY - bezel.minY)
      }
      let x = anchor.x < 0.5 ? bounds.minX - bezel.maxX : bounds.maxX - bezel.minX
      return CGAffineTransform(translationX: x, y: 0)
    }
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (anchor.x - 0.5) * bezel.width,
      ty: (1 - scale) * (anchor.y - 0.5) * bezel.height)
  }
}
