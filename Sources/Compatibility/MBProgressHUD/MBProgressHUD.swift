// SPDX-License-Identifier: MIT

@_exported import StatusHUD

// Aliases, since a subclass cannot redeclare `mode` and `progress` with other types. So what is not
// here has the same name in HUDView.

/// MBProgressHUD's name for ``HUDView``.
@available(*, deprecated, renamed: "HUDView")
public typealias MBProgressHUD = HUDView

/// MBProgressHUD's name for ``HUDViewDelegate``.
@available(*, deprecated, renamed: "HUDViewDelegate")
public typealias MBProgressHUDDelegate = HUDViewDelegate

/// MBProgressHUD's name for ``HUDBackgroundView``.
@available(*, deprecated, renamed: "HUDBackgroundView")
public typealias MBBackgroundView = HUDBackgroundView

/// MBProgressHUD's name for ``PieProgressView``.
@available(*, deprecated, renamed: "PieProgressView")
public typealias MBRoundProgressView = PieProgressView

/// MBProgressHUD's name for ``BarProgressView``.
@available(*, deprecated, renamed: "BarProgressView")
public typealias MBBarProgressView = BarProgressView

/// MBProgressHUD's name for ``HUDView/Mode``.
@available(*, deprecated, renamed: "HUDView.Mode")
public typealias MBProgressHUDMode = HUDView.Mode

/// MBProgressHUD's name for ``HUDView/Animation``.
@available(*, deprecated, renamed: "HUDView.Animation")
public typealias MBProgressHUDAnimation = HUDView.Animation

/// MBProgressHUD's name for ``HUDBackgroundView/Style``.
@available(*, deprecated, renamed: "HUDBackgroundView.Style")
public typealias MBProgressHUDBackgroundStyle = HUDBackgroundView.Style

/// The type of ``HUDView/onHidden``.
@available(*, deprecated, message: "Use @MainActor () -> Void.")
public typealias MBProgressHUDCompletionBlock = @MainActor () -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The offset that moves the bezel to the edge.
@available(*, deprecated, message: "Use a position such as .bottom, or a large offset.")
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// What has a progress. In an extension of the classes, a second `progress` would hide the first.
@preconcurrency @MainActor public protocol ProgressShowing: AnyObject {
  /// How much of the work is done, 0...1.
  var progress: Double { get set }
}

extension ProgressShowing {
  /// How much of the work is done, as a `Float`.
  @available(*, deprecated, message: "progress is a Double.")
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
  /// Creates a mode from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(index: rawValue) }
  /// MBProgressHUD's number for the mode.
  public var rawValue: Int { index }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDView.Animation {
  /// Creates an animation from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(index: rawValue) }
  /// MBProgressHUD's number for the animation.
  public var rawValue: Int { index }
}

@available(*, deprecated, message: "Use the cases: they have no raw values.")
extension HUDBackgroundView.Style {
  /// Creates a style from MBProgressHUD's number for it.
  public init?(rawValue: Int) { self.init(index: rawValue) }
  /// MBProgressHUD's number for the style.
  public var rawValue: Int { index }
}

/// The cases are in the order of MBProgressHUD's, which count from 0.
extension CaseIterable where Self: Equatable, AllCases == [Self] {
  fileprivate init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
