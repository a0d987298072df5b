// SPDX-License-Identifier: MIT

/// Every rule of a HUD, as a value: what the app asks for, and what is on screen.
///
/// A call changes what is asked for with `apply(_:at:)`. The main thread follows with
/// `step(now:in:)`, which returns what to do, and steps again at `nextDeadline`. The state knows
/// no clock and no view.
struct HUDStateMachine: Sendable {
  /// The state needs its times, its mask, and its message policy.
  var configuration: StatusHUD.Configuration {
    get { screen.configuration }
    set {
      screen.configuration = newValue
      requests.queuesMessages = newValue.messagePolicy == .queue
    }
  }

  private(set) var requests = HUDRequests()
  private var screen = ScreenPhases()

  /// What should be on screen; nil hides the HUD.
  var content: HUDContent? { requests.content }
  var activityCount: Int { requests.counted.count }
  var followed: [FollowedProgress] { requests.followed }
  var phase: ScreenPhases.Phase { screen.phase }
  /// nil while nothing is on screen.
  var shown: HUDContent? { screen.shown }

  /// Changes what is asked for. Returns the ID of the newest content.
  /// - Parameter time: Read for a call that begins something.
  @discardableResult mutating func apply(
    _ call: consuming Call, at time: @autoclosure () -> Double
  ) -> HUDContent.ID {
    requests.apply(call, at: time)
  }

  /// Returns what the calls gave up since the last time: images, closures, and a `Progress`, which run
  /// code of the app when they go.
  mutating func takeReleased() -> [any Sendable] { requests.takeReleased() }

  /// When to step if no call comes before.
  var nextDeadline: Double? {
    [
      screen.nextDeadline(for: content, isFollowed: requests.messages.count > 1),
      requests.dismissalTime,
    ].compactMap { $0 }.min()
  }

  /// Brings the screen closer to what is asked for, and returns what to do for that.
  ///
  /// Call it after each change and at `nextDeadline`; extra calls do no harm.
  /// - Parameter places: Where there is a place on screen. The HUD waits for one.
  mutating func step(now: Double, in places: HUDPlaces) -> [HUDEffect] {
    if let end = screen.messageEnd(isFollowed: requests.messages.count > 1), end <= now,
      let shown
    {
      requests.endMessage(shown.id)
    }
    if let time = requests.dismissalTime, time <= now { requests.dismissNow() }
    let visible = visibleContent(in: places)
    let canAppear = visible != nil || content == nil && shown.map(places.canKeep) ?? true
    var effects = screen.step(
      to: visible ?? content, presentation: requests.presentationCount, now: now,
      canAppear: canAppear)
    let isLeaving = requests.isEmpty && screen.phase != .hidden
    effects += requests.takeDue(isLeaving: isLeaving).map(HUDEffect.complete)
    return effects
  }

  /// The newest content that has a place, or else the one that can stay in its own.
  func visibleContent(in places: HUDPlaces) -> HUDContent? {
    requests.newest(where: places.canShow) ?? requests.newest(where: places.canKeep)
  }

  /// Notes that a fade ended or was interrupted. Only the newest fade counts. Step afterwards.
  mutating func fadeEnded(_ token: HUDEffect.Token) { screen.fadeEnded(token) }
}
