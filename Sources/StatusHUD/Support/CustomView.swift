// SPDX-License-Identifier: MIT

// A seam: only Apple's systems have constraints and child view controllers.

/// What a HUD needs of a view of the app.
extension UIView {
  /// The intrinsic size, the size that constraints give, or the current size; never invalid.
  var customViewSize: CGSize {
    let intrinsic = intrinsicContentSize
    let size = CGSize(
      width: intrinsic.width.valid(or: bounds.width.valid(or: 0)),
      height: intrinsic.height.valid(or: bounds.height.valid(or: 0)))
    #if !os(Linux)
      if !constraints.isEmpty {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
          width: fitting.width > 0 ? fitting.width : size.width,
          height: fitting.height > 0 ? fitting.height : size.height)
      }
    #endif
    return size
  }

  /// Whether this view can become a part of `view` without a trap or harm to the app: UIKit keeps the
  /// view of a controller with the view of its parent.
  func canMove(into view: UIView) -> Bool {
    guard !(self is UIWindow), !view.isDescendant(of: self) else { return false }
    guard let controller = next as? UIViewController else { return true }
    #if !os(Linux)
      if controller.parent != nil { return false }
    #endif
    return controller.view.superview == nil || isDescendant(of: view)
  }
}
