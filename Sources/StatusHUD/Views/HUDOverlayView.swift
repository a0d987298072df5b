// SPDX-License-Identifier: MIT

/// The whole of a HUD, over whatever it is put: the mask, and the bezel above it.
@MainActor
final class HUDOverlayView: HUDTouchView {
  /// The mask. Not named for it: views have a `mask` of another meaning.
  let backdrop = MaskView(frame: .zero)
  let contentView = HUDContentView(frame: .zero)

  private let fade = OverlayFade()
  private let keyboard = KeyboardTracker.shared
  private lazy var motionEffect = MotionEffect(view: contentView)

  private var dismissesOnTap = false
  private var avoidsKeyboard = true

  var maskType: StatusHUD.MaskType {
    get { backdrop.maskType }
    set { backdrop.maskType = newValue }
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
    motionEffect.isEnabled = configuration.motionEffectEnabled
    dismissesOnTap = configuration.dismissesOnTap
    if configuration.avoidsKeyboard != avoidsKeyboard {
      avoidsKeyboard = configuration.avoidsKeyboard
      setNeedsLayout()
    }
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

  // MARK: Touches

  /// From the start of the fade-in to that of the fade-out.
  override var takesTaps: Bool { dismissesOnTap && fade.isVisible }

  override func isOnBezel(_ point: CGPoint) -> Bool {
    contentView.point(inside: convert(point, to: contentView), with: nil)
  }

  // MARK: Place

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What the keyboard covers depends on where the overlay is.
    setNeedsLayout()
    guard window != nil else { return keyboard.removeListener(self) }
    keyboard.addListener(self) { [weak self] motion in self?.follow(motion) }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = contentView.layout(in: visibleArea)
    backdrop.frame = bounds
    backdrop.vignetteCenter = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    contentView.place(layout)
  }

  /// The safe area, as far as the keyboard leaves it free. One that leaves nothing is no reason to
  /// squeeze the bezel into nothing: then nobody can see this view anyway.
  private var visibleArea: CGRect {
    let insets = safeAreaInsets
    var area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    guard avoidsKeyboard else { return area }
    let keys = keyboard.frame(in: self)
    if keys.intersects(area), keys.minY > area.minY { area.size.height = keys.minY - area.minY }
    return area
  }

  /// Moves as the keyboard does, and with it.
  private func follow(_ motion: KeyboardTracker.Motion) {
    guard avoidsKeyboard else { return }
    setNeedsLayout()
    guard motion.duration > 0, fade.isVisible else { return layoutIfNeeded() }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: [motion.options, .beginFromCurrentState, .allowUserInteraction],
      animations: { self.layoutIfNeeded() })
  }
}
