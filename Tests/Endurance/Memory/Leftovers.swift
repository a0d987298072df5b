// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// How much there is in the process of what a presentation makes.
@MainActor struct Leftovers: Equatable {
  var views = UIView.liveCount.value
  var layers = CALayer.liveCount.value
  /// Of everything that was painted.
  var rasters = LayerRenderer.rasterCount.value
  var windows = 0
  /// The media clock keeps all timers of the HUD and of the frameworks.
  var isAnythingDue = MediaClock.nextDeadline != nil
}
