// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have Auto Layout or child view controllers.

extension UIView {
  /// The size of a view that the app provides. The view's constraints take precedence over its
  /// intrinsic content size, which takes precedence over the size of its bounds.
  var customViewSize: CGSize {
    let intrinsic = intrinsicContentSize
    let size = CGSize(
      width: intrinsic.width.valid(or: bounds.width.valid(or: 0)),
      height: intrinsic.height.valid(or: bounds.height.valid(or: 0)))
    #if !os(Linux)
      // A stack view has no constraints of its own until UIKit lays it out.
      if !constraints.isEmpty || self is UIStackView {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
          width: fitting.width > 0 ? fitting.width : size.width,
          height: fitting.height > 0 ? fitting.height : size.height)
      }
      // A progress view has no width of its own.
      if self is UIProgressView, size.width == 0 { return CGSize(width: 120, height: size.height) }
    #endif
    return size
  }

  /// A Boolean value that indicates whether the view is a control or contains one.
  var hasControls: Bool {
    !isHidden && isUserInteractionEnabled
      && (self is UIControl || subviews.contains(where: \.hasControls))
  }

  /// Returns a Boolean value that indicates whether it's safe to add this view to `view`. UIKit
  /// requires that the parent of a child view controller contains `view`.
  func canMove(into view: UIView) -> Bool {
    guard !(self is UIWindow), !view.isDescendant(of: self) else { return false }
    guard let controller = next as? UIViewController else { return true }
    #if !os(Linux)
      let host = sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
      if let parent = controller.parent, parent !== host { return false }
    #endif
    return controller.view.superview == nil || isDescendant(of: view)
  }
}
