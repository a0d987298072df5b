// SPDX-License-Identifier: MIT

/// The two ends of a basic animation, some of which the layer's value takes the place of.
struct AnimationEnds {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// - Parameter underlying: What the layer shows without the animation.
  func resolved(over underlying: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, underlying)
    case (nil, let to?, nil): (underlying, to)
    case (nil, nil, let by?): (underlying, by.added(to: underlying))
    case (nil, nil, nil): (underlying, underlying)
    }
  }
}
