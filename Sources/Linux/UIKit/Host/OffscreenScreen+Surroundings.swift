// SPDX-License-Identifier: MIT

@_spi(LinuxHost)
extension OffscreenScreen {
  /// A finger that comes down and leaves at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp(at: point)
  }

  public func touchDown(at point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.began(finger, at: point)
  }

  public func touchMove(to point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.moved(finger, to: point)
  }

  public func touchUp(at point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.ended(finger, at: point)
  }

  /// The system takes the touch away, as for a call.
  public func touchCancel(finger: Int = 0) {
    windowScene.touchRouter.cancel(finger)
  }

  /// The view that a finger at the point would touch.
  public func view(at point: CGPoint) -> UIView? {
    windowScene.touchRouter.viewForTouch(at: point, with: nil)
  }

  /// A key that goes down and comes up at once.
  public func press(_ code: UIKeyboardHIDUsage) {
    windowScene.pressRouter.began(code.rawValue, key: UIKey(keyCode: code))
    windowScene.pressRouter.ended(code.rawValue)
  }
}

@_spi(LinuxHost)
extension OffscreenScreen {
  // MARK: Traits, which belong to the screen

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { windowScene.screen.traitCollection.userInterfaceStyle }
    set { windowScene.changeTraits { $0.userInterfaceStyle = newValue } }
  }

  /// Which way the user's language reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { windowScene.screen.traitCollection.layoutDirection }
    set { windowScene.changeTraits { $0.layoutDirection = newValue } }
  }

  /// Whether this is the scene in front of several that are active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { windowScene.screen.traitCollection.activeAppearance }
    set { windowScene.changeTraits { $0.activeAppearance = newValue } }
  }

  /// How large the user wants text to be.
  public var contentSizeCategory: UIContentSizeCategory {
    get { windowScene.screen.traitCollection.preferredContentSizeCategory }
    set { windowScene.changeTraits { $0.preferredContentSizeCategory = newValue } }
  }

  /// How far colors are to be apart.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { windowScene.screen.traitCollection.accessibilityContrast }
    set { windowScene.changeTraits { $0.accessibilityContrast = newValue } }
  }

  // MARK: Settings, which belong to the device

  public var isReduceMotionEnabled: Bool {
    get { AccessibilitySettings.shared.reducesMotion }
    set { AccessibilitySettings.shared.reducesMotion = newValue }
  }

  public var isReduceTransparencyEnabled: Bool {
    get { AccessibilitySettings.shared.reducesTransparency }
    set { AccessibilitySettings.shared.reducesTransparency = newValue }
  }

  public var isVoiceOverRunning: Bool {
    get { AccessibilitySettings.shared.isVoiceOverRunning }
    set { AccessibilitySettings.shared.isVoiceOverRunning = newValue }
  }

  public var isSwitchControlRunning: Bool {
    get { AccessibilitySettings.shared.isSwitchControlRunning }
    set { AccessibilitySettings.shared.isSwitchControlRunning = newValue }
  }

  /// The screen reader stops to read an announcement, at its end or before.
  public func finishAnnouncement(_ text: String, successfully: Bool) {
    AccessibilitySettings.shared.finishAnnouncement(text, successfully: successfully)
  }

  /// Settings of a screen that goes do not stay.
  func restoreSettings() {
    isReduceMotionEnabled = false
    isReduceTransparencyEnabled = false
    isVoiceOverRunning = false
    isSwitchControlRunning = false
  }
}

@_spi(LinuxHost)
extension OffscreenScreen {
  // MARK: Size

  /// Another size, as of a window that is resized or split: at once, or over some seconds.
  public func resize(to size: CGSize, duration: TimeInterval = 0) {
    guard size != windowScene.size else { return }
    windowScene.resize(to: size, duration: duration)
    sizeDidChange()
  }

  /// Turns the device.
  ///
  /// - Returns: false when the app does not support the orientation; then nothing turns.
  @discardableResult
  public func rotate(
    to orientation: UIInterfaceOrientation, duration: TimeInterval = 0.3
  ) -> Bool {
    let old = windowScene.size
    let turned = windowScene.rotate(to: orientation, duration: duration)
    if windowScene.size != old { sizeDidChange() }
    return turned
  }

  /// The area that a notch and a home indicator would cover.
  public var safeAreaInsets: UIEdgeInsets {
    get { windowScene.safeAreaInsets }
    set { windowScene.safeAreaInsets = newValue }
  }

  /// Where the viewer is: from -1 to 1 to the right and down, zero right before the screen.
  public var viewerOffset: UIOffset {
    get { windowScene.viewerOffset }
    set { windowScene.viewerOffset = newValue.clampedToUnit }
  }

  /// Moves the keyboard, in the screen's coordinates; nil takes it away.
  public func setKeyboard(frame: CGRect?, duration: TimeInterval) {
    windowScene.keyboard.move(to: frame, duration: duration)
  }

  // MARK: Scene

  /// Sends the scene to the background or brings it back, as the user or another app would.
  public func setActivationState(_ state: UIScene.ActivationState) {
    let application = UIApplication.shared
    switch state {
    case .foregroundActive: application.activate(windowScene)
    case .foregroundInactive: application.deactivate(windowScene)
    case .background: application.enterBackground(windowScene)
    case .unattached: disconnect()
    }
  }
}
