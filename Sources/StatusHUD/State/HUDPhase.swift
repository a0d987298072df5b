// SPDX-License-Identifier: MIT

/// What's onscreen, and the stage of its fade.
enum HUDPhase: Sendable, Equatable {
  case hidden
  /// The HUD is waiting for its grace time or an alert to end.
  case waiting(since: Double)
  case onscreen(Presentation)

  struct Presentation: Sendable, Equatable {
    /// The stage of the fade. Only the fade with the token can end the stage.
    enum Stage: Sendable, Equatable {
      case appearing(HUDEffect.Token), visible, disappearing(HUDEffect.Token)
    }

    var stage: Stage
    var content: HUDContent
    /// The time when the fade-in began.
    let since: Double
    /// How long the user has had to read the content, if it's a message.
    var reading: MessageTime?
    var blocksTouches = false
    /// A Boolean value that indicates whether the HUD is faded out, because the app presents an alert.
    var isAside = false
  }

  var presentation: Presentation? {
    get { if case .onscreen(let it) = self { it } else { nil } }
    set { if let newValue { self = .onscreen(newValue) } }
  }

  /// What's onscreen, unless it's fading out.
  var staying: Presentation? {
    if case .disappearing = presentation?.stage { nil } else { presentation }
  }

  /// Fades the HUD out, unless that has begun. If the duration is 0, the HUD disappears immediately.
  mutating func fadeOut(duration: Double, _ token: HUDEffect.Token) -> [HUDEffect] {
    let will: [HUDEffect] =
      staying.map { [.post(.willDisappear, status: $0.content.texts.status)] } ?? []
    guard !will.isEmpty || duration == 0 else { return [] }
    presentation?.stage = .disappearing(token)
    return will + [.fade(isVisible: false, token, duration: duration)]
      + (duration == 0 ? endFade(token) : [])
  }

  /// Fades the HUD out when the app presents an alert, and in when the alert is gone. This method also
  /// ends a fade-in whose duration has become 0.
  mutating func updateFade(
    isAside: Bool, duration: Double, _ token: HUDEffect.Token
  ) -> [HUDEffect] {
    guard let it = staying else { return [] }
    let isEnd = it.stage != .visible && duration == 0
    guard isEnd || isAside != it.isAside else { return [] }
    presentation?.isAside = isAside
    if it.stage != .visible { presentation?.stage = .appearing(token) }
    return [.fade(isVisible: !isAside, token, duration: duration)]
      + (isEnd ? endFade(token) : [])
  }

  /// Ends the most recent fade, and reports to the app that the HUD did appear or disappear. The end of
  /// an earlier fade changes nothing.
  mutating func endFade(_ token: HUDEffect.Token) -> [HUDEffect] {
    let status = presentation?.content.texts.status
    switch presentation?.stage {
    case .appearing(token):
      presentation?.stage = .visible
      return [.post(.didAppear, status: status)]
    case .disappearing(token):
      self = .hidden
      return [.remove, .post(.didDisappear, status: status)]
    default: return []
    }
  }
}
