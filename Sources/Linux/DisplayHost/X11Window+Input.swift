// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Window {
  func receive(button: Int, isDown: Bool, x: Int16, y: Int16, time: TimeInterval) {
    let location = remember(x: x, y: y, time: time)
    if let direction = Self.scrollDirections[button] {
      // The wheel is buttons that are pressed and released at once.
      guard isDown else { return }
      inputs.append(.scroll(ScrollEvent(location: location, delta: direction, time: time)))
      return
    }
    if isDown { pressedButtons.insert(button) } else { pressedButtons.remove(button) }
    inputs.append(
      .pointer(
        PointerEvent(phase: isDown ? .down : .up, location: location, button: button, time: time)))
  }

  func receive(motionToX x: Int16, y: Int16, time: TimeInterval) {
    let location = remember(x: x, y: y, time: time)
    inputs.append(
      .pointer(PointerEvent(phase: .moved, location: location, button: 0, time: time)))
  }

  private func remember(x: Int16, y: Int16, time: TimeInterval) -> CGPoint {
    lastLocation = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    lastTime = time
    return lastLocation
  }

  private static let scrollDirections: [Int: CGPoint] = [
    4: CGPoint(x: 0, y: -ScrollEvent.pointsPerNotch),
    5: CGPoint(x: 0, y: ScrollEvent.pointsPerNotch),
    6: CGPoint(x: -ScrollEvent.pointsPerNotch, y: 0),
    7: CGPoint(x: ScrollEvent.pointsPerNotch, y: 0),
  ]

  /// Acts on what one wake-up brought, and tells the application.
  func deliverInputs() {
    for input in inputs.take() where !isClosed { perform(input) }
    guard becameIdle, !isBusy else { return }
    becameIdle = false
    onIdle?()
    pacer.becameIdle()
  }

  private func perform(_ input: WindowInput) {
    switch input {
    case .pointer(let event): onEvent?(.pointer(event))
    case .scroll(let event): onEvent?(.scroll(event))
    case .key(let event): perform(event)
    case .configured(let size):
      resize(to: size)
      updateRefreshRate()
    case .exposed(let rects): expose(rects)
    case .mapped(let isShown):
      guard isShown != isMapped else { break }
      isMapped = isShown
      if !isShown { cancelPresses() }
      onEvent?(.shownChanged(isShown))
    case .focus(let isFocused):
      if !isFocused { pressedKeys = [] }
      onEvent?(.focusChanged(isFocused))
    case .scale(let scale): rescale(to: scale)
    case .refreshed(let serial): pacer.refreshed(serial)
    case .echoed(let serial): pacer.echoed(serial)
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
      // A repeat whose release went lost: the key was down already.
      event.isRepeat = !pressedKeys.insert(event.keycode).inserted
    } else {
      pressedKeys.remove(event.keycode)
    }
    onEvent?(.key(event))
  }

  private func expose(_ rects: [PixelRect]) {
    let visible = PixelRect.clipped(rects, to: pixelSize)
    guard !visible.isEmpty else { return }
    upload(visible)
    onEvent?(.exposed(visible.map(\.cgRect)))
  }

  /// No release follows a window that was taken away under the button.
  private func cancelPresses() {
    let buttons = pressedButtons.sorted()
    pressedButtons = []
    for button in buttons {
      onEvent?(
        .pointer(
          PointerEvent(
            phase: .cancelled, location: lastLocation, button: button, time: lastTime)))
    }
  }

  /// The server is gone: presses end, and the last event says why.
  func connectionEnded(_ reason: String) {
    isMapped = false
    uploads = []
    inputs = InputQueue()
    pacer.cancel()
    cancelPresses()
    let handler = onEvent
    onEvent = nil
    handler?(.serverLost(reason))
  }
}
