// SPDX-License-Identifier: MIT

/// One transition: collects what is to happen along with it, runs that in the transition's own
/// animation block, and tells everybody at the end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  private enum Phase {
    case collecting, running, over
  }

  let transitionDuration: TimeInterval
  let containerView: UIView
  let targetTransform: CGAffineTransform
  private var phase = Phase.collecting
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []

  init(
    duration: TimeInterval, containerView: UIView, targetTransform: CGAffineTransform = .identity
  ) {
    transitionDuration = duration.isFinite ? max(0, duration) : 0
    self.containerView = containerView
    self.targetTransform = targetTransform
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isCancelled: Bool { false }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    switch phase {
    case .collecting:
      if let animation { animations.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      // Too late for the block, in time for the end.
      if let completion { completions.append(completion) }
      return animation == nil
    case .over:
      return false
    }
  }

  /// Runs the transition's own changes and then the others' in one animation block.
  ///
  /// - Parameter finish: the transition's own end, before the others' completions.
  func run(_ changes: @escaping () -> Void, finish: @escaping () -> Void) {
    let body = { [self] in
      changes()
      phase = .running
      for animation in animations { animation(self) }
      animations = []
    }
    let end: (Bool) -> Void = { [self] _ in
      finish()
      complete()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(body)
      UIView.animate(withDuration: 0, animations: {}, completion: end)
      return
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: [.layoutSubviews], animations: body,
      completion: end)
  }

  private func complete() {
    guard phase != .over else { return }
    phase = .over
    let all = completions
    completions = []
    for completion in all { completion(self) }
  }
}
