// SPDX-License-Identifier: MIT

extension UIView: UITraitEnvironment {
  /// The inherited traits, with the view's interface style if it overrides the style.
  var effectiveTraits: UITraitCollection {
    let inherited = inheritedTraits
    let style = overrideUserInterfaceStyle
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return inherited.replacing { $0.userInterfaceStyle = style }
  }

  private var inheritedTraits: UITraitCollection {
    if let superview { return superview.traitCollection }
    if let scene = (self as? UIWindow)?.windowScene { return scene.traitCollection }
    return viewState.predictedTraits
  }

  /// Updates the traits of the subtree, and notifies each view whose traits changed. Outside a
  /// window, traits are predicted, and only colors follow them. If the prediction was correct, the
  /// view isn't notified when it moves to a window.
  func updateTraits() {
    let traits = traitCollection
    updateLayerBackground()
    if window != nil, traits != viewState.traits {
      let previous = viewState.traits
      viewState.traits = traits
      traits.performAsCurrent {
        owningController?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for registration in viewState.traitRegistrations {
          registration.traitsDidChange(of: self, from: previous)
        }
      }
      if traits.hasDifferentColorAppearance(comparedTo: previous) { markNeedsDisplay() }
    }
    for subview in subviews {
      subview.updateTraits()
    }
  }

  func backgroundColorDidChange() {
    if backgroundColor == nil { layer.backgroundColor = nil } else { updateLayerBackground() }
  }

  /// Resolves the background color, because a layer can't have a dynamic color. If the view has no
  /// background color, the layer keeps its own.
  private func updateLayerBackground() {
    guard let backgroundColor else { return }
    layer.backgroundColor = backgroundColor.resolvedColor(with: traitCollection).cgColor
  }
}
