// SPDX-License-Identifier: MIT

import StatusHUD

/// The content that a SwiftUI view requests from the HUD.
enum HUDWish: Equatable {
  case activity(HUDRequest)
  case message(StatusHUD.Message)
}

/// The requests of all SwiftUI views, and the content that the HUD shows for them.
///
/// An anchor represents a SwiftUI view. SwiftUI can update an anchor any number of times during a
/// view update. The changes take effect afterward, when a task on the main actor calls
/// ``turn(isRunning:)``. If an anchor or its replacement requests the same content again, the
/// content stays onscreen.
struct HUDAnchors<Scene: Hashable> {
  typealias Wish = HUDWish
  typealias Anchor = Int
  /// A number that identifies an activity or a message that the HUD has received.
  typealias Token = Int

  enum Effect: Equatable {
    case begin(Token, Wish, in: Scene, for: Anchor)
    case change(Token, HUDRequest.Change)
    case end(Token)
    /// Resets the anchor's binding, unless the binding has a newer value than the request.
    case clear(Anchor, Wish)
  }

  private struct State {
    var wish: Wish?
    /// The request's number. A new request has a new number; an updated activity keeps its number.
    var wishNumber = 0
    var scene: Scene? { didSet { formerScene = scene ?? oldValue ?? formerScene } }
    private(set) var formerScene: Scene?
    /// The messages that the app replaced before the HUD could show them.
    var earlier: [Wish] = []
    /// The token of the running activity or message, and the number of its request.
    var shown: (token: Token, wishNumber: Int)?
    /// The number of the request whose activity or message has ended.
    var endedNumber: Int?
    var isDismantled = false
    /// A Boolean value that indicates whether `turn` has yet to process this anchor.
    var isFresh = true
    /// The anchor that this anchor replaces.
    var predecessor: Anchor?

    /// A Boolean value that indicates whether the HUD has yet to receive the request.
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

  /// A Boolean value that indicates whether `turn` has changes to process.
  private(set) var isTurnDue = false

  // MARK: Changes

  /// Adds an anchor for a new SwiftUI view.
  mutating func add(_ anchor: Anchor) { set(State(), for: anchor) }

  mutating func update(_ anchor: Anchor, to wish: Wish?) {
    guard var state = anchors[anchor] else { return }
    // Ignore new requests from a dismantled view, because its replacement shows newer content.
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

  /// Updates the anchors after an activity or a message ends for any reason.
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

  // MARK: Effects

  /// Returns the effects of all changes, in the order in which to perform them.
  /// - Parameter isRunning: A closure that returns `true` if the specified activity or message is
  ///   running. If the closure returns `false`, a call to `end(_:)` can follow.
  mutating func turn(isRunning: (Token) -> Bool) -> [Effect] {
    isTurnDue = false
    let order = anchors.keys.sorted()
    // Begin new activities and messages before ending others, so that the HUD stays onscreen if one
    // view replaces another.
    for anchor in order {
      follow(anchor, isRunning: isRunning)
      anchors[anchor]?.isFresh = false
    }
    let followed = Set(anchors.values.compactMap(\.predecessor))
    // Don't reset a binding that has a newer value, or the binding of a replaced anchor.
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
      // If the app sets a message just before the view disappears, the message still appears.
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
        // If other code ended the activity for the current request, a call to `end(_:)` follows.
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

  /// Transfers the predecessor's content to the anchor, because a view that replaces another view
  /// initially requests the same content. If the activity or message has ended, the method resets
  /// the anchor's binding instead. The method returns `true` if it changed the anchor.
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
      // Don't transfer a running activity. If the activity has ended, a call to `end(_:)` follows.
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

  /// Ends the content of an anchor without a request, or the activity of a view without a window.
  private mutating func release(_ anchor: Anchor) {
    guard let token = anchors[anchor]?.shown?.token else { return }
    anchors[anchor]?.shown = nil
    // Other anchors might show the same message.
    let isShared = anchors.values.contains { $0.wish != nil && $0.shown?.token == token }
    if !isShared { finish(token) }
  }

  private mutating func finish(_ token: Token) {
    if running.removeValue(forKey: token) != nil { effects.append(.end(token)) }
  }

  /// Removes the anchor of a dismantled view, unless the anchor's message is still running.
  private mutating func leave(_ anchor: Anchor) {
    if let token = anchors[anchor]?.shown?.token {
      if case .message? = running[token]?.wish { return }
      finish(token)
    }
    anchors[anchor] = nil
  }
}
