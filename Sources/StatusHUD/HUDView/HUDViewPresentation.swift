// SPDX-License-Identifier: MIT

/// An object that shows and hides a ``HUDView``, using its own state and presenter. Each method
/// updates the HUD before it returns.
@MainActor final class HUDViewPresentation: HUDStateOwner, PresentedHUD {
  private static let fadeDuration: TimeInterval = 0.3

  private weak var hud: HUDView?
  private var state = HUDStateMachine()
  private lazy var presenter = HUDPresenter(owner: self, hud: self)
  let focus = ModalFocus()
  private lazy var haptics = Haptics()
  /// A Boolean value that indicates whether the HUD shows only messages.
  private(set) var isForMessages = false
  private(set) var shownMessage: HUDContent.ID?
  /// A configuration that stores only the grace time and the minimum visible time.
  var times = StatusHUD.Configuration() { didSet { if wasUsed { presenter.reconcile() } } }
  private var fadesIn = false
  private var fadesOut = false
  private var wasUsed = false
  /// A Boolean value that indicates whether the HUD still has to run its callbacks.
  private var owesReport = true
  private var blocksTouches = false

  init(_ hud: HUDView) { self.hud = hud }

  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    let result = body(&state)
    return withExtendedLifetime(state.takeReleased()) { result }
  }

  /// A Boolean value that indicates whether the HUD is onscreen, including during a fade.
  private(set) var isPresented = false {
    didSet {
      UIView.performWithoutAnimation { hud?.alpha = isPresented ? 1 : 0 }
      hud?.indicator.followProgress()
    }
  }
  /// A Boolean value that indicates whether the HUD animates changes. The value becomes `true` on
  /// the next iteration of the main run loop after the HUD appears.
  private(set) var animatesChanges = false

  // MARK: Calls

  var isVisible: Bool { state.content != nil }

  /// A Boolean value that indicates whether the HUD is hiding or already hidden.
  var isFinishing: Bool { wasUsed && !isVisible }

  func show(animated: Bool) {
    guard let hud else { return }
    wasUsed = true
    owesReport = true
    if isForMessages { hud.bezel.accessibilityHint = nil }
    isForMessages = false
    fadesIn = animated
    // Pass the text only for VoiceOver, because the HUD's labels already show it.
    presenter.apply(.show(HUDContent(.activity, status: hud.spokenText)))
  }

  /// Shows a message and hides the HUD after the last message ends.
  func show(_ message: StatusHUD.Message, animated: Bool) {
    wasUsed = true
    owesReport = true
    isForMessages = true
    (fadesIn, fadesOut) = (animated, animated)
    presenter.apply(.showMessage(HUDContent(message)) { [weak self] in self?.reportEnd() })
  }

  /// Dismisses a message that the user tapped. Returns `false` if there's nothing to dismiss.
  @discardableResult func dismiss(_ message: HUDContent.ID?) -> Bool {
    guard isForMessages, isPresented, isVisible, let message else { return false }
    switch StatusHUD.configuration.tapDismissal {
    case .never: return false
    case .messages: presenter.apply(.endMessage(message))
    case .always: presenter.apply(.dismiss())
    }
    return true
  }

  func hide(animated: Bool, after delay: TimeInterval, completion: HUDRequests.Completion?) {
    guard let hud else { return }
    let time = delay > 0 && delay.isFinite ? CACurrentMediaTime() + delay : nil
    // If the HUD isn't visible, don't wait for the delay.
    guard isVisible || time == nil else { return presenter.apply(.dismiss(completion)) }
    wasUsed = true
    fadesOut = animated
    // Retain the HUD until it's hidden, because there might be no superview that retains it.
    let kept = time == nil || completion != nil ? hud : nil
    presenter.apply(
      .dismiss(at: time) { [weak self] in
        withExtendedLifetime(kept) {
          self?.reportEnd()
          completion?()
        }
      })
  }

  /// Runs the callbacks for a hidden HUD, unless another callback showed the HUD again.
  private func reportEnd() {
    guard let hud, owesReport, !isVisible, state.phase == .hidden else { return }
    owesReport = false
    if hud.removesFromSuperviewOnHide { hud.removeFromSuperview() }
    let onHidden = hud.onHidden
    hud.onHidden = nil
    onHidden?()
    hud.delegate?.hudWasHidden(hud)
  }

  func superviewDidChange() {
    if hud?.superview == nil, isVisible {
      hide(animated: false, after: 0, completion: nil)
    } else if wasUsed {
      presenter.reconcile()
    }
  }

  func textDidChange() {
    if isVisible, !isForMessages { presenter.apply(.setStatus(hud?.spokenText)) }
  }

  func applyTouchHandling() { setBlocksTouches(blocksTouches) }

  // MARK: Effects

  var places: HUDPlaces { HUDPlaces(hasDefault: hud?.superview != nil) }

  var configuration: StatusHUD.Configuration? {
    guard let hud else { return nil }
    var configuration = times
    // If the HUD isn't in a window, don't fade it, because UIKit wouldn't animate the fade.
    let duration = hud.window == nil ? 0 : Self.fadeDuration
    configuration.fadeInDuration = fadesIn ? duration : 0
    configuration.fadeOutDuration = fadesOut ? duration : 0
    // The HUD's `touchHandling` determines which touches this mask blocks.
    configuration.maskType = .clear
    if isForMessages {
      let messages = StatusHUD.configuration
      configuration.messagePolicy = messages.messagePolicy
      configuration.minimumDisplayDuration = messages.minimumDisplayDuration
      configuration.maximumDisplayDuration = messages.maximumDisplayDuration
    }
    return configuration
  }

  func present(_ content: HUDContent) {
    guard let hud else { return }
    let isNewMessage = content.isMessage && content.id != shownMessage
    if isNewMessage {
      shownMessage = content.id
      hud.show(content, StatusHUD.configuration)
    }
    guard !isPresented else {
      if isNewMessage { (hud.bezel.slot.current as? GlyphView)?.drawOn() }
      return
    }
    isPresented = true
    hud.applyAccessibility()
    (hud.bezel.slot.current as? GlyphView)?.drawOn()
    Task { @MainActor [weak self] in if let self { animatesChanges = isPresented } }
  }

  func remove() {
    isPresented = false
    animatesChanges = false
    // If the HUD no longer has a superview, hide it without a fade.
    if let container = hud?.container, container.isVisible {
      container.setVisible(false, duration: 0) {}
    }
    setBlocksTouches(false)
  }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let hud else { return completion() }
    UIView.performWithoutAnimation(hud.layoutIfNeeded)
    hud.container.setVisible(
      isVisible, zoom: hud.animation.zoom, duration: duration, completion: completion)
    applyTouchHandling()
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    self.blocksTouches = blocksTouches
    guard let hud else { return }
    // A tap can dismiss a message even if the message has no mask.
    let isVisible = hud.container.isVisible
    hud.container.takesTaps = isVisible
    hud.container.takenTouches =
      switch hud.touchHandling {
      case _ where !isVisible: .none
      case .blocking: .all
      case .bezelOnly: .bezel
      case .passthrough: .controls
      }
    let isModal = blocksTouches && hud.container.takenTouches == .all
    hud.accessibilityViewIsModal = isModal
    if isModal { focus.take(for: hud.bezel) } else { focus.giveBack() }
  }

  func transitionDidHappen(_ transition: HUDTransition, status: String?) {
    guard let hud else { return }
    switch transition {
    case .willAppear: hud.delegate?.hudWillAppear(hud)
    case .didAppear: hud.delegate?.hudDidAppear(hud)
    case .willDisappear: hud.delegate?.hudWillDisappear(hud)
    case .didDisappear: break
    }
  }

  func announce(_ text: String) { focus.announce(text, isModal: hud?.touchHandling == .blocking) }

  func playHaptics(_ icon: StatusHUD.Message.Icon) {
    if StatusHUD.configuration.playsHaptics { haptics.play(icon) }
  }
}
