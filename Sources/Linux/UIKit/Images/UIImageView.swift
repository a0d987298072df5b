// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Shows an image; a template in its tint colour, an animated one or several in motion.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. An animated one begins to play.
  open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange(from: oldValue) } }
  }
  /// What is shown while highlighted; nil for nothing else.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage != oldValue { updateContents() } }
  }
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      if highlightedImage != nil { updateContents() }
      if highlightedAnimationImages != nil { updatePlayback() }
    }
  }
  /// What a symbol looks like where its own configuration says nothing.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      updateContents()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Series of images

  /// What `startAnimating()` shows one after the other in place of the image.
  open var animationImages: [UIImage]? {
    didSet { if animationImages != oldValue { stopAnimating() } }
  }
  /// The same while highlighted; nil for the same images.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted, highlightedAnimationImages != oldValue { updatePlayback() } }
  }
  /// How long it takes to show all images once; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0 {
    didSet { if animationDuration != oldValue { updatePlayback() } }
  }
  /// How often the images are shown; 0 for ever.
  open var animationRepeatCount = 0 {
    didSet { if animationRepeatCount != oldValue { updatePlayback() } }
  }

  /// Whether images are shown one after the other.
  open var isAnimating: Bool { playback != nil }

  /// Plays `animationImages`, or the images of an animated image, from the first one. Outside of a
  /// window they begin when the view comes into one.
  open func startAnimating() {
    guard let playback = makePlayback() else { return }
    self.playback = playback
    layer.removeAnimation(forKey: Self.animationKey)
    play()
  }

  /// Shows the image, of an animated one the first.
  open func stopAnimating() {
    guard playback != nil else { return }
    playback = nil
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// What the layer plays; nil while nothing is to move.
  final var playback: Playback?
  /// What the layer shows, so that nothing is drawn again for a tint that came out the same.
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

  /// A view as large as `image`.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
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
    image.map { fitted($0).size }
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { fitted($0).size } ?? .zero
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContents()
    updatePlayback()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContents()
    updatePlayback()
    if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint may come from another view now.
    updateContents()
    updatePlayback()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  private func imageDidChange(from old: UIImage?) {
    updateContents()
    if image?.images != nil {
      startAnimating()
    } else if animationImages == nil {
      stopAnimating()
    }
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  // MARK: Contents

  final func fitted(_ image: UIImage) -> UIImage {
    image.fitted(to: traitCollection, preferring: preferredSymbolConfiguration)
  }

  /// The colour in which an image is shown; nil for its own ones.
  final func color(of image: UIImage) -> CGColor? {
    let color = image.isTemplate ? tintColor : image.parts.tint
    return color?.resolvedColor(with: traitCollection).cgColor
  }

  private func updateContents() {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image else {
      rendered = nil
      layer.contents = nil
      return
    }
    let shown = fitted(image)
    let color = color(of: shown)
    if let rendered, rendered.image == shown, rendered.tint == color { return }
    rendered = (shown, color)
    contentScaleFactor = shown.scale
    layer.contents = shown.pixels(in: color)
  }
}

extension UIImage {
  /// What a layer shows: the shape in a colour, or the upright pixels.
  func pixels(in color: CGColor?) -> CGImage? {
    color.map { coloured(UIColor(cgColor: $0)) } ?? uprightImage
  }
}
