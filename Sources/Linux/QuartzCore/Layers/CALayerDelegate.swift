// SPDX-License-Identifier: MIT

/// Acts for a layer. Every member is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws into a backing store, as a layer without this method does.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}
