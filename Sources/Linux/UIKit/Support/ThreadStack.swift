// SPDX-License-Identifier: MIT

/// The values that nested calls on one thread set while they run. A call is synchronous, so a stack
/// for each thread is safe even if the main actor moves between threads.
final class ThreadStack<Value>: @unchecked Sendable {
  private final class Values {
    var values: [Value] = []
  }

  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The innermost value of the current thread.
  var top: Value? { current?.takeUnretainedValue().values.last }

  func push(_ value: Value) {
    if let current {
      current.takeUnretainedValue().values.append(value)
    } else {
      let new = Values()
      new.values = [value]
      pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    }
  }

  func pop() {
    guard let current else { return }
    let stack = current.takeUnretainedValue()
    stack.values.removeLast()
    guard stack.values.isEmpty else { return }
    pthread_setspecific(key, nil)
    current.release()
  }

  private var current: Unmanaged<Values>? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0) }
  }
}
