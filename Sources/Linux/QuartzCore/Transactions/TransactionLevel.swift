// SPDX-License-Identifier: MIT

/// The settings of one transaction; a nested one begins with those around it.
final class TransactionLevel {
  var disablesActions = false
  /// That of a transaction around this one, until it gets one of its own.
  private(set) var completionBlock: (() -> Void)?
  /// What runs the own one.
  private(set) var group: CompletionGroup?

  init(inheriting outer: TransactionLevel? = nil) {
    disablesActions = outer?.disablesActions ?? false
    completionBlock = outer?.completionBlock
  }

  /// A block set before waits only for the animations that were added under it.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let old = group
    completionBlock = block
    group = block.map(CompletionGroup.init)
    old?.close()
  }

  func close() {
    group?.close()
  }
}
