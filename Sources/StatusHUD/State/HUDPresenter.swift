// SPDX-License-Identifier: MIT

/// A transition that observers hear about.
enum HUDTransition: Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// One thing the presenter does, in the order the state returns them.
enum HUDEffect: Sendable {
  /// Identifies a fade. The end of any fade but the newest is stale.
  typealias Token = UInt64

  /// Put the HUD on screen with this content, or change the content on screen.
  case present(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  /// Keep touches from the app, or let them pass.
  case setBlocksTouches(Bool)
  /// Take the HUD off the screen.
  case remove
  case post(HUDTransition, status: String?)
  /// Let VoiceOver say a text.
  case announce(String)
  /// Announce progress that reached another tenth.
  case announceProgress(Double)
  case playHaptics(HUDContent.Glyph)
  /// The presentation is over, also if it never came on screen.
  case end
  /// Run a closure that the app passed to a dismissal.
  case complete(HUDStateMachine.Completion)
}

/// Keeps the state of a presenter: a store with a lock, or a ``HUDView``.
@MainActor protocol HUDStateOwner: AnyObject {
  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result
}

/// A HUD that a presenter puts on screen: the global overlay, or a ``HUDView``.
@MainActor protocol PresentedHUD: AnyObject {
  /// Whether there is a place on screen.
  var canAppear: Bool { get }

  /// Puts the HUD on screen if it is not there, and shows `content` in it.
  func present(_ content: HUDContent)
  /// Fades from the current state. `completion` runs once, also when another fade interrupts this
  /// one; with a duration of 0 it has run when this returns.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  func setBlocksTouches(_ blocksTouches: Bool)
  func remove()
  func transitionDidHappen(_ transition: HUDTransition, status: String?)
  func announce(_ text: String)
  func playHaptics(_ glyph: HUDContent.Glyph)
  func presentationDidEnd()
}

/// Brings the screen to the state: performs the effects of each step, and wakes for the next.
@MainActor final class HUDPresenter {
  private unowned let owner: any HUDStateOwner
  private unowned let hud: any PresentedHUD
  private let now: () -> Double
  private lazy var timer = DeadlineTimer { [weak self] in self?.reconcile() }
  private lazy var follower = ProgressFollower(now: now) { [weak self] sample, id in
    self?.reconcile { $0.apply(.sample(sample, of: id)) }
  }

  private var effects: [HUDEffect] = []
  private var isPerforming = false
  /// What the app is told once everything is done.
  private var callbacks: [() -> Void] = []

  init(
    owner: any HUDStateOwner, hud: any PresentedHUD,
    now: @escaping () -> Double = CACurrentMediaTime
  ) {
    self.owner = owner
    self.hud = hud
    self.now = now
  }

  /// Steps once, after `change`, and performs what that asks for. Call it too when `canAppear` may
  /// have changed.
  func reconcile(after change: (inout HUDStateMachine) -> Void = { _ in }) {
    // A callback may release the last reference to the HUD.
    let (owner, hud) = (owner, hud)
    let (time, canAppear) = (now(), hud.canAppear)
    effects += owner.withState {
      change(&$0)
      return $0.step(now: time, canAppear: canAppear)
    }

    // An effect can lead back here, as a fade that is cut short does. Effects keep their order.
    guard !isPerforming else { return }
    isPerforming = true
    while !effects.isEmpty { perform(effects.removeFirst()) }
    isPerforming = false

    let (deadline, followed, isWaiting) = owner.withState {
      ($0.nextDeadline, $0.followed, $0.content != nil && $0.shown == nil)
    }
    timer.schedule(at: deadline)
    follower.follow(followed)
    let callbacks = callbacks
    self.callbacks = []
    for callback in callbacks { callback() }
    // The scene went away and took the HUD with it, but there is another one.
    if isWaiting, !canAppear, hud.canAppear { reconcile() }
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
    case .announceProgress(let progress): HUDAccessibility.percent(progress).map(hud.announce)
    case .playHaptics(let glyph): hud.playHaptics(glyph)
    case .end:
      callbacks.append { [owner, hud] in
        if owner.withState({ $0.takeEnd() }) { hud.presentationDidEnd() }
      }
    case .complete(let completion): callbacks.append(completion)
    }
  }
}
