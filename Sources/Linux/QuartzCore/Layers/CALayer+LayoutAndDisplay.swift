// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The work that a layer still has to do. All ancestors of a layer with a `subtree` flag have the flag,
/// so a commit visits only the branches with work.
struct LayerFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = Self(rawValue: 1)
  static let needsDisplay = Self(rawValue: 2)
  static let subtreeNeedsLayout = Self(rawValue: 4)
  static let subtreeNeedsDisplay = Self(rawValue: 8)
  /// A commit has shown the layer, so it has a presentation, and its changes animate.
  static let isCommitted = Self(rawValue: 16)
  /// The layer is in the context's list of layers with animations.
  static let isListedAsAnimated = Self(rawValue: 32)
}

extension CALayer {
  /// A layout that always requests layout again would never end. After this many rounds, it waits for
  /// the next commit.
  static let largestLayoutRounds = 64

  final func markNeedsLayout() {
    guard presentationModel == nil else { return }
    flags.insert(.needsLayout)
    passUp(.subtreeNeedsLayout)
    context?.setNeedsCommit()
  }

  /// Sets a flag on all ancestors. If one has the flag, so do its ancestors.
  final func passUp(_ flag: LayerFlags) {
    var next = ancestor
    while let layer = next, !layer.flags.contains(flag) {
      layer.flags.insert(flag)
      next = layer.ancestor
    }
  }

  /// Sets the flags for this subtree's work on new ancestors.
  final func passWorkUp() {
    if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { passUp(.subtreeNeedsLayout) }
    if !flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      passUp(.subtreeNeedsDisplay)
    }
  }

  final func layoutFromHighestDirtyAncestor() {
    guard presentationModel == nil else { return }
    var start = self
    while let above = start.ancestor, above.needsLayout() { start = above }
    start.layoutUntilClean()
  }

  final func layoutUntilClean() {
    for _ in 0..<Self.largestLayoutRounds {
      if flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { return }
      layoutOnce()
    }
  }

  /// Walks the tree once, superlayers first. A layer that becomes dirty again waits for the next walk,
  /// so a mistake costs rounds and not a power of the depth.
  private func layoutOnce() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for child in children { child.layoutOnce() }
    maskLayer?.layoutOnce()
  }
}

extension CALayer {
  /// The longest side of a backing store in pixels. A larger layer doesn't draw.
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

  /// Draws into a new bitmap of the size of the bounds. If the size isn't drawable, removes the last
  /// drawing.
  final func drawBackingStore() {
    let bounds = values.bounds
    let scale = values.contentsScale
    guard let width = Self.pixels(bounds.width, scale),
      let height = Self.pixels(bounds.height, scale), bounds.origin.isFinite,
      let context = CGContext(
        uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: scale)
    else { return setBackingStore(nil, size: nil) }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    draw(in: context)
    setBackingStore(
      context.makeImage(),
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
  }

  /// `nil` for a length that has no pixels, or too many.
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
