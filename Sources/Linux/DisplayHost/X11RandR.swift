// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

/// The RandR extension of a server, which knows the monitors.
struct X11RandR {
  /// The response type of the first of the extension's two events.
  private let firstEvent: UInt8
  /// Whether the server tells monitors apart (RandR 1.3); older ones know one rate for all.
  private let knowsOutputs: Bool

  /// `nil` when the server does not have it.
  init?(connection: OpaquePointer) {
    guard let extensionData = X11Extension(connection: connection, name: "RANDR") else {
      return nil
    }
    let cookie = xcb_randr_query_version(connection, 1, 3)
    guard let version = xcb_randr_query_version_reply(connection, cookie, nil) else { return nil }
    defer { free(version) }
    firstEvent = extensionData.firstEvent
    knowsOutputs = (version.pointee.major_version, version.pointee.minor_version) >= (1, 3)
  }

  /// Asks to be told of monitors that come, go or change their mode.
  func watch(_ root: xcb_window_t, connection: OpaquePointer) {
    var mask = XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue
    if knowsOutputs { mask |= XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue }
    xcb_randr_select_input(connection, root, UInt16(mask))
  }

  /// Whether an event says that something about the monitors changed.
  func isChange(_ type: UInt8) -> Bool {
    type == firstEvent || type == firstEvent &+ UInt8(XCB_RANDR_NOTIFY)
  }

  /// What the monitors show now; `nil` when the server does not answer.
  func layout(root: xcb_window_t, connection: OpaquePointer) -> OutputLayout? {
    knowsOutputs
      ? outputs(root: root, connection: connection)
      : wholeScreen(root: root, connection: connection)
  }

  /// From what the server knows already: the other request would make it ask the monitors, which
  /// stops the picture for a moment.
  private func outputs(root: xcb_window_t, connection: OpaquePointer) -> OutputLayout? {
    let cookie = xcb_randr_get_screen_resources_current(connection, root)
    guard let resources = xcb_randr_get_screen_resources_current_reply(connection, cookie, nil)
    else { return nil }
    defer { free(resources) }
    let rates = Self.rates(of: resources)
    let crtcs = UnsafeBufferPointer(
      start: xcb_randr_get_screen_resources_current_crtcs(resources),
      count: Int(resources.pointee.num_crtcs))
    let time = resources.pointee.config_timestamp
    let cookies = crtcs.map { xcb_randr_get_crtc_info(connection, $0, time) }
    let outputs = cookies.compactMap { cookie -> OutputLayout.Output? in
      guard let crtc = xcb_randr_get_crtc_info_reply(connection, cookie, nil) else { return nil }
      defer { free(crtc) }
      // A part without mode shows nothing.
      guard crtc.pointee.mode != 0 else { return nil }
      let area = PixelRect(
        x: Int(crtc.pointee.x), y: Int(crtc.pointee.y), width: Int(crtc.pointee.width),
        height: Int(crtc.pointee.height))
      return OutputLayout.Output(
        area: area, rate: rates[crtc.pointee.mode] ?? RefreshRate.fallback)
    }
    return OutputLayout(outputs: outputs)
  }

  private static func rates(
    of resources: UnsafeMutablePointer<xcb_randr_get_screen_resources_current_reply_t>
  ) -> [xcb_randr_mode_t: Double] {
    let modes = UnsafeBufferPointer(
      start: xcb_randr_get_screen_resources_current_modes(resources),
      count: Int(resources.pointee.num_modes))
    var rates: [xcb_randr_mode_t: Double] = [:]
    for mode in modes {
      rates[mode.id] = RefreshRate.of(
        dotClock: mode.dot_clock, horizontalTotal: mode.htotal, verticalTotal: mode.vtotal,
        isInterlaced: mode.mode_flags & XCB_RANDR_MODE_FLAG_INTERLACE.rawValue != 0,
        isDoubleScan: mode.mode_flags & XCB_RANDR_MODE_FLAG_DOUBLE_SCAN.rawValue != 0)
    }
    return rates
  }

  private func wholeScreen(root: xcb_window_t, connection: OpaquePointer) -> OutputLayout? {
    let cookie = xcb_randr_get_screen_info(connection, root)
    guard let info = xcb_randr_get_screen_info_reply(connection, cookie, nil) else { return nil }
    defer { free(info) }
    let rate = RefreshRate.plausible(Double(info.pointee.rate)) ?? RefreshRate.fallback
    let all = PixelRect(PixelSize(width: .max, height: .max))
    return OutputLayout(outputs: [OutputLayout.Output(area: all, rate: rate)])
  }
}
