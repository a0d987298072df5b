// SPDX-License-Identifier: MIT

/// A view that contains the bezel and the backdrop of a HUD. The container view positions the
/// bezel, keeps it above the keyboard, and fades the bezel and the backdrop in and out.
@MainActor final class BezelContainerView: TouchPassthroughView {
  let backdrop: HUDBackgroundView
  let bezel: BezelView

  /// A Boolean value that indicates whether the bezel is visible or fading in.
  private(set) var isVisible = false
  /// An object that identifies the current fade, or `nil` if the HUD isn't fading.
  private var runningFade: AnyObject?

  private(set) lazy var motionEffect = MotionEffect(view: bezel)

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

  /// Fades the backdrop and the bezel in or out. If another fade is in progress, the new fade
  /// starts from the current appearance of the views.
  /// - Parameters:
  ///   - duration: The duration of the fade, in seconds. If the duration is 0, `completion` runs
  ///     before this method returns.
  ///   - completion: A closure that runs exactly once, even if another fade interrupts this fade.
  func setVisible(
    _ visible: Bool, zoom: BezelZoom = .overlay, duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    // Lay out the views first, so that the fade doesn't animate pending layout changes.
    UIView.performWithoutAnimation(layoutIfNeeded)
    if visible, !isVisible, runningFade == nil {
      UIView.performWithoutAnimation {
        bezel.transform = zoom.transform(of: bezel, scale: zoom.entry)
        // Hide the views again, because the app might have changed their style.
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

  // MARK: Placement

  /// A Boolean value that determines whether the next layout pass positions the bezel. If UIKit
  /// starts a layout pass only because the bezel's size changed, the value is `false`.
  private var needsPlacement = true
  private var placedBounds = CGRect.null

  override func setNeedsLayout() {
    super.setNeedsLayout()
    needsPlacement = true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Position the bezel again, because the keyboard might cover a different area in a new window.
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
