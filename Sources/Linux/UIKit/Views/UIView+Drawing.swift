// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  /// Gives a layer with contents made at the screen's resolution its scale.
  func adoptScreenScale() {
    guard !viewState.hasOwnContentScale, let scale = window?.screen.scale else { return }
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    redrawIfDrawing()
  }

  func setContentScaleFactor(_ scale: CGFloat) {
    guard scale > 0 else { return }
    viewState.hasOwnContentScale = true
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    redrawIfDrawing()
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.contentsGravity
    if contentMode == .redraw { redrawIfDrawing() }
  }

  /// The client asks for a drawing: who calls this has something to draw, whatever was found out
  /// about the class before.
  func markNeedsDisplay() {
    guard DrawingClasses.kind(of: self) != .neverDraws else { return }
    layer.setNeedsDisplay()
  }

  /// Draws when the class draws; asks for nothing else.
  func redrawIfDrawing() {
    if DrawingClasses.kind(of: self) == .draws { layer.setNeedsDisplay() }
  }

  /// The first drawing of a view that came into a window or got a size.
  func startDrawing() {
    if window != nil { startDrawingInAnyCase() }
  }

  private func startDrawingInAnyCase() {
    guard !bounds.isEmpty, layer.contents == nil else { return }
    DrawingClasses.probe(self)
    redrawIfDrawing()
  }

  func performDrawing(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension UIView {
  /// A view that is in no window has not drawn yet.
  @_spi(LinuxHost) public func layerWillRender(_ layer: CALayer) {
    if layer === self.layer { startDrawingInAnyCase() }
  }
}
