// SPDX-License-Identifier: MIT

/// How a ``HUDView`` comes and goes: a state and a presenter of its own. Calls take effect before
/// they return.
@MainActor final class HUDViewPresentation: HUDStateOwner, PresentedHUD {
  private static let fadeDuration: TimeInterval = 0.3

  private enum Stay {
    case offScreen
    /// On screen since this turn of the main thread: what changes now is how the HUD appears.
    case new
    /// On screen: what changes now, changes visibly.
    case settled
  }

  private weak var hud: HUDView?
  private var state = HUDStateMachine()
  private lazy var presenter = HUDPresenter(owner: self, hud: self)
  private let focus = ModalFocus()
  private var stay = Stay.offScreen
  private var fadesIn = false
  private var fadesOut = false
  private var wasUsed = false
  /// Whether the app has yet to be told that the HUD was hidden.
  private var owesReport = false
  private var blocksTouches = false

  init(_ hud: HUDView) { self.hud = hud }

  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    let result = body(&state)
    let released = state.takeReleased()
    return withExtendedLifetime(released) { result }
  }

  /// Whether the HUD is on screen, even while it fades.
  var isPresented: Bool { stay != .offScreen }
  var animatesChanges: Bool { stay == .settled }

  // MARK: Calls

  var isVisible: Bool { state.content != nil }

  /// Whether the HUD was hidden and not shown since.
  var isFinishing: Bool { wasUsed && !isVisible }

  func show(animated: Bool) {
    guard let hud else { return }
    wasUsed = true
    owesReport = true
    fadesIn = animated
    presenter.apply(.show(.spoken(hud.spokenText)))
  }

  /// - Parameter time: nil for now.
  func hide(
    animated: Bool, at time: TimeInterval? = nil, completion: HUDRequests.Completion? = nil
  ) {
    guard let hud else { return }
    guard isVisible || time == nil else {
      // There is nothing to wait for.
      if let completion { presenter.apply(.dismiss(completion)) }
      return
    }
    // The end of a HUD that was never shown is reported like any other.
    if !wasUsed { owesReport = true }
    wasUsed = true
    fadesOut = animated
    // The closure keeps the HUD until it is hidden: it may have left its superview.
    let kept = time == nil || completion != nil ? hud : nil
    presenter.apply(
      .dismiss(at: time) { [weak self] in
        withExtendedLifetime(kept) {
          self?.reportEnd()
          completion?()
        }
      })
  }

  /// Reports that the HUD was hidden, unless a callback has shown it again.
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
      hide(animated: false)
    } else if wasUsed {
      presenter.reconcile()
    }
  }

  func timesDidChange() { if wasUsed { presenter.reconcile() } }

  func textDidChange() {
    if isVisible { presenter.apply(.setStatus(hud?.spokenText)) }
  }

  func touchHandlingDidChange() { setBlocksTouches(blocksTouches) }

  // MARK: Effects

  var canAppear: Bool { hud?.superview != nil }

  var configuration: StatusHUD.Configuration? {
    guard let hud else { return nil }
    var configuration = StatusHUD.Configuration()
    configuration.graceTime = hud.graceTime
    configuration.minimumVisibleTime = hud.minimumVisibleTime
    // Nothing animates outside a window.
    let duration = hud.window == nil ? 0 : Self.fadeDuration
    configuration.fadeInDuration = fadesIn ? duration : 0
    configuration.fadeOutDuration = fadesOut ? duration : 0
    // The touch handling of the HUD decides which touches it takes.
    configuration.maskType = .clear
    return configuration
  }

  func present(_ content: HUDContent) {
    guard let hud, !isPresented else { return }
    setStay(.new)
    hud.applyAccessibility()
    (hud.bezel.slot.current as? GlyphView)?.drawOn()
    Task { @MainActor [weak self] in
      if let self, stay == .new { stay = .settled }
    }
  }

  func remove() {
    setStay(.offScreen)
    setBlocksTouches(false)
    // Without a superview, nothing faded.
    if let container = hud?.container, container.isVisible {
      container.setVisible(false, duration: 0) {}
    }
  }

  private func setStay(_ stay: Stay) {
    self.stay = stay
    UIView.performWithoutAnimation { hud?.alpha = isPresented ? 1 : 0 }
    hud?.indicator.followProgress()
  }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let hud else { return completion() }
    UIView.performWithoutAnimation(hud.layoutIfNeeded)
    hud.container.setVisible(
      isVisible, motion: hud.animation.motion, duration: duration, completion: completion)
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    self.blocksTouches = blocksTouches
    guard let hud else { return }
    hud.container.takesTaps = blocksTouches
    hud.container.takenTouches = blocksTouches ? hud.touchHandling.takenTouches : .none
    let isModal = hud.container.takenTouches == .all
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

  func announce(_ text: String) {
    focus.announce(text, isModal: hud?.touchHandling == .blocking)
  }

  func playHaptics(_ icon: StatusHUD.Message.Icon) {}
}

extension HUDView.TouchHandling {
  fileprivate var takenTouches: PassthroughView.TakenTouches {
    switch self {
    case .blocking: .all
    case .bezelOnly: .bezel
    case .passthrough: .controls
    }
  }
}

extension HUDContent {
  /// What a ``HUDView`` gives its state. The HUD shows its own views: only VoiceOver needs the text.
  fileprivate static func spoken(_ text: String?) -> HUDContent {
    HUDContent(.activity, status: text)
  }
}
