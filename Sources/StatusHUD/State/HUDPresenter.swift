// SPDX-License-Identifier: MIT

/// An object that stores the state of a HUD for a presenter.
@MainActor protocol HUDStateOwner: AnyObject {
  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result
}

/// A HUD that a presenter shows and hides, such as the global HUD.
@MainActor protocol PresentedHUD: AnyObject {
  /// The places where the HUD can appear.
  var places: HUDPlaces { get }
  /// The configuration for the next update, or `nil` to keep the current configuration.
  var configuration: StatusHUD.Configuration? { get }

  /// Shows `content`, and adds the HUD to the screen if necessary.
  func present(_ content: HUDContent)
  /// Fades the HUD in or out, starting from its current appearance. The completion handler runs
  /// once, even if another fade interrupts this one. If `duration` is 0, the handler runs before
  /// this method returns.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  func setBlocksTouches(_ blocksTouches: Bool)
  func remove()
  func transitionDidHappen(_ transition: HUDTransition, status: String?)
  func announce(_ text: String)
  func playHaptics(_ icon: StatusHUD.Message.Icon)
}

/// An object that performs the effects of each state update and schedules the next update.
@MainActor final class HUDPresenter {
  private unowned let owner: any HUDStateOwner
  private unowned let hud: any PresentedHUD
  private let now: () -> Double
  private lazy var timer = DeadlineTimer { [weak self] in self?.reconcile() }
  private lazy var follower = ProgressFollower(now: now) { [weak self] sample, id in
    self?.apply(.sample(sample, of: id))
  }

  private var effects: [HUDEffect] = []
  private var isPerforming = false
  /// The closures from the app that run after the presenter performs all effects.
  private var callbacks: [HUDRequests.Completion] = []

  init(
    owner: any HUDStateOwner, hud: any PresentedHUD,
    now: @escaping () -> Double = CACurrentMediaTime
  ) {
    self.owner = owner
    self.hud = hud
    self.now = now
  }

  /// Applies a call that the app makes on the main thread, and updates the HUD immediately.
  func apply(_ call: HUDStateMachine.Call) {
    let now = now()
    reconcile { $0.apply(call, at: now) }
  }

  /// Applies `change` and performs the resulting effects. Call this method when `places` changes.
  func reconcile(after change: (inout HUDStateMachine) -> Void = { _ in }) {
    // Keep strong references to both objects, because a callback might release the HUD.
    let (owner, hud) = (owner, hud)
    let (time, places) = (now(), hud.places)
    let configuration = hud.configuration
    effects += owner.withState {
      if let configuration, configuration != $0.configuration { $0.configuration = configuration }
      change(&$0)
      return $0.step(now: time, in: places)
    }

    // Performing an effect, such as interrupting a fade, can call this method recursively. The
    // outer call then performs the effects of both calls.
    guard !isPerforming else { return }
    isPerforming = true
    var next = 0
    while next < effects.count {
      perform(effects[next])
      next += 1
    }
    effects = []
    isPerforming = false

    let newPlaces = hud.places
    let (deadline, followed, isLate) = owner.withState {
      let isLate = $0.shown == nil && $0.visibleContent(in: places) == nil
      return ($0.nextDeadline, $0.followed, isLate && $0.visibleContent(in: newPlaces) != nil)
    }
    timer.schedule(at: deadline)
    follower.follow(followed)
    let callbacks = callbacks
    self.callbacks = []
    for callback in callbacks { callback() }
    // If an effect changed `places` so that content can now appear, update again.
    if isLate { reconcile() }
  }

  private func perform(_ effect: HUDEffect) {
    switch effect {
    case .present(let content): hud.present(content)
    case .fade(let isVisible, let token, let duration):
      hud.setVisible(isVisible, duration: duration) { [weak self] in
        self?.reconcile { $0.fadeEnded(token) }
      }
    case .setBlocksTouches(let blocks): hud.setBlocksTouches(blocks)
    case .remove: hud.remove()
    case .post(let transition, let status): hud.transitionDidHappen(transition, status: status)
    case .announce(let status): hud.announce(status)
    case .announceProgress(let progress): hud.announce(VoiceOver.percent(progress))
    case .playHaptics(let icon): hud.playHaptics(icon)
    case .complete(let completion): callbacks.append(completion)
    }
  }
}
