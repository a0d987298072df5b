// SPDX-License-Identifier: MIT

import StatusHUD

/// What a view of SwiftUI wants of the HUD.
enum HUDWish: Equatable {
  case activity(HUDRequest)
  case message(StatusHUD.Message)
}

/// What all views of SwiftUI want of the HUD, and what is shown for them.
///
/// An anchor stands behind a view. SwiftUI tells what the view wants as often as it likes, in the middle
/// of an update; what follows from that happens in the next turn of the main actor, with ``turn(isRunning:)``.
/// An anchor that wants the same again, or another one in its place, keeps what is shown.
struct HUDAnchors<Scene: Hashable> {
  typealias Wish = HUDWish
  typealias Anchor = Int
  /// Identifies an activity or a message that was begun.
  typealias Token = Int

  enum Effect: Equatable {
    case begin(Token, Wish, in: Scene, for: Anchor)
    case change(Token, HUDRequest.Change)
    case end(Token)
    /// Set the binding of the anchor back, unless it holds something newer than this.
    case clear(Anchor, Wish)
  }

  private struct State {
    var wish: Wish?
    /// Counts how often the wish was set anew.
    var wishNumber = 0
    var scene: Scene? { didSet { formerScene = scene ?? oldValue ?? formerScene } }
    private(set) var formerScene: Scene?
    /// Messages that were set one after the other before they could be shown.
    var earlier: [Wish] = []
    /// What is shown for the wish with a number.
    var shown: (token: Token, wishNumber: Int)?
    /// The wish that other code ended.
    var endedNumber: Int?
    var isDismantled = false
    /// Whether no turn has come since the view was made.
    var isFresh = true
    /// The anchor whose place this one takes.
    var predecessor: Anchor?

    /// Whether the wish has still to be shown.
    var isNew: Bool { wish != nil && endedNumber != wishNumber && shown?.wishNumber != wishNumber }
  }

  private struct Running {
    var wish: Wish
    let scene: Scene
  }

  private var anchors: [Anchor: State] = [:]
  private var running: [Token: Running] = [:]
  private var lastToken = 0
  private var lastMessage: Token?
  private var effects: [Effect] = []

  func has(_ anchor: Anchor) -> Bool { anchors[anchor] != nil }

  /// Whether `turn` has something to do.
  private(set) var isTurnDue = false

  // MARK: What happens

  /// Notes that SwiftUI made a view.
  mutating func add(_ anchor: Anchor) { set(State(), for: anchor) }

  mutating func update(_ anchor: Anchor, to wish: Wish?) {
    guard var state = anchors[anchor] else { return }
    // The view that took the place of this one shows what is newer.
    let wish = state.isDismantled ? nil : wish
    guard state.wish != wish else { return }
    if wish == nil, let predecessor = state.predecessor { update(predecessor, to: nil) }
    switch (state.wish, wish) {
    case (.activity?, .activity?): break
    case (_, nil): state.earlier = []
    case (let old, _):
      if state.isNew, let old { state.earlier.append(old) }
      state.wishNumber += 1
    }
    state.wish = wish
    if state.isFresh, state.predecessor == nil, wish != nil {
      let taken = anchors.values.compactMap(\.predecessor)
      state.predecessor = anchors.keys.sorted().first {
        anchors[$0]?.isDismantled == true && anchors[$0]?.wish == wish && !taken.contains($0)
      }
    }
    set(state, for: anchor)
  }

  mutating func move(_ anchor: Anchor, to scene: Scene?) {
    guard var state = anchors[anchor] else { return }
    guard state.scene != scene else { return }
    state.scene = scene
    set(state, for: anchor)
  }

  mutating func dismantle(_ anchor: Anchor) {
    guard var state = anchors[anchor] else { return }
    state.isDismantled = true
    set(state, for: anchor)
    let next = anchors.filter {
      $0.value.isFresh && !$0.value.isDismantled && $0.value.predecessor == nil
        && $0.value.wish != nil && $0.value.wish == state.wish
    }
    if let next = next.keys.max() { anchors[next]?.predecessor = anchor }
  }

  /// Notes that an activity or a message is over, in whatever way.
  mutating func end(_ token: Token) {
    guard let wish = running.removeValue(forKey: token)?.wish else { return }
    for (anchor, var state) in anchors where state.shown?.token == token {
      if state.shown?.wishNumber == state.wishNumber, state.wish != nil {
        state.endedNumber = state.wishNumber
        effects.append(.clear(anchor, wish))
      }
      state.shown = nil
      set(state, for: anchor)
    }
    isTurnDue = true
  }

  private mutating func set(_ state: State, for anchor: Anchor) {
    anchors[anchor] = state
    isTurnDue = true
  }

  // MARK: What follows

  /// Returns what to do now, in this order.
  /// - Parameter isRunning: Whether what was begun is not over. ``end(_:)`` may come later.
  mutating func turn(isRunning: (Token) -> Bool) -> [Effect] {
    isTurnDue = false
    let order = anchors.keys.sorted()
    // What a view begins comes before the end of what another view showed: if the one takes the place of
    // the other, the HUD stays.
    for anchor in order {
      follow(anchor, isRunning: isRunning)
      anchors[anchor]?.isFresh = false
    }
    let followed = Set(anchors.values.compactMap(\.predecessor))
    // Another wish may have come after the end of this one, and a successor answers for itself.
    effects.removeAll { effect in
      guard case .clear(let anchor, _) = effect else { return false }
      guard let state = anchors[anchor], !followed.contains(anchor) else { return true }
      return state.wish == nil || state.endedNumber != state.wishNumber
    }
    for anchor in order where anchors[anchor]?.isDismantled == true { leave(anchor) }
    defer { effects = [] }
    return effects
  }

  private mutating func follow(_ anchor: Anchor, isRunning: (Token) -> Bool) {
    guard let state = anchors[anchor], !inherits(anchor, isRunning: isRunning) else { return }
    switch state.wish {
    case nil: release(anchor)
    case .activity(let request) where !state.isDismantled:
      if let scene = state.scene, state.endedNumber != state.wishNumber {
        show(request, in: scene, for: anchor, isRunning: isRunning)
      } else {
        release(anchor)
      }
    case .message where state.isNew:
      // A message that came just before its view went is shown too.
      guard let scene = state.scene ?? (state.isDismantled ? state.formerScene : nil)
      else { return }
      for wish in state.earlier + [state.wish].compactMap({ $0 }) {
        if let last = lastMessage, isRunning(last), running[last]?.wish == wish,
          running[last]?.scene == scene
        {
          anchors[anchor]?.shown = (last, state.wishNumber)
        } else {
          begin(wish, in: scene, for: anchor)
          lastMessage = lastToken
        }
      }
      anchors[anchor]?.earlier = []
    case .activity, .message: break
    }
  }

  private mutating func show(
    _ request: HUDRequest, in scene: Scene, for anchor: Anchor, isRunning: (Token) -> Bool
  ) {
    guard let state = anchors[anchor] else { return }
    if let (token, wishNumber) = state.shown {
      if !isRunning(token) {
        // Other code ended it. Unless the wish was set anew, the end is about to be told.
        if wishNumber == state.wishNumber { return }
      } else if let shown = running[token], shown.scene == scene,
        case .activity(let old) = shown.wish,
        !old.needsAnotherActivity(for: request)
      {
        running[token]?.wish = .activity(request)
        anchors[anchor]?.shown = (token, state.wishNumber)
        effects += old.changes(to: request).map { .change(token, $0) }
        return
      }
    }
    begin(.activity(request), in: scene, for: anchor)
    if let former = state.shown?.token { finish(former) }
  }

  /// Whether the anchor takes over what was shown for its predecessor, or its end. A view that gets another
  /// identity is made anew, and wants at first what it wanted before.
  private mutating func inherits(_ anchor: Anchor, isRunning: (Token) -> Bool) -> Bool {
    guard let state = anchors[anchor], state.isNew, state.wishNumber == 1, let wish = state.wish,
      let old = state.predecessor, let left = anchors[old]
    else { return false }
    if left.endedNumber == left.wishNumber {
      anchors[anchor]?.endedNumber = state.wishNumber
      effects.append(.clear(anchor, wish))
      return true
    }
    guard let (token, wishNumber) = left.shown, wishNumber == left.wishNumber else { return false }
    switch wish {
    case .message: guard running[token]?.wish == wish else { return false }
    case .activity:
      // The end of an activity that is over is about to be told. Else, another one can begin.
      if isRunning(token) { return false }
      anchors[old]?.shown = nil
    }
    anchors[anchor]?.shown = (token, state.wishNumber)
    return true
  }

  private mutating func begin(_ wish: Wish, in scene: Scene, for anchor: Anchor) {
    lastToken += 1
    running[lastToken] = Running(wish: wish, scene: scene)
    let wishNumber = anchors[anchor]?.wishNumber ?? 0
    anchors[anchor]?.shown = (lastToken, wishNumber)
    effects.append(.begin(lastToken, wish, in: scene, for: anchor))
  }

  /// The anchor wants nothing any more, or an activity without a window.
  private mutating func release(_ anchor: Anchor) {
    guard let token = anchors[anchor]?.shown?.token else { return }
    anchors[anchor]?.shown = nil
    // Other anchors may want the same message.
    let isShared = anchors.values.contains { $0.wish != nil && $0.shown?.token == token }
    if !isShared { finish(token) }
  }

  private mutating func finish(_ token: Token) {
    if running.removeValue(forKey: token) != nil { effects.append(.end(token)) }
  }

  /// The view is gone. A message stays for its time, and then sets back its binding.
  private mutating func leave(_ anchor: Anchor) {
    if let token = anchors[anchor]?.shown?.token {
      if case .message? = running[token]?.wish { return }
      finish(token)
    }
    anchors[anchor] = nil
  }
}
