// SPDX-License-Identifier: MIT

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

  open class func disableActions() -> Bool { TransactionCenter.current?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) {
    TransactionCenter.currentOrImplicit.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { TransactionCenter.current?.completionBlock }
  /// - Parameter block: Runs on the main queue when the animations that are added from now on have
  ///   ended; in the turn after `commit()` if there are none. One that was set before runs all the
  ///   same, when those that were added until now have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionCenter.currentOrImplicit.setCompletionBlock(block)
  }
}
