// SPDX-License-Identifier: MIT

/// The relation of an object's time to its parent's.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var fillMode: CAMediaTimingFillMode { get set }
  var repeatCount: Float { get set }
}

/// The effect of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}

/// An action that runs when a property of a layer changes.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, does nothing, and ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The superclass of animations, with their timing, their pace, and their delegate.
///
/// A layer copies an animation when it's added, so later changes have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  /// The pace, which is linear if this is `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// A strong reference until the end of the animation.
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

  // To copy, each class creates an empty object and then copies its values. An initializer that creates
  // an object of a subclass would have to be `required`, which it isn't on Apple platforms.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// The effect of the animation on a layer, as a value.
  var content: AnimationProgram.Content { .nothing }
}

/// Receives the beginning and the end of an animation on the main actor. Every method is optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether the animation reached its end; `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
