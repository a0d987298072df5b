// SPDX-License-Identifier: MIT

/// A rectangle in a view. Here it has no constraints.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?

  public override init() {}

  /// In the coordinates of the owning view.
  open var layoutFrame: CGRect { .zero }
}

/// A guide that follows something on screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; without a keyboard, what lies below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let below = view.bounds.divided(atDistance: view.safeAreaInsets.bottom, from: .maxYEdge).slice
    guard let scene = view.window?.windowScene, let keyboard = scene.keyboard.frame else {
      return below
    }
    let covered = view.convert(keyboard, from: scene.screen.coordinateSpace)
      .intersection(view.bounds)
    return covered.height > below.height ? covered : below
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    return guide
  }
}
