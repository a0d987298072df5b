// SPDX-License-Identifier: MIT

/// An animation between two values, of which any may be left to the layer.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
  }

  var hasEnds: Bool { fromValue != nil || toValue != nil }

  var ends: AnimationEnds {
    AnimationEnds(from: AnimatableValue(fromValue), to: AnimatableValue(toValue))
  }

  override var source: PropertyTrack.Source? { .ends(ends) }
}
