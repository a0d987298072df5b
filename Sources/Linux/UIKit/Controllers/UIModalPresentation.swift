// SPDX-License-Identifier: MIT

/// How a presented controller covers the one that presents it. Those that leave a part of it free
/// are not here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presenting controller's view leaves the window for as long.
  case fullScreen = 0
  /// The presenting controller's view stays below, as for a view that can be seen through.
  case overFullScreen = 5
}
