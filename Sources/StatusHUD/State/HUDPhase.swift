// SPDX-License-Identifier: MIT

/// What the state of a HUD must know about the place of the HUD for an update.
struct HUDConditions: Sendable, Equatable {
  /// A Boolean value that indicates whether content that doesn't specify a scene can appear.
  var hasDefault: Bool
  /// The identifiers of the connected scenes. Each value indicates whether the scene is in the
  /// foreground. If content specifies a scene that isn't connected, the HUD ignores that scene.
  var scenes: [String: Bool] = [:]
  /// The identifier of the scene that contains the HUD.
  var current: String?
  /// A Boolean value that indicates whether fades can be seen. UIKit doesn't animate a view without a
  /// window.
  var canFade = true
  /// A Boolean value that indicates whether the app presents an alert.
  var hasAlert = false
  /// A Boolean value that indicates whether the HUD is in a window whose scene is in the foreground.
  var isInForeground = true
  var isVoiceOverRunning = false

  /// A Boolean value that indicates whether the user can read the HUD.
  var isReadable: Bool { isInForeground && !hasAlert }

  /// Returns `true` if `content` can appear or can stay onscreen. In a background scene, the HUD can
  /// stay unless another scene is in the foreground.
  func canShow(_ content: HUDContent) -> Bool {
    guard let id = content.scene, let isInForeground = scenes[id] else { return hasDefault }
    return isInForeground || id == current && !scenes.values.contains(true)
  }
}

/// A change in visibility that the HUD reports to the app.
enum HUDEvent: Sendable { case willAppear, didAppear, willDisappear, didDisappear }

/// An action that the state machine requests from the presenter, such as fading in the HUD.
enum HUDEffect: Sendable {
  /// A number that identifies a fade. Only the end of the most recent fade changes the state.
  typealias Token = UInt64

  /// Shows the HUD with the specified content, or replaces the content onscreen.
  case render(HUDContent)
  /// Shows content that differs from the content onscreen only in its progress.
  case setProgress(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  case setBlocksTouches(Bool)
  case remove
  case report(HUDEvent, status: String?)
  /// Announces the text of the content or, if there's no text, the indicator. From then on, the HUD can
  /// take the VoiceOver focus.
  case announce(HUDContent)
  /// Announces the progress when it reaches the next multiple of 10 percent.
  case announceProgress(Double)
  case playHaptics(StatusHUD.Message.Icon)
  /// Runs a closure from the app.
  case complete(HUDRequests.Completion)
}

/// What's onscreen, and the stage of its fade.
enum HUDPhase: Sendable, Equatable {
  case hidden
  /// The HUD is waiting for an alert or for its grace time to end.
  case waiting
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
    /// A Boolean value that indicates whether a fade-in has ended with the HUD visible.
    var hasAppeared = false
  }

  var presentation: Presentation? { if case .onscreen(let it) = self { it } else { nil } }

  /// What's onscreen, unless it's fading out.
  var staying: Presentation? {
    if case .disappearing = presentation?.stage { nil } else { presentation }
  }

  /// Fades the HUD out, unless that has begun. If the duration is 0, the HUD disappears immediately.
  mutating func fadeOut(duration: Double, _ token: HUDEffect.Token) -> [HUDEffect] {
    guard var it = presentation, staying != nil || duration == 0 else { return [] }
    var effects = [HUDEffect.fade(isVisible: false, token, duration: duration)]
    if staying != nil {
      effects.insert(.report(.willDisappear, status: it.content.texts.status), at: 0)
    }
    it.stage = .disappearing(token)
    self = .onscreen(it)
    return effects + (duration == 0 ? endFade(token) : [])
  }

  /// Fades the HUD out when the app presents an alert, and in when the alert is gone. This method also
  /// ends a fade whose duration has become 0.
  mutating func stepAside(
    _ isAside: Bool, duration: Double, _ token: HUDEffect.Token
  ) -> [HUDEffect] {
    guard var it = staying, isAside != it.isAside || duration == 0 && it.stage != .visible
    else { return [] }
    it.isAside = isAside
    if !it.hasAppeared { it.stage = .appearing(token) }
    self = .onscreen(it)
    let fade = HUDEffect.fade(isVisible: !isAside, token, duration: duration)
    return [fade] + (duration == 0 ? endFade(token) : [])
  }

  /// Ends the most recent fade, and reports to the app that the HUD did appear or disappear. The end of
  /// an earlier fade changes nothing.
  mutating func endFade(_ token: HUDEffect.Token) -> [HUDEffect] {
    guard var it = presentation else { return [] }
    let status = it.content.texts.status
    switch it.stage {
    case .appearing(token):
      it.stage = .visible
      // If the HUD stepped aside during the fade-in, it appears when it's back.
      it.hasAppeared = !it.isAside
      self = .onscreen(it)
      return it.hasAppeared ? [.report(.didAppear, status: status)] : []
    case .disappearing(token):
      self = .hidden
      return [.remove, .report(.didDisappear, status: status)]
    case .appearing, .visible, .disappearing: return []
    }
  }
}
