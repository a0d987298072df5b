// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// What there is in the process of all that a presentation makes.
@MainActor struct Remains: Equatable {
  var views = UIView.liveCount.value
  var layers = CALayer.liveCount.value
  /// Of everything that was painted.
  var rasters = LayerRenderer.rasterCount.value
  /// Every timer of the HUD and of the frameworks is a deadline of the media clock.
  var isAnythingDue = MediaClock.nextDeadline != nil
  var windows: Int
  var observers: Int

  /// What is there now and was not `before`.
  func leftovers(since before: Remains) -> String? {
    guard self != before || isAnythingDue else { return nil }
    return """
      views \(before.views) -> \(views), layers \(before.layers) -> \(layers), \
      rasters \(before.rasters) -> \(rasters), \
      windows \(before.windows) -> \(windows), observers \(before.observers) -> \(observers), \
      \(isAnythingDue ? "something" : "nothing") is due
      """
  }
}
