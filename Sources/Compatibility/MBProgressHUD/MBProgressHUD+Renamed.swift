// SPDX-License-Identifier: MIT

/// Names in MBProgressHUD 1.2 that differ from the names in HUDView.
@available(*, deprecated)
extension MBProgressHUD {
  // MARK: Showing and hiding

  /// Adds a HUD to `view` and shows it.
  @available(*, deprecated, renamed: "show(in:animated:)")
  @discardableResult
  public static func showAdded(to view: UIView, animated: Bool) -> Self {
    show(in: view, animated: animated)
  }

  /// Hides the frontmost HUD of `view`, and returns `true` if there was one.
  @available(*, deprecated, renamed: "hide(in:animated:)")
  @discardableResult
  public static func hide(for view: UIView, animated: Bool) -> Bool {
    hide(in: view, animated: animated)
  }

  /// Returns the frontmost HUD of `view`.
  @available(*, deprecated, renamed: "hud(in:)")
  public static func forView(_ view: UIView) -> Self? { hud(in: view) }

  /// Hides the HUD. This overload is only for code that passes the method without calling it.
  @available(*, deprecated, message: "Write a closure: { hud.hide(animated: $0) }.")
  @_disfavoredOverload public func hide(animated: Bool) { hide(animated: animated, after: 0) }

  /// Hides the HUD after a delay, in seconds.
  @available(*, deprecated, renamed: "hide(animated:after:)")
  public func hide(animated: Bool, afterDelay delay: TimeInterval) {
    hide(animated: animated, after: delay)
  }

  // MARK: Appearance

  /// The movement of the bezel while it fades.
  @available(*, deprecated, renamed: "configuration.transition")
  public var animationType: MBProgressHUDAnimation {
    get { MBProgressHUDAnimation(configuration.transition) }
    set { configuration.transition = newValue.replacement }
  }

  /// A Boolean value that determines whether the bezel moves when the device tilts.
  @available(*, deprecated, renamed: "configuration.isMotionEffectEnabled")
  public var areDefaultMotionEffectsEnabled: Bool {
    get { configuration.isMotionEffectEnabled }
    set { configuration.isMotionEffectEnabled = newValue }
  }

  /// The distance between the bezel's edge and its content, and the minimum distance between the
  /// bezel and the edge of the HUD. Both shrink if there's little room.
  @available(*, deprecated, message: "Use configuration.padding, and configuration.margin.")
  public var margin: CGFloat {
    get { configuration.padding }
    set { (configuration.padding, configuration.margin) = (newValue, newValue) }
  }

  /// The offset of the bezel from the center.
  @available(*, deprecated, renamed: "configuration.offset")
  public var offset: CGPoint {
    get { configuration.offset }
    set { configuration.offset = newValue }
  }

  /// The minimum size of the bezel.
  @available(*, deprecated, renamed: "configuration.minimumSize")
  public var minSize: CGSize {
    get { configuration.minimumSize }
    set { configuration.minimumSize = newValue }
  }

  /// A Boolean value that determines whether the bezel is square.
  @available(*, deprecated, renamed: "configuration.isSquare")
  public var isSquare: Bool {
    get { configuration.isSquare }
    set { configuration.isSquare = newValue }
  }

  /// A Boolean value that determines whether the bezel is square.
  @available(*, deprecated, renamed: "configuration.isSquare")
  public var square: Bool {
    get { configuration.isSquare }
    set { configuration.isSquare = newValue }
  }

  // MARK: Times

  /// The time that the HUD waits before it appears, in seconds.
  @available(*, deprecated, renamed: "configuration.graceTime")
  public var graceTime: TimeInterval {
    get { configuration.graceTime }
    set { configuration.graceTime = newValue }
  }

  /// The minimum time that the HUD stays visible, in seconds.
  @available(*, deprecated, renamed: "configuration.minimumVisibleTime")
  public var minShowTime: TimeInterval {
    get { configuration.minimumVisibleTime }
    set { configuration.minimumVisibleTime = newValue }
  }

  /// A Boolean value that determines whether hiding the HUD removes it from its superview.
  @available(*, deprecated, renamed: "removesFromSuperviewOnHide")
  public var removeFromSuperViewOnHide: Bool {
    get { removesFromSuperviewOnHide }
    set { removesFromSuperviewOnHide = newValue }
  }
}

extension HUDView {
  /// An offset that moves the bezel to the edge.
  @available(*, deprecated, message: "Set configuration.position, such as to .bottom.")
  nonisolated public static var maxOffset: CGFloat { 1_000_000 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An offset that moves the bezel to the edge.
@available(*, deprecated, message: "Set configuration.position, such as to .bottom.")
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// The type of `MBProgressHUD.completionBlock`.
@available(*, deprecated, message: "Use @MainActor () -> Void.")
public typealias MBProgressHUDCompletionBlock = @MainActor () -> Void

// MARK: - Options

/// The indicator of a HUD.
@available(*, deprecated, message: "Use progress, customView, and progressStyle.")
public enum MBProgressHUDMode: Int, Sendable {
  /// The system's activity indicator.
  case indeterminate
  /// A thick ring inside a circle.
  case determinate
  /// A horizontal bar.
  case determinateHorizontalBar
  /// A ring.
  case annularDeterminate
  /// The HUD's `customView`.
  case customView
  /// Only text.
  case text
}

/// The movement of the bezel while it fades.
@available(*, deprecated, renamed: "StatusHUD.Transition")
public enum MBProgressHUDAnimation: Int, Sendable {
  /// The bezel fades in place.
  case fade
  /// The bezel grows when it appears, and shrinks when it disappears.
  case zoom
  /// The bezel shrinks.
  case zoomOut
  /// The bezel grows.
  case zoomIn
}

/// The fill of the bezel or the background.
@available(*, deprecated, message: "Use configuration.effect, and configuration.bezelColor.")
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  /// A color.
  case solidColor
  /// A material.
  case blur
}

@available(*, deprecated)
extension MBProgressHUDAnimation {
  private static let replacements: [StatusHUD.Transition] = [.fade, .zoom, .zoomOut, .zoomIn]

  var replacement: StatusHUD.Transition { Self.replacements[rawValue] }

  init(_ transition: StatusHUD.Transition) {
    let index = Self.replacements.firstIndex(of: transition)
    self = index.flatMap(Self.init(rawValue:)) ?? .fade
  }
}
