// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

@_spi(LinuxHost)
extension UIView {
  /// Views of every class, windows included.
  public nonisolated static let liveCount = LiveCount()
}
