// SPDX-License-Identifier: MIT

extension UIView {
  /// The front-most view that takes a touch at a point of this view's coordinates.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let view = subview.hitTest(inside, with: event) { return view }
    }
    return self
  }

  /// Hidden, disabled, invisible and animating views are not there for a finger. The animation only
  /// counts when it began without `allowUserInteraction`.
  private var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && viewState.interactionBlockers == 0
  }
}
