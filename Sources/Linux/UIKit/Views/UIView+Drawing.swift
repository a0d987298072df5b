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

  /// Sets the layer's scale to the screen's scale. An image view has the scale of its image.
  private func adoptScreenScale() {
    guard !(self is UIImageView), let scale = window?.screen.scale, layer.contentsScale != scale
    else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.contentsGravity
    if contentMode == .redraw { setNeedsDisplay() }
  }

  /// Requests the first drawing of a view that's in a window and has a size.
  func startDrawing() {
    if window != nil, !bounds.isEmpty, layer.contents == nil { setNeedsDisplay() }
  }

  func performDrawing(in context: CGContext) {
    withCurrentContext(context) {
      traitCollection.performAsCurrent { drawContents() }
    }
  }
}

extension UIView {
  /// Constants that specify how a view's contents adjust when its bounds change.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case redraw = 3

    /// The equivalent layer gravity. The mode `redraw` differs only in when the view draws.
    var contentsGravity: CALayerContentsGravity {
      self == .scaleAspectFit ? .resizeAspect : .resize
    }
  }
}
