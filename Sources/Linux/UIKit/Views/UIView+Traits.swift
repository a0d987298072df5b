// SPDX-License-Identifier: MIT

extension UIView: UITraitEnvironment {
  /// The inherited traits, with those that the view and its controller override.
  var effectiveTraits: UITraitCollection {
    var traits = inheritedTraits
    if let owningController {
      traits = traits.overridden(
        owningController.overrideUserInterfaceStyle, owningController.traitOverrides)
    }
    return traits.overridden(overrideUserInterfaceStyle, traitOverrides)
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
      if traits.hasDifferentColorAppearance(comparedTo: previous) { setNeedsDisplay() }
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

/// Constants that specify whether a view's contents mirror in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// Constants that specify the reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let around: UIUserInterfaceLayoutDirection =
      switch traitCollection.layoutDirection {
      case .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      case .unspecified: UIApplication.instance.userInterfaceLayoutDirection
      }
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: around)
  }
}
