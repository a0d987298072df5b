// SPDX-License-Identifier: MIT

// Platforms: Objective-C uses these enumerations, and Linux has no Objective-C.

/// The color style of the HUD.
@available(*, deprecated, renamed: "StatusHUD.Style")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDStyle: Int, Sendable {
  /// Dark text on a light bezel.
  case light
  /// Light text on a dark bezel.
  case dark
  /// A bezel with the colors of the configuration and without a material.
  case custom
  /// A light or dark bezel that matches the app.
  case automatic
}

/// The mask between the HUD and the app.
@available(*, deprecated, renamed: "StatusHUD.MaskType")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDMaskType: UInt, Sendable {
  /// No mask. The app receives touches.
  @available(*, deprecated, renamed: "passthrough")
  case none = 1
  /// An invisible mask that blocks touches.
  case clear
  /// A mask of black at 40 percent opacity.
  case black
  /// A black vignette around the bezel.
  case gradient
  /// A mask in the custom color of the configuration.
  case custom
}

/// The style of the spinner, which indicates work of unknown length.
@available(*, deprecated, renamed: "StatusHUD.SpinnerStyle")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDAnimationType: UInt, Sendable {
  /// A ring that fades along its length.
  @available(*, deprecated, renamed: "ring")
  case flat
  /// The system's large activity indicator.
  @available(*, deprecated, renamed: "system")
  case native
}

// These members compare raw values, because Objective-C can pass any number. A `switch` would trap.

@available(*, deprecated)
extension SVProgressHUDStyle {
  private static var replacements: [(Self, StatusHUD.Style)] {
    [(.light, .light), (.dark, .dark), (.automatic, .automatic)]
  }

  /// Creates the style of a configuration.
  init(_ configuration: StatusHUD.Configuration) {
    let replaced = Self.replacements.first { $0.1 == configuration.style }
    self = configuration.hasMaterial ? replaced?.0 ?? .automatic : .custom
  }

  /// Sets the style of a configuration, and whether it has a material.
  func apply(to configuration: inout StatusHUD.Configuration) {
    configuration.hasMaterial = rawValue != Self.custom.rawValue
    configuration.style =
      Self.replacements.first { $0.0.rawValue == rawValue }?.1 ?? .automatic
  }
}

@available(*, deprecated)
extension SVProgressHUDMaskType {
  private static var replacements: [(Self, StatusHUD.MaskType)] {
    [
      (.none, .passthrough), (.clear, .clear), (.black, .black), (.gradient, .gradient),
      (.custom, .custom),
      // The replacement of `none` is the first one.
      (.none, .automatic),
    ]
  }

  var replacement: StatusHUD.MaskType {
    Self.replacements.first { $0.0.rawValue == rawValue }?.1 ?? .passthrough
  }

  /// Creates the value for `maskType`, or `custom` if SVProgressHUD doesn't have this mask.
  init(_ maskType: StatusHUD.MaskType) {
    self = Self.replacements.first { $0.1 == maskType }?.0 ?? .custom
  }
}

@available(*, deprecated)
extension SVProgressHUDAnimationType {
  var replacement: StatusHUD.SpinnerStyle {
    StatusHUD.SpinnerStyle.allCases.first { Self($0).rawValue == rawValue } ?? .ring
  }

  init(_ type: StatusHUD.SpinnerStyle) {
    switch type {
    case .ring: self = .flat
    case .system: self = .native
    }
  }
}

// MARK: - Old cases that remain after a fix-it for the type name

extension StatusHUD.MaskType {
  /// No mask.
  @available(*, deprecated, renamed: "passthrough")
  public static var none: Self { .passthrough }
}

extension StatusHUD.SpinnerStyle {
  /// A ring that fades along its length.
  @available(*, deprecated, renamed: "ring")
  public static var flat: Self { .ring }
  /// The system's large activity indicator.
  @available(*, deprecated, renamed: "system")
  public static var native: Self { .system }
}
