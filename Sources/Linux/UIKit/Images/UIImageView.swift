// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Shows an image; a template in its tint colour.
@MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange(from: oldValue) } }
  }
  /// What is shown while highlighted; nil for nothing else.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage != oldValue { updateContents() } }
  }
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { updateContents() } }
  }

  /// What the layer shows, so that nothing is drawn again for a tint that came out the same.
  private final var rendered: (image: UIImage, tint: CGColor?)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// A view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    accessibilityTraits = .image
    self.image = image
    updateContents()
  }

  /// A view as large as `image`.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

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

  private func imageDidChange(from old: UIImage?) {
    updateContents()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  private func updateContents() {
    guard let shown = (isHighlighted ? highlightedImage : nil) ?? image else {
      rendered = nil
      layer.contents = nil
      return
    }
    let color =
      shown.renderingMode == .alwaysTemplate ? tintColor : shown.tint
    let resolved = color?.resolvedColor(with: traitCollection)
    if let rendered, rendered.image === shown, rendered.tint == resolved?.cgColor { return }
    rendered = (shown, resolved?.cgColor)
    contentScaleFactor = shown.scale
    layer.contents = resolved.map { shown.coloured($0) } ?? shown.uprightImage
  }
}
