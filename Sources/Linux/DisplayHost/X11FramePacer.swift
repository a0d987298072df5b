// SPDX-License-Identifier: MIT

internal import CXCB
import Dispatch
import LinuxCoreGraphics

/// Decides when a window's next frame is due. While none was asked for, nothing runs.
@MainActor
final class X11FramePacer {
  /// What has to happen before the frame that was asked for.
  enum Signal { case turn, timer, refresh, echo, idle }

  /// After so many seconds without an answer the server's refreshes are not waited for: a monitor
  /// that is switched off has none, and the app's animations must end all the same.
  var patience = 1.0
  /// Whether the server has refused to tell of its refreshes.
  var presentIsRefused = false
  /// What the frames go by now.
  var pacing: FramePacing {
    window?.display.present != nil && !presentIsRefused && !presentIsSilent ? .present : .timer
  }

  weak var window: X11Window?
  private(set) var awaited: Set<Signal> = []
  private var isMakingFrame = false
  private var lastFrame = -Double.infinity
  private var grid = FrameGrid()
  private var serial: UInt32 = 0
  private(set) var requestNumber: UInt16?
  private var presentIsSilent = false
  private lazy var timer = FrameTimer { [weak self] in self?.timerFired() }

  /// A frame is wanted: at once after a pause, otherwise at the next refresh.
  func request() {
    guard awaited.isEmpty, let window, window.openConnection != nil else { return }
    let now = Self.uptime
    serial &+= 1
    if !isMakingFrame, now - lastFrame >= 1 / window.refreshRate {
      awaitTurn()
    } else if pacing == .present {
      awaitRefresh(of: window)
    } else {
      awaitTimer(of: window, now: now)
    }
  }

  /// Nothing is wanted any more.
  func cancel() {
    awaited = []
    requestNumber = nil
    serial &+= 1
    timer.clear()
  }

  // MARK: Waiting

  /// After what the main queue is doing now, so that one frame has all its changes.
  private func awaitTurn() {
    awaited = [.turn]
    let mine = serial
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.serial == mine else { return }
        self.arrived(.turn)
      }
    }
  }

  private func awaitRefresh(of window: X11Window) {
    guard let connection = window.openConnection, let present = window.display.present else {
      return
    }
    awaited = [.refresh]
    let pipe = BrokenPipe()
    defer { pipe.end() }
    requestNumber = present.notify(window.identifier, serial: serial, connection: connection)
    window.display.flush()
    timer.set(after: patience)
  }

  private func awaitTimer(of window: X11Window, now: Double) {
    awaited = [.timer]
    timer.set(after: grid.next(now: now, interval: 1 / window.refreshRate) - now)
    // A server that gets the pixels through a socket must not fall behind more and more: the next
    // frame waits until it has done the last. Shared memory has its own sign of that.
    if window.picture.segment == nil || presentIsSilent { awaitEcho(of: window) }
  }

  private func awaitEcho(of window: X11Window) {
    awaited.insert(.echo)
    window.requestEcho(serial)
  }

  private func timerFired() {
    guard let window else { return }
    window.display.wakeUpCount += 1
    guard awaited.contains(.refresh) else { return arrived(.timer) }
    // Whether it is only the monitor that is silent, or the server is busy, its echo tells.
    presentIsSilent = true
    awaited = []
    awaitEcho(of: window)
  }

  // MARK: News

  /// The server's answer to a request for a refresh, maybe late.
  func refreshed(_ answered: UInt32) {
    presentIsSilent = false
    if answered == serial { arrived(.refresh) }
  }

  func echoed(_ answered: UInt32) {
    if answered == serial { arrived(.echo) }
  }

  /// The server has read the picture.
  func becameIdle() {
    arrived(.idle)
  }

  /// The server refused a request: if it was one for a refresh, a timer does as well.
  func refused(_ number: UInt16) {
    guard number == requestNumber else { return }
    presentIsRefused = true
    cancel()
    request()
  }

  private func arrived(_ signal: Signal) {
    guard awaited.remove(signal) != nil, awaited.isEmpty, let window else { return }
    if window.isBusy {
      // Drawing now would tear the picture that the server still reads.
      awaited = [.idle]
      return
    }
    requestNumber = nil
    lastFrame = Self.uptime
    isMakingFrame = true
    window.onFrame?()
    isMakingFrame = false
    // The patience with a server that has answered must not wake anybody up later.
    if awaited.isDisjoint(with: [.refresh, .timer]) { timer.clear() }
  }

  private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
