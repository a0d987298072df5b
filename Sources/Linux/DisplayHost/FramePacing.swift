// SPDX-License-Identifier: MIT

/// What says that it is time for the next frame.
package enum FramePacing: Sendable {
  /// The server, when the monitor begins a new picture.
  case present
  /// A timer at the refresh rate of the monitor.
  case timer
}
