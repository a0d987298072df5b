// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: HUDs in a view

  /// Adds a HUD to `view`, configures it, and shows it. Hiding the HUD removes it from its
  /// superview.
  ///
  /// If `view` is a scroll view, this method adds the HUD to the scroll view's superview, directly
  /// above the scroll view. When the scroll view's frame changes, the HUD adopts the new frame.
  /// - Parameters:
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to show the HUD immediately, without fading it in. If the HUD has a
  ///     ``StatusHUD/Configuration/graceTime``, it appears after that time.
  ///   - configure: A closure that configures the HUD. The closure runs before the HUD appears.
  /// - Returns: The new HUD.
  @discardableResult
  public static func show(
    in view: UIView, animated: Bool = true, configure: (Self) -> Void
  ) -> Self {
    let hud = add(to: view)
    configure(hud)
    hud.begin(nil, animated: animated)
    return hud
  }

  /// Adds a HUD to `view` and shows it. For more information, see ``show(in:animated:configure:)``.
  @discardableResult
  public static func show(in view: UIView, animated: Bool = true) -> Self {
    show(in: view, animated: animated) { _ in }
  }

  /// Shows a message in `view`, and removes the message when its duration ends.
  ///
  /// ```swift
  /// HUDView.show(.success("Saved"), in: view)
  /// ```
  /// To change the configuration of the message, pass a closure:
  ///
  /// ```swift
  /// HUDView.show(.text("Copied", position: .bottom), in: view) { $0.cornerRadius = .infinity }
  /// ```
  /// The message appears in a separate HUD. Depending on ``StatusHUD/Configuration/messagePolicy``,
  /// a second message in the same view and at the same position replaces the first one or appears after it, in
  /// the same HUD. A message at another position has a HUD of its own.
  ///
  /// If `view` isn't in a window, the message waits, and appears when `view` is in a window. The message doesn't
  /// hide other HUDs in the view. If the view has a HUD with work,
  /// ``hide(in:animated:)`` and ``hud(in:)`` ignore the HUD that shows the message.
  /// - Parameters:
  ///   - message: The message to show.
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to show and hide the message without a fade. A message that isn't
  ///     queued appears before this method returns.
  ///   - configure: A closure that changes the configuration of this message. The closure runs once, before
  ///     this method returns. The configuration begins as that of the HUD, which is new unless a
  ///     message is onscreen already, but with the mask of the message. For more information, see
  ///     ``StatusHUD/StatusHUD/show(_:configure:completion:)``.
  ///   - completion: A completion handler that runs exactly once, after the message ends.
  public static func show(
    _ message: StatusHUD.Message, in view: UIView, animated: Bool = true,
    configure: (inout StatusHUD.Configuration) -> Void,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let hud = messageHUD(in: view, at: message.position)
    let content = HUDContent(message, hud.configuration.own(of: message, configure))
    hud.begin(content, animated: animated, completion: completion)
  }

  /// Shows a message in `view`. For more information, see
  /// ``show(_:in:animated:configure:completion:)``.
  public static func show(
    _ message: StatusHUD.Message, in view: UIView, animated: Bool = true,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    messageHUD(in: view, at: message.position)
      .begin(HUDContent(message), animated: animated, completion: completion)
  }

  /// Returns the HUD in `view` that shows messages at a position, and adds one if there's none.
  private static func messageHUD(in view: UIView, at position: HUDPosition?) -> Self {
    let huds = coveringHUDs(of: view)
    let found = huds.last {
      let own = $0.configuration.position
      return $0 is Self && $0.isForMessages && $0.messagePosition ?? own == position ?? own
    }
    let hud = found as? Self ?? Self.add(to: view)
    hud.isForMessages = true
    // Move the message's HUD to the front, because another HUD might cover it.
    if let front = huds.last, front !== hud, front.superview === hud.superview {
      hud.superview?.bring([hud], inFrontOf: front)
    }
    return hud
  }

  static func add(to view: UIView) -> Self {
    // Disable animations, because an enclosing animation block would animate the HUD's frame.
    let areAnimationsEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    let hud = Self(frame: view.bounds)
    UIView.setAnimationsEnabled(areAnimationsEnabled)
    hud.removesFromSuperviewOnHide = true
    hud.placement.cover(view)
    return hud
  }

  // MARK: This HUD

  /// A Boolean value that indicates whether the HUD should be onscreen.
  ///
  /// The value becomes `true` when you show the HUD, and `false` when you hide the HUD or remove it
  /// from its superview. The grace time and the fades don't affect this value.
  public var isVisible: Bool { store.read { !$0.requests.isEmpty } }

  /// Shows the HUD after the grace time of its configuration, and cancels a delayed call to `hide`.
  ///
  /// If the HUD is fading out, it fades in again. If you removed the HUD, it returns to its former
  /// superview. If you added another view in front of the HUD, this method brings the HUD to the front
  /// again. If the HUD never had a superview, it appears when you add it to a view.
  /// - Parameter animated: Pass `false` to show the HUD immediately, even if it's fading in. If the
  ///   HUD has a grace time, the HUD still appears only after that time.
  public func show(animated: Bool = true) { begin(nil, animated: animated) }

  /// Shows a message in place of the HUD's work, and hides the HUD when the message's duration ends.
  ///
  /// If the message ends running work, it still blocks touches on the view, as the work did, unless it has its
  /// own mask. Otherwise, it blocks touches only if its mask or the mask of the configuration does.
  ///
  /// The message hides the HUD, so don't call ``hide(animated:after:completion:)`` after this method, for example
  /// in a `defer` statement: that ends the message, too. The message doesn't change the ``status``, the
  /// ``details``, and the ``progress`` of the work. If it has a position, the bezel moves there for this message.
  /// A message without an icon and text isn't shown.
  /// - Parameters:
  ///   - message: The message to show.
  ///   - completion: A completion handler that runs exactly once, after the message ends.
  public func show(
    _ message: StatusHUD.Message, completion: (@MainActor @Sendable () -> Void)? = nil
  ) { begin(HUDContent(message), animated: true, completion: completion) }

  /// Hides the HUD with its work or its message, now or after a delay, but not before the minimum visible time of
  /// its configuration ends.
  ///
  /// During the delay, the Cancel button is disabled, a new call to `hide` replaces this call, and a
  /// call to `show` cancels this call. If you never showed the HUD and ``removesFromSuperviewOnHide`` is
  /// `true`, this method removes the HUD from its superview.
  /// - Parameters:
  ///   - animated: Pass `false` to hide the HUD without a fade, even if the HUD is already fading
  ///     out. The delay and the minimum visible time still apply.
  ///   - delay: The delay in seconds. The HUD treats a negative, NaN, or infinite delay as 0.
  ///   - completion: A completion handler that runs exactly once, after the HUD disappears. If
  ///     another call replaces or cancels this call, the handler runs during that call. Until the
  ///     handler runs, it keeps the HUD alive.
  public func hide(
    animated: Bool = true, after delay: TimeInterval = 0,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let isDelayed = isVisible && delay > 0 && delay.isFinite
    // Retain the HUD until it's hidden, because there might be no superview that retains it.
    let retained = isDelayed && completion == nil ? nil : self
    store.change(schedulesUpdate: false) { [workID] in
      $0.dismiss(at: isDelayed ? $1 + delay : nil, fadesOut: animated) {
        withExtendedLifetime(retained) { completion?() }
      }
      // The work has ended, but stays onscreen.
      if let workID { $0.requests.update(workID) { $0.cancel?.isPressed = true } }
    }
    presenter.update()
    removeView(at: nil)
  }

  /// Begins the work or, if `message` isn't `nil`, shows the message in place of the work.
  func begin(
    _ message: HUDContent?, animated: Bool, completion: HUDRequests.Completion? = nil,
    call: StaticString = #function
  ) {
    placement.restore()
    if message == nil { isForMessages = false }
    messagePosition = message?.passed?.message.position
    var content = message ?? current
    (content.fadesIn, content.fadesOut) = (animated, message == nil || animated)
    // In the HUD of work, even a message with a position takes the place of the work.
    content.isBeside = content.isBeside && isForMessages
    workID = store.change(schedulesUpdate: false, call: call) { [workID] state, now in
      defer { if let workID { state.requests.endActivity(workID) } }
      content.blocksByDefault = message == nil || workID.flatMap(state.requests.content) != nil
      if message == nil { state.requests.endMessages(where: \.isBeside) }
      if message == nil { return state.requests.show(content, .scoped, at: now) }
      state.requests.showMessage(content, at: now, completion: completion)
      return nil
    }
    if !content.isBeside, configuration.mask(for: content) != .passthrough, let superview {
      let huds = superview.subviews.prefix { $0 !== self }.compactMap { $0 as? HUDView }
      // The mask is beneath the messages that have a position.
      superview.bring(huds.filter { $0.store.read(\.content?.isBeside) == true }, inFrontOf: self)
    }
    presenter.update(.showing)
    // A message without an icon and text isn't shown, so the HUD might have nothing to show.
    removeView(at: nil)
  }
}
