// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported import StatusHUD

// These types are aliases because a subclass can't redeclare `mode` and `progress` with other
// types. Names that this module doesn't declare are the same in HUDView.

/// MBProgressHUD's name for `HUDView`.
@available(*, deprecated, renamed: "HUDView")
public typealias MBProgressHUD = HUDView

/// MBProgressHUD's name for `HUDViewDelegate`.
@available(*, deprecated, renamed: "HUDViewDelegate")
public typealias MBProgressHUDDelegate = HUDViewDelegate

/// MBProgressHUD's name for `HUDBackgroundView`.
@available(*, deprecated, renamed: "HUDBackgroundView")
public typealias MBBackgroundView = HUDBackgroundView

/// MBProgressHUD's name for `BarProgressView`.
@available(*, deprecated, renamed: "BarProgressView")
public typealias MBBarProgressView = BarProgressView

/// MBProgressHUD's name for `HUDView.Mode`.
@available(*, deprecated, renamed: "HUDView.Mode")
public typealias MBProgressHUDMode = HUDView.Mode

/// MBProgressHUD's name for `HUDView.Animation`.
@available(*, deprecated, renamed: "HUDView.Animation")
public typealias MBProgressHUDAnimation = HUDView.Animation

/// MBProgressHUD's name for `HUDBackgroundView.Style`.
@available(*, deprecated, renamed: "HUDBackgroundView.Style")
public typealias MBProgressHUDBackgroundStyle = HUDBackgroundView.Style

/// MBProgressHUD's name for the type of `HUDView.onHidden`.
@available(*, deprecated, message: "Use @MainActor () -> Void.")
public typealias MBProgressHUDCompletionBlock = @MainActor () -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An offset that moves the bezel to the edge.
@available(*, deprecated, message: "Set position, such as to .bottom, or use a large number.")
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// A view that shows progress. An overload in an extension of each class would hide `progress`.
@preconcurrency @MainActor public protocol ProgressShowing: AnyObject {
  /// The completed fraction of the work, 0...1.
  var progress: Double { get set }
}

extension ProgressShowing {
  /// The completed fraction of the work, as a `Float`.
  @available(*, deprecated, message: "Use a Double.")
  @_disfavoredOverload public var progress: Float {
    get { Float(progress as Double) }
    set { progress = Double(newValue) }
  }
}

extension HUDView: ProgressShowing {}
extension ProgressIndicatorView: ProgressShowing {}

// MARK: - Raw values

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDView.Mode {
  private static var old: [Self] { [.spinner, .pie, .bar, .ring, .customView, .text] }

  /// Creates a mode from its raw value in MBProgressHUD.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// The raw value of the mode in MBProgressHUD. A mode that MBProgressHUD doesn't have returns the
  /// value of `HUDView.Mode.customView`.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 4 }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDView.Animation {
  private static var old: [Self] { [.fade, .zoom, .zoomOut, .zoomIn] }

  /// Creates an animation from its raw value in MBProgressHUD.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// The raw value of the animation in MBProgressHUD.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 0 }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDBackgroundView.Style {
  private static var old: [Self] { [.solidColor, .blur] }

  /// Creates a style from its raw value in MBProgressHUD.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// The raw value of the style in MBProgressHUD.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 0 }
}

extension CaseIterable {
  /// Creates a case from its raw value in MBProgressHUD, which is an index in `cases`.
  fileprivate init?(_ number: Int, of cases: [Self]) {
    guard cases.indices.contains(number) else { return nil }
    self = cases[number]
  }
}
