// SPDX-License-Identifier: MIT

/// Why there is no display or no window. `description` is one line for the user.
package enum X11Error: Error, Equatable, CustomStringConvertible {
  /// Neither a name was given nor is `DISPLAY` set.
  case noDisplay
  /// The server does not answer, or refuses.
  case cannotConnect(display: String, reason: String)
  /// The screen has no visual that this host can draw on.
  case unsupportedScreen(display: String, reason: String)
  /// There is no memory for a window of this size, or the connection ended meanwhile.
  case cannotOpenWindow(reason: String)

  package var description: String {
    switch self {
    case .noDisplay:
      "no display, which is X11 or Xwayland: DISPLAY is not set"
    case .cannotConnect(let display, let reason):
      "cannot connect to the X11 display \(display): \(reason)"
    case .unsupportedScreen(let display, let reason):
      "cannot draw on the X11 display \(display): \(reason)"
    case .cannotOpenWindow(let reason):
      "cannot open an X11 window: \(reason)"
    }
  }
}
