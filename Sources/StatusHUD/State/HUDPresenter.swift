// SPDX-License-Identifier: MIT

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
  /// The minimum time between two updates that calls cause, in seconds.
  static let interval = 1.0 / 60
  /// The maximum time between two updates while the HUD is onscreen, in seconds.
  static let longestInterval = 0.25

  private let store: HUDStore
  private weak var place: (any HUDPlace)?
  private var view: (any HUDDrawing)?
  private lazy var timer = DeadlineTimer { [weak self] in self?.update(isLook: true) }
  private var samples: [ProgressSample] = []
  private var interval = longestInterval

  /// The time of the last update that calls or progress caused, and whether calls wait for the next
  /// one.
  private var lastUpdate = -Double.infinity
  private var hasCalls = false
  private var needsUpdate = false
  private var isUpdating = false
  /// The effects of fades that ended, which the next update performs first.
  private var effects: [HUDEffect] = []
  /// The closures from the app, which run after the update.
  private var callbacks: [HUDRequests.Completion] = []
  private var isRunningCallbacks = false
  /// The text that VoiceOver announces, or `nil` if the announcement has ended.
  private var announcedText: String?
  private lazy var haptics = HapticPlayer()
  private var playsHaptics: Bool { store.read(\.configuration.playsHaptics) }
  private let observers = NotificationObservers()

  init(store: HUDStore, place: any HUDPlace) {
    self.store = store
    self.place = place
    observers.onMain(
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification
    ) { [weak self] in self?.update() }
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let success = $0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      Task { @MainActor in self?.announcementDidFinish(text, successfully: success ?? true) }
    }
  }

  /// Updates the screen for calls, now or a sixtieth of a second after the last such update.
  func updateForCalls() {
    let now = store.now()
    let next = lastUpdate + Self.interval
    hasCalls = true
    // A clock that went back must not stop the updates.
    if now >= next || now < lastUpdate { return update() }
    timer.schedule(at: min(next, store.read(\.nextDeadline) ?? next))
  }

  /// Updates the screen before it returns, unless an update is already running.
  /// - Parameters:
  ///   - isLook: Pass `true` to read only what doesn't run the app's code.
  ///   - isQuiet: Pass `true` if the app can replace the content before the user sees it, so that only
  ///     the next update announces it.
  func update(isLook: Bool = false, isQuiet: Bool = false) {
    needsUpdate = true
    // Keep a strong reference, because an effect or a closure might release the HUD.
    guard !isUpdating, let place else { return }
    isUpdating = true
    let isFull = hasCalls || !isLook
    let isNew = readProgress()
    if isNew || hasCalls { lastUpdate = store.now() }
    let longer = isLook ? min(2 * interval, Self.longestInterval) : interval
    interval = isNew ? Self.interval : longer
    hasCalls = false
    var surroundings = HUDSurroundings(hasDefault: false)
    while needsUpdate {
      if !store.read(\.isIdle) { place.followApp(isFull: isFull) }
      surroundings = place.surroundings
      let ended = effects
      effects = []
      needsUpdate = false
      let next = store.change(inUpdate: true) { [surroundings] in
        $0.step(now: $1, in: surroundings, isQuiet: isQuiet)
      }
      (ended + next).forEach(perform)
      // The effects can move the HUD to another scene. A HUD that appears is where the step put it.
      var new = place.surroundings
      if surroundings.current == nil { new.current = nil }
      needsUpdate = needsUpdate || new != surroundings
    }
    isUpdating = false
    let isWatching = !samples.isEmpty || store.read(\.followsApp)
    let look = isWatching && surroundings.isInForeground ? store.now() + interval : nil
    let deadlines = [look, store.read(\.nextDeadline), isQuiet ? store.now() : nil]
    timer.schedule(at: deadlines.compactMap { $0 }.min())
    withExtendedLifetime(place) { runCallbacks() }
  }

  /// Reads the followed `Progress` objects. Returns `true` if a value changed.
  private func readProgress() -> Bool {
    let former = samples
    samples = store.read(\.requests.followed).map(store.sample)
    for sample in samples {
      store.change(inUpdate: true) { state, _ in state.requests.apply(sample) }
    }
    return samples != former
  }

  private func runCallbacks() {
    guard !isRunningCallbacks else { return }
    isRunningCallbacks = true
    while !callbacks.isEmpty {
      let due = callbacks
      callbacks = []
      for callback in due { callback() }
    }
    isRunningCallbacks = false
  }

  private func perform(_ effect: HUDEffect) {
    switch effect {
    case .render(let content):
      view = place?.putView(for: content)
      view?.render(content, store.configuration)
    case .setProgress(let content): view?.setProgress(content)
    case .fade(let isVisible, let token, let duration):
      view?.setVisible(isVisible, duration: duration) { [weak self] in self?.fadeEnded(token) }
    case .setBlocksTouches(let blocks): view?.blocksTouches = blocks
    case .remove:
      view?.presentationDidEnd()
      place?.removeView()
      (view, announcedText) = (nil, nil)
    case .post(let transition, let status):
      // Prepare the haptic engine only when a HUD appears, because the engine then stays active.
      if transition == .willAppear, playsHaptics { haptics.prepare() }
      place?.transitionDidHappen(transition, status: status)
    case .announce(let content): announce(content)
    case .announceProgress(let progress): _ = view?.announce(LocalizedText.percent(progress))
    case .playHaptics(let icon): if playsHaptics { haptics.play(icon) }
    case .complete(let completion): callbacks.append(completion)
    }
  }

  private func fadeEnded(_ token: HUDEffect.Token) {
    effects += store.change(inUpdate: true) { state, _ in state.fadeEnded(token) }
    update()
  }

  private func announce(_ content: HUDContent) {
    let text = content.spokenText ?? content.kind.accessibilityLabel
    if view?.announce(text) == true { return announcedText = text }
    announcedText = nil
    // Nothing reports when VoiceOver has read an element, so estimate the time.
    store.change(inUpdate: true) { state, now in state.limitSpeech(to: now + content.readingTime) }
  }

  /// - Parameter text: What VoiceOver read, or `nil` if it's not a plain string. VoiceOver can join
  ///   lines and announcements.
  private func announcementDidFinish(_ text: String?, successfully: Bool) {
    guard let line = announcedText?.split(whereSeparator: \.isNewline).first,
      text.map({ $0.range(of: line) != nil }) ?? (store.read(\.speechEnd) != nil)
    else { return }
    announcedText = nil
    store.change(inUpdate: true) { state, _ in state.announcementEnded(successfully: successfully) }
    update()
  }
}
