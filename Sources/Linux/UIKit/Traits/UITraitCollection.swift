// SPDX-License-Identifier: MIT

/// What an interface has to adapt to. A value in the shape of a class, as on Apple.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// The traits as plain values.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  }

  let values: Values

  init(values: Values) {
    self.values = values
  }

  public override init() {
    values = Values()
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var displayScale: CGFloat { values.displayScale }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// True when dynamic colours may be other ones than with the given traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? Values()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  func replacing(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : UITraitCollection(values: values)
  }

  /// The size classes of a phone of that size: only the long side of a large one is regular.
  func forScene(of size: CGSize) -> UITraitCollection {
    let isLandscape = size.width > size.height
    return replacing {
      $0.horizontalSizeClass = size.width >= 736 ? .regular : .compact
      $0.verticalSizeClass = isLandscape && size.height < 500 ? .compact : .regular
    }
  }
}
