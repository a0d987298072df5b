// SPDX-License-Identifier: MIT

/// What a view's aspects remember. One value, so that the class body stays a list of what can be
/// overridden.
struct ViewState {
  /// Back to front.
  var subviews: [UIView] = []
  var tintColor: UIColor?
  var motionEffects: [UIMotionEffect] = []
  /// What a view outside of any window takes for the traits around it: those at its creation.
  let predictedTraits: UITraitCollection
  /// The traits that the view was last told of, or was predicted.
  var traits: UITraitCollection
  var traitRegistrations: [TraitChangeRegistration] = []
  var safeAreaInsets: UIEdgeInsets = .zero
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  /// True from the first change of the scale by client code: then the screen's no longer counts.
  var hasOwnContentScale = false
  /// Running animations that keep touches away, see `UIView.AnimationOptions.allowUserInteraction`.
  var interactionBlockers = 0

  init() {
    predictedTraits = .current
    traits = predictedTraits
  }
}
