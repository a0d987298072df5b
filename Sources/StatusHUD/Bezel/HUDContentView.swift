// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have gesture recognizers and `UIProgressView`. On tvOS, presses go
// to the view that has the focus.

/// The view that draws a HUD: a mask over the app, and a bezel with an indicator, texts, and a button.
///
/// The view positions the bezel, keeps it above the keyboard, fades in and out, and speaks for
/// VoiceOver. The global HUD and each ``HUDView`` add one to the screen.
@MainActor final class HUDContentView: HUDTouchView, HUDDrawing {
  /// The minimum time between animated text changes, in seconds.
  private static let counterInterval: TimeInterval = 0.5
  /// The time after the HUD appears, in seconds, in which changes aren't animated.
  private static let setupTime: TimeInterval = 1 / 60

  private let store: HUDStore
  let dimmingMask = DimmingMaskView(frame: .zero)
  let indicators = IndicatorFactory()
  private let focus = ModalFocus()

  private(set) var content: HUDContent?
  private(set) var configuration = StatusHUD.Configuration()
  /// What the HUD knows about the app around it.
  private(set) var app = AppSurroundings()
  /// An object that replaces the indicators of work and changes the labels.
  weak var look: (any HUDViewLook)?

  /// A Boolean value that indicates whether the bezel is visible or fading in.
  private(set) var isVisible = false
  private var appearance: (start: TimeInterval, isNew: Bool) = (0, true)
  /// A Boolean value that indicates whether the HUD announced its content in this presentation. Until
  /// then, it doesn't take the VoiceOver focus, because the app might still replace the content.
  private var hasSpoken = false
  /// An object that identifies the current fade, or `nil` if the HUD isn't fading.
  private var runningFade: AnyObject?
  var blocksTouches = false { didSet { updateModality() } }
  /// A Boolean value that determines whether the layout reads the app around the HUD.
  private var readsApp = true
  private var shownProgress: Double?
  private var textChanges: [ObjectIdentifier: TimeInterval] = [:]

  init(store: HUDStore, identifier: String) {
    self.store = store
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingMask.isUserInteractionEnabled = false
    for view in [dimmingMask, bezel] {
      addSubview(view)
      view.isFadedOut = true
    }
    bezel.accessibilityIdentifier = identifier
    bezel.onTraitChange = { [weak self] in self?.applyLook(animated: false) }
    accessibilityElementsHidden = true
    addCancelActions()
    #if !os(Linux) && !os(tvOS)
      addGestureRecognizer(TouchBarrierRecognizer())
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows `content`. If the type of indicator stays the same, the indicator's animation continues.
  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
    let animated = animatesChanges
    if appearance.isNew { indicators.provider = StatusHUD.indicatorProvider }
    let isNewContent = content.id != self.content?.id
    self.content = content
    self.configuration = configuration
    setTexts(of: content, animated: animated && look == nil)
    // The HUD doesn't take part in an animation of the app.
    UIView.performWithoutAnimation { showCancel(content.cancel) }
    UIView.performWithoutAnimation { dimmingMask.show(maskType, configuration) }
    applyLook(animated: animated)
    let builtIn = indicators.builtIn(bezel.indicatorContainer.current)
    if isNewContent { (builtIn as? GlyphView)?.drawOn() }
    bezel.animatesLayout = animated
    setNeedsLayout()
    bezel.applyAccessibility(label: content.accessibilityLabel, progress: content.progress)
    let hint = content.isMessage ? "Dismisses the message." : "Hides the progress."
    bezel.accessibilityHint = tapAction == nil ? nil : LocalizedText.string(hint)
    bezel.tilts = configuration.isMotionEffectEnabled
    onCancelChange()
    focus.update()
    appearance.isNew = false
  }

  /// A Boolean value that indicates whether the HUD has been visible for long enough.
  private var animatesChanges: Bool {
    isVisible && store.now() - appearance.start >= Self.setupTime
  }

  /// Shows content that differs from the current content only in its progress.
  func setProgress(_ content: HUDContent) {
    let animated = animatesChanges
    self.content = content
    if configuration.showsPercentage {
      setTexts(of: content, animated: animated)
      bezel.animatesLayout = animated
      setNeedsLayout()
    }
    showProgress(of: content, on: bezel.indicatorContainer.current, animated: animated)
  }

  var maskType: StatusHUD.MaskType { content.map(configuration.mask) ?? .passthrough }

  private func setTexts(of content: HUDContent, animated: Bool) {
    let progress = configuration.showsPercentage ? content.progress : nil
    let details = content.texts.details ?? progress.map(LocalizedText.percent)
    for (text, label) in zip([content.texts.status, details], bezel.labels) {
      // Limit the text, because measuring longer text would delay the layout.
      let text = text.map { String($0.prefix(4096)) }
      guard text != label.text else { continue }
      let now = store.now()
      let last = textChanges.updateValue(now, forKey: ObjectIdentifier(label))
      let isCounter = last.map { now - $0 < Self.counterInterval } ?? false
      if animated, !isCounter {
        ContentAnimation.dissolve(label) { label.text = text }
      } else {
        label.text = text
      }
    }
  }

  /// Updates the layout, font, colors, and indicator for the current content and traits.
  private func applyLook(animated: Bool) {
    guard let content else { return }
    bezel.setFonts(of: configuration)
    bezel.arrangement.configuration = configuration
    let style: UIUserInterfaceStyle =
      switch configuration.style {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
    if bezel.overrideUserInterfaceStyle != style { bezel.overrideUserInterfaceStyle = style }
    let palette = HUDPalette(configuration: configuration, traits: bezel.traitCollection)
    UIView.performWithoutAnimation { bezel.apply(palette) }
    showIndicator(of: content, color: palette.indicator, animated: animated)
    look?.adjust(bezel.label, bezel.detailLabel, bezel.button)
  }

  private func showIndicator(of content: HUDContent, color: UIColor, animated: Bool) {
    let color = content.kind.icon.flatMap { configuration.look(of: $0).color } ?? color
    let indicator: UIView?
    if let look, !content.isMessage {
      indicator = look.workIndicator.flatMap { $0.canMove(into: self) ? $0 : nil }
      if let indicator, indicator.tintColor != color { indicator.tintColor = color }
    } else {
      indicator = indicators.indicator(
        for: content, configuration, color: color, in: self, animated: animated)
    }
    showProgress(of: content, on: indicator, animated: animated)
    bezel.indicatorContainer.show(indicator, color: color, animated: animated)
    // VoiceOver reads a description instead of the app's view.
    let isElement =
      indicators.builtIn(indicator) !== indicator && !bezel.indicatorContainer.showsControls
    bezel.indicatorContainer.isAccessibilityElement = isElement
    bezel.indicatorContainer.accessibilityLabel = isElement ? content.kind.accessibilityLabel : nil
  }

  private func showProgress(of content: HUDContent, on indicator: UIView?, animated: Bool) {
    let percentage = content.progress.map(LocalizedText.percent)
    for view in [bezel, bezel.indicatorContainer] { view.accessibilityValue = percentage }
    let isShown = bezel.indicatorContainer.current === indicator
    // Don't set the same progress again, because doing so ends the current animation.
    if let progress = content.progress, !isShown || shownProgress != progress {
      let isSmooth = look == nil || content.followed != nil
      let isAnimated = animated && isShown && isSmooth
      if let indicator = indicator as? any HUDProgressIndicator {
        indicator.setProgress(progress, animated: isAnimated)
      } else {
        #if !os(Linux)
          (indicator as? UIProgressView)?.setProgress(Float(progress), animated: isAnimated)
        #endif
      }
    }
    shownProgress = content.progress
  }

  // MARK: Cancel

  /// The ID of the Cancel button that the user can press, or `nil` if there's no such button.
  var cancelID: HUDContent.ID? {
    isVisible ? content?.cancel.flatMap { $0.isPressed ? nil : $0.id } : nil
  }

  private func showCancel(_ cancel: HUDContent.Cancel?) {
    let title = cancel == nil ? nil : configuration.cancelTitle ?? LocalizedText.string("Cancel")
    if bezel.button.title(for: .normal) != title { bezel.button.setTitle(title, for: .normal) }
    bezel.button.isEnabled = cancel?.isPressed == false
  }

  /// Adds the actions of the Cancel button. Touching the button cancels the activity that the HUD
  /// showed when the touch began. Other input, such as a remote, cancels the current activity.
  private func addCancelActions() {
    var pressedID: HUDContent.ID?
    let button = bezel.button
    button.addAction(UIAction { [weak self] _ in pressedID = self?.cancelID }, for: .touchDown)
    button.addAction(UIAction { _ in pressedID = nil }, for: [.touchUpOutside, .touchCancel])
    let action = UIAction { [weak self] _ in
      if let self, let id = pressedID ?? cancelID { press(id) }
      pressedID = nil
    }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Presses the Cancel button. Returns `false` if there's no enabled button.
  @discardableResult func pressCancel() -> Bool { cancelID.map(press) ?? false }

  /// A closure that runs when the user pressed the Cancel button.
  var onPressedCancel: () -> Void = {}

  @discardableResult private func press(_ id: HUDContent.ID) -> Bool {
    guard let action = store.change({ state, _ in state.requests.press(id) }) else { return false }
    onPressedCancel()
    action()
    return true
  }

  // MARK: Touches and VoiceOver

  override var tapAction: (() -> Void)? {
    switch (configuration.tapDismissal, content) {
    case (.messages, let message?) where message.isMessage:
      { [store, id = message.id] in store.change { state, _ in state.requests.endMessage(id) } }
    case (.always, _): { [store] in store.change { state, _ in state.requests.dismiss() } }
    case (.never, _), (.messages, _): nil
    }
  }

  /// A Boolean value that determines whether the HUD takes taps on the bezel for `onTap`, even if a tap
  /// dismisses nothing.
  var reportsTaps = false
  /// A closure that runs when ``cancelID`` might have changed.
  var onCancelChange: () -> Void = {}

  /// Applies the mask's effect on touches and VoiceOver, unless the app turned off user interaction.
  func updateModality() {
    let isModal = blocksTouches && isInteractive
    accessibilityViewIsModal = isModal
    if isModal, window != nil {
      if hasSpoken { focus.move(to: bezel) }
    } else if maskType == .passthrough || app.hasAlert || window == nil {
      focus.giveBack(toApp: !app.hasAlert)
    }
  }

  private var isInteractive: Bool { superview?.isUserInteractionEnabled != false }

  /// Returns `true` if the HUD takes a touch on `view`. If there's no mask, the HUD takes only touches on
  /// the button and, if a tap has an effect, touches on the bezel.
  override func takes(_ point: CGPoint, on view: UIView) -> Bool {
    let takesTaps = tapAction != nil || reportsTaps
    return accessibilityViewIsModal
      || isVisible && (view is UIControl || takesTaps && isOnBezel(point))
  }

  override func accessibilityPerformEscape() -> Bool {
    if pressCancel() { return true }
    guard isVisible, let tapAction else { return accessibilityViewIsModal }
    tapAction()
    return true
  }

  func announce(_ text: String) -> Bool {
    // A HUD that the user can't touch doesn't become modal.
    hasSpoken = true
    defer { updateModality() }
    return focus.announce(text, isModal: isInteractive && maskType != .passthrough)
  }

  /// Ends the presentation, so that the next one begins anew.
  func presentationDidEnd() {
    blocksTouches = false
    // Restore the VoiceOver focus now, before another HUD moves it to the removed bezel.
    focus.giveBack()
    bezel.indicatorContainer.endPresentation { indicators.builtIn($0) != nil }
    indicators.endPresentation()
    // Release the app's objects, and begin the next presentation as a new view would.
    (content, shownProgress, pressed, textChanges) = (nil, nil, nil, [:])
    (appearance.isNew, hasSpoken) = (true, false)
  }

  // MARK: Fade

  /// Fades the mask and the bezel in or out. If another fade is in progress, the new fade starts from
  /// the current appearance of the views.
  func setVisible(_ visible: Bool, duration: TimeInterval, completion: @escaping () -> Void) {
    // Lay out the views first, so that the fade doesn't animate pending layout changes. The update has
    // just read the app.
    readsApp = false
    UIView.performWithoutAnimation(layoutIfNeeded)
    readsApp = true
    if visible, !isVisible, runningFade == nil {
      UIView.performWithoutAnimation { bezel.transform = bezelTransform(at: .entering) }
    }
    if visible, !isVisible { appearance.start = store.now() }
    // A touch that began before a dismissal doesn't dismiss what appears next.
    if !visible { pressed = nil }
    (isVisible, accessibilityElementsHidden) = (visible, !visible)
    onCancelChange()
    let changes = {
      for view in [self.dimmingMask, self.bezel] { view.isFadedOut = !visible }
      self.bezel.transform = self.bezelTransform(at: visible ? .visible : .leaving)
    }
    guard duration > 0 else {
      runningFade = nil
      for view in [dimmingMask, bezel] { view.removeFades() }
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    // Without a running fade, begin at the start of the transition, and not where the last one ended.
    let options = ContentAnimation.options.subtracting(
      runningFade == nil ? .beginFromCurrentState : [])
    let fade = NSObject()
    runningFade = fade
    let end = { (_: Bool) in
      if self.runningFade === fade { self.runningFade = nil }
      completion()
    }
    if configuration.transition.motion.isSpring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: options.union(visible ? .curveEaseOut : .curveEaseIn), animations: changes,
        completion: end)
    }
  }

  private func bezelTransform(at stage: BezelStage) -> CGAffineTransform {
    configuration.transition.transform(
      at: stage, of: bezel.laidOut?.bezel ?? .zero, in: bounds,
      anchor: bezel.arrangement.anchor)
  }

  // MARK: Layout

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Position the bezel again, because the keyboard might cover a different area in a new window.
    setNeedsLayout()
    updateModality()
    let listener: KeyboardTracker.Listener = { [weak self] in self?.moveBezel($0, $1) }
    KeyboardTracker.shared.listeners[ObjectIdentifier(self)] = window == nil ? nil : listener
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content != nil else { return }
    if dimmingMask.frame != bounds { followAppSoon() }
    if readsApp { followApp(around: self, isFull: true, moves: false) }
    dimmingMask.frame = bounds
    // A view doesn't inherit the direction that the app forces on its superview.
    let direction = (superview ?? self).effectiveUserInterfaceLayoutDirection
    bezel.arrangement.anchor = configuration.position.anchor(
      isRightToLeft: direction == .rightToLeft)
    bezel.layOut(in: app.area(for: bezel, in: self))
    dimmingMask.vignetteCenter = bezel.center
  }

  /// Reads the app around the HUD, and moves the bezel if bars have appeared or disappeared.
  /// - Parameters:
  ///   - hud: This view, the view that will contain it, or `nil`.
  ///   - scene: The scene where the HUD will appear, or `nil` for the scene of `hud`.
  func followApp(
    around hud: UIView?, in scene: UIWindowScene? = nil, isFull: Bool, moves: Bool = true
  ) {
    let former = app
    app = AppSurroundings(
      around: hud, in: scene ?? hud?.window?.windowScene, after: former, isFull: isFull)
    if moves, app != former { moveBezel(animatesChanges ? 0.25 : 0, []) }
  }

  /// Reads the app again in the next turn, because UIKit might lay out the app's views only now.
  func followAppSoon() {
    Task { @MainActor [weak self] in
      guard let self, content != nil else { return }
      window?.windowScene?.appWindow?.layoutIfNeeded()
      followApp(around: self, isFull: true)
    }
  }

  private func moveBezel(_ duration: TimeInterval, _ options: UIView.AnimationOptions) {
    setNeedsLayout()
    UIView.animate(
      withDuration: isVisible ? duration : 0, delay: 0,
      options: options.union(ContentAnimation.options), animations: { self.layoutIfNeeded() })
  }
}
