// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  /// Starts to be drawn where the view is seen now, and so does its mask.
  func joinDisplay() {
    adoptScreenScale()
    startDrawing()
    // A layer takes no mask that it is part of itself.
    if let mask, layer.mask === mask.layer { mask.joinDisplayWithSubviews() }
  }

  func joinDisplayWithSubviews() {
    joinDisplay()
    for subview in subviews { subview.joinDisplayWithSubviews() }
  }

  func maskDidChange() {
    layer.mask = mask?.layer
    mask?.viewState.maskedView = self
    joinDisplay()
  }

  /// The window that the view is seen in. A mask is in none, but its view may be.
  var displayingWindow: UIWindow? {
    if let window { return window }
    let root = root
    guard let masked = root.viewState.maskedView, masked.layer.mask === root.layer else {
      return nil
    }
    return masked.displayingWindow
  }

  /// Gives a layer with contents made at the screen's resolution its scale.
  private func adoptScreenScale() {
    guard !viewState.hasOwnContentScale, let scale = displayingWindow?.screen.scale else { return }
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
    guard displayingWindow != nil, !bounds.isEmpty, layer.contents == nil else { return }
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
