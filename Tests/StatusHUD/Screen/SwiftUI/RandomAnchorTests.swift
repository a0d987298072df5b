// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Random histories of views of SwiftUI, with other code that shows and dismisses, against what
/// `View.statusHUD` promises.
///
/// `RANDOM_HISTORIES` in the environment sets how many run, from `FIRST_HISTORY` on.
@MainActor @Suite(.globalHUD) struct RandomAnchorTests {
  nonisolated static func number(_ name: String, default number: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? number
  }

  /// It never gives up the main actor, so the screen of the global HUD stays as it is. The history
  /// plays the screen.
  @Test func theBindingsSayWhatIsShown() {
    let first = Self.number("FIRST_HISTORY", default: 0)
    let count = Self.number("RANDOM_HISTORIES", default: 2_000)
    for seed in first..<first + count {
      if let fault = AnchorHistory(seed: seed).run() {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// A model of SwiftUI's cycle: it updates a view as often as it likes before the screen follows,
/// loses what is written during an update, and makes a view before or after it dismantles the one in
/// its place.
@MainActor private final class AnchorHistory {
  /// The state behind one or two bindings.
  private final class Source {
    var request: HUDRequest?
    var message: StatusHUD.Message?
    /// It takes only what the app writes, as `Binding.constant`.
    var ignoresResets = false
  }

  /// An identity of a view.
  private final class Identity {
    let anchor: any HUDAnchor
    let view: Int
    let source: Source
    /// Changes when an update brings a value that was set anew.
    var generation = 0
    /// The generations that were begun here, and those that others ended.
    var begun: Set<Int> = []
    var ended: Set<Int> = []
    var newest: HUDContent.ID?

    init(_ anchor: any HUDAnchor, _ view: Int, _ source: Source, generation: Int = 0) {
      (self.anchor, self.view, self.source, self.generation) = (anchor, view, source, generation)
    }

    var isMessage: Bool { anchor is MessageAnchor }
  }

  /// A modifier in the app's code.
  private struct View {
    var identity: Identity
    var scene: UIWindowScene?
    var deliveredRequest: HUDRequest?
    var deliveredMessage: StatusHUD.Message?
  }

  private typealias Begun = (identity: Identity, generation: Int, message: StatusHUD.Message?)

  private let store = StatusHUD.store
  private var fault: String?
  private var generator: SeededGenerator
  private var views: [View] = []
  private var availability: HUDAvailability
  private var now = 0.0
  /// What runs, and who began it. More than one began a message that was in the queue already.
  private var running: [HUDContent.ID: [Begun]] = [:]
  private var lastID: HUDContent.ID = 0
  /// The ID before the screen told any ends.
  private var turnID: HUDContent.ID = 0
  private var lastGeneration = 0
  /// Who acts: what is new is its, and what is gone was ended by it.
  private var actor: Identity?
  private var fade: (token: HUDEffect.Token, end: Double)?
  private var isUpdating = false
  /// A message came that equals the last one in the queue. The HUD doesn't tell which one that is, so
  /// a view can neither end it nor see that it runs.
  private var isBlind = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    availability = HUDAvailability(
      hasDefault: true, scenes: [RandomScenes.ids[0]: true, RandomScenes.ids[1]: true])
    var state = HUDStateMachine()
    state.configuration.minimumDisplayDuration = 0
    state.configuration.fadeInDuration = Bool.random(using: &generator) ? 0.2 : 0
    state.configuration.fadeOutDuration = Bool.random(using: &generator) ? 0.2 : 0
    state.configuration.graceTime = Bool.random(using: &generator) ? 0.3 : 0
    state.configuration.messagePolicy = Bool.random(using: &generator) ? .queue : .replace
    store.replaceState(by: state)
    for index in 0..<4 {
      let source = Source()
      source.ignoresResets = generator.isOne(in: 8)
      let anchor: any HUDAnchor = index < 2 ? ActivityAnchor() : MessageAnchor()
      views.append(View(identity: Identity(anchor, index, source)))
    }
    // Two views of one state.
    if generator.isOne(in: 3) {
      views[3].identity = Identity(MessageAnchor(), 3, views[2].identity.source)
    }
  }

  /// Returns what went wrong.
  func run() -> String? {
    for step in 0..<40 {
      event()
      if let fault { return end("step \(step): \(fault)") }
    }
    availability.scenes = [RandomScenes.ids[0]: true, RandomScenes.ids[1]: true]
    settle()
    advance(by: 10)
    settle()
    if let fault { return end("settled: \(fault)") }
    return end(nil)
  }

  /// Frees everything.
  private func end(_ fault: String?) -> String? {
    for index in views.indices {
      (views[index].identity.source.request, views[index].identity.source.message) = (nil, nil)
      views[index].scene = nil
      update(index)
    }
    store.change { $0.dismiss() }
    for _ in 0..<3 { advance(by: 10) }
    store.replaceState(by: HUDStateMachine())
    return fault ?? (MessageAnchor.anchors.isEmpty ? nil : "an anchor is kept")
  }

  // MARK: Events

  private func event() {
    let index = Int.random(in: views.indices, using: &generator)
    let source = views[index].identity.source
    switch Int.random(in: 0..<17, using: &generator) {
    case 0, 1, 2:
      if index < 2 { source.request = request() } else { source.message = message() }
    case 3: (source.request, source.message) = (nil, nil)
    case 4, 5, 6: update(index, times: Int.random(in: 1...3, using: &generator))
    case 7:
      views[index].scene = generator.one(of: [nil] + RandomScenes.scenes)
      act(as: views[index].identity) { views[index].identity.anchor.scene = views[index].scene }
    case 8: becomeAnotherView(index)
    case 9, 10: otherCode()
    case 11: availability.scenes[RandomScenes.ids[1]]?.toggle()
    case 12: advance(by: Double.random(in: 0...1, using: &generator))
    case 13: settle()
    default: screenTurn()
    }
  }

  private func request() -> HUDRequest {
    var request = HUDRequest(
      status: generator.one(of: ["a", "b"]), progress: generator.one(of: [nil, 0.5]),
      maskType: generator.one(of: [nil, nil, .black]))
    if generator.isOne(in: 3) { request.onCancel = {} }
    return request
  }

  private func message() -> StatusHUD.Message {
    .success(generator.one(of: ["a", "b"]), duration: generator.one(of: [0.1, 0.5, .infinity]))
  }

  /// Updates a view, and the other view of the same state.
  private func update(_ index: Int, times: Int = 1) {
    let source = views[index].identity.source
    isUpdating = true
    for _ in 0..<times {
      for index in views.indices where views[index].identity.source === source {
        deliver(to: index)
        let (identity, scene) = (views[index].identity, views[index].scene)
        act(as: identity) { identity.anchor.scene = scene }
      }
    }
    isUpdating = false
  }

  private func deliver(to index: Int) {
    let (identity, source) = (views[index].identity, views[index].identity.source)
    if identity.isMessage {
      note(source.message, for: identity)
    } else if source.request != nil, views[index].deliveredRequest == nil {
      lastGeneration += 1
      identity.generation = lastGeneration
    }
    views[index].deliveredRequest = source.request
    act(as: identity) {
      if let anchor = identity.anchor as? ActivityAnchor {
        anchor.update(isPresented: source.request != nil, source.request ?? HUDRequest()) {
          [weak self] in
          self?.reset(identity)
          return source.request != nil
        }
      } else if let anchor = identity.anchor as? MessageAnchor {
        anchor.update(to: source.message) { [weak self] message in
          self?.reset(identity, of: message)
          return source.message
        }
      }
    }
  }

  private func note(_ message: StatusHUD.Message?, for identity: Identity) {
    if message != nil, message != views[identity.view].deliveredMessage {
      lastGeneration += 1
      identity.generation = lastGeneration
    }
    views[identity.view].deliveredMessage = message
  }

  private func becomeAnotherView(_ index: Int) {
    update(index)
    let old = views[index].identity
    let wasShown = isShown(index)
    let anchor: any HUDAnchor = old.isMessage ? MessageAnchor() : ActivityAnchor()
    views[index].identity = Identity(anchor, index, old.source, generation: old.generation)
    let dismantlesFirst = Bool.random(using: &generator)
    if dismantlesFirst { act(as: old) { old.anchor.scene = nil } }
    update(index)
    if !dismantlesFirst { act(as: old) { old.anchor.scene = nil } }
    guard wasShown, views[index].scene != nil else { return }
    screenTurn()
    switch store.read(\.phase) {
    case .appearing, .visible: break
    default: fault = fault ?? "it flickers"
    }
  }

  /// Whether the screen shows what a view wants, and goes on to.
  private func isShown(_ index: Int) -> Bool {
    let source = views[index].identity.source
    guard source.request != nil || source.message != nil else { return false }
    let (phase, shown, visible) = store.read {
      ($0.phase, $0.shown, $0.requests.newest(where: availability.canShow)?.id)
    }
    if case .disappearing = phase { return false }
    guard let shown, shown.id == visible, shown.scene?.scene === views[index].scene,
      let begun = running[shown.id]?.last
    else { return false }
    // In a queue, the next message may be that of a scene in the background.
    let isFollowed = store.read { $0.requests.messages.count > 1 }
    return begun.identity.view == index && !isFollowed
  }

  private func otherCode() {
    act(as: nil) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: store.change { $0.dismiss() }
      case 1: store.change { [now] in $0.dismiss(at: now + 0.3) }
      case 2:
        store.change { $0.dismiss() }
        store.change { $0.show(HUDContent(.activity, status: "other"), at: 0) }
      case 3: store.change { $0.show(HUDContent(.activity, status: "other"), at: 0) }
      case 4: store.change { $0.popActivity() }
      case 5:
        store.change { _ = $0.show(message: HUDContent(.info("other", duration: 0.2)), at: 0) }
      case 6:
        let shown = store.read { $0.shown.map { ($0.id, $0.isMessage) } }
        if let shown, shown.1 { store.change { $0.endMessage(shown.0) } }
      default:
        store.change { _ = $0.begin(HUDContent(.activity, status: "other"), at: 0, onEnd: nil) }
      }
    }
  }

  // MARK: What the store tells

  /// Runs a closure whose changes of the store are those of a view, or of other code.
  private func act(as identity: Identity?, _ change: () -> Void) {
    actor = identity
    change()
    observe()
    actor = nil
  }

  private func observe() {
    let (work, messages) = store.read { ($0.requests.work.contents, $0.requests.messages.contents) }
    for (id, owners) in running
    where !work.contains(where: { $0.id == id }) && !messages.contains(where: { $0.id == id }) {
      running[id] = nil
      for owner in owners where owner.identity !== actor {
        owner.identity.ended.insert(owner.generation)
      }
    }
    var isNew = false
    for content in work + messages where content.id > lastID {
      isNew = true
      if let actor { begin(content, actor) }
    }
    lastID = ([lastID] + (work + messages).map(\.id)).max() ?? 0
    // A message that equals the last one in the queue is none of its own.
    if let actor, !isNew, actor.isMessage, actor.anchor.scene != nil,
      let message = views[actor.view].deliveredMessage, let last = messages.last,
      views[actor.view].identity === actor, !actor.begun.contains(actor.generation)
    {
      if !last.looksLike(HUDContent(message).in(actor.anchor.scene)) { fault = "it isn't shown" }
      isBlind = true
      begin(last, actor)
    }
  }

  private func begin(_ content: HUDContent, _ identity: Identity) {
    let generation = identity.generation
    if identity.ended.contains(generation) { fault = "shown again after its end" }
    let isAgain = identity.begun.contains(generation)
    if content.isMessage, isAgain { fault = "a message was shown twice" }
    if content.scene?.scene !== views[identity.view].scene { fault = "in another scene" }
    identity.begun.insert(generation)
    identity.newest = content.id
    let message = content.isMessage ? views[identity.view].deliveredMessage : nil
    running[content.id, default: []].append((identity, generation, message))
  }

  /// The view may write to the binding, and then show what the binding has.
  private func reset(_ identity: Identity, of message: StatusHUD.Message? = nil) {
    observe()
    actor = identity
    if isUpdating { fault = "written during an update" }
    let (index, source) = (identity.view, identity.source)
    if !identity.isMessage || source.message == message {
      if !identity.ended.contains(identity.generation), !isBlind {
        fault = "reset although it was set anew"
      }
      if let message, isWanted(message), !isBlind {
        fault = "reset although it is shown"
      }
      if !source.ignoresResets { (source.request, source.message) = (nil, nil) }
    }
    // As an update with what the binding has now.
    if identity === views[index].identity {
      note(source.message, for: identity)
      views[index].deliveredRequest = source.request
    }
  }

  /// Whether a message runs that a view began last and still wants, since before the ends that the
  /// screen tells.
  private func isWanted(_ message: StatusHUD.Message) -> Bool {
    running.contains { id, begun in
      id <= turnID
        && begun.contains { begun in
          let view = views[begun.identity.view]
          return begun.message == message && begun.identity.newest == id
            && (view.identity !== begun.identity || view.deliveredMessage == message)
        }
    }
  }

  // MARK: The screen

  private func screenTurn() {
    let effects = store.withState { $0.step(now: now + 5e-10, in: availability) }
    observe()
    var completions: [HUDRequests.Completion] = []
    for effect in effects {
      switch effect {
      case .fade(_, let token, let duration): fade = duration > 0 ? (token, now + duration) : nil
      case .remove: fade = nil
      case .complete(let completion): completions.append(completion)
      default: break
      }
    }
    turnID = lastID
    for completion in completions { act(as: nil, completion) }
  }

  private func advance(by seconds: Double) {
    let end = now + seconds
    while let next = [fade?.end, store.read(\.nextDeadline)].compactMap({ $0 }).min(), next <= end {
      now = max(now, next)
      if let fade, fade.end <= now {
        self.fade = nil
        store.withState { $0.fadeEnded(fade.token) }
      }
      screenTurn()
    }
    now = end
  }

  /// SwiftUI and the screen do what is due; then what is shown has to be what the bindings say.
  private func settle() {
    for _ in 0..<4 {
      for index in views.indices { update(index) }
      screenTurn()
    }
    for index in views.indices where fault == nil { check(views[index]) }
  }

  private func check(_ view: View) {
    let (identity, source) = (view.identity, view.identity.source)
    let isOver = source.ignoresResets && identity.ended.contains(identity.generation)
    if identity.isMessage {
      let isLeaving = store.read { $0.requests.isEmpty && $0.phase != .hidden }
      guard let message = source.message else {
        let isStill = identity.newest.map { running[$0] != nil } ?? false
        if isStill, !isBlind { fault = "it isn't taken away" }
        return
      }
      let isDue = view.scene != nil || identity.begun.contains(identity.generation)
      let isRunning = running.values.contains { $0.contains { $0.message == message } }
      if isDue, !isOver, !isLeaving, !isRunning { fault = "a binding has what has left" }
    } else {
      let ids = running.filter { $0.value.contains { $0.identity.view == identity.view } }.keys
      let contents = store.read { state in ids.compactMap { state.requests.work[$0] } }
      guard let request = source.request, let scene = view.scene, !isOver else {
        if !contents.isEmpty { fault = "an activity that nobody wants" }
        return
      }
      guard contents.count == 1, let content = contents.first else {
        fault = "\(contents.count) activities instead of 1"
        return
      }
      let isRight =
        content.scene?.scene === scene && content.status == request.status
        && content.progress == request.progress && content.maskType == request.maskType
        && (content.cancel == nil) == (request.onCancel == nil)
      if !isRight { fault = "another activity" }
    }
  }
}

extension HUDStore {
  /// Replaces the state, and frees what was in it only then, as that calls the store.
  @MainActor fileprivate func replaceState(by new: HUDStateMachine) {
    let old = withState { state in
      let old = state
      state = new
      return old
    }
    withExtendedLifetime(old) {}
  }
}

extension HUDContent {
  @MainActor fileprivate func `in`(_ scene: UIWindowScene?) -> HUDContent {
    var content = self
    content.scene = scene.map { SceneReference($0) }
    return content
  }
}

/// Two scenes, which are nothing but names here.
@MainActor private enum RandomScenes {
  static let scenes = [makeScene(), makeScene()]
  static let ids = scenes.map { ObjectIdentifier($0) }

  private static func makeScene() -> UIWindowScene {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    screen.disconnect()
    return screen.windowScene
  }
}
