// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// What a window tells the application: input, geometry and the end of things.
///
/// Positions and sizes are in points with the origin in the top left corner. Times are seconds of
/// system uptime, the scale of `ProcessInfo.systemUptime` and of Apple's event timestamps.
package enum DisplayEvent: Sendable, Equatable {
  /// A button went down or up, or the pointer moved while a button was held.
  case pointer(PointerEvent)
  /// The wheel turned.
  case scroll(ScrollEvent)
  /// A key went down or up, or repeats.
  case key(KeyEvent)
  /// The window has a new size, and `backBuffer` is already a new one.
  case resized(CGSize)
  /// The display has a new scale, and `backBuffer` is already a new one; `resized` follows.
  case scaleChanged(CGFloat)
  /// The monitor that the window is on shows so many pictures a second from now on.
  case refreshRateChanged(Double)
  /// The window was uncovered. The rectangles, in pixels, were already uploaded again.
  case exposed([CGRect])
  /// The server shows the window from now on (`true`), or no more, as when it was iconified.
  case shownChanged(Bool)
  /// The keyboard focus came (`true`) or went (`false`).
  case focusChanged(Bool)
  /// The user asked to close the window; nothing was closed yet.
  case closeRequested
  /// The connection ended. This is the last event of a window.
  case serverLost(String)
}

/// One change of the pointer.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable {
    case down, up, moved
    /// The press ends without a release, because the window went away under it.
    case cancelled
  }

  package var phase: Phase
  package var location: CGPoint
  /// 1 is the primary button, 2 the middle one, 3 the secondary one; 0 for `moved`.
  package var button: Int
  package var time: TimeInterval

  package init(phase: Phase, location: CGPoint, button: Int, time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.button = button
    self.time = time
  }
}

/// A turn of the wheel.
package struct ScrollEvent: Sendable, Equatable {
  /// What one notch of a wheel scrolls, in points.
  package static let pointsPerNotch: CGFloat = 40

  package var location: CGPoint
  /// How far the content offset moves, in points: positive towards the end of the content.
  package var delta: CGPoint
  package var time: TimeInterval

  package init(location: CGPoint, delta: CGPoint, time: TimeInterval) {
    self.location = location
    self.delta = delta
    self.time = time
  }
}

/// One change of a key.
package struct KeyEvent: Sendable, Equatable {
  package var isDown: Bool
  /// Whether the key was down already: the keyboard repeats it.
  package var isRepeat: Bool
  /// The server's number of the physical key.
  package var keycode: UInt8
  /// The X11 key symbol without modifiers, for example 0xff0d for Return.
  package var keysym: UInt32
  package var time: TimeInterval

  package init(
    isDown: Bool, isRepeat: Bool, keycode: UInt8, keysym: UInt32, time: TimeInterval
  ) {
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.keycode = keycode
    self.keysym = keysym
    self.time = time
  }
}
