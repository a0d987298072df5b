// SPDX-License-Identifier: MIT

/// Mixes an old look of a layer with what the layer shows, each pixel a weighted mean, until there
/// is only the latter.
@_spi(LinuxHost) public final class DissolveAnimation: CAAnimation {
  private var start = Dissolve()

  /// - Parameters:
  ///   - picture: The old look; nil if it was nothing.
  ///   - frame: Where that was, in the superlayer's coordinates.
  public convenience init(from picture: CGImage?, in frame: CGRect) {
    self.init()
    start = Dissolve(picture: picture, frame: frame)
  }

  override func makeEmpty() -> CAAnimation { DissolveAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? DissolveAnimation)?.start = start
  }

  override var content: AnimationProgram.Content { .dissolve(start) }
}

/// A picture that dissolves into what replaces it.
struct Dissolve {
  var picture: CGImage?
  var frame = CGRect.zero
  /// 0...1: how much of the new look there is.
  var amount: CGFloat = 0
}
