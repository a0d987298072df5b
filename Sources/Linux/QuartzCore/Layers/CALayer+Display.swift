// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension CALayer {
  /// Pixels on a side of a backing store; a larger layer shows nothing of its own.
  static let largestBackingSide: CGFloat = 16384

  final func markNeedsDisplay() {
    guard presentationModel == nil else { return }
    flags.insert(.needsDisplay)
    passUp(.subtreeNeedsDisplay)
    context?.setNeedsCommit()
  }

  final func performDisplay() {
    flags.remove(.needsDisplay)
    guard presentationModel == nil else { return }
    display()
  }

  final func displaySubtree() {
    if flags.contains(.needsDisplay) { performDisplay() }
    guard flags.contains(.subtreeNeedsDisplay) else { return }
    flags.remove(.subtreeNeedsDisplay)
    for child in children { child.displaySubtree() }
    maskLayer?.displaySubtree()
  }

  /// Draws into a new bitmap of the size of the bounds. Without a drawable size what was drawn
  /// before goes.
  final func drawBackingStore() {
    let bounds = values.bounds
    let scale = values.contentsScale
    guard let width = Self.pixels(bounds.width, scale),
      let height = Self.pixels(bounds.height, scale), bounds.origin.isFinite,
      let context = CGContext(
        uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: scale)
    else { return setBackingStore(nil, size: nil) }
    delegate?.layerWillDraw(self)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    draw(in: context)
    setBackingStore(
      context.makeImage(),
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
  }

  /// nil for a length that has no pixels, or too many.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    // A length that is a whole number of pixels but for rounding must not grow by one.
    let pixels = (length * scale - 1e-6).rounded(.up)
    guard pixels.isFinite, pixels >= 1, pixels <= largestBackingSide else { return nil }
    return Int(pixels)
  }

  private func setBackingStore(_ image: CGImage?, size: CGSize?) {
    guard image != nil || values.backingSize != nil else { return }
    let action = pendingAction(for: .contents)
    values.contents = image
    values.backingSize = image == nil ? nil : size
    modelDidChange()
    action?.run(on: self)
  }
}
