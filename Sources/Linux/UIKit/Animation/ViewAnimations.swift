// SPDX-License-Identifier: MIT

/// The animation blocks that are running, and what they make of a change of a view's layer.
@MainActor
enum ViewAnimations {
  static var areEnabled = true
  private static var blocks: [AnimationBlock] = []

  static var current: AnimationBlock? { blocks.last }

  static func run(_ block: AnimationBlock, animations: () -> Void) {
    block.inherit(from: current)
    blocks.append(block)
    animations()
    if block.options.contains(.layoutSubviews) { block.layoutViews() }
    blocks.removeLast()
    block.close()
  }

  /// What a view's layer does when the value under a key is about to change. `NSNull` is nothing.
  static func action(for view: UIView, forKey event: String) -> any CAAction {
    guard areEnabled, let block = current, block.duration > 0 else { return NSNull() }
    if AdditiveKey(rawValue: event) != nil {
      return AdditiveViewAction(view: view, block: block)
    }
    guard plainKeys.contains(event) else { return NSNull() }
    return block.makePlainAnimation(for: view, keyPath: event)
  }

  /// Keys whose animation replaces the one before. UIKit's own list has two without a view's name for
  /// them, and nothing else of borders and shadows.
  private static let plainKeys: Set<String> = [
    "opacity", "backgroundColor", "shadowOpacity", "anchorPoint",
  ]
}
