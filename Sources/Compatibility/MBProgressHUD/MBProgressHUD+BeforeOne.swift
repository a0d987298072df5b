// SPDX-License-Identifier: MIT

/// Names from before MBProgressHUD 1.0. Version 1.2 removed them, but many apps still use them.
@available(*, deprecated)
extension MBProgressHUD {
  // MARK: Showing and hiding

  /// Creates a HUD that fills the window you add it to.
  @available(*, deprecated, message: "Use init(frame: .zero), or show(in:animated:configure:).")
  public convenience init(window: UIWindow) { self.init(frame: .zero) }

  /// Shows the HUD.
  @available(*, deprecated, renamed: "show(animated:)")
  public func show(_ animated: Bool) { show(animated: animated) }

  /// Hides the HUD.
  @available(*, deprecated, renamed: "hide(animated:)")
  public func hide(_ animated: Bool) { hide(animated: animated) }

  /// Hides the HUD after a delay, in seconds.
  @available(*, deprecated, renamed: "hide(animated:after:)")
  public func hide(_ animated: Bool, afterDelay delay: TimeInterval) {
    hide(animated: animated, after: delay)
  }

  /// Hides all HUDs of `view`, and returns the number of HUDs hidden.
  @available(*, deprecated, renamed: "hideAll(in:animated:)")
  @discardableResult
  public static func hideAllHUDs(for view: UIView, animated: Bool) -> Int {
    hideAll(in: view, animated: animated)
  }

  /// Returns the HUDs that are subviews of `view`.
  @available(*, deprecated, message: "Use hud(in:), or hideAll(in:animated:).")
  public static func allHUDs(for view: UIView) -> [MBProgressHUD] {
    view.subviews.compactMap { $0 as? Self }
  }

  /// Shows the HUD while `queue` runs `block`, and then hides it.
  @available(*, deprecated, message: "Await the work between show(animated:) and hide(animated:).")
  @preconcurrency public func show(
    animated: Bool, whileExecuting block: @escaping @Sendable () -> Void,
    on queue: DispatchQueue = .global(), completionBlock: (@MainActor () -> Void)? = nil
  ) {
    self.completionBlock = completionBlock
    show(animated: animated)
    queue.async {
      block()
      Task { @MainActor in self.hide(animated: animated) }
    }
  }

  /// A Boolean value that indicates whether the HUD is visible. Setting it does nothing, as in 1.0.
  @available(*, deprecated, message: "Delete the line, or use isVisible.")
  public var taskInProgress: Bool {
    get { isVisible }
    set { _ = newValue }
  }

  // MARK: Appearance

  /// The size of the bezel.
  @available(*, deprecated, message: "Delete the line: the bezel is as large as its content.")
  public var size: CGSize { bezelSize }

  /// The text of the label.
  @available(*, deprecated, renamed: "status")
  public var labelText: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The font of the label.
  @available(*, deprecated, renamed: "configuration.font")
  public var labelFont: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }

  /// The color of the label.
  @available(*, deprecated, message: "Use configuration.contentColor.")
  public var labelColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The text of the details label.
  @available(*, deprecated, renamed: "details")
  public var detailsLabelText: String? {
    get { detailsLabel.text }
    set { detailsLabel.text = newValue }
  }

  /// The font of the details label.
  @available(*, deprecated, renamed: "configuration.detailsFont")
  public var detailsLabelFont: UIFont? {
    get { detailsLabel.font }
    set { detailsLabel.font = newValue }
  }

  /// The color of the details label.
  @available(*, deprecated, message: "Use configuration.contentColor.")
  public var detailsLabelColor: UIColor? {
    get { detailsLabel.textColor }
    set { detailsLabel.textColor = newValue }
  }

  /// A Boolean value that determines whether the HUD dims its background by 20 percent, as in 1.0.
  @available(*, deprecated, message: "Set configuration.maskType.")
  public var dimBackground: Bool {
    get { backgroundView.color == Self.dim }
    set {
      backgroundView.style = .solidColor
      backgroundView.color = newValue ? Self.dim : .clear
    }
  }

  private static var dim: UIColor { UIColor(white: 0, alpha: 0.2) }

  /// The color of the bezel.
  @available(*, deprecated, renamed: "configuration.bezelColor")
  public var color: UIColor? {
    get { bezelView.color }
    set { bezelView.color = newValue }
  }

  /// Setting this does nothing, as in 1.0. The alpha of `configuration.bezelColor` determines the opacity.
  @available(*, deprecated, message: "Set an alpha in configuration.bezelColor.")
  public var opacity: CGFloat {
    get { 1 }
    set { _ = newValue }
  }

  /// The distance that the bezel moves right from the center.
  @available(*, deprecated, renamed: "configuration.offset.x")
  public var xOffset: CGFloat {
    get { offset.x }
    set { offset.x = newValue }
  }

  /// The distance that the bezel moves down from the center.
  @available(*, deprecated, renamed: "configuration.offset.y")
  public var yOffset: CGFloat {
    get { offset.y }
    set { offset.y = newValue }
  }

  /// The radius of the bezel's corners.
  @available(*, deprecated, renamed: "configuration.cornerRadius")
  public var cornerRadius: CGFloat {
    get { bezelView.layer.cornerRadius }
    set { bezelView.layer.cornerRadius = newValue }
  }

  /// The color of the indicator.
  @available(*, deprecated, renamed: "configuration.indicatorColor")
  public var activityIndicatorColor: UIColor? {
    get { configuration.indicatorColor }
    set { configuration.indicatorColor = newValue }
  }
}
