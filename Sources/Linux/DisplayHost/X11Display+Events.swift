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
    // A release may be half of a repeat whose press hasn't arrived yet. The press precedes any reply.
    if openWindows.contains(where: \.inputs.endsWithRelease) {
      synchronize()
      readEvents()
    }
    let code = connection.map { xcb_connection_has_error($0) } ?? 0
    for window in openWindows { window.deliverInputs() }
    isDraining = false
    if code != 0 { lose(code) }
  }

  private func readEvents() {
    while let event = nextEvent() {
      route(event)
      free(event)
    }
  }

  private func nextEvent() -> UnsafeMutablePointer<xcb_generic_event_t>? {
    guard let connection else { return nil }
    return arrivals.isEmpty ? xcb_poll_for_event(connection) : arrivals.removeFirst()
  }

  /// Takes the events that came in with a reply or while requests were sent. The descriptor doesn't
  /// become readable for these, and a handler must not run inside a request, so the next turn of
  /// the main queue delivers them.
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

  /// Ends the connection after an error, and tells each window once.
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
    let type = Int32(event.pointee.response_type & 0x7f)  // without the mark of sent events
    switch type {
    case 0:
      let error = raw.load(as: xcb_generic_error_t.self)
      onProtocolError(
        "error \(error.error_code) for request \(error.major_code).\(error.minor_code) "
          + "about resource \(error.resource_id)")
    case XCB_MAPPING_NOTIFY:
      var mapping = raw.load(as: xcb_mapping_notify_event_t.self)
      if let keySymbols { xcb_refresh_keyboard_mapping(keySymbols, &mapping) }
    case XCB_PROPERTY_NOTIFY:
      let property = raw.load(as: xcb_property_notify_event_t.self)
      if property.atom == atoms.state { windows[property.window]?.window?.readState() }
    default:
      routeToWindow(raw, type: type)
    }
  }
}
