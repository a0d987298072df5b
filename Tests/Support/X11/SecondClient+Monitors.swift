// SPDX-License-Identifier: MIT

internal import CXCB
import Foundation

/// A mode of a monitor as its clock makes it.
package struct MonitorMode: Sendable {
  package var width: UInt16
  package var height: UInt16
  /// Pixels a second.
  package var dotClock: UInt32
  /// The pixels of a line with its margin.
  package var horizontalTotal: UInt16
  /// The lines of a picture with its margin.
  package var verticalTotal: UInt16

  package init(
    width: UInt16, height: UInt16, dotClock: UInt32, horizontalTotal: UInt16, verticalTotal: UInt16
  ) {
    self.width = width
    self.height = height
    self.dotClock = dotClock
    self.horizontalTotal = horizontalTotal
    self.verticalTotal = verticalTotal
  }
}

extension SecondClient {
  /// What dragging a window by its title bar does.
  package func move(_ window: UInt32, x: UInt32, y: UInt32) {
    let mask = XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue
    xcb_configure_window(connection, window, UInt16(mask), [x, y])
    finish()
  }

  /// What `xrandr --newmode`, `--addmode` and `--mode` do, on the only monitor of the server.
  package func setMonitor(_ mode: MonitorMode) throws {
    // Modes go with the program that made them, unless it says otherwise.
    xcb_set_close_down_mode(connection, UInt8(XCB_CLOSE_DOWN_RETAIN_PERMANENT.rawValue))
    var info = xcb_randr_mode_info_t()
    info.width = mode.width
    info.height = mode.height
    info.dot_clock = mode.dotClock
    info.htotal = mode.horizontalTotal
    info.vtotal = mode.verticalTotal
    let name = "\(mode.width)x\(mode.height)@\(mode.dotClock)"
    info.name_len = UInt16(name.utf8.count)
    let cookie = xcb_randr_create_mode(connection, root, info, UInt32(name.utf8.count), name)
    guard let created = xcb_randr_create_mode_reply(connection, cookie, nil) else {
      throw SetUpFailure("the server takes no new mode")
    }
    defer { free(created) }
    let monitor = try self.monitor()
    xcb_randr_add_output_mode(connection, monitor.output, created.pointee.mode)
    try configure(monitor, mode: created.pointee.mode, outputs: [monitor.output])
  }

  /// What pulling the plug does: the only monitor shows nothing any more.
  package func removeMonitor() throws {
    try configure(monitor(), mode: 0, outputs: [])
  }

  private struct Monitor {
    var crtc: xcb_randr_crtc_t
    var output: xcb_randr_output_t
    var time: xcb_timestamp_t
  }

  private func monitor() throws -> Monitor {
    let cookie = xcb_randr_get_screen_resources_current(connection, root)
    guard let reply = xcb_randr_get_screen_resources_current_reply(connection, cookie, nil),
      let crtc = xcb_randr_get_screen_resources_current_crtcs(reply),
      let output = xcb_randr_get_screen_resources_current_outputs(reply)
    else { throw SetUpFailure("the server has no monitor") }
    defer { free(reply) }
    return Monitor(
      crtc: crtc.pointee, output: output.pointee, time: reply.pointee.config_timestamp)
  }

  private func configure(
    _ monitor: Monitor, mode: xcb_randr_mode_t, outputs: [xcb_randr_output_t]
  ) throws {
    let cookie = xcb_randr_set_crtc_config(
      connection, monitor.crtc, 0, monitor.time, 0, 0, mode,
      UInt16(XCB_RANDR_ROTATION_ROTATE_0.rawValue), UInt32(outputs.count), outputs)
    guard let reply = xcb_randr_set_crtc_config_reply(connection, cookie, nil) else {
      throw SetUpFailure("the server does not change its monitor")
    }
    defer { free(reply) }
    guard UInt32(reply.pointee.status) == XCB_RANDR_SET_CONFIG_SUCCESS.rawValue else {
      throw SetUpFailure("changing the monitor failed with \(reply.pointee.status)")
    }
  }
}
