// SPDX-License-Identifier: MIT

/// A zoom animation that accompanies the bezel's fade, unless Reduce Motion is on.
@MainActor struct BezelZoom {
  /// The scale at the start of the fade-in. The fade-in ends at normal size.
  let entry: CGFloat
  /// The scale at the end of the fade-out.
  let exit: CGFloat
  /// A Boolean value that determines whether the bezel moves like a critically damped spring. If
  /// `false`, the fade-in slows down toward its end, and the fade-out speeds up.
  var isSpring = false

  /// The zoom animation of the global HUD.
  static let overlay = BezelZoom(entry: 1.3, exit: 1 / 1.3)

  /// Returns a transform that scales the bezel relative to the edge or corner at its anchor.
  func transform(of bezel: BezelView, scale: CGFloat) -> CGAffineTransform {
    guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
    let (anchor, size) = (bezel.arrangement.anchor, bezel.bounds.size)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (anchor.x - 0.5) * size.width,
      ty: (1 - scale) * (anchor.y - 0.5) * size.height)
  }
}
