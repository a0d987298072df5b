// SPDX-License-Identifier: MIT

import Synchronization

/// The properties that an interface adapts to. It's a value in the shape of a class, as on Apple's
/// systems.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits as plain values.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  }

  let values: Values

  init(values: Values) {
    self.values = values
  }

  public override init() {
    values = Values()
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Returns `true` if dynamic colors can differ from those with the given traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? Values()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
  }

  /// The traits that dynamic colors resolve with: those of the innermost `performAsCurrent` on the
  /// thread, otherwise the main screen's.
  open class var current: UITraitCollection { performed.top ?? ofMainScreen.withLock { $0 } }

  /// Makes these traits the current ones while the closure runs.
  open func performAsCurrent(_ actions: () -> Void) {
    Self.performed.push(self)
    actions()
    Self.performed.pop()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The display scale, or 1 if it's unspecified.
  var usableScale: CGFloat { displayScale > 0 ? displayScale : 1 }

  func replacing(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : UITraitCollection(values: values)
  }
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = Values()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values: values)
  }

  public convenience init(displayScale scale: CGFloat) {
    var values = Values()
    values.displayScale = scale
    self.init(values: values)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = Values()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values: values)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = Values()
    values.layoutDirection = layoutDirection
    self.init(values: values)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = Values()
    values.accessibilityContrast = accessibilityContrast
    self.init(values: values)
  }
}

extension UITraitCollection {
  /// The traits of an interface without a screen.
  static let standard = UITraitCollection(
    values: Values(
      userInterfaceStyle: .light, displayScale: 1, preferredContentSizeCategory: .large,
      layoutDirection: directionOfLanguage, accessibilityContrast: .normal,
      activeAppearance: .active))

  private static let performed = ThreadStack<UITraitCollection>()
  private static let ofMainScreen = Mutex(standard)

  static func mainScreenDidChange(to traits: UITraitCollection) {
    ofMainScreen.withLock { $0 = traits }
  }

  private static let directionOfLanguage: UITraitEnvironmentLayoutDirection = {
    let language = Locale.preferredLanguages.first ?? "en"
    let direction = Locale.Language(identifier: language).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}
