// SPDX-License-Identifier: MIT

/// How the bezel zooms while it fades. It doesn't zoom if the user reduces motion.
@MainActor struct BezelZoom {
  /// The scale at the start of the fade-in. It ends with the bezel's own size.
  let entry: CGFloat
  /// The scale at the end of the fade-out.
  let exit: CGFloat
  /// Whether the bezel moves like a critically damped spring. Otherwise it slows down as it comes, and
  /// speeds up as it goes.
  var isSpring = false

  /// The zoom of the global HUD.
  static let overlay = BezelZoom(entry: 1.3, exit: 1 / 1.3)

  /// The bezel grows from the edge or the corner where it is.
  func transform(of bezel: BezelView, scale: CGFloat) -> CGAffineTransform {
    guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
    let (anchor, size) = (bezel.arrangement.anchor, bezel.bounds.size)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (anchor.x - 0.5) * size.width,
      ty: (1 - scale) * (anchor.y - 0.5) * size.height)
  }
}
