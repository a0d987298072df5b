// SPDX-License-Identifier: MIT

/// The values that nested calls on one thread set while they run. A call is synchronous, so a stack
/// for each thread is safe even if the main actor moves between threads.
final class ThreadStack<Value>: @unchecked Sendable {
  private final class Element {
    let value: Value
    let below: Unmanaged<Element>?

    init(_ value: Value, above below: Unmanaged<Element>?) {
      self.value = value
      self.below = below
    }
  }

  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The innermost value of the current thread.
  var top: Value? { current?.takeUnretainedValue().value }

  func push(_ value: Value) {
    pthread_setspecific(
      key, Unmanaged.passRetained(Element(value, above: current)).toOpaque())
  }

  func pop() {
    guard let current else { return }
    pthread_setspecific(key, current.takeRetainedValue().below?.toOpaque())
  }

  private var current: Unmanaged<Element>? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0) }
  }
}
