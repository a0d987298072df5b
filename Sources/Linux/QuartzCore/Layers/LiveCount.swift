// SPDX-License-Identifier: MIT

import Synchronization

/// The number of living objects of a kind, with which tests find leaks. Any thread can use it.
@_spi(LinuxHost) public struct LiveCount: ~Copyable, Sendable {
  private let count = Atomic<Int>(0)

  public init() {}

  public var value: Int { count.load(ordering: .relaxed) }

  public func increment() { count.add(1, ordering: .relaxed) }

  public func decrement() { count.subtract(1, ordering: .relaxed) }
}

/// Gives each layer a number of its own. Any thread can use it.
enum LayerSerial {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}

@_spi(LinuxHost)
extension CALayer {
  /// The number of layers of every class, including presentations.
  public static let liveCount = LiveCount()
}
