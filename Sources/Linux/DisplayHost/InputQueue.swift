// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// One thing that the server said about a window, before the window acts on it.
enum WindowInput: Equatable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  case configured(PixelSize)
  case exposed([PixelRect])
  case mapped(Bool)
  case focus(Bool)
  case scale(CGFloat)
  /// The answers to what the frame pacer asked.
  case refreshed(UInt32)
  case echoed(UInt32)
  case close
  /// Somebody else took the window away.
  case destroyed
}

/// What arrived in one wake-up, in order, with what later news made pointless taken out.
struct InputQueue {
  private var inputs: [WindowInput] = []

  /// Whether the newest input is that of a key which went up.
  var endsWithRelease: Bool {
    if case .key(let key) = inputs.last { !key.isDown } else { false }
  }

  /// Empties the queue.
  mutating func take() -> [WindowInput] {
    defer { inputs = [] }
    return inputs
  }

  mutating func append(_ input: WindowInput) {
    guard let last = inputs.last, let merged = Self.merge(last, input) else {
      append(configuring: input)
      return
    }
    inputs[inputs.count - 1] = merged
  }

  /// Only the newest size counts, wherever the older one stands: a resize in progress sends
  /// exposures between the sizes, and each size costs a new buffer.
  private mutating func append(configuring input: WindowInput) {
    if case .configured = input {
      inputs.removeAll { if case .configured = $0 { true } else { false } }
    }
    inputs.append(input)
  }

  private static func merge(_ last: WindowInput, _ next: WindowInput) -> WindowInput? {
    switch (last, next) {
    case (.pointer(let old), .pointer(let new)) where old.phase == .moved && new.phase == .moved:
      return next
    case (.scroll(let old), .scroll(var new)):
      new.delta.x += old.delta.x
      new.delta.y += old.delta.y
      return .scroll(new)
    case (.exposed(let old), .exposed(let new)):
      return .exposed(old + new)
    case (.key(let old), .key(var new)):
      // A key that repeats is released and pressed in the same millisecond.
      guard !old.isDown, new.isDown, old.keycode == new.keycode, old.time == new.time else {
        return nil
      }
      new.isRepeat = true
      return .key(new)
    default:
      return nil
    }
  }
}
