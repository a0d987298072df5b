// SPDX-License-Identifier: MIT

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

  /// How far colours are to be apart.
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

  /// Settings of a screen that goes do not stay.
  func restoreSettings() {
    isReduceMotionEnabled = false
    isReduceTransparencyEnabled = false
    isVoiceOverRunning = false
  }
}
