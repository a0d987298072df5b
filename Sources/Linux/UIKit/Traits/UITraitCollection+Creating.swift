// SPDX-License-Identifier: MIT

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
