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
  /// Whether the view has been laid out since somebody first asked for the guide.
  final var isLaidOut = false

  open override var layoutFrame: CGRect {
    guard isLaidOut, let view = owningView else { return .zero }
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
    if let guide = viewState.keyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    viewState.keyboardLayoutGuide = guide
    setNeedsLayout()
    return guide
  }
}
