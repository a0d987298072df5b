// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  /// Prepares the view for drawing on its current screen.
  func joinDisplay() {
    adoptScreenScale()
    startDrawing()
  }

  func joinDisplayWithSubviews() {
    joinDisplay()
    for subview in subviews { subview.joinDisplayWithSubviews() }
  }

  /// Sets the layer's scale to the screen's scale, unless the app set a scale.
  private func adoptScreenScale() {
    guard !viewState.hasOwnContentScale, let scale = window?.screen.scale else { return }
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    markNeedsDisplay()
  }

  func setContentScaleFactor(_ scale: CGFloat) {
    guard scale > 0 else { return }
    viewState.hasOwnContentScale = true
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    markNeedsDisplay()
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.contentsGravity
    if contentMode == .redraw { markNeedsDisplay() }
  }

  func markNeedsDisplay() {
    if DrawingClasses.draws(self) { layer.setNeedsDisplay() }
  }

  /// Requests the first drawing of a view that's in a window and has a size.
  func startDrawing() {
    if window != nil, !bounds.isEmpty, layer.contents == nil { markNeedsDisplay() }
  }

  func performDrawing(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}
