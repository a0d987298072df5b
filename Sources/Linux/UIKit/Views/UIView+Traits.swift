// SPDX-License-Identifier: MIT

extension UIView: UITraitEnvironment {
  /// The surroundings' traits, with the style that the view insists on.
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

  /// Brings the subtree to its traits and tells every view for which they have changed. Outside
  /// of a window traits are a guess, which only colours follow; a view whose guess was right hears
  /// nothing when it comes into one.
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

  /// A layer knows plain colours only, so a dynamic one is resolved for each change of the traits. A
  /// view without a colour leaves its layer the one that client code may have given it.
  private func updateLayerBackground() {
    guard let backgroundColor else { return }
    layer.backgroundColor = backgroundColor.resolvedColor(with: traitCollection).cgColor
  }
}
