// SPDX-License-Identifier: MIT

extension UIView {
  /// The pass over one view, in the order of UIKit: the controller before, the view, the controller
  /// after, with `UITraitCollection.current` set to the view's traits.
  func performLayout() {
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
  }

  /// Takes the size that fits and keeps the origin of the frame.
  func resizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// A view without content of its own draws again when its bounds' size changes; the classes that
  /// draw say so through their content mode.
  func boundsSizeDidChange() {
    startDrawing()
  }
}
