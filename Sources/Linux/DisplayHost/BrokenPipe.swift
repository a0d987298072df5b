// SPDX-License-Identifier: MIT

import Foundation

/// As long as it is there, a write of this thread to a server that is gone is an error and no signal,
/// which by default ends the process. XCB does not ask the system for that, and what the app wants of
/// the signal is the app's: so it waits meanwhile, and is taken back.
struct BrokenPipe {
  private var former = sigset_t()
  private var isForeign: Bool

  /// To be balanced by `end()`, on the same thread.
  init() {
    var (pipe, pending) = (Self.signal, sigset_t())
    sigpending(&pending)
    isForeign = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &former)
  }

  func end() {
    var (pipe, former, now) = (Self.signal, former, timespec())
    if !isForeign { while sigtimedwait(&pipe, nil, &now) < 0, errno == EINTR {} }
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static var signal: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    return set
  }
}
