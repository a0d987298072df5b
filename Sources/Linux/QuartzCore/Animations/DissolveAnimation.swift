// SPDX-License-Identifier: MIT

/// Mixes an old picture of a layer with the current one until only the latter is left. Each pixel is a
/// weighted mean.
@_spi(LinuxHost) public final class DissolveAnimation: CAAnimation {
  private var start = Dissolve()

  /// - Parameters:
  ///   - picture: The old picture; `nil` if the layer wasn't visible.
  ///   - frame: The place of the picture in the superlayer's coordinates.
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

/// A picture that dissolves into the picture that replaces it.
struct Dissolve {
  var picture: CGImage?
  var frame = CGRect.zero
  /// The part of the new picture, from 0 to 1.
  var amount: CGFloat = 0
}
