// SPDX-License-Identifier: MIT

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

  /// What a notch and a home indicator would cover.
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
