// SPDX-License-Identifier: MIT

internal import CXCB
import Dispatch
import LinuxCoreGraphics

extension X11Display {
  /// Reads and delivers everything that the server has sent.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    readEvents()
    // A release may be half of a repeat, and the press not have arrived: it precedes any answer.
    if openWindows.contains(where: \.inputs.endsWithRelease), let connection {
      synchronize(connection)
      readEvents()
    }
    let code = connection.map { xcb_connection_has_error($0) } ?? 0
    if outputsAreStale { reloadOutputs() }
    for window in openWindows { window.deliverInputs() }
    isDraining = false
    if code != 0 { lose(code) }
  }

  private func readEvents() {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    while let event = nextEvent() {
      route(event)
      free(event)
    }
  }

  /// Takes what replies and flushes have brought along. The descriptor does not become readable
  /// for these, and handlers must not be called from inside a request: so the next turn does it.
  func collectArrivals() {
    guard let connection else { return }
    while let event = xcb_poll_for_queued_event(connection) { arrivals.append(event) }
    guard !arrivals.isEmpty || xcb_connection_has_error(connection) != 0, !isDrainScheduled else {
      return
    }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isDrainScheduled = false
        self.wakeUpCount += 1
        self.drain()
      }
    }
  }

  var openWindows: [X11Window] { windows.values.compactMap(\.window) }

  private func nextEvent() -> UnsafeMutablePointer<xcb_generic_event_t>? {
    guard let connection else { return nil }
    return arrivals.isEmpty ? xcb_poll_for_event(connection) : arrivals.removeFirst()
  }

  /// The orderly end: every window hears of it once, and nothing is asked of the server any more.
  private func lose(_ code: Int32) {
    guard connection != nil else { return }
    let lost = openWindows
    disconnect()
    let reason =
      code == XCB_CONN_ERROR
      ? "the X11 server \(name) closed the connection"
      : "the connection to the X11 server \(name) ended: \(Self.reason(code))"
    for window in lost { window.connectionEnded(reason) }
  }

  private func route(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    let raw = UnsafeRawPointer(event)
    let type = event.pointee.response_type & 0x7f  // without the mark of sent events
    switch Int32(type) {
    case 0:
      report(raw.load(as: xcb_generic_error_t.self))
    case XCB_MAPPING_NOTIFY:
      var mapping = raw.load(as: xcb_mapping_notify_event_t.self)
      keyboard.refresh(&mapping)
    case XCB_PROPERTY_NOTIFY:
      let property = raw.load(as: xcb_property_notify_event_t.self)
      if property.atom == XCB_ATOM_RESOURCE_MANAGER.rawValue { reloadScale() }
      if property.atom == atoms.state { windows[property.window]?.window?.readState() }
    case XCB_GE_GENERIC:
      if let answer = present?.answer(raw) {
        windows[answer.window]?.window?.inputs.append(.refreshed(answer.serial))
      }
    default:
      if let randr, randr.isChange(type) {
        outputsAreStale = true
      } else if sharedMemory.isUsable, type == sharedMemory.completionEvent {
        let completion = raw.load(as: xcb_shm_completion_event_t.self)
        windows[completion.drawable]?.window?.finishUpload(completion.sequence)
      } else {
        routeToWindow(raw, type: Int32(type))
      }
    }
  }

  private func report(_ error: xcb_generic_error_t) {
    // A refused upload sends no completion: the window must not wait for it.
    for window in openWindows {
      window.finishUpload(error.sequence)
      window.pacer.refused(error.sequence)
    }
    onProtocolError(
      "error \(error.error_code) for request \(error.major_code).\(error.minor_code) "
        + "about resource \(error.resource_id)")
  }

  /// Once for all the events that one change of a monitor makes.
  private func reloadOutputs() {
    outputsAreStale = false
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection, let randr,
      let new = randr.layout(root: screen.root, connection: connection)
    else { return }
    collectArrivals()
    guard new != outputs else { return }
    outputs = new
    for window in openWindows { window.updateRefreshRate() }
  }

  private func reloadScale() {
    guard let connection else { return }
    let new = ResourceDatabase.scale(
      in: Self.resources(connection, root: screen.resourceRoot))
    guard new != scale else { return }
    scale = new
    for window in openWindows where window.followsDisplayScale { window.inputs.append(.scale(new)) }
  }

  /// The uptime of a server time, measured against the moment it was read.
  func uptime(_ serverTime: xcb_timestamp_t) -> TimeInterval {
    let now = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    return clock.uptime(of: serverTime, now: now)
  }
}
