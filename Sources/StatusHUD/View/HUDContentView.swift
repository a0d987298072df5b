// SPDX-License-Identifier: MIT

internal import StatusHUDResources

// Platforms: UIKit on Linux doesn't have gesture recognizers. On tvOS, presses go to the view that has
// the focus.

/// The view that draws a HUD: a mask over the app, and a bezel with an indicator, texts, and a button.
///
/// ```
/// HUDContentView
/// ├─ DimmingMaskView
/// └─ BezelView                       shows the material
///    └─ its front view               fades
///       ├─ BezelShadowView
///       └─ its column                clips
///          ├─ IndicatorContainerView ─ a wrapper, which fades ─ the indicator
///          ├─ BezelLabel, BezelLabel
///          └─ BezelButton
/// ```
/// The global HUD and each ``HUDView`` add one to the screen, and the global HUD adds one for each position
/// beside it that has messages.
@MainActor final class HUDContentView: GestureRecognizerBarrierView, HUDDrawing {
  /// The time after the HUD appears, in seconds, in which changes aren't animated.
  private static let setupTime: TimeInterval = 1 / 60

  private let store: HUDStore
  /// The position of messages beside the HUD, or `nil` for the HUD itself.
  let position: HUDPosition?
  let dimmingMask = DimmingMaskView(frame: .zero)
  let bezel = BezelView(frame: .zero)
  private var container: IndicatorContainerView { bezel.indicatorContainer }
  let indicators = IndicatorCache()
  private(set) lazy var press = ButtonPress(self, store)
  private let fade = HUDFade()
  private(set) lazy var modality = HUDModality(self)
  private(set) lazy var taps = TapTracker(self, store)

  private(set) var content: HUDContent?
  var configuration: StatusHUD.Configuration { bezel.arrangement.configuration }
  /// What the place knows about the app around the HUD, and the bounds then, unless the area changed.
  var app = AppSurroundings()
  private var knownBounds: CGRect?
  private var isInPlace: Bool { knownBounds == bounds }
  /// A closure that runs when the place must read the app again, because the geometry changed.
  var onGeometryChange: () -> Void = {}
  /// A closure that runs when the HUD has stepped aside, until the place puts this view there again.
  var onAside: () -> Void = {}
  /// A closure that runs when this view moves to another window.
  var onWindowChange: () -> Void = {}
  /// The HUD that contains this view, whose gesture recognizers can handle touches on it.
  weak var owner: UIView?
  weak var appearance: (any MBProgressHUDAppearance)?

  private(set) var visibility = HUDVisibility.hidden
  /// A Boolean value that indicates whether the bezel is visible or fading in.
  var isVisible: Bool { visibility == .visible }
  /// A Boolean value that indicates whether the HUD has stepped aside.
  var isAside: Bool { visibility == .aside && fade.running == nil }
  /// The ID of the request onscreen, or 0 if the HUD is beneath all messages. A greater one is in front.
  var depth: HUDContent.ID = 0
  private var appearanceTime: TimeInterval = 0

  init(store: HUDStore, identifier: String, position: HUDPosition? = nil) {
    (self.store, self.position) = (store, position)
    super.init(frame: .zero)
    dimmingMask.isUserInteractionEnabled = false
    for view in [dimmingMask, bezel] {
      addSubview(view)
      view.isFadedOut = true
    }
    bezel.accessibilityIdentifier = identifier
    bezel.onTraitChange = { [weak self] in self?.applyAppearance(animated: false) }
    accessibilityElementsHidden = true
    #if !os(Linux) && !os(tvOS)
      addGestureRecognizer(TouchBarrierRecognizer())
    #endif
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows `content`. If the type of indicator stays the same, the indicator's animation continues.
  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
    let isNewContent = content.id != self.content?.id
    // A text doesn't dissolve in the colors and at the position of another message.
    let animated = animatesChanges && (!isNewContent || configuration == self.configuration)
    // If there's no content yet, a presentation begins.
    if self.content == nil { indicators.provider = StatusHUD.indicatorProvider }
    (self.content, bezel.arrangement.configuration) = (content, configuration)
    setTexts(of: content, animated: animated)
    // The HUD doesn't take part in an animation of the app.
    UIView.performWithoutAnimation {
      showButton(of: content)
      dimmingMask.show(maskType, configuration)
    }
    applyAppearance(animated: animated)
    if isNewContent { indicators.glyph(container.current)?.drawOn() }
    bezel.animatesLayout = animated
    bezel.applyAccessibility(of: content, isDismissedByTap: taps.dismissal != nil)
    bezel.tilts = configuration.isMotionEffectEnabled
    updatePress()
    modality.updateFocus()
  }

  /// A Boolean value that indicates whether the HUD has been visible for long enough.
  private var animatesChanges: Bool { isVisible && store.now() - appearanceTime >= Self.setupTime }

  /// Shows content that differs from the current content only in its progress.
  func setProgress(_ content: HUDContent) {
    let animated = animatesChanges
    self.content = content
    if configuration.showsPercentage {
      setTexts(of: content, animated: animated)
      bezel.animatesLayout = animated
      setNeedsLayout()
    }
    showProgress(of: content, on: container.current, animated: animated)
  }

  var maskType: StatusHUD.MaskType { content.map(configuration.mask) ?? .passthrough }

  private func setTexts(of content: HUDContent, animated: Bool) {
    let (status, details) = content.shownTexts(configuration)
    let (now, dissolves) = (store.now(), animated && appearance == nil)
    bezel.label.show(status, at: now, animated: dissolves)
    bezel.detailLabel.show(details, at: now, animated: dissolves)
  }

  /// Updates the layout, font, colors, and indicator for the current content and traits.
  private func applyAppearance(animated: Bool) {
    guard let content else { return }
    bezel.label.scalingFont = configuration.font ?? .preferredFont(forTextStyle: .subheadline)
    bezel.detailLabel.scalingFont = configuration.detailsFont
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
    appearance?.adjust(bezel.labels, bezel.button, configuration.contentColor)
    setNeedsLayout()
  }

  private func showIndicator(of content: HUDContent, color: UIColor, animated: Bool) {
    let color = content.kind.icon.flatMap { configuration.style(of: $0).color } ?? color
    let indicator: UIView?
    if let appearance, !content.isMessage {
      indicator = appearance.workIndicator.flatMap { $0.canMove(into: self) ? $0 : nil }
      if let indicator, indicator.tintColor != color { indicator.tintColor = color }
    } else {
      indicator = indicators.indicator(
        for: content, configuration, color: color, in: self, animated: animated)
    }
    showProgress(of: content, on: indicator, animated: animated)
    container.show(indicator, color: color, animated: animated)
    // VoiceOver reads a description instead of the app's view.
    let isElement = !indicators.isBuiltIn(indicator) && indicator != nil && !container.showsControls
    container.isAccessibilityElement = isElement
    container.accessibilityLabel = isElement ? content.kind.accessibilityLabel : nil
  }

  private func showProgress(of content: HUDContent, on indicator: UIView?, animated: Bool) {
    let isSmooth = appearance == nil || content.followed != nil
    container.setProgress(content.progress, of: indicator, animated: animated && isSmooth)
    bezel.accessibilityValue = container.accessibilityValue
  }

  private func showButton(of content: HUDContent) {
    var title = content.action?.title
    if content.cancel != nil {
      title = configuration.cancelTitle ?? ResourceBundle.string(forKey: "Cancel")
    }
    if bezel.button.title(for: .normal) != title { bezel.button.setTitle(title, for: .normal) }
    bezel.button.isEnabled = content.cancel?.isPressed != true
  }

  /// Ends the presentation, so that the next one begins anew.
  func presentationDidEnd() {
    modality.presentationDidEnd()
    container.removeAll()
    indicators.endPresentation()
    for label in bezel.labels { label.presentationDidEnd() }
    // Release the app's objects, and begin the next presentation as a new view would.
    content = nil
    bezel.arrangement.configuration = StatusHUD.Configuration()
  }

  // MARK: Visibility, touches, and VoiceOver

  func fade(to visibility: HUDVisibility, duration: Double, completion: @escaping () -> Void) {
    // Lay out the views first, so that the fade doesn't animate pending layout changes.
    UIView.performWithoutAnimation(layoutIfNeeded)
    if visibility == .visible, !isVisible { appearanceTime = store.now() }
    self.visibility = visibility
    // A touch that began before a dismissal doesn't dismiss what appears next.
    if !isVisible { taps.cancel() }
    accessibilityElementsHidden = !isVisible
    updatePress()
    fade.run(on: self, isIn: isVisible, duration: duration) { [weak self] in
      if let self, self.visibility == .aside { onAside() }
      completion()
    }
  }

  private func updatePress() {
    let isEnabled = isVisible && bezel.button.isWanted && bezel.button.isEnabled
    press.id = isEnabled ? content?.cancel?.id ?? content?.id : nil
  }

  func setBlocksTouches(_ blocksTouches: Bool) { modality.blocksTouches = blocksTouches }

  func announce(_ text: String) -> Bool { modality.announce(text) }

  func isOnBezel(_ point: CGPoint) -> Bool {
    bezel.point(inside: convert(point, to: bezel), with: nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).flatMap { modality.takes(point, on: $0) ? $0 : nil }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { taps.began(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { taps.moved(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps.ended(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { taps.cancel() }

  override func accessibilityPerformEscape() -> Bool { performScrub() }

  // MARK: Layout

  /// Adopts what the place read of the app. If bars have appeared or disappeared, the bezel moves.
  func follow(_ app: AppSurroundings) {
    // A view that moved, or whose bounds changed, lays itself out, and doesn't show how its bezel gets there.
    let moves = app != self.app && isInPlace && content != nil
    (self.app, knownBounds) = (app, bounds)
    if moves { moveBezel(animatesChanges ? 0.25 : 0, []) }
  }

  /// Moves the bezel to its place in ``app``.
  func moveBezel(_ duration: TimeInterval, _ options: UIView.AnimationOptions) {
    setNeedsLayout()
    UIView.animate(
      withDuration: isVisible ? duration : 0, delay: 0,
      options: options.union(ContentAnimation.options), animations: { self.layoutIfNeeded() })
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Position the bezel again, because the keyboard might cover a different area in a new window.
    safeAreaInsetsDidChange()
    modality.update()
    onWindowChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    knownBounds = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content != nil else { return }
    if !isInPlace { onGeometryChange() }
    dimmingMask.frame = bounds
    let parts: [UIView] = bezel.labels + [bezel.button] + Array(indicators.used)
    for part in parts { part.semanticContentAttribute = app.direction }
    let isRightToLeft = bezel.label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bezel.arrangement.anchor = configuration.position.anchor(isRightToLeft: isRightToLeft)
    bezel.layOut(in: app.area(for: bezel, in: self))
    dimmingMask.vignetteCenter = bezel.center
  }
}

/// An object that decides the parts of a HUD's appearance for which a configuration has no property, as
/// MBProgressHUD's product needs. In such a HUD, texts change without a dissolve, and only followed
/// progress is animated.
@MainActor package protocol MBProgressHUDAppearance: AnyObject {
  /// The view that replaces the indicators of work, or `nil` to show only text.
  var workIndicator: UIView? { get }

  /// Changes the indicator, the labels, and the button after the HUD set their contents and colors.
  func adjust(_ labels: [UILabel], _ button: UIButton, _ contentColor: UIColor?)

  /// Notifies the object that the HUD is hidden. The HUD calls this method once per presentation, even
  /// if the HUD never appeared.
  func didHide()
}
