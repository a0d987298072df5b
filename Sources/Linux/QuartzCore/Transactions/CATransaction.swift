// SPDX-License-Identifier: MIT

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Settings for the changes made to layers, and the moment they belong together.
///
/// Without `begin()` they hold until the main queue's turn ends; on another thread until `flush()`.
open class CATransaction: NSObject {
  open class func begin() { TransactionCenter.begin() }
  open class func commit() { TransactionCenter.commit() }
  /// On the main queue takes over what was changed in the trees on the screens, too, unless a
  /// transaction is open. The end of each turn does as much: few need this.
  open class func flush() {
    TransactionCenter.commitContexts()
    TransactionCenter.flush()
  }

  /// Holds off other threads; recursive.
  open class func lock() { globalLock.lock() }
  open class func unlock() { globalLock.unlock() }
  private static let globalLock = NSRecursiveLock()

  open class func animationDuration() -> CFTimeInterval {
    TransactionCenter.current?.duration ?? TransactionLevel.defaultDuration
  }
  /// A duration that is no number, or negative, counts as none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionCenter.currentOrImplicit.duration = dur > 0 ? dur : 0
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionCenter.current?.timingFunction
  }
  /// The pace of every animation that is added from now on, whatever its own is; nil: its own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionCenter.currentOrImplicit.timingFunction = function
  }

  open class func disableActions() -> Bool { TransactionCenter.current?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) {
    TransactionCenter.currentOrImplicit.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { TransactionCenter.current?.completionBlock }
  /// - Parameter block: Runs on the main queue when the animations that are added from now on have
  ///   ended; with `commit()` if there are none. One that was set before runs all the same, when
  ///   those that were added until now have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionCenter.currentOrImplicit.setCompletionBlock(block)
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionCenter.current?.values[key]
    }
  }

  /// One of the four settings, or a value of the client's own. A value of the wrong type is
  /// ignored.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = AnimatableValue(anObject)?.number { setAnimationDuration(Double(number)) }
    case kCATransactionDisableActions:
      if let number = AnimatableValue(anObject)?.number { setDisableActions(number != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionCenter.currentOrImplicit.values[key] = anObject
    }
  }
}
