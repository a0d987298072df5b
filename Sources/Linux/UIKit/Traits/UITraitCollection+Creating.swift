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

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = Values()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values: values)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = Values()
    values.accessibilityContrast = accessibilityContrast
    self.init(values: values)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = Values()
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values: values)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.verticalSizeClass = verticalSizeClass
    self.init(values: values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = Values()
    values.userInterfaceIdiom = idiom
    self.init(values: values)
  }

  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    var values = Values()
    values.activeAppearance = userInterfaceActiveAppearance
    self.init(values: values)
  }

  /// All the traits that are specified in any of the collections; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values: values)
  }
}

extension UITraitCollection.Values {
  fileprivate mutating func merge(_ other: Self) {
    let none = Self()
    func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
      if other[keyPath: path] != none[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle)
    take(\.displayScale)
    take(\.preferredContentSizeCategory)
    take(\.layoutDirection)
    take(\.userInterfaceLevel)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceIdiom)
    take(\.activeAppearance)
  }
}
