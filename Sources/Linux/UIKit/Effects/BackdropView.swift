// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// Shows what lies beneath it through a material.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Stays when the effect leaves, for as long as an animation still shows it.
  func show(_ material: BlurMaterial) {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    (layer as? BackdropLayer)?.filter = isOpaque ? nil : material.filter
    backgroundColor = isOpaque ? material.fill : nil
  }
}
