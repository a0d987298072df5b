// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// An event of a window.
///
/// Positions and sizes are in points with the origin in the top left corner.
package enum DisplayEvent: Sendable, Equatable {
  /// A button went down or up, or the pointer moved while a button was held.
  case pointer(PointerEvent)
  /// The wheel turned.
  case scroll(ScrollEvent)
  /// A key went down or up, or repeats.
  case key(KeyEvent)
  /// The window has a new size, and `backBuffer` is already a new one.
  case resized(CGSize)
  /// The server uncovered these rectangles, in pixels. The window has already drawn them again.
  case exposed([CGRect])
  /// The server shows the window from now on, or hides it, for example because it is iconified.
  case shownChanged(Bool)
  /// The window got or lost the keyboard focus.
  case focusChanged(Bool)
  /// The user requested to close the window. It is still open.
  case closeRequested
  /// The connection ended. This is the last event of a window.
  case serverLost(String)
}

/// One change of the pointer.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable {
    case down, up, moved
    /// The press ends without a release, because the window disappeared.
    case cancelled
  }

  package var phase: Phase
  package var location: CGPoint
  /// 1 is the primary button, 2 the middle one, 3 the secondary one; 0 for `moved`.
  package var button: Int
}

/// A turn of the wheel.
package struct ScrollEvent: Sendable, Equatable {
  /// The distance that one notch of a wheel scrolls, in points.
  package static let pointsPerNotch: CGFloat = 40

  package var location: CGPoint
  /// The change of the content offset in points, positive toward the end of the content.
  package var delta: CGPoint
}

/// One change of a key.
package struct KeyEvent: Sendable, Equatable {
  package var isDown: Bool
  /// Whether the key was already down, because the keyboard repeats it.
  package var isRepeat: Bool
  /// The server's number of the physical key.
  package var keycode: UInt8
  /// The X11 key symbol without modifiers, for example 0xff0d for Return.
  package var keysym: UInt32
  /// The server's time in milliseconds.
  package var time: UInt32
}
