// SPDX-License-Identifier: MIT

/// Brings the screen to the intent: asks the machine what to do and does it.
@MainActor final class HUDPresenter {
  private let store: HUDStore
  private let stage: any HUDStage
  private let now: () -> Double
  private let post: @MainActor (HUDTransition, String?) -> Void

  private var machine = PresentationMachine()
  private var goal = PresentationMachine.Goal()
  private var snapshot: HUDStore.Snapshot
  private lazy var timer = DeadlineTimer { [weak self] in self?.reconcile() }
  private let follower: ProgressFollower

  private var effects: [HUDEffect] = []
  private var isPerforming = false
  /// Closures of dismissals that wait for the HUD to be gone.
  private var awaitingDisappearance: [HUDStore.Completion] = []
  private var dueCompletions: [HUDStore.Completion] = []

  init(
    store: HUDStore, stage: any HUDStage, now: @escaping () -> Double = CACurrentMediaTime,
    post: @escaping @MainActor (HUDTransition, String?) -> Void
  ) {
    self.store = store
    self.stage = stage
    self.now = now
    self.post = post
    snapshot = HUDStore.Snapshot()
    follower = ProgressFollower(now: now) { store.send(.sample($0, $1)) }
    stage.onAvailabilityChange = { [weak self] in self?.reconcile() }
  }

  /// Takes the intent as it is now and steps towards it. The store schedules this once per turn;
  /// deadlines and scenes that come and go call it too.
  func reconcile() {
    advance { machine, goal, now in machine.step(goal, now: now) }
  }

  private func advance(
    _ step: (inout PresentationMachine, PresentationMachine.Goal, Double) -> [HUDEffect]
  ) {
    let time = now()
    let lastRevision = snapshot.configurationRevision
    takeSnapshot(at: time)
    effects += step(&machine, goal, time)
    if snapshot.configurationRevision != lastRevision, machine.isOnScreen,
      let shown = machine.shown
    {
      effects.append(.update(shown))
    }
    // An effect may lead back here (a fade that is cut short ends at once): the machine has moved
    // on already, but what it asks for is done in the order in which it was asked.
    guard !isPerforming else { return }
    isPerforming = true
    while !effects.isEmpty { perform(effects.removeFirst()) }
    if machine.isOnScreen { stage.setBlocksTouches(machine.blocksTouches) }
    isPerforming = false
    armTimer()
    let progress = snapshot.countedProgress
    follower.follow(progress?.followed, as: progress?.id ?? 0)
    runDueCompletions()
    // The scene of the overlay went away and took the HUD with it; there may be another one.
    if !goal.canAppear, goal.content != nil, stage.canAppear { reconcile() }
  }

  private func takeSnapshot(at time: Double) {
    snapshot = store.takeSnapshot(now: time)
    awaitingDisappearance += snapshot.ended
    dueCompletions += snapshot.replaced
    // What a closure holds is not to be held until the next snapshot.
    snapshot.ended = []
    snapshot.replaced = []
    let configuration = snapshot.configuration
    goal = PresentationMachine.Goal(
      content: snapshot.content, presentation: snapshot.presentation,
      canAppear: stage.canAppear,
      graceTime: configuration.graceTimeInterval,
      minimumVisibleTime: configuration.minimumVisibleTimeInterval,
      fadeInDuration: configuration.fadeInAnimationDuration,
      fadeOutDuration: configuration.fadeOutAnimationDuration)
  }

  private func perform(_ effect: HUDEffect) {
    switch effect {
    case .present(let content), .update(let content):
      stage.present(content, configuration: snapshot.configuration)
    case .fadeIn(let token, let duration):
      setVisible(true, token, duration: duration)
    case .fadeOut(let token, let duration):
      stage.setBlocksTouches(false)
      setVisible(false, token, duration: duration)
    case .remove:
      stage.remove()
    case .post(let transition, let status):
      post(transition, status)
    case .announce(let status):
      stage.announce(status)
    case .announceProgress(let progress):
      HUDAccessibility.percent(progress).map(stage.announce)
    case .feel(let glyph):
      stage.feel(glyph)
    case .elapse(let id):
      store.send(.elapse(id))
    }
  }

  private func setVisible(_ isVisible: Bool, _ token: HUDEffect.Token, duration: Double) {
    stage.setVisible(isVisible, duration: duration) { [weak self] in
      self?.advance { machine, goal, now in machine.fadeEnded(token, goal, now: now) }
    }
  }

  private func armTimer() {
    let deadlines = [machine.nextDeadline(goal), snapshot.dismissalTime]
    timer.schedule(at: deadlines.compactMap { $0 }.filter(\.isFinite).min())
  }

  private func runDueCompletions() {
    let isSettled = goal.content == nil && machine.phase == .hidden
    if isSettled || goal.content != nil {
      dueCompletions += awaitingDisappearance
      awaitingDisappearance = []
    }
    let due = dueCompletions
    dueCompletions = []
    for completion in due { completion() }
  }
}
