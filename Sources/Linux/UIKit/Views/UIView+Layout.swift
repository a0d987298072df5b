// SPDX-License-Identifier: MIT

extension UIView {
  /// The pass over one view, in the order of UIKit: the controller before, the view, the controller
  /// after, with `UITraitCollection.current` set to the view's traits.
  func performLayout() {
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewState.keyboardLayoutGuide?.isLaidOut = true
      owningController?.viewDidLayoutSubviews()
    }
  }

  /// A view without content of its own draws again when its bounds' size changes; the classes that
  /// draw say so through their content mode.
  func boundsSizeDidChange() {
    startDrawing()
  }
}
