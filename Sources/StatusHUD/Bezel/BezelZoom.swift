// SPDX-License-Identifier: MIT

/// A zoom animation that accompanies the fade of a bezel, unless Reduce Motion is on.
@MainActor struct BezelZoom {
  /// The scale of the bezel at the start of the fade-in. At the end of the fade-in, the scale is 1.
  let entry: CGFloat
  /// The scale of the bezel at the end of the fade-out.
  let exit: CGFloat
  /// A Boolean value that determines whether the animation uses a critically damped spring. If
  /// `false`, the fade-in uses an ease-out curve, and the fade-out uses an ease-in curve.
  var isSpring = false

  /// The zoom animation of the global HUD.
  static let overlay = BezelZoom(entry: 1.3, exit: 1 / 1.3)

  /// Returns a transform that scales `bezel` around its anchor point.
  func transform(of bezel: BezelView, scale: CGFloat) -> CGAffineTransform {
    guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
    let (anchor, size) = (bezel.arrangement.anchor, bezel.bounds.size)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (anchor.x - 0.5) * size.width,
      ty: (1 - scale) * (anchor.y - 0.5) * size.height)
  }
}
