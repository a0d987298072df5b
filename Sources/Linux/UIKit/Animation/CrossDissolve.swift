// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// A picture of a view's old look, which fades away over the new one.
///
/// Over an opaque view that is the exact mixture of both. A view that can be seen through fades in
/// at the same time, so that what is only new does not stand there from the beginning.
@MainActor
final class CrossDissolve {
  private let view: UIView
  /// nil if the old look was nothing.
  private let picture: CALayer?

  private static let key = "cross-dissolve"

  /// nil for a view that is not seen, or is too large for a picture: nothing would dissolve.
  init?(view: UIView) {
    guard let window = view.window, window.isOnStage, view.layer.superlayer != nil
    else { return nil }
    let image = Self.image(of: view, scale: window.screen.scale)
    guard image != nil || view.frame.isEmpty else { return nil }
    self.view = view
    picture = image.map { image in
      let picture = CALayer()
      picture.contents = image.content
      picture.contentsScale = window.screen.scale
      picture.frame = image.frame
      picture.opacity = 0
      picture.delegate = Self.still
      return picture
    }
  }

  func start(in block: AnimationBlock) {
    if let picture {
      view.layer.superlayer?.insertSublayer(picture, above: view.layer)
      fade(picture, from: 1, to: 0, in: block)
    }
    if picture == nil || !isOpaque {
      fade(view.layer, from: 0, to: CGFloat(view.layer.opacity), in: block)
    }
  }

  func end() {
    picture?.removeFromSuperlayer()
  }

  private var isOpaque: Bool {
    (view.layer.backgroundColor?.alpha ?? 0) >= 1 && view.layer.opacity >= 1
  }

  private func fade(_ layer: CALayer, from: CGFloat, to: CGFloat, in block: AnimationBlock) {
    let animation = block.makeAnimation(keyPath: "opacity", on: layer)
    animation.fromValue = from
    animation.toValue = to
    animation.run(forKey: Self.key, object: layer, arguments: nil)
  }

  /// The picture does not animate by itself.
  private static let still = StageDelegate()

  /// What of the view lies within its frame, in the superview's coordinates. The upper left corner
  /// is a pixel's, as it is on the screen for a view that is sharp.
  private static func image(
    of view: UIView, scale: CGFloat
  ) -> (content: CGImage, frame: CGRect)? {
    let frame = view.frame
    guard frame.width > 0, frame.height > 0 else { return nil }
    let width = Int((min(frame.width, 16_384) * scale).rounded(.up))
    let height = Int((min(frame.height, 16_384) * scale).rounded(.up))
    guard width <= 16_384, height <= 16_384,
      let context = CGContext(
        uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: scale)
    else { return nil }
    let renderer = LayerRenderer(
      layer: view.layer, origin: frame.origin, pixelWidth: width, pixelHeight: height, scale: scale)
    renderer.paint(into: context, damage: renderer.prepare(at: CACurrentMediaTime()))
    guard let image = context.makeImage() else { return nil }
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return (image, CGRect(origin: frame.origin, size: size))
  }
}
