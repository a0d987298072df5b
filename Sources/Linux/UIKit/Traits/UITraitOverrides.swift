// SPDX-License-Identifier: MIT

/// The traits that a view or a view controller changes for itself and for what's in it.
public struct UITraitOverrides {
  private var style: UIUserInterfaceStyle?
  private var direction: UITraitEnvironmentLayoutDirection?

  /// As on Apple's systems, only a trait that was set can be read.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { Self.value(style) }
    set { style = newValue }
  }

  /// As on Apple's systems, only a trait that was set can be read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { Self.value(direction) }
    set { direction = newValue }
  }

  private static func value<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("the trait isn't overridden") }
    return value
  }

  fileprivate var isEmpty: Bool { style == nil && direction == nil }

  fileprivate func apply(to values: inout UITraitCollection.Values) {
    if let style { values.userInterfaceStyle = style }
    if let direction { values.layoutDirection = direction }
  }
}

extension UITraitCollection {
  /// Returns these traits with those that something in the interface overrides.
  func overridden(_ style: UIUserInterfaceStyle, _ overrides: UITraitOverrides) -> UITraitCollection
  {
    guard style != .unspecified || !overrides.isEmpty else { return self }
    return replacing {
      if style != .unspecified { $0.userInterfaceStyle = style }
      overrides.apply(to: &$0)
    }
  }
}
