// SPDX-License-Identifier: MIT

/// What an interface has to adapt to. A value in the shape of a class, as on Apple.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
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

  /// True when dynamic colours may be other ones than with the given traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? Values()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
  }

  /// The traits that dynamic colours resolve with.
  ///
  /// While `performAsCurrent` runs, they are its own. Outside of it they are the main screen's, until
  /// the thread sets others; setting the screen's own makes `current` follow the screen again.
  open class var current: UITraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.traits = newValue }
  }

  /// Makes these traits the current ones for as long as the closure runs.
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(with: self, actions)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  func replacing(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : UITraitCollection(values: values)
  }
}
