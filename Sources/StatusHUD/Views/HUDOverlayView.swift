// SPDX-License-Identifier: MIT

/// The whole of a HUD in its window: the mask, and the bezel above it.
@MainActor
final class HUDOverlayView: UIView {
  /// The mask. Not named for it: views have a `mask` of another meaning.
  let backdrop = MaskView(frame: .zero)
  let contentView = HUDContentView(frame: .zero)

  private let fade = OverlayFade()

  var maskType: StatusHUD.MaskType {
    get { backdrop.maskType }
    set { backdrop.maskType = newValue }
  }

  /// Whether touches end here rather than in the app below.
  var blocksTouches = false {
    didSet { accessibilityViewIsModal = blocksTouches }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, contentView] {
      view.alpha = 0
      addSubview(view)
    }
  }

  /// Shows `content`, without a fade: what is on screen stays, only what differs changes.
  func apply(_ content: HUDContent, configuration: StatusHUD.Configuration) {
    backdrop.customColor = configuration.backgroundLayerColor
    backdrop.maskType = content.maskType
    contentView.apply(content, configuration: configuration, animated: fade.isVisible)
  }

  /// Fades mask and bezel in or out, from wherever they are.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 is done, and has called `completion`, when this returns.
  ///   - completion: Called once, with false if another fade interrupted this one.
  func setVisible(
    _ visible: Bool, duration: TimeInterval, completion: @escaping (Bool) -> Void
  ) {
    // In place before it is seen; a layout inside the fade would fly the bezel in.
    layoutIfNeeded()
    fade.set(
      visible, mask: backdrop, bezel: contentView, duration: duration, completion: completion)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard blocksTouches, super.hitTest(point, with: event) != nil else { return nil }
    return self
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = contentView.layout(in: safeArea)
    backdrop.frame = bounds
    backdrop.vignetteCenter = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    contentView.place(layout)
  }

  private var safeArea: CGRect {
    let insets = safeAreaInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
