// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Display {
  /// Turns an event into the input of its window, if the window still exists.
  func routeToWindow(_ raw: UnsafeRawPointer, type: Int32) {
    switch type {
    case XCB_BUTTON_PRESS, XCB_BUTTON_RELEASE:
      let event = raw.load(as: xcb_button_press_event_t.self)
      windows[event.event]?.window?.receive(
        button: Int(event.detail), isDown: type == XCB_BUTTON_PRESS, x: event.event_x,
        y: event.event_y)
    case XCB_MOTION_NOTIFY:
      let event = raw.load(as: xcb_motion_notify_event_t.self)
      windows[event.event]?.window?.receive(motionToX: event.event_x, y: event.event_y)
    case XCB_KEY_PRESS, XCB_KEY_RELEASE:
      receiveKey(raw.load(as: xcb_key_press_event_t.self), isDown: type == XCB_KEY_PRESS)
    case XCB_CONFIGURE_NOTIFY:
      let event = raw.load(as: xcb_configure_notify_event_t.self)
      let size = PixelSize(width: Int(event.width), height: Int(event.height))
      append(.configured(size), to: event.window)
    case XCB_EXPOSE:
      let event = raw.load(as: xcb_expose_event_t.self)
      let rect = PixelRect(
        x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
      append(.exposed([rect]), to: event.window)
    case XCB_MAP_NOTIFY:
      append(.mapped(true), to: raw.load(as: xcb_map_notify_event_t.self).window)
    case XCB_UNMAP_NOTIFY:
      append(.mapped(false), to: raw.load(as: xcb_unmap_notify_event_t.self).window)
    case XCB_DESTROY_NOTIFY:
      append(.destroyed, to: raw.load(as: xcb_destroy_notify_event_t.self).window)
    case XCB_FOCUS_IN, XCB_FOCUS_OUT:
      receiveFocus(raw.load(as: xcb_focus_in_event_t.self), isIn: type == XCB_FOCUS_IN)
    case XCB_CLIENT_MESSAGE:
      let event = raw.load(as: xcb_client_message_event_t.self)
      guard event.format == 32 else { break }
      if event.type == atoms.echo {
        append(.echoed(event.data.data32.0), to: event.window)
      } else if event.type == atoms.protocols, event.data.data32.0 == atoms.deleteWindow {
        append(.close, to: event.window)
      }
    default:
      break
    }
  }

  private func append(_ input: WindowInput, to window: xcb_window_t) {
    windows[window]?.window?.inputs.append(input)
  }

  private func receiveKey(_ event: xcb_key_press_event_t, isDown: Bool) {
    // The symbol without modifiers: the keys that have a meaning here are the same with them.
    let keysym = keySymbols.map { xcb_key_symbols_get_keysym($0, event.detail, 0) } ?? 0
    let key = KeyEvent(
      isDown: isDown, isRepeat: false, keycode: event.detail, keysym: keysym, time: event.time)
    append(.key(key), to: event.event)
  }

  private func receiveFocus(_ event: xcb_focus_in_event_t, isIn: Bool) {
    // Neither a window manager's shortcut, which grabs the keyboard for a moment, nor a focus that
    // only follows the pointer is a change of focus.
    let isGrab = [XCB_NOTIFY_MODE_GRAB, XCB_NOTIFY_MODE_UNGRAB].contains {
      $0.rawValue == UInt32(event.mode)
    }
    let isPointer = UInt32(event.detail) == XCB_NOTIFY_DETAIL_POINTER.rawValue
    guard !isGrab, !isPointer else { return }
    append(.focus(isIn), to: event.event)
  }
}
