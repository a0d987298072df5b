// SPDX-License-Identifier: MIT

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it, such as `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the value is added to the layer's value without this animation. Transforms are
  /// concatenated. The animated one acts first, and of several, the one that was added first.
  open var isAdditive = false
  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  override var content: AnimationProgram.Content {
    guard let path = PropertyPath(keyPath), let source else { return .nothing }
    return .property(PropertyTrack(path: path, isAdditive: isAdditive, source: source))
  }

  /// The source of the values; `nil` if there are none.
  var source: PropertyTrack.Source? { nil }
}

/// An animation between two values, either of which may be left to the layer.
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
