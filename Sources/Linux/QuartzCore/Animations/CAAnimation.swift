// SPDX-License-Identifier: MIT

/// What all animations have: a course in time, a pace, and a delegate.
///
/// A layer copies what is added to it; changes made afterwards have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  /// nil: linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, until the animation has ended.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  public override init() {
    super.init()
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copyValues(to: copy)
    return copy
  }

  /// Adds a copy to `anObject`, a layer, under the name of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // Copying asks each class for an empty one of its kind and then fills it: an initialiser that
  // makes one of a subclass would have to be `required`, which it is not on Apple platforms.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// What the animation does to a layer, as a value.
  var content: AnimationProgram.Content { .nothing }
}
