// SPDX-License-Identifier: MIT

/// The fade of a HUD's mask and bezel. A new fade starts from the current appearance of the views.
@MainActor final class HUDFade {
  /// An object that identifies the current fade, or `nil` if the HUD isn't fading.
  private(set) var running: AnyObject?

  /// Fades the mask and the bezel in or out. The completion handler runs once, even if another fade
  /// interrupts this one.
  func run(
    on view: HUDContentView, isIn: Bool, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    let (mask, bezel) = (view.dimmingMask, view.bezel)
    let kind = view.configuration.transition
    // A HUD that was hidden begins at the start of the transition.
    if isIn, bezel.isFadedOut, running == nil {
      UIView.performWithoutAnimation { bezel.transform = kind.transform(isEntry: true, of: view) }
    }
    let changes = {
      (mask.isFadedOut, bezel.isFadedOut) = (!isIn, !isIn)
      bezel.transform = isIn ? .identity : kind.transform(isEntry: false, of: view)
    }
    guard duration > 0 else {
      running = nil
      mask.removeFades()
      bezel.removeFades()
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    // Without a running fade, begin at the start of the transition, and not where the last one ended.
    let options = ContentAnimation.options.subtracting(running == nil ? .beginFromCurrentState : [])
    running = NSObject()
    let end = { [running] (_: Bool) in
      if self.running === running { self.running = nil }
      completion()
    }
    if kind.motion.isSpring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: options.union(isIn ? .curveEaseOut : .curveEaseIn), animations: changes,
        completion: end)
    }
  }
}

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

  /// Returns the transform of the bezel in `view` at the start of the fade-in or at the end of the
  /// fade-out. The bezel doesn't move if Reduce Motion is on.
  @MainActor func transform(isEntry: Bool, of view: HUDContentView) -> CGAffineTransform {
    guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
    let (bounds, anchor) = (view.bounds, view.bezel.arrangement.anchor)
    let bezel = view.bezel.laidOut?.bezel ?? .zero
    let scale = isEntry ? motion.entry : motion.exit
    if self == .slide {
      let isSideways = anchor.y == 0.5 && anchor.x != 0.5
      let x = anchor.x < 0.5 ? bounds.minX - bezel.maxX : bounds.maxX - bezel.minX
      let y = anchor.y < 0.5 ? bounds.minY - bezel.maxY : bounds.maxY - bezel.minY
      return CGAffineTransform(translationX: isSideways ? x : 0, y: isSideways ? 0 : y)
    }
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * (anchor.x - 0.5) * bezel.width,
      ty: (1 - scale) * (anchor.y - 0.5) * bezel.height)
  }
}

/// The brief animation that runs when the content of a visible HUD changes.
///
/// The animation runs even if Reduce Motion is on, because it only fades and resizes views.
@MainActor enum ContentAnimation {
  static let duration: TimeInterval = 0.15
  /// The animation also keeps its own time if the app changes the HUD in an animation block.
  static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
    .overrideInheritedCurve, .overrideInheritedOptions,
  ]

  /// - Parameter completion: A closure that runs once, even if the animation doesn't finish.
  static func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: completion)
  }

  /// Performs `changes`, and cross-fades from the view's old content to its new content if `animated` is
  /// `true`.
  static func dissolve(_ view: UIView, animated: Bool, _ changes: @escaping () -> Void) {
    guard animated else { return changes() }
    UIView.transition(
      with: view, duration: duration, options: options.union(.transitionCrossDissolve),
      animations: changes)
  }
}
