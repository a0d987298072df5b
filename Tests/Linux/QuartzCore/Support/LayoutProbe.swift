// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// Counts its layouts.
final class LayoutProbe: CALayer {
  var layouts = 0
  var onLayout: ((LayoutProbe) -> Void)?

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
    onLayout?(self)
  }
}
