// SPDX-License-Identifier: MIT

/// Names in MBProgressHUD 1.2 that differ from the names in HUDView.
extension HUDView {
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

  /// Creates a HUD that fills the view you add it to.
  @available(*, deprecated, message: "Use init(frame: .zero), or show(in:animated:configure:).")
  public convenience init(view: UIView) { self.init(frame: .zero) }

  /// Hides the HUD. This overload is only for code that passes the method without calling it.
  @available(*, deprecated, message: "Write a closure: { hud.hide(animated: $0) }.")
  @_disfavoredOverload public func hide(animated: Bool) { hide(animated: animated, after: 0) }

  /// Hides the HUD after a delay, in seconds.
  @available(*, deprecated, renamed: "hide(animated:after:)")
  public func hide(animated: Bool, afterDelay delay: TimeInterval) {
    hide(animated: animated, after: delay)
  }

  // MARK: Properties

  /// An offset that moves the bezel to the edge.
  @available(*, deprecated, message: "Set position, such as to .bottom, or use a large number.")
  nonisolated public static var maxOffset: CGFloat { 1_000_000 }

  /// The movement of the bezel while it fades.
  @available(*, deprecated, renamed: "animation")
  public var animationType: Animation {
    get { animation }
    set { animation = newValue }
  }

  /// A Boolean value that determines whether the bezel moves when the device tilts.
  @available(*, deprecated, renamed: "isMotionEffectEnabled")
  public var areDefaultMotionEffectsEnabled: Bool {
    get { isMotionEffectEnabled }
    set { isMotionEffectEnabled = newValue }
  }

  /// A closure that runs once, when the HUD is hidden.
  @available(*, deprecated, renamed: "onHidden")
  public var completionBlock: (@MainActor () -> Void)? {
    get { onHidden }
    set { onHidden = newValue }
  }

  /// The minimum time that the HUD stays visible, in seconds.
  @available(*, deprecated, renamed: "minimumVisibleTime")
  public var minShowTime: TimeInterval {
    get { minimumVisibleTime }
    set { minimumVisibleTime = newValue }
  }

  /// The minimum size of the bezel.
  @available(*, deprecated, renamed: "minimumSize")
  public var minSize: CGSize {
    get { minimumSize }
    set { minimumSize = newValue }
  }

  /// The `Progress` that the HUD shows.
  @available(*, deprecated, renamed: "observedProgress")
  public var progressObject: Progress? {
    get { observedProgress }
    set { observedProgress = newValue }
  }

  /// A Boolean value that determines whether hiding the HUD removes it from its superview.
  @available(*, deprecated, renamed: "removesFromSuperviewOnHide")
  public var removeFromSuperViewOnHide: Bool {
    get { removesFromSuperviewOnHide }
    set { removesFromSuperviewOnHide = newValue }
  }

  /// A Boolean value that determines whether the bezel is square.
  @available(*, deprecated, renamed: "isSquare")
  public var square: Bool {
    get { isSquare }
    set { isSquare = newValue }
  }
}

extension HUDView.Mode {
  /// The system's activity indicator.
  @available(*, deprecated, renamed: "spinner")
  public static var indeterminate: HUDView.Mode { .spinner }
  /// A pie that shows progress.
  @available(*, deprecated, renamed: "pie")
  public static var determinate: HUDView.Mode { .pie }
  /// A horizontal bar that shows progress.
  @available(*, deprecated, renamed: "bar")
  public static var determinateHorizontalBar: HUDView.Mode { .bar }
  /// A ring that shows progress.
  @available(*, deprecated, renamed: "ring")
  public static var annularDeterminate: HUDView.Mode { .ring }
}

extension HUDBackgroundView {
  /// The style of the blur.
  @available(*, deprecated, renamed: "blurStyle")
  public var blurEffectStyle: UIBlurEffect.Style {
    get { blurStyle }
    set { blurStyle = newValue }
  }
}
