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

  /// nil for a view that is not seen: nothing would dissolve.
  init?(view: UIView) {
    guard let window = view.window, window.isOnStage, view.layer.superlayer != nil
    else { return nil }
    self.view = view
    picture = Self.image(of: view, scale: window.screen.scale).map { image in
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
    if picture == nil || !isOpaque { fade(view.layer, from: 0, to: CGFloat(view.layer.opacity), in: block) }
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

  /// What of the view lies within its frame, in the superview's coordinates.
  private static func image(
    of view: UIView, scale: CGFloat
  ) -> (content: CGImage, frame: CGRect)? {
    let frame = view.frame.intersection(
      CGRect(x: 0, y: 0, width: view.frame.maxX, height: view.frame.maxY))
    let width = Int((frame.maxX * scale).rounded(.up))
    let height = Int((frame.maxY * scale).rounded(.up))
    guard !frame.isEmpty, (1...16_384).contains(width), (1...16_384).contains(height),
      let context = CGContext(
        uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: scale)
    else { return nil }
    let renderer = LayerRenderer(
      layer: view.layer, pixelWidth: width, pixelHeight: height, scale: scale)
    renderer.paint(into: context, damage: renderer.prepare(at: CACurrentMediaTime()))
    let left = (frame.minX * scale).rounded(.down)
    let top = (frame.minY * scale).rounded(.down)
    let pixels = CGRect(
      x: left, y: top, width: CGFloat(width) - left, height: CGFloat(height) - top)
    guard let image = context.makeImage()?.cropping(to: pixels) else { return nil }
    return (
      image,
      CGRect(
        x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
        height: pixels.height / scale)
    )
  }
}
