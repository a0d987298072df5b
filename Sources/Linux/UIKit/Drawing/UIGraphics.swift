// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The contexts pushed on one thread. A push and its pop happen in one synchronous call, so a
/// stack per thread is safe even where the main actor moves between threads.
private final class ContextStack {
  private static let key = "UIGraphicsContextStack"

  var contexts: [CGContext] = []

  static var current: ContextStack? {
    Thread.current.threadDictionary[key] as? ContextStack
  }

  static func makeCurrent() -> ContextStack {
    if let current { return current }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  static func removeCurrent() {
    Thread.current.threadDictionary.removeObject(forKey: key)
  }
}

/// The context drawing on this thread goes to; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current?.contexts.last
}

/// Makes `context` the current one of this thread until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.makeCurrent().contexts.append(context)
}

/// Undoes the latest push of this thread; without one it does nothing.
public func UIGraphicsPopContext() {
  guard let stack = ContextStack.current else { return }
  stack.contexts.removeLast(min(1, stack.contexts.count))
  if stack.contexts.isEmpty { ContextStack.removeCurrent() }
}
