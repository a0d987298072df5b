// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  /// Changes a view and dissolves its old look into the new one.
  ///
  /// Without `transitionCrossDissolve`, the changes are animated as in any other block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = { animations?() ?? () }
    guard options.contains(.transitionCrossDissolve) else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: changes,
        completion: completion)
      return
    }
    let dissolve = CrossDissolve(view: view)
    let block = AnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    ViewAnimations.run(block) {
      performWithoutAnimation(changes)
      if ViewAnimations.areEnabled, block.duration > 0 { dissolve?.start(in: block) }
    }
  }
}

/// A view's old look, which dissolves into the new one.
@MainActor
struct CrossDissolve {
  private let view: UIView
  /// nil if the old look was nothing.
  private let picture: (content: CGImage, frame: CGRect)?

  /// Fails for a view that isn't visible or is too large for a picture.
  init?(view: UIView) {
    guard let window = view.window, window.isOnStage, view.layer.superlayer != nil
    else { return nil }
    picture = Self.image(of: view, scale: window.screen.scale)
    guard picture != nil || view.frame.isEmpty else { return nil }
    self.view = view
  }

  func start(in block: AnimationBlock) {
    let animation = DissolveAnimation(from: picture?.content, in: picture?.frame ?? .zero)
    animation.timingFunction = block.options.timingFunction
    block.time(animation)
    block.willAdd(to: view.layer)
    view.layer.add(animation, forKey: nil)
  }

  /// The part of the view within its frame, in the superview's coordinates. The upper left corner is
  /// at a pixel, as it is on the screen for a view that's sharp.
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
