// SPDX-License-Identifier: MIT

import Synchronization

/// How many objects of a kind there are now, for tests that none is left behind. Any thread.
@_spi(LinuxHost) public struct LiveCount: ~Copyable, Sendable {
  private let count = Atomic<Int>(0)

  public init() {}

  public var value: Int { count.load(ordering: .relaxed) }

  public func increment() { count.add(1, ordering: .relaxed) }

  public func decrement() { count.subtract(1, ordering: .relaxed) }
}

@_spi(LinuxHost)
extension CALayer {
  /// Layers of every class, presentation copies included.
  public static let liveCount = LiveCount()
}
