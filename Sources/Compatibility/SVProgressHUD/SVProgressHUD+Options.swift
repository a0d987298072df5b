// SPDX-License-Identifier: MIT

// A seam: Objective-C knows these enumerations, and Linux has no Objective-C.

/// The colors of the HUD.
@available(*, deprecated, renamed: "StatusHUD.Style")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDStyle: Int, Sendable {
  /// Dark text on a light bezel.
  case light
  /// Light text on a dark bezel.
  case dark
  /// The colors of the configuration.
  case custom
  /// Light or dark with the system's appearance.
  case automatic
}

/// The mask that covers the app.
@available(*, deprecated, renamed: "StatusHUD.MaskType")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDMaskType: UInt, Sendable {
  /// Nothing. The app receives touches.
  @available(*, deprecated, renamed: "passthrough")
  case none = 1
  /// Nothing visible, which blocks touches.
  case clear
  /// Black at 40 %.
  case black
  /// A vignette.
  case gradient
  /// The color of the configuration.
  case custom
}

/// The indicator of work of unknown length.
@available(*, deprecated, renamed: "StatusHUD.SpinnerStyle")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDAnimationType: UInt, Sendable {
  /// A ring.
  @available(*, deprecated, renamed: "ring")
  case flat
  /// The activity indicator of the system.
  @available(*, deprecated, renamed: "system")
  case native
}

// Objective-C can pass any number, and a `switch` over it would trap. So raw values are compared.

@available(*, deprecated)
extension SVProgressHUDStyle {
  var replacement: StatusHUD.Style {
    StatusHUD.Style.allCases.first { Self($0).rawValue == rawValue } ?? .automatic
  }

  init(_ style: StatusHUD.Style) {
    switch style {
    case .automatic: self = .automatic
    case .light: self = .light
    case .dark: self = .dark
    case .custom: self = .custom
    }
  }
}

@available(*, deprecated)
extension SVProgressHUDMaskType {
  private static var replacements: [(Self, StatusHUD.MaskType)] {
    [
      (.none, .passthrough), (.clear, .clear), (.black, .black), (.gradient, .gradient),
      (.custom, .custom),
    ]
  }

  var replacement: StatusHUD.MaskType {
    Self.replacements.first { $0.0.rawValue == rawValue }?.1 ?? .passthrough
  }

  /// A mask that SVProgressHUD doesn't have counts as `custom`.
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

// MARK: - Old cases of the new types, which a fix-it of the type's name leaves

extension StatusHUD.MaskType {
  /// No mask. As an argument, `.none` alone is `nil`.
  @available(*, deprecated, renamed: "passthrough")
  public static var none: Self { .passthrough }
}

extension StatusHUD.SpinnerStyle {
  /// A ring.
  @available(*, deprecated, renamed: "ring")
  public static var flat: Self { .ring }
  /// The activity indicator of the system.
  @available(*, deprecated, renamed: "system")
  public static var native: Self { .system }
}
