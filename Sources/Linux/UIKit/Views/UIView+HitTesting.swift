// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns the frontmost view that receives a touch at a point in this view's coordinates.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let view = subview.hitTest(inside, with: event) { return view }
    }
    return self
  }

  /// A Boolean value that indicates whether the view receives touches. Views that are hidden,
  /// disabled, or transparent don't, and neither do views during an animation without
  /// `allowUserInteraction`.
  private var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && viewState.interactionBlockers == 0
  }
}
