// SPDX-License-Identifier: MIT

extension UIView {
  /// The first explicit colour up the hierarchy, else the system's blue.
  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.viewState.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    viewState.tintColor = color
    notifyTintColorDidChange()
  }

  /// Tells the view and those below it that inherit their tint from it.
  func notifyTintColorDidChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.viewState.tintColor == nil {
      subview.notifyTintColorDidChange()
    }
  }
}
