// SPDX-License-Identifier: MIT

/// Whose transactions they are: the main queue's, wherever it runs, or one thread's.
///
/// The main queue is not always served by the same thread: once `dispatchMain()` has ended the
/// first one, as in a test run, any may serve it. So it is known by the queue.
enum ThreadDomain: Hashable {
  case main
  case thread(UInt)

  static var current: ThreadDomain {
    if DispatchQueue.getSpecific(key: mark) != nil { return .main }
    return .thread(UInt(pthread_self()))
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
