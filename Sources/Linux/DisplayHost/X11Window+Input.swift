// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Window {
  /// The events that a window always receives.
  static var eventMask: UInt32 {
    XCB_EVENT_MASK_EXPOSURE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
      | XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      | XCB_EVENT_MASK_BUTTON_MOTION.rawValue | XCB_EVENT_MASK_KEY_PRESS.rawValue
      | XCB_EVENT_MASK_KEY_RELEASE.rawValue | XCB_EVENT_MASK_FOCUS_CHANGE.rawValue
      | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
  }

  /// Determines whether the window also receives the moves of the pointer while no button is down.
  /// Each move wakes the process, so follow the pointer only as long as necessary.
  package func setFollowsPointer(_ follows: Bool) {
    guard let connection = openConnection else { return }
    var events = Self.eventMask
    if follows { events |= XCB_EVENT_MASK_POINTER_MOTION.rawValue }
    xcb_change_window_attributes(
      connection, identifier, XCB_CW_EVENT_MASK.rawValue, &events)
    display.flush()
  }

  func receive(button: Int, isDown: Bool, x: Int16, y: Int16) {
    lastLocation = point(x, y)
    if let direction = Self.scrollDirections[button] {
      // A notch of the wheel is a button that goes down and up at once.
      guard isDown else { return }
      inputs.append(.scroll(ScrollEvent(location: lastLocation, delta: direction)))
      return
    }
    if isDown { pressedButtons.insert(button) } else { pressedButtons.remove(button) }
    inputs.append(
      .pointer(
        PointerEvent(phase: isDown ? .down : .up, location: lastLocation, button: button)))
  }

  func receive(motionToX x: Int16, y: Int16) {
    lastLocation = point(x, y)
    inputs.append(.pointer(PointerEvent(phase: .moved, location: lastLocation, button: 0)))
  }

  private func point(_ x: Int16, _ y: Int16) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  private static let scrollDirections: [Int: CGPoint] = [
    4: CGPoint(x: 0, y: -ScrollEvent.pointsPerNotch),
    5: CGPoint(x: 0, y: ScrollEvent.pointsPerNotch),
    6: CGPoint(x: -ScrollEvent.pointsPerNotch, y: 0),
    7: CGPoint(x: ScrollEvent.pointsPerNotch, y: 0),
  ]

  /// Performs the inputs of one wake-up.
  func deliverInputs() {
    for input in inputs.take() where !isClosed { perform(input) }
  }

  private func perform(_ input: WindowInput) {
    switch input {
    case .pointer(let event): onEvent?(.pointer(event))
    case .scroll(let event): onEvent?(.scroll(event))
    case .key(let event): perform(event)
    case .configured(let size): resize(to: size)
    case .exposed(let rects): expose(rects)
    case .mapped(let isShown):
      guard isShown != isMapped else { break }
      isMapped = isShown
      if !isShown { cancelPresses() }
      onEvent?(.shownChanged(isShown))
    case .focus(let isFocused):
      if !isFocused { pressedKeys = [] }
      onEvent?(.focusChanged(isFocused))
    case .echoed(let number): echoed(number)
    case .close: onEvent?(.closeRequested)
    case .destroyed:
      forget()
      cancelPresses()
      onEvent?(.closeRequested)
    }
  }

  private func perform(_ event: KeyEvent) {
    var event = event
    if event.isDown {
      // If the release of a repeat got lost, the key is already down.
      event.isRepeat = !pressedKeys.insert(event.keycode).inserted
    } else {
      pressedKeys.remove(event.keycode)
    }
    onEvent?(.key(event))
  }

  /// No release follows if the window disappears while a button is down.
  private func cancelPresses() {
    let buttons = pressedButtons.sorted()
    pressedButtons = []
    for button in buttons {
      onEvent?(
        .pointer(PointerEvent(phase: .cancelled, location: lastLocation, button: button)))
    }
  }

  /// The server is gone. Presses end, and the last event contains the reason.
  func connectionEnded(_ reason: String) {
    isMapped = false
    awaitsEcho = false
    inputs = InputQueue()
    pacer.cancel()
    cancelPresses()
    let handler = onEvent
    onEvent = nil
    handler?(.serverLost(reason))
  }
}
