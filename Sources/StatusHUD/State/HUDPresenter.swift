// SPDX-License-Identifier: MIT

/// A place where a HUD can be: the app's window scenes, or one of the app's views. A door puts the
/// HUD on the screen, and reports what happens there.
@MainActor protocol HUDDoor: AnyObject {
  /// Where the HUD can appear. When the value changes, the door calls the presenter's `update`.
  var availability: HUDAvailability { get }

  /// Shows `content`, and adds the HUD to the screen if necessary.
  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration)
  /// Shows content that differs from the content onscreen only in its progress.
  func setProgress(_ content: HUDContent)
  /// Fades the HUD in or out, starting from its current appearance. The completion handler runs
  /// once, even if another fade interrupts this one. If `duration` is 0, the handler runs before
  /// this method returns.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  func setBlocksTouches(_ blocksTouches: Bool)
  func remove()
  func transitionDidHappen(_ transition: HUDTransition, status: String?)
  /// Announces the text, unless VoiceOver reads it because its focus moved. Returns `true` if the door
  /// posted an announcement.
  func announce(_ text: String) -> Bool
  func playHaptics(_ icon: StatusHUD.Message.Icon)
}

/// An object that performs the effects of each state update and schedules the next update.
///
/// However many calls change the requests, an update that they schedule runs at most once in a
/// sixtieth of a second. The first one after a pause runs at once. What the main thread itself
/// reports, such as the end of a fade, isn't delayed.
@MainActor final class HUDPresenter {
  /// The minimum time between two scheduled updates, in seconds.
  static let interval = 1.0 / 60
  /// The time that closures from the app can take before other work of the main queue has its turn.
  private static let callbackTime = 0.008

  private let store: HUDStore
  private weak var door: (any HUDDoor)?
  private let now: () -> Double
  private lazy var timer = DeadlineTimer { [weak self] in self?.update() }
  private lazy var paceTimer = DeadlineTimer { [weak self] in self?.update(isScheduled: true) }
  private var lastScheduledUpdate = -Double.infinity
  private lazy var follower = ProgressFollower(now: now) { [store] sample, id in
    store.change { $0.apply(sample, of: id) }
  }

  private var effects: [HUDEffect] = []
  private var isPerforming = false
  /// The text that VoiceOver announces.
  private var announcedText: String?
  private let observers = NotificationObservers()
  /// The closures from the app that run after the presenter performs all effects.
  private var callbacks: [HUDRequests.Completion] = []
  private var isRunningCallbacks = false

  init(store: HUDStore, door: any HUDDoor, now: @escaping () -> Double = CACurrentMediaTime) {
    self.store = store
    self.door = door
    self.now = now
    observe()
  }

  /// Brings the screen to the requests before it returns.
  /// - Parameter isScheduled: Pass `true` for the update that the store scheduled, which can wait.
  func update(isScheduled: Bool = false) {
    let time = now()
    if isScheduled {
      let next = lastScheduledUpdate + Self.interval
      // A clock that went back must not stop the updates.
      guard time >= next || time < lastScheduledUpdate else { return paceTimer.schedule(at: next) }
      lastScheduledUpdate = time
    }
    // Keep a strong reference, because a callback might release the HUD.
    guard let door else { return }
    // Progress changes often, so it doesn't take the way of other changes.
    if isScheduled, !isPerforming, let progress = store.update({ $0.stepProgress() }) {
      effects += progress
    } else {
      let availability = door.availability
      paceTimer.schedule(at: nil)
      effects += store.update { $0.step(now: time, in: availability) }
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
    // Releasing effects or closures can run the app's code, which can call this method.
    let performed = effects
    (effects, isPerforming) = ([], false)
    withExtendedLifetime(performed) {}

    let (deadline, followed) = store.withState { ($0.nextDeadline, $0.requests.followed) }
    timer.schedule(at: deadline)
    follower.follow(followed)
    withExtendedLifetime(door) { if !isRunningCallbacks { runCallbacks() } }
  }

  /// Runs the closures in order. If they take long, the rest follows in a later turn.
  private func runCallbacks() {
    let start = ProcessInfo.processInfo.systemUptime
    var next = 0
    isRunningCallbacks = true
    while next < callbacks.count {
      callbacks[next]()
      next += 1
      if ProcessInfo.processInfo.systemUptime - start > Self.callbackTime { break }
    }
    let ran = callbacks
    callbacks.removeFirst(next)
    isRunningCallbacks = !callbacks.isEmpty
    if isRunningCallbacks { Task { @MainActor in runCallbacks() } }
    withExtendedLifetime(ran) {}
  }

  private func perform(_ effect: HUDEffect) {
    switch effect {
    case .render(let content): door?.render(content, store.configuration)
    case .setProgress(let content): door?.setProgress(content)
    case .fade(let isVisible, let token, let duration):
      door?.setVisible(isVisible, duration: duration) { [weak self] in
        self?.store.withState { $0.fadeEnded(token) }
        self?.update()
      }
    case .setBlocksTouches(let blocks): door?.setBlocksTouches(blocks)
    case .remove: door?.remove()
    case .post(let transition, let status): door?.transitionDidHappen(transition, status: status)
    case .announce(let content): announce(content)
    case .announceProgress(let progress): _ = door?.announce(VoiceOver.percent(progress))
    case .playHaptics(let icon): door?.playHaptics(icon)
    case .complete(let completion): callbacks.append(completion)
    }
  }

  // MARK: The surroundings

  private func announce(_ content: HUDContent) {
    let text = content.spokenText ?? content.kind.accessibilityLabel
    let isAnnounced = door?.announce(text) ?? false
    announcedText = isAnnounced ? text : nil
    // Nothing reports when VoiceOver has read an element, so estimate the time.
    guard content.isMessage, !isAnnounced else { return }
    store.withState { $0.limitSpeech(to: now() + content.readingTime) }
  }

  /// Observes what the time of a message depends on.
  private func observe() {
    for name in [UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification] {
      observers.onMain(name) { [weak self] in self?.update() }
    }
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      Task { @MainActor in
        guard let self, let text, text == self.announcedText else { return }
        self.announcedText = nil
        self.store.withState { $0.limitSpeech(to: -.infinity) }
        self.update()
      }
    }
  }
}
