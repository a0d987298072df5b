// SPDX-License-Identifier: MIT

/// Keeps the state of a presenter: a store with a lock, or a ``HUDView``.
@MainActor protocol HUDStateOwner: AnyObject {
  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result
}

/// A HUD that a presenter puts on screen: the global overlay, or a ``HUDView``.
@MainActor protocol PresentedHUD: AnyObject {
  /// Where there is a place on screen.
  var places: HUDPlaces { get }
  /// The configuration for the next step; nil keeps that of the state.
  var configuration: StatusHUD.Configuration? { get }

  /// Puts the HUD on screen if it is not there, and shows `content` in it.
  func present(_ content: HUDContent)
  /// Fades from the current state. `completion` runs once, also when another fade interrupts this
  /// one; with a duration of 0 it has run when this returns.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  func setBlocksTouches(_ blocksTouches: Bool)
  func remove()
  func transitionDidHappen(_ transition: HUDTransition, status: String?)
  func announce(_ text: String)
  func playHaptics(_ icon: StatusHUD.Message.Icon)
}

/// Brings the screen to the state: performs the effects of each step, and wakes for the next.
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
  /// What the app is told once everything is done.
  private var callbacks: [HUDRequests.Completion] = []

  init(
    owner: any HUDStateOwner, hud: any PresentedHUD,
    now: @escaping () -> Double = CACurrentMediaTime
  ) {
    self.owner = owner
    self.hud = hud
    self.now = now
  }

  /// Makes a call of the main thread, and follows it before this returns.
  func apply(_ call: HUDStateMachine.Call) {
    let now = now()
    reconcile { $0.apply(call, at: now) }
  }

  /// Steps once, after `change`, and performs what that asks for. Call it too when `places` may
  /// have changed.
  func reconcile(after change: (inout HUDStateMachine) -> Void = { _ in }) {
    // A callback may release the last reference to the HUD.
    let (owner, hud) = (owner, hud)
    let (time, places) = (now(), hud.places)
    let configuration = hud.configuration
    effects += owner.withState {
      if let configuration, configuration != $0.configuration { $0.configuration = configuration }
      change(&$0)
      return $0.step(now: time, in: places)
    }

    // An effect can lead back here, as a fade that is cut short does. Effects keep their order.
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
    // The scene went away and took the HUD with it, but there is another one.
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
