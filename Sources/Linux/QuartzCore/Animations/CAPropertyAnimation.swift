// SPDX-License-Identifier: MIT

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it, like `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the value is added to what the layer would show without this animation. Transforms
  /// are concatenated, the animated one acting first; of several, the one that was added first.
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

  /// Where the values come from; nil: there are none.
  var source: PropertyTrack.Source? { nil }
}
