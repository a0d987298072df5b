// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  /// Starts to be drawn where the view is seen now.
  func joinDisplay() {
    adoptScreenScale()
    startDrawing()
  }

  func joinDisplayWithSubviews() {
    joinDisplay()
    for subview in subviews { subview.joinDisplayWithSubviews() }
  }

  /// Gives a layer with contents made at the screen's resolution its scale.
  private func adoptScreenScale() {
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
    DrawingClasses.noteDrawing(of: self)
    layer.wantsDisplay = true
    layer.setNeedsDisplay()
  }

  /// Draws when the class draws; asks for nothing else.
  func redrawIfDrawing() {
    if DrawingClasses.kind(of: self) == .draws { markNeedsDisplay() }
  }

  /// The first drawing of a view that came into a window or got a size.
  func startDrawing() {
    guard window != nil, !bounds.isEmpty, layer.contents == nil else { return }
    switch DrawingClasses.kind(of: self) {
    case .unknown, .draws: markNeedsDisplay()
    case .plain, .neverDraws: break
    }
  }

  func performDrawing(in context: CGContext) {
    let isWanted = DrawingClasses.draw(self, in: context) {
      UIGraphicsPushContext(context)
      traitCollection.performAsCurrent { draw(bounds) }
      UIGraphicsPopContext()
    }
    if !isWanted { layer.wantsDisplay = false }
  }
}
