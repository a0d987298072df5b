// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported import StatusHUD

// These are aliases because a subclass can't redeclare `mode` and `progress` with other types. A name
// that isn't in this module is the same in HUDView.

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

/// The type of `HUDView.onHidden`.
@available(*, deprecated, message: "Use @MainActor () -> Void.")
public typealias MBProgressHUDCompletionBlock = @MainActor () -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The offset that moves the bezel to the edge.
@available(*, deprecated, message: "Set position, such as to .bottom, or use a large number.")
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// A view that shows progress. In an extension of each class, a second `progress` would hide the first.
@preconcurrency @MainActor public protocol ProgressShowing: AnyObject {
  /// How much of the work is done, 0...1.
  var progress: Double { get set }
}

extension ProgressShowing {
  /// How much of the work is done, as a `Float`.
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

  /// Creates a mode from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// MBProgressHUD's number for the mode. A mode that MBProgressHUD doesn't have counts as
  /// `HUDView.Mode.customView`.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 4 }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDView.Animation {
  private static var old: [Self] { [.fade, .zoom, .zoomOut, .zoomIn] }

  /// Creates an animation from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// MBProgressHUD's number for the animation.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 0 }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDBackgroundView.Style {
  private static var old: [Self] { [.solidColor, .blur] }

  /// Creates a style from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(rawValue, of: Self.old) }
  /// MBProgressHUD's number for the style.
  public var rawValue: Int { Self.old.firstIndex(of: self) ?? 0 }
}

extension CaseIterable {
  /// Creates the case with that number in MBProgressHUD, which counts from 0.
  fileprivate init?(_ number: Int, of cases: [Self]) {
    guard cases.indices.contains(number) else { return nil }
    self = cases[number]
  }
}
