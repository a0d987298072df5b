// SPDX-License-Identifier: MIT

internal import CXCB

extension X11Window {
  /// What a window wants to know of its server at all times.
  static var eventMask: UInt32 {
    XCB_EVENT_MASK_EXPOSURE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
      | XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      | XCB_EVENT_MASK_BUTTON_MOTION.rawValue | XCB_EVENT_MASK_KEY_PRESS.rawValue
      | XCB_EVENT_MASK_KEY_RELEASE.rawValue | XCB_EVENT_MASK_FOCUS_CHANGE.rawValue
      | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
  }

  /// Whether the pointer is also followed while no button is down. That wakes the process for each
  /// move: ask for it only while there is something to do with it.
  package func setFollowsPointer(_ follows: Bool) {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = openConnection else { return }
    var events = Self.eventMask
    if follows { events |= XCB_EVENT_MASK_POINTER_MOTION.rawValue }
    xcb_change_window_attributes(
      connection, identifier, XCB_CW_EVENT_MASK.rawValue, &events)
    display.flush()
  }
}
