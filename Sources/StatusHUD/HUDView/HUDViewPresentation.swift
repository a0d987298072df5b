// SPDX-License-Identifier: MIT

/// How a ``HUDView`` comes and goes: a state and a presenter of its own. Calls take effect before
/// they return.
@MainActor final class HUDViewPresentation: HUDStateOwner, PresentedHUD {
  private static let fadeDuration: TimeInterval = 0.3

  private weak var hud: HUDView?
  private var state = HUDStateMachine()
  private lazy var presenter = HUDPresenter(owner: self, hud: self)
  private let focus = ModalFocus()
  private var fadesIn = false
  private var fadesOut = false
  private var wasUsed = false
  private var blocksTouches = false

  /// Whether the HUD is on screen, also while it fades.
  private(set) var isPresented = false
  /// Whether changes are visible: from the main-thread turn after the one that presents the HUD.
  private(set) var animatesChanges = false

  init(_ hud: HUDView) {
    self.hud = hud
    // The interaction of the HUD decides which touches it takes.
    state.settings.maskType = .clear
  }

  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    // Nothing animates outside a window.
    let fadeDuration = hud?.window == nil ? 0 : Self.fadeDuration
    var settings = state.settings
    settings.fadeInDuration = fadesIn ? fadeDuration : 0
    settings.fadeOutDuration = fadesOut ? fadeDuration : 0
    if settings != state.settings { state.settings = settings }
    return body(&state)
  }

  // MARK: Calls

  var isVisible: Bool { state.content != nil }

  /// Whether the HUD was hidden and not shown since.
  var isFinishing: Bool { wasUsed && !isVisible }

  func show(animated: Bool) {
    guard let hud else { return }
    wasUsed = true
    state.settings.graceTime = hud.graceTime
    state.settings.minimumVisibleTime = hud.minimumVisibleTime
    fadesIn = animated
    state.apply(.show(HUDContent(.activity, status: hud.spokenText)))
    presenter.reconcile()
  }

  /// - Parameter time: nil for now.
  func hide(
    animated: Bool, at time: TimeInterval? = nil, completion: HUDStateMachine.Completion? = nil
  ) {
    guard let hud else { return }
    // A delay has nothing to wait for.
    guard time == nil || isVisible else {
      if let completion { state.apply(.dismiss(at: nil, completion)) }
      return presenter.reconcile()
    }
    if !wasUsed {
      // Its end is reported like that of a HUD that was shown.
      wasUsed = true
      state.apply(.show(HUDContent(.activity, status: nil)))
    }
    fadesOut = animated
    if let time {
      state.apply(.dismiss(at: time, completion))
    } else {
      // The closure keeps the HUD until it is hidden: it may have left its superview.
      state.apply(.dismiss { withExtendedLifetime(hud) { completion?() } })
    }
    presenter.reconcile()
  }

  func superviewDidChange() {
    if hud?.superview == nil, isVisible {
      hide(animated: false)
    } else if wasUsed {
      presenter.reconcile()
    }
  }

  func minimumVisibleTimeDidChange() {
    guard wasUsed, let hud else { return }
    state.settings.minimumVisibleTime = hud.minimumVisibleTime
    presenter.reconcile()
  }

  func textDidChange() {
    guard isVisible else { return }
    state.apply(.setStatus(hud?.spokenText))
    presenter.reconcile()
  }

  func touchHandlingDidChange() { setBlocksTouches(blocksTouches) }

  // MARK: Effects

  var canAppear: Bool { hud?.superview != nil }

  func present(_ content: HUDContent) {
    guard let hud, !isPresented else { return }
    setPresented(true)
    hud.applyAccessibility()
    (hud.bezel.slot.current as? GlyphView)?.drawOn()
    // What changes in the turn that shows the HUD is how it appears.
    Task { @MainActor [weak self] in
      guard let self else { return }
      animatesChanges = isPresented
    }
  }

  func remove() {
    setPresented(false)
    setBlocksTouches(false)
    // Without a superview, nothing faded.
    if let container = hud?.container, container.isVisible {
      container.setVisible(false, duration: 0) {}
    }
  }

  private func setPresented(_ isPresented: Bool) {
    self.isPresented = isPresented
    animatesChanges = false
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
    hud.container.takenTouches =
      switch hud.touchHandling {
      case _ where !blocksTouches: .none
      case .blocking: .all
      case .bezelOnly: .bezel
      case .passthrough: .controls
      }
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
    // A HUD that is about to take the focus is read for that.
    guard hud?.touchHandling != .blocking || focus.isTaken else { return }
    HUDAccessibility.announce(text)
  }

  func playHaptics(_ glyph: HUDContent.Glyph) {}

  func presentationDidEnd() {
    guard let hud else { return }
    if hud.removesFromSuperviewOnHide { hud.removeFromSuperview() }
    let block = hud.onHidden
    hud.onHidden = nil
    block?()
    hud.delegate?.hudWasHidden(hud)
  }
}
