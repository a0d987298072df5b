// SPDX-License-Identifier: MIT

extension UIView {
  /// Lays out one view in UIKit's order: the controller's “will” method, the view, and the
  /// controller's “did” method. During layout, `UITraitCollection.current` has the view's traits.
  func performLayout() {
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewState.keyboardLayoutGuide?.isLaidOut = true
      owningController?.viewDidLayoutSubviews()
    }
  }

  /// Draws the view if it has no contents yet. Classes that draw again for each new size have the
  /// content mode `redraw`.
  func boundsSizeDidChange() {
    startDrawing()
  }
}
