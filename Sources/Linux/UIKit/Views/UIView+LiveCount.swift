// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

@_spi(LinuxHost)
extension UIView {
  /// The number of views of all classes, including windows, that are in memory.
  public nonisolated static let liveCount = LiveCount()
}
