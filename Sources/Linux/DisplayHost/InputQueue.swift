// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// An event of a window that the window hasn't acted on yet.
enum WindowInput: Equatable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  case configured(PixelSize)
  case exposed([PixelRect])
  case mapped(Bool)
  case focus(Bool)
  /// The answer to a request for an echo.
  case echoed(UInt32)
  case close
  /// Another client destroyed the window.
  case destroyed
}

/// The events of one wake-up, in order, without those that later events made obsolete.
struct InputQueue {
  private var inputs: [WindowInput] = []

  /// Whether the newest input is a key that went up.
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

  /// Removes older sizes, which aren't always neighbors: a resize in progress sends exposures
  /// between the sizes. Each size costs a new buffer.
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
