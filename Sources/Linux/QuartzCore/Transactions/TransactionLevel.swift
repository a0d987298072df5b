// SPDX-License-Identifier: MIT

/// The settings of one transaction; a nested one begins with those around it.
final class TransactionLevel {
  var disablesActions = false
  private(set) var completionBlock: (() -> Void)?
  private(set) var group: CompletionGroup?

  init(inheriting outer: TransactionLevel? = nil) {
    disablesActions = outer?.disablesActions ?? false
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
