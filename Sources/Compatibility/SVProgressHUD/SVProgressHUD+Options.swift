// SPDX-License-Identifier: MIT

// A seam: Objective-C knows these enumerations, and Linux has no Objective-C.

/// The colours of the HUD.
@available(*, deprecated, renamed: "StatusHUD.Style")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDStyle: Int, Sendable {
  /// Dark text on a light bezel.
  case light
  /// Light text on a dark bezel.
  case dark
  /// The colours of the configuration.
  case custom
  /// Light or dark with the system's appearance.
  case automatic
}

/// What covers the app.
@available(*, deprecated, renamed: "StatusHUD.MaskType")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDMaskType: UInt, Sendable {
  /// Nothing.
  case none = 1
  /// Nothing visible, which blocks touches.
  case clear
  /// Black at 40 %.
  case black
  /// A vignette.
  case gradient
  /// The colour of the configuration.
  case custom
}

/// What turns while the length of the work is unknown.
@available(*, deprecated, renamed: "StatusHUD.SpinnerStyle")
#if canImport(ObjectiveC)
  @objc
#endif
public enum SVProgressHUDAnimationType: UInt, Sendable {
  /// A ring.
  case flat
  /// The activity indicator of the system.
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
  var replacement: StatusHUD.MaskType {
    StatusHUD.MaskType.allCases.first { Self($0).rawValue == rawValue } ?? .passthrough
  }

  init(_ maskType: StatusHUD.MaskType) {
    switch maskType {
    case .passthrough: self = .none
    case .clear: self = .clear
    case .black: self = .black
    case .gradient: self = .gradient
    case .custom: self = .custom
    }
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
