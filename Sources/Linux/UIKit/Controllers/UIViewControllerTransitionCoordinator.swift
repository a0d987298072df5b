// SPDX-License-Identifier: MIT

/// What there is to know about a change of controllers or of their size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// False here: no transition is driven by a finger.
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation of the interface, or the identity.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate along with a change of controllers or of their size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// - Returns: false when it is too late for that; nothing is called then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The completion has a default on Apple, which a protocol cannot say in Swift.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
