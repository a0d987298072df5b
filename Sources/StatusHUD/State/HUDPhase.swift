// SPDX-License-Identifier: MIT

/// What the state of a HUD must know about the place of the HUD for an update.
struct HUDConditions: Sendable, Equatable {
  /// A Boolean value that indicates whether content that doesn't specify a scene can appear.
  var hasDefault: Bool
  /// The identifier of the scene where that content appears.
  var defaultScene: String?
  /// The identifiers of the connected scenes. Each value indicates whether the scene is in the
  /// foreground. If content specifies a scene that isn't connected, the HUD ignores that scene.
  var scenes: [String: Bool] = [:]
  /// The identifier of the scene that contains the HUD.
  var current: String?
  /// A Boolean value that indicates whether fades can be seen. UIKit doesn't animate a view without a
  /// window.
  var canFade = true
  /// The pages that the app presents.
  var pages: [Page] = []
  /// A Boolean value that indicates whether the app presents an alert.
  var hasAlert = false
  /// The ID of the last request before the app was read.
  var lastRead: HUDContent.ID = 0
  /// A Boolean value that indicates whether the HUD is in a window whose scene is in the foreground.
  var isInForeground = true
  /// A Boolean value that indicates whether nothing of the system, such as a permission prompt, is in front
  /// of that scene.
  var isActive = true
  var isVoiceOverRunning = false
  var isSwitchControlRunning = false

  /// A view controller that the app presents in a scene, in front of the requests until `request`.
  struct Page: Sendable, Equatable {
    let request: HUDContent.ID
    let scene: String
  }

  /// A Boolean value that indicates whether the user can read the HUD.
  var isReadable: Bool { isInForeground && isActive && !hasAlert }

  /// Returns `true` if the app presents a page in front of `content`, in the scene where it belongs.
  func isBeneath(_ content: HUDContent) -> Bool {
    let scene = content.scene.flatMap { scenes[$0] == nil ? nil : $0 } ?? defaultScene
    return pages.contains { $0.scene == scene && content.request <= $0.request }
  }

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
  case fade(to: HUDVisibility, Token, duration: Double)
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

/// Whether the user sees the HUD. While the HUD is aside, it's faded out, but its presentation goes on.
enum HUDVisibility: Sendable { case visible, aside, hidden }

/// What's onscreen, and its fade.
enum HUDPhase: Sendable, Equatable {
  case hidden
  /// The HUD is waiting for the end of its grace time, or of what the app presents.
  case waiting
  case onscreen(Presentation)

  struct Presentation: Sendable, Equatable {
    /// What the last fade leads to. It's `.hidden` before the fade-in and during the fade-out.
    var visibility = HUDVisibility.hidden
    /// The fade that's running, or `nil`. The end of an earlier fade changes nothing, and neither does the end of
    /// the fade of a HUD that gives way to what the app presents.
    var fade: HUDEffect.Token?
    /// What the user saw last. While the HUD is aside, this doesn't change.
    var content: HUDContent
    /// The time when the fade-in began.
    let since: Double
    var blocksTouches = false
    /// A Boolean value that indicates whether a fade-in has ended with the HUD visible.
    var hasAppeared = false
  }

  var presentation: Presentation? { if case .onscreen(let it) = self { it } else { nil } }

  /// What's onscreen, unless it's fading out.
  var staying: Presentation? { presentation?.visibility == .hidden ? nil : presentation }

  /// Fades the HUD in, out, or aside, unless that has begun. If the duration is 0, even a fade that has begun ends
  /// at once.
  mutating func fade(
    to visibility: HUDVisibility, duration: Double, _ token: HUDEffect.Token
  ) -> [HUDEffect] {
    guard var it = presentation, it.visibility != visibility || duration == 0 && it.fade != nil
    else { return [] }
    var effects = [HUDEffect.fade(to: visibility, token, duration: duration)]
    if it.visibility != visibility, it.visibility == .hidden || visibility == .hidden {
      let event = visibility == .hidden ? HUDEvent.willDisappear : .willAppear
      effects.insert(.report(event, status: it.content.texts.status), at: 0)
    }
    (it.visibility, it.fade) = (visibility, visibility == .aside ? nil : token)
    self = .onscreen(it)
    return effects + (duration == 0 ? endFade(token) : [])
  }

  /// Ends the fade that's running, and reports to the app that the HUD did appear or disappear.
  mutating func endFade(_ token: HUDEffect.Token) -> [HUDEffect] {
    guard var it = presentation, it.fade == token else { return [] }
    let status = it.content.texts.status
    guard it.visibility == .visible else {
      self = .hidden
      return [.remove, .report(.didDisappear, status: status)]
    }
    // If the HUD stepped aside during the fade-in, it appears when it's back.
    let isFirst = !it.hasAppeared
    (it.fade, it.hasAppeared) = (nil, true)
    self = .onscreen(it)
    return isFirst ? [.report(.didAppear, status: status)] : []
  }
}
