// SPDX-License-Identifier: MIT

/// A bezel over a backdrop: where it is, how it comes and goes, and what touches do to it. The whole
/// of any HUD, over whatever it is put.
@MainActor
class BezelHostView: HUDTouchView {
  let backdrop: UIView
  let bezel: BezelView

  let fade = OverlayFade()
  private let keyboard = KeyboardTracker.shared
  private lazy var motionEffect = MotionEffect(view: bezel)

  /// Whether the bezel keeps out of the keyboard's way.
  var avoidsKeyboard = true {
    didSet { if avoidsKeyboard != oldValue { setNeedsLayout() } }
  }

  /// Whether the bezel moves a little with the tilt of the device.
  var isTilting: Bool {
    get { motionEffect.isEnabled }
    set { motionEffect.isEnabled = newValue }
  }

  init(backdrop: UIView, bezel: BezelView) {
    self.backdrop = backdrop
    self.bezel = bezel
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, bezel] {
      view.alpha = 0
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Fades backdrop and bezel in or out, from wherever they are.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 is done, and has called `completion`, when this returns.
  ///   - completion: Called once, with false if another fade interrupted this one.
  func setVisible(
    _ visible: Bool, motion: OverlayFade.Motion = .overlay, duration: TimeInterval,
    completion: @escaping (Bool) -> Void
  ) {
    // In place before it is seen: a layout inside the fade, or inside an animation of the app's that
    // the HUD happens to be shown in, would fly the bezel in.
    UIView.performWithoutAnimation(layoutIfNeeded)
    fade.set(
      visible, mask: backdrop, bezel: bezel, motion: motion, duration: duration,
      completion: completion)
  }

  override func isOnBezel(_ point: CGPoint) -> Bool {
    bezel.point(inside: convert(point, to: bezel), with: nil)
  }

  // MARK: Place

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What the keyboard covers depends on where the view is.
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
    backdrop.frame = bounds
    bezel.place(bezel.layout(in: visibleArea))
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
