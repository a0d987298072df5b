// SPDX-License-Identifier: MIT

/// Information about a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// Runs what belongs to a change of size together with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the animation of the change, and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Collects the closures for a change of size.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
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
