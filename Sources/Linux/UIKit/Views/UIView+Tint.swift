// SPDX-License-Identifier: MIT

extension UIView {
  /// The nearest tint color that's set in the hierarchy, or the system's blue color.
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

  /// Notifies the view and the subviews that inherit its tint color.
  func notifyTintColorDidChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.viewState.tintColor == nil {
      subview.notifyTintColorDidChange()
    }
  }
}
