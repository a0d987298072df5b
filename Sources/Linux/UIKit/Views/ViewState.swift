// SPDX-License-Identifier: MIT

/// The stored state of the extensions of `UIView`. It's a single value, so that the class body
/// lists only members that subclasses can override.
struct ViewState {
  /// The subviews, from back to front.
  var subviews: [UIView] = []
  var tintColor: UIColor?
  var motionEffects: [UIMotionEffect] = []
  /// The traits that a view inherits outside a window: the current traits at its creation.
  let predictedTraits: UITraitCollection
  /// The most recent traits that the view received, or its predicted traits.
  var traits: UITraitCollection
  var traitRegistrations: [TraitChangeRegistration] = []
  var safeAreaInsets: UIEdgeInsets = .zero
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  /// A Boolean value that indicates whether the app's scale replaces the screen's scale.
  var hasOwnContentScale = false
  /// The number of running animations that block touches. See `allowUserInteraction`.
  var interactionBlockers = 0

  init() {
    predictedTraits = .current
    traits = predictedTraits
  }
}
