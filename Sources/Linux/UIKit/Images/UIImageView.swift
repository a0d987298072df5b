// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// Shows an image; a template in its tint color, an animated one in motion.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. An animated one plays while the view is in a window.
  open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange(from: oldValue) } }
  }

  private static let animationKey = "UIImageView.animation"

  /// The visible image and its tint, so that the view doesn't draw the same contents again.
  private final var rendered: (image: UIImage, tint: CGColor?)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    imageDidChange(from: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContents()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint may come from another view now.
    updateContents()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    layer.removeAnimation(forKey: Self.animationKey)
    play()
  }

  private func imageDidChange(from old: UIImage?) {
    layer.removeAnimation(forKey: Self.animationKey)
    updateContents()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  // MARK: Contents

  /// The color in which the view shows an image, or `nil` for the image's own colors.
  private func color(of image: UIImage) -> CGColor? {
    guard image.renderingMode == .alwaysTemplate else { return nil }
    return tintColor.resolvedColor(with: traitCollection).cgColor
  }

  private func updateContents() {
    guard let image else {
      rendered = nil
      layer.contents = nil
      return
    }
    let color = color(of: image)
    if let rendered, rendered.image == image, rendered.tint == color { return }
    rendered = (image, color)
    layer.contentsScale = image.scale
    layer.contents = image.pixels(in: color)
    play()
  }

  /// The layer changes its contents by itself: nothing is called for each image. In other colors,
  /// the series continues at the current image.
  private func play() {
    guard let image, let images = image.images, window != nil else { return }
    let animation = StepAnimation(
      keyPath: "contents", values: images.compactMap { $0.pixels(in: color(of: $0)) },
      duration: image.duration)
    animation.beginTime = layer.animation(forKey: Self.animationKey)?.beginTime ?? 0
    layer.add(animation, forKey: Self.animationKey)
  }
}

extension UIImage {
  /// The contents of a layer: the shape in a color, or the pixels.
  fileprivate func pixels(in color: CGColor?) -> CGImage? {
    color.map { filled(with: $0) } ?? cgImage
  }
}
