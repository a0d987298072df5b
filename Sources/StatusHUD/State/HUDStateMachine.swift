// SPDX-License-Identifier: MIT

/// Every rule of a HUD, as a value: what the app asks for, and what is on screen.
///
/// A call changes what is asked for with `apply(_:at:)`. The main thread follows with
/// `step(now:canAppear:)`, which returns what to do, and steps again at `nextDeadline`. The state knows
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

  private var requests = HUDRequests()
  private var screen = HUDScreenState()

  /// What should be on screen; nil hides the HUD.
  var content: HUDContent? { requests.content }
  var activityCount: Int { requests.counted.count }
  var followed: [FollowedProgress] { requests.followed }
  var phase: HUDScreenState.Phase { screen.phase }
  /// nil while nothing is on screen.
  var shown: HUDContent? { screen.shown }

  /// Whether a scoped activity has not ended.
  func isRunning(_ id: HUDContent.ID) -> Bool { requests.work[id] != nil }

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
      screen.nextDeadline(for: content, isFollowed: requests.isMessageWaiting),
      requests.dismissalTime,
    ].compactMap { $0 }.min()
  }

  /// Brings the screen closer to what is asked for, and returns what to do for that.
  ///
  /// Call it after each change and at `nextDeadline`; extra calls do no harm.
  /// - Parameter canAppear: Whether there is a place on screen. The HUD waits for one.
  mutating func step(now: Double, canAppear: Bool) -> [HUDEffect] {
    if let end = screen.messageEnd(isFollowed: requests.isMessageWaiting), end <= now, let shown {
      requests.endMessage(shown.id)
    }
    if let time = requests.dismissalTime, time <= now { requests.dismissNow() }
    var effects = screen.step(
      to: content, presentation: requests.presentationCount, now: now, canAppear: canAppear)
    let isGone = requests.isEmpty && screen.phase == .hidden
    effects += requests.takeDue(isGone: isGone).map(HUDEffect.complete)
    return effects
  }

  /// Notes that a fade ended or was interrupted. Only the newest fade counts. Step afterwards.
  mutating func fadeEnded(_ token: HUDEffect.Token) { screen.fadeEnded(token) }
}

// MARK: - Description

extension HUDStateMachine {
  /// All that is asked for, with ages, for a developer who wonders why the HUD stays.
  func description(at now: Double) -> String {
    func seconds(_ time: Double) -> String { "\(Int(min(max(0, time), 1e9))) s" }
    func item(_ content: HUDContent, since start: Double) -> String {
      // A character can be of any length.
      let text = (content.status ?? content.details ?? "no text").unicodeScalars.prefix(60)
      return String(text) + ", " + seconds(now - start)
    }
    func list(_ contents: some BidirectionalCollection<HUDContent>) -> String {
      let items = contents.suffix(8).reversed().map { item($0, since: $0.start) }
      let more = contents.count > 8 ? ["\(contents.count - 8) more"] : []
      return items.isEmpty ? "none" : (items + more).joined(separator: ", ")
    }
    let (counted, messages) = (requests.counted, requests.messages)
    let work = counted.contentID.flatMap { requests.work[$0] }
    let visible: String =
      switch phase {
      case .hidden: "no"
      case .waiting: "in grace time"
      case .appearing(_, let since), .visible(let since): seconds(now - since)
      case .disappearing: "fading out"
      }
    return [
      "counted \(counted.count)" + (work.map { ": " + item($0, since: counted.start) } ?? ""),
      "scoped: " + list(requests.work.contents.filter { requests.isScoped($0.id) }),
      messages.first.map { "message: " + item($0, since: $0.start) },
      "waiting: " + list(messages.dropFirst()),
      requests.dismissalTime.map { "dismissal: in " + seconds($0 - now) },
      "on screen: " + visible,
    ].compactMap { $0 }.joined(separator: "; ")
  }
}
