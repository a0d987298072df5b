// SPDX-License-Identifier: MIT

/// A bezel above a backdrop: all that is visible of any HUD. It places the bezel, keeps it clear of
/// the keyboard, and fades both.
@MainActor
final class BezelContainerView: PassthroughView {
  let backdrop: UIView
  let bezel: BezelView

  /// Called before the bezel is placed.
  var willLayout: (() -> Void)?
  /// Called after the bezel was placed.
  var didLayout: (() -> Void)?

  private let fade = BezelFade()
  private let keyboard = KeyboardTracker.shared
  private(set) lazy var motionEffect = MotionEffect(view: bezel)

  /// Whether the bezel keeps clear of the keyboard.
  var avoidsKeyboard = true { didSet { setNeedsLayout() } }

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

  // MARK: Fade

  /// Whether the bezel is visible or fading in.
  var isVisible: Bool { fade.isVisible }

  /// Fades backdrop and bezel from their current state.
  /// - Parameters:
  ///   - duration: In seconds. With 0 the fade is over, and `completion` has run, when this returns.
  ///   - completion: Runs once, also when another fade interrupts this one.
  func setVisible(
    _ visible: Bool, motion: BezelFade.Motion = .overlay, duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    // A layout within the fade, or within an animation of the app, would make the bezel fly in.
    UIView.performWithoutAnimation(layoutIfNeeded)
    fade.set(
      visible, backdrop: backdrop, bezel: bezel, motion: motion, duration: duration,
      completion: completion)
  }

  // MARK: Place

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What the keyboard covers depends on where the view is.
    setNeedsLayout()
    guard window != nil else { return keyboard.removeListener(self) }
    keyboard.addListener(self) { [weak self] in self?.followKeyboard($0, $1) }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    willLayout?()
    backdrop.frame = bounds
    let insets = safeAreaInsets
    let area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    bezel.place(in: avoidsKeyboard ? keyboard.unobstructed(area, in: self) : area)
    didLayout?()
  }

  private func followKeyboard(_ duration: TimeInterval, _ options: UIView.AnimationOptions) {
    guard avoidsKeyboard else { return }
    setNeedsLayout()
    guard duration > 0, isVisible else { return layoutIfNeeded() }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [options, .beginFromCurrentState, .allowUserInteraction],
      animations: { self.layoutIfNeeded() })
  }

  override func isOnBezel(_ point: CGPoint) -> Bool {
    bezel.point(inside: convert(point, to: bezel), with: nil)
  }
}
