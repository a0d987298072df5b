// SPDX-License-Identifier: MIT

/// A bezel above a backdrop: all that is visible of any HUD. It places the bezel, keeps it clear of
/// the keyboard, and fades both.
@MainActor final class BezelContainerView: TouchPassthroughView {
  let backdrop: HUDBackgroundView
  let bezel: BezelView

  /// Whether the bezel is visible or fading in.
  private(set) var isVisible = false
  /// Identifies the running fade, because an interrupted one ends after the next has begun.
  private var runningFade: AnyObject?

  private(set) lazy var motionEffect = MotionEffect(view: bezel)

  /// Whether the bezel keeps clear of the keyboard.
  var avoidsKeyboard = true { didSet { setNeedsLayout() } }

  init(backdrop: HUDBackgroundView, bezel: BezelView) {
    self.backdrop = backdrop
    self.bezel = bezel
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, bezel] { addSubview(view) }
    setFadedOut(true)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Fade

  /// Fades backdrop and bezel from what is on screen. Model values change at once, so the target of
  /// an interrupted fade never has to be known.
  /// - Parameters:
  ///   - duration: In seconds. With 0 the fade is over, and `completion` has run, when this returns.
  ///   - completion: Runs once, also when another fade interrupts this one.
  func setVisible(
    _ visible: Bool, zoom: BezelZoom = .overlay, duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    // A layout within the fade, or within an animation of the app, would make the bezel fly in.
    UIView.performWithoutAnimation(layoutIfNeeded)
    if visible, !isVisible, runningFade == nil {
      UIView.performWithoutAnimation {
        bezel.transform = zoom.transform(of: bezel, scale: zoom.entry)
        // The style decides what fades, and it may have changed while the bezel was hidden.
        setFadedOut(true)
      }
    }
    isVisible = visible
    accessibilityElementsHidden = !visible
    let changes = {
      self.setFadedOut(!visible)
      let end = visible ? 1 : zoom.exit
      self.bezel.transform = zoom.transform(of: self.bezel, scale: end)
    }
    guard duration > 0 else {
      runningFade = nil
      for view in [backdrop, bezel] { view.removeFades() }
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    let fade = NSObject()
    runningFade = fade
    let end = { (_: Bool) in
      if self.runningFade === fade { self.runningFade = nil }
      completion()
    }
    let options = ContentTransition.options
    if zoom.isSpring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: options.union(visible ? .curveEaseOut : .curveEaseIn), animations: changes,
        completion: end)
    }
  }

  private func setFadedOut(_ isFadedOut: Bool) {
    for view in [backdrop, bezel] { view.isFadedOut = isFadedOut }
  }

  // MARK: Place

  /// A bezel that is resized asks for another layout of its superview, with the same result.
  private var needsPlacement = true
  private var placedBounds = CGRect.null

  override func setNeedsLayout() {
    super.setNeedsLayout()
    needsPlacement = true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What the keyboard covers depends on where the view is.
    setNeedsLayout()
    let listener: KeyboardTracker.Listener = { [weak self] in self?.followKeyboard($0, $1) }
    KeyboardTracker.shared.listeners[ObjectIdentifier(self)] = window == nil ? nil : listener
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard needsPlacement || bounds != placedBounds else { return }
    placedBounds = bounds
    delegate?.containerWillLayout()
    backdrop.frame = bounds
    let insets = safeAreaInsets
    let area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    bezel.place(in: avoidsKeyboard ? KeyboardTracker.shared.unobstructed(area, in: self) : area)
    needsPlacement = false
    delegate?.containerDidLayout()
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
