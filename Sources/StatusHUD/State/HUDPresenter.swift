// SPDX-License-Identifier: MIT

/// A place where a HUD can be: the app's window scenes, or one of the app's views.
@MainActor protocol HUDPlace: AnyObject {
  /// Returns what the state at a position must know about the place now. When the value changes while there's
  /// a request, the place calls the presenter's `update`.
  /// - Parameter position: The position of messages beside the HUD, or `nil` for the HUD itself.
  func conditions(at position: HUDPosition?) -> HUDConditions
  /// Reads the app around the HUD, and follows what changed.
  /// - Parameter asksApp: Pass `false` to read only what doesn't run the app's code.
  func readApp(asksApp: Bool)
  /// Puts the view that draws the HUD or a message beside it where `content` belongs, and returns the view.
  func putView(for content: HUDContent, at position: HUDPosition?) -> any HUDDrawing
  /// Takes the view away.
  func removeView(at position: HUDPosition?)
  /// Tells the app of the HUD itself.
  func report(_ event: HUDEvent, status: String?)
}

/// The view that draws a HUD or a message beside it.
@MainActor protocol HUDDrawing: AnyObject {
  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration)
  /// Shows content that differs from the content onscreen only in its progress.
  func setProgress(_ content: HUDContent)
  /// Fades the HUD in or out, starting from its current appearance. The completion handler runs
  /// once, even if another fade interrupts this one. If `duration` is 0, the handler runs before
  /// this method returns.
  func fade(to visibility: HUDVisibility, duration: Double, completion: @escaping () -> Void)
  func setBlocksTouches(_ blocksTouches: Bool)
  /// Announces the text, unless VoiceOver reads it because its focus moved. Returns `true` if the view
  /// posted an announcement.
  func announce(_ text: String) -> Bool
  func presentationDidEnd()
}

/// The times of a HUD's updates.
struct UpdatePace {
  /// The minimum time between two updates that calls cause, in seconds.
  static let frame = 1.0 / 60
  /// The maximum time between two updates while the HUD is onscreen, in seconds.
  static let longestInterval = 0.25

  /// The time until the next update while progress changes or has just changed, in seconds.
  private var interval = longestInterval
  /// The time of the last update that calls or progress caused.
  private var last: Double?
  /// The time when the HUD last read the app.
  private var lastReading: Double?

  /// Returns the time when calls can cause an update, or `nil` if that's now.
  func delay(at now: Double) -> Double? {
    // A clock that went back must not stop the updates.
    guard let last, now >= last, now < last + Self.frame else { return nil }
    return last + Self.frame
  }

  /// Returns `true` if it's time to read the app, or if it's necessary now.
  mutating func readsApp(at now: Double, isNecessary: Bool) -> Bool {
    // A timer that fires at its deadline can seem early, because adding the interval rounds.
    let isEarly = lastReading.map { $0 <= now && now < $0 + Self.longestInterval - 1e-9 } == true
    if isEarly, !isNecessary { return false }
    lastReading = now
    return true
  }

  /// Returns the time of the next update while the HUD is onscreen, at the latest when it's time to read
  /// the app.
  func next(after now: Double) -> Double {
    let reading = lastReading.map { $0 + Self.longestInterval } ?? .infinity
    return reading > now ? min(now + interval, reading) : now + interval
  }

  /// Notes an update. While progress changes, the HUD is updated in each frame, and later less often.
  mutating func didUpdate(at now: Double, hasCalls: Bool, hasNewProgress: Bool, isTimer: Bool) {
    if hasCalls || hasNewProgress { last = now }
    if isTimer { interval = min(2 * interval, Self.longestInterval) }
    if hasNewProgress { interval = Self.frame }
  }
}

/// An object that updates the screen: it performs the effects of the state, and schedules the next
/// update.
///
/// However many calls change the requests, they update the screen at most once in a sixtieth of a
/// second. The first call after a pause updates it at once. What the main thread itself reports, such
/// as the end of a fade, isn't delayed.
///
/// While the HUD is onscreen, the presenter updates it at least four times a second, because UIKit
/// doesn't report an alert or a new navigation bar. It reads the `Progress` objects that the HUD
/// follows, too, because Linux doesn't support key-value observing, and because the app might use the
/// `cancellationHandler` of an object. While their values change, it updates the HUD more often.
@MainActor final class HUDPresenter {
  /// Why the presenter updates the screen.
  enum Cause {
    /// Calls changed the requests.
    case calls
    /// The main thread reports something, such as the end of a fade or another key window.
    case report
    /// The app shows a HUD in a view, and can replace the content before the user sees it. So only the
    /// next update announces it, and plays haptics.
    case showing
    /// A deadline passed, or it's time to read the app.
    case timer
  }

  private let store: HUDStore
  private weak var place: (any HUDPlace)?
  /// The views onscreen. The key is the position of messages beside the HUD.
  private var views: [HUDPosition?: any HUDDrawing] = [:]
  private lazy var timer = DeadlineTimer { [weak self] in self?.update(.timer) }
  private var pace = UpdatePace()
  private var samples: [ProgressSample] = []
  private var needsUpdate = false
  private var isUpdating = false
  /// The effects of fades that ended, which the next update performs first.
  private var effects: [(HUDPosition?, HUDEffect)] = []
  /// The closures from the app, which run after the update.
  private var callbacks: [HUDRequests.Completion] = []
  private var isRunningCallbacks = false
  private lazy var haptics = HapticPlayer()
  private let observers = NotificationObservers()

  init(store: HUDStore, place: any HUDPlace) {
    self.store = store
    self.place = place
    observers.onMain(
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIWindow.didBecomeKeyNotification
    ) { [weak self] in self?.update() }
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let success = $0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      Task { @MainActor [weak self] in
        self?.announcementDidFinish(text, successfully: success ?? true)
      }
    }
  }

  /// Updates the screen for calls, now or a sixtieth of a second after the last such update. If an update
  /// has shown their changes already, this method does nothing.
  func updateForCalls() {
    guard store.hasCalls else { return }
    guard let next = pace.delay(at: store.now()) else { return update(.calls) }
    timer.schedule(at: next)
  }

  /// Updates the screen before it returns, unless an update is already running.
  func update(_ cause: Cause = .report) {
    needsUpdate = true
    // Keep a strong reference, because an effect or a closure might release the HUD.
    guard !isUpdating, let place else { return }
    isUpdating = true
    let hasCalls = store.beginUpdate()
    let isQuiet =
      cause == .showing
      && (UIAccessibility.isVoiceOverRunning || store.read(\.playsHaptics))
    pace.didUpdate(
      at: store.now(), hasCalls: hasCalls, hasNewProgress: readProgress(),
      isTimer: cause == .timer)
    var conditions: [(HUDPosition?, HUDConditions)]
    repeat {
      needsUpdate = false
      let isNew = store.contains(where: \.hasNewContent)
      let isRequested = store.contains(where: \.hasNewRequest)
      let hasContent = store.contains { $0.content != nil }
      let isNecessary = isNew || isRequested || cause == .report || cause == .showing
      if hasContent, pace.readsApp(at: store.now(), isNecessary: isNecessary) {
        // A request that changes nothing onscreen isn't worth running the app's code.
        place.readApp(asksApp: isNew || !isRequested && (hasCalls || cause != .timer))
      }
      conditions = store.readAll { $0.all.map(\.position) }.map { ($0, place.conditions(at: $0)) }
      let wall = Date.timeIntervalSinceReferenceDate
      let ended = effects
      effects = []
      // The app can change the configuration in a callback. What the step decided belongs to this one.
      let (next, configuration) = store.update { [conditions] in
        ($0.step(now: $1, wall: wall, in: conditions, isQuiet: isQuiet), $0.hud.configuration)
      }
      for (position, effect) in ended + next { perform(effect, configuration, at: position) }
      // The effects can move the HUD to another scene. A HUD that appears is where the step put it.
      for (position, former) in conditions {
        var new = place.conditions(at: position)
        if former.current == nil { new.current = nil }
        if new != former, store.contains(where: { !$0.isIdle }) { needsUpdate = true }
      }
    } while needsUpdate
    isUpdating = false
    var next = store.readAll { $0.all.compactMap(\.nextDeadline).min() }
    let isWatching = !samples.isEmpty || store.contains(where: \.followsApp)
    if isWatching, conditions.contains(where: { $0.1.isInForeground }) {
      next = min(next ?? .infinity, pace.next(after: store.now()))
    }
    // At the end of the turn, the app has replaced what it wants to replace.
    if isQuiet { next = store.now() }
    timer.schedule(at: next)
    withExtendedLifetime(place) { runCallbacks() }
  }

  /// Reads the followed `Progress` objects. Returns `true` if a value changed.
  private func readProgress() -> Bool {
    let former = samples
    samples = store.read(\.requests.followed).map(store.sample)
    if !samples.isEmpty {
      store.update { [samples] states, _ in states.hud.requests.apply(samples) }
    }
    return samples != former
  }

  private func runCallbacks() {
    guard !isRunningCallbacks else { return }
    isRunningCallbacks = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isRunningCallbacks = false
  }

  private func perform(
    _ effect: HUDEffect, _ configuration: StatusHUD.Configuration, at position: HUDPosition?
  ) {
    let view = views[position]
    switch effect {
    case .render(let content):
      views[position] = place?.putView(for: content, at: position)
      views[position]?.render(content, configuration.resolved(for: content))
    case .setProgress(let content): view?.setProgress(content)
    case .fade(let visibility, let token, let duration):
      view?.fade(to: visibility, duration: duration) { [weak self] in
        self?.fadeEnded(token, at: position)
      }
    case .setBlocksTouches(let blocks): view?.setBlocksTouches(blocks)
    case .remove:
      view?.presentationDidEnd()
      place?.removeView(at: position)
      views[position] = nil
    case .report(let event, let status):
      // Prepare the haptic engine only when a HUD appears, because the engine then stays active.
      if event == .willAppear, store.contains(where: \.playsHaptics) { haptics.prepare() }
      if position == nil { place?.report(event, status: status) }
    case .announce(let content):
      let title = content.action?.title
      let text = [content.spokenText ?? content.kind.accessibilityLabel, title].spoken ?? ""
      let isPosted = view?.announce(text) == true
      store.update { states, now in
        states.change(at: position) {
          $0.speech.didAnnounce(isPosted ? text : nil, content, at: now)
        }
      }
    case .announceProgress(let progress):
      if UIAccessibility.isVoiceOverRunning { _ = view?.announce(progress.percentage) }
    case .playHaptics(let icon): haptics.play(icon)
    case .complete(let completion): callbacks.append(completion)
    }
  }

  private func fadeEnded(_ token: HUDEffect.Token, at position: HUDPosition?) {
    let ended = store.update { states, _ in states.change(at: position) { $0.fadeEnded(token) } }
    effects += (ended ?? []).map { (position, $0) }
    update()
  }

  private func announcementDidFinish(_ text: String?, successfully: Bool) {
    store.update { states, _ in
      states.changeAll {
        $0.speech.announcementDidFinish(
          text, successfully: successfully, isStaying: $0.phase.staying != nil)
      }
    }
    update()
  }
}
