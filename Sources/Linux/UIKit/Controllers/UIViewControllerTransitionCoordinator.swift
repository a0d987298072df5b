// SPDX-License-Identifier: MIT

/// Information about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the user controls the transition now.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition goes back to its start.
  var isCancelled: Bool { get }
}

/// Runs what belongs to a change of size or a dismissal together with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the animation of the transition, and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Collects the closures for a change of size or a dismissal.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isInteractive = false
  var isCancelled = false
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append { animation(self) } }
    if let completion { completions.append { completion(self) } }
    return true
  }
}
