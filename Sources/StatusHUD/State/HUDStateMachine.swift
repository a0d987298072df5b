// SPDX-License-Identifier: MIT

/// The state of a HUD: the app's requests and the content onscreen.
///
/// This value type implements the rules of a HUD, and doesn't use a clock or a view. To change the
/// requests, call `apply(_:at:)`. To update the screen, call `step(now:in:)` on the main thread and
/// perform the returned effects. Call `step` again at `nextDeadline`.
struct HUDStateMachine: Sendable {
  /// The configuration. The state machine uses only its durations, mask, and message policy.
  var configuration: StatusHUD.Configuration {
    get { screen.configuration }
    set {
      screen.configuration = newValue
      requests.queuesMessages = newValue.messagePolicy == .queue
    }
  }

  private(set) var requests = HUDRequests()
  private var screen = ScreenPhases()

  var content: HUDContent? { requests.content }
  var activityCount: Int { requests.counted.count }
  var followed: [FollowedProgress] { requests.followed }
  var phase: ScreenPhases.Phase { screen.phase }
  var shown: HUDContent? { screen.shown }

  /// Changes the requests, and returns the ID of the newest content.
  /// - Parameter time: The current time. Only calls that show content evaluate this argument.
  @discardableResult mutating func apply(
    _ call: consuming Call, at time: @autoclosure () -> Double
  ) -> HUDContent.ID {
    requests.apply(call, at: time)
  }

  /// Removes and returns the values that the state machine no longer needs. Don't release them
  /// while you hold a lock, because their deinitializers can run the app's code.
  mutating func takeReleased() -> [any Sendable] { requests.takeReleased() }

  /// The time when the presenter must call `step(now:in:)` again.
  var nextDeadline: Double? {
    [
      screen.nextDeadline(for: content, isFollowed: requests.messages.count > 1),
      requests.dismissalTime,
    ].compactMap { $0 }.min()
  }

  /// Updates the phase to match the requests, and returns the effects for the presenter to perform.
  ///
  /// Call this method after each change and at `nextDeadline`.
  /// - Parameter places: The places where the HUD can appear. If no place is available, the HUD is
  ///   hidden.
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

  /// Returns the newest content that can appear or, as a fallback, that can stay onscreen.
  func visibleContent(in places: HUDPlaces) -> HUDContent? {
    requests.newest(where: places.canShow) ?? requests.newest(where: places.canKeep)
  }

  /// Updates the phase when the most recent fade ends, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) { screen.fadeEnded(token) }
}
