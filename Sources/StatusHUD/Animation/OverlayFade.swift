// SPDX-License-Identifier: MIT

/// Fades a mask and a bezel in and out, from wherever they are.
///
/// Model values are set at once, so where an interrupted fade was going is never asked for; the
/// animations run from what is on screen.
@MainActor
final class OverlayFade {
  /// How much larger the bezel comes, and smaller it goes.
  static let zoom: CGFloat = 1.3

  private(set) var isVisible = false
  private var fadesUnderWay = 0

  /// - Parameter completion: Called once: before this returns when there is nothing to animate,
  ///   else at the end of the animation, with false if it was interrupted.
  func set(
    _ visible: Bool, mask: UIView, bezel: UIView, duration: TimeInterval,
    completion: @escaping (Bool) -> Void
  ) {
    let isZooming = !UIAccessibility.isReduceMotionEnabled
    let isAtRest = fadesUnderWay == 0
    if visible && !isVisible && isAtRest {
      bezel.transform = isZooming ? Self.scale(Self.zoom) : .identity
    }
    isVisible = visible

    let changes = {
      mask.alpha = visible ? 1 : 0
      bezel.alpha = visible ? 1 : 0
      bezel.transform = visible || !isZooming ? .identity : Self.scale(1 / Self.zoom)
    }
    guard duration > 0 else {
      for view in [mask, bezel] { view.layer.removeAllAnimations() }
      UIView.performWithoutAnimation(changes)
      completion(true)
      return
    }
    fadesUnderWay += 1
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [
        .allowUserInteraction, .beginFromCurrentState, visible ? .curveEaseOut : .curveEaseIn,
      ],
      animations: changes,
      completion: { finished in
        self.fadesUnderWay -= 1
        completion(finished)
      })
  }

  private static func scale(_ factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: factor, y: factor)
  }
}
