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
/// `RANDOM_HISTORIES` in the environment sets how many run.
@MainActor @Suite(.exclusiveScreen) struct RandomAnchorTests {
  nonisolated static let histories =
    ProcessInfo.processInfo.environment["RANDOM_HISTORIES"].flatMap(UInt64.init) ?? 2_000

  @Test func theBindingsSayWhatIsShown() {
    for seed in 0..<Self.histories {
      if let fault = AnchorHistory(seed: seed).run() {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// A model of SwiftUI's cycle: it updates a view as often as it likes before a task of the main
/// actor runs, loses what is written during an update, and makes a view before or after it
/// dismantles the one in its place.
@MainActor private final class AnchorHistory {
  private typealias Anchors = HUDAnchors<SceneReference>

  /// A modifier in the app's code, and its binding.
  private struct View {
    let isMessage: Bool
    var anchor: Int
    /// The value of the binding, whatever the request.
    var binding: HUDWish?
    var scene: SceneReference?
    /// How often an update brought a value that was set anew.
    var generation = 0
    var delivered: HUDWish?
    /// The generations that other code ended.
    var ended: Set<Int> = []
    /// The message that was begun last.
    var last: (wish: HUDWish, generation: Int)?
  }

  private var fault: String?
  private var generator: SeededGenerator
  private var views: [View] = []
  private var anchors = Anchors()
  private var state = HUDStateMachine()
  private var places: HUDPlaces
  private let scenes: [SceneReference]
  private var now = 0.0
  private var lastAnchor = 0
  /// The last anchor that a turn has seen.
  private var lastAnchorOfTurn = 0
  private var formerAnchors: [Int: Int] = [:]
  /// What an anchor began: the content, the view, and its generation.
  private var begun: [Anchors.Token: (content: HUDContent.ID, view: Int, generation: Int)] = [:]
  private var ownEnds: Set<Anchors.Token> = []
  private var wishes: [Anchors.Token: HUDWish] = [:]
  /// What other code, or their time, ended.
  private var endedMessages: [HUDWish] = []
  private var fade: (token: HUDEffect.Token, end: Double)?
  private var isUpdating = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    scenes = RandomScenes.references
    places = HUDPlaces(hasDefault: true, scenes: [scenes[0].id: true, scenes[1].id: true])
    state.configuration.minimumDisplayDuration = 0
    state.configuration.fadeInDuration = Bool.random(using: &generator) ? 0.2 : 0
    state.configuration.fadeOutDuration = Bool.random(using: &generator) ? 0.2 : 0
    state.configuration.graceTime = Bool.random(using: &generator) ? 0.3 : 0
    state.configuration.messagePolicy = Bool.random(using: &generator) ? .queue : .replace
    for isMessage in [false, false, true, true] {
      lastAnchor += 1
      anchors.add(lastAnchor)
      views.append(View(isMessage: isMessage, anchor: lastAnchor))
    }
    turn()
  }

  /// Returns what went wrong.
  func run() -> String? {
    for step in 0..<40 {
      event()
      if let fault { return "step \(step): \(fault)" }
    }
    settle()
    return fault.map { "settled: \($0)" }
  }

  // MARK: Events

  private func event() {
    let index = Int.random(in: views.indices, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1, 2: views[index].binding = wish(isMessage: views[index].isMessage)
    case 3: views[index].binding = nil
    case 4, 5, 6: update(index, times: Int.random(in: 1...3, using: &generator))
    case 7:
      views[index].scene = generator.one(of: [nil, scenes[0], scenes[1]])
      anchors.move(views[index].anchor, to: views[index].scene)
    case 8: becomeAnotherView(index)
    case 9: otherCode()
    case 10: places.scenes[scenes[1].id]?.toggle()
    case 11: advance(by: Double.random(in: 0...1, using: &generator))
    case 12: screenTurn()
    default: turn()
    }
  }

  private func wish(isMessage: Bool) -> HUDWish {
    if isMessage {
      return .message(
        .success(
          generator.one(of: ["a", "b"]), duration: generator.one(of: [0.1, 0.5, .infinity])))
    }
    return .activity(
      HUDRequest(
        status: generator.one(of: [nil, "a", "b"]), progress: generator.one(of: [nil, 0.5]),
        maskType: generator.one(of: [nil, nil, .black]), isCancellable: generator.isOne(in: 3)))
  }

  private func update(_ index: Int, times: Int = 1) {
    isUpdating = true
    for _ in 0..<times {
      deliver(to: index)
      anchors.move(views[index].anchor, to: views[index].scene)
    }
    isUpdating = false
  }

  private func deliver(to index: Int) {
    let (old, new) = (views[index].delivered, views[index].binding)
    let isAnew = new != nil && (old == nil || views[index].isMessage && old != new)
    if isAnew { views[index].generation += 1 }
    views[index].delivered = new
    anchors.update(views[index].anchor, to: new)
  }

  private func becomeAnotherView(_ index: Int) {
    // A view that also wants something else cannot be known as the same.
    update(index)
    let old = views[index].anchor
    // The same is true of one of two new views that want the same.
    let isAmbiguous = views.contains {
      $0.anchor != old && $0.anchor > lastAnchorOfTurn && $0.delivered == views[index].delivered
    }
    if isAmbiguous, views[index].delivered != nil { return }
    lastAnchor += 1
    formerAnchors[old] = index
    views[index].anchor = lastAnchor
    anchors.add(lastAnchor)
    let dismantlesFirst = Bool.random(using: &generator)
    if dismantlesFirst { anchors.dismantle(old) }
    update(index)
    if !dismantlesFirst { anchors.dismantle(old) }
  }

  private func otherCode() {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: call(.dismiss())
    case 1: call(.dismiss(at: now + 0.3))
    case 2:
      call(.dismiss())
      call(.show(HUDContent(.activity, status: "other")))
    case 3: call(.show(HUDContent(.activity, status: "other")))
    case 4: call(.popActivity)
    case 5: call(.show(HUDContent(.info("other", duration: 0.2))))
    case 6: if let shown = state.shown, shown.isMessage { call(.endMessage(shown.id)) }
    default: call(.begin(HUDContent(.activity, status: "other")))
    }
  }

  @discardableResult private func call(_ call: HUDStateMachine.Call) -> HUDContent.ID {
    if isUpdating { fault = "a call during an update" }
    return state.apply(call, at: now)
  }

  // MARK: Turns of the main actor

  private func isRunning(_ token: Anchors.Token) -> Bool {
    guard let id = begun[token]?.content else { return false }
    return state.requests.work[id] != nil || state.requests.messages.contains { $0.id == id }
  }

  private func turn() {
    guard anchors.isTurnDue else { return }
    lastAnchorOfTurn = lastAnchor
    for effect in anchors.turn(isRunning: isRunning) { perform(effect) }
    // Work that goes on stands for what the view wants now.
    for (token, begun) in begun
    where begun.view >= 0 && isRunning(token) && !ownEnds.contains(token) {
      let view = views[begun.view]
      if !view.isMessage { self.begun[token]?.generation = view.generation }
    }
  }

  private func perform(_ effect: Anchors.Effect) {
    switch effect {
    case .begin(let token, let wish, let scene, let anchor):
      guard let index = views.firstIndex(where: { $0.anchor == anchor }) else {
        // The view went just after its message came.
        return begin(wish, in: scene, token, view: -1)
      }
      let generation = views[index].generation
      if views[index].ended.contains(generation) { fault = "shown again after its end" }
      if case .message = wish {
        // Messages that came before the window may alternate.
        let isAgain = views[index].last?.generation == generation && views[index].last?.wish == wish
        if isAgain { fault = "a message was shown twice" }
        views[index].last = (wish, generation)
      }
      if scene != views[index].scene { fault = "in another scene" }
      begin(wish, in: scene, token, view: index)
    case .change: break
    case .end(let token):
      guard let id = begun[token]?.content else { return }
      ownEnds.insert(token)
      if state.requests.work[id] != nil { call(.end(id)) } else { call(.endMessage(id)) }
    case .clear(let anchor, let wish):
      // The binding of a view that is gone is still that of the code.
      let current = views.firstIndex { $0.anchor == anchor }
      guard let index = current ?? formerAnchors[anchor] else { return }
      // Views with the same message share it.
      let isShared = views[index].isMessage && endedMessages.contains(wish)
      if !isShared, !views[index].ended.contains(views[index].generation) {
        fault = "cleared although it was set anew"
      }
      if isUpdating { fault = "written during an update" }
      if !views[index].isMessage || views[index].binding == wish {
        views[index].ended.insert(views[index].generation)
        views[index].binding = nil
      }
      if current != nil {
        deliver(to: index)
      } else {
        anchors.update(anchor, to: views[index].binding)
      }
    }
  }

  private func begin(_ wish: HUDWish, in scene: SceneReference, _ token: Int, view: Int) {
    let onEnd: HUDRequests.Completion = { [weak self] in self?.end(token) }
    wishes[token] = wish
    var content: HUDContent
    switch wish {
    case .activity(let request):
      let action: StatusHUD.CancelAction = {}
      content = HUDContent(
        .work(request.progress), status: request.status, maskType: request.maskType,
        onCancel: request.isCancellable ? action : nil)
      content.scene = scene
      begun[token] = (call(.begin(content, onEnd)), view, view < 0 ? 0 : views[view].generation)
    case .message(let message):
      content = HUDContent(message)
      content.scene = scene
      let id = call(.showMessage(content, onEnd))
      begun[token] = (id, view, view < 0 ? 0 : views[view].generation)
    }
  }

  private func end(_ token: Anchors.Token) {
    if !ownEnds.contains(token), let wish = wishes[token] { endedMessages.append(wish) }
    if let (_, view, generation) = begun[token], view >= 0, !ownEnds.contains(token) {
      views[view].ended.insert(generation)
    }
    anchors.end(token)
  }

  private func screenTurn() {
    let effects = state.step(now: now + 5e-10, in: places)
    var completions: [HUDRequests.Completion] = []
    for effect in effects {
      switch effect {
      case .fade(_, let token, let duration): fade = duration > 0 ? (token, now + duration) : nil
      case .remove: fade = nil
      case .complete(let completion): completions.append(completion)
      default: break
      }
    }
    for completion in completions { completion() }
  }

  private func advance(by seconds: Double) {
    let end = now + seconds
    while let next = [fade?.end, state.nextDeadline].compactMap({ $0 }).min(), next <= end {
      now = max(now, next)
      if let fade, fade.end <= now {
        self.fade = nil
        state.fadeEnded(fade.token)
      }
      screenTurn()
    }
    now = end
  }

  // MARK: The end

  /// Everything that is due happens; then the bindings have to be right.
  private func settle() {
    places.scenes = [scenes[0].id: true, scenes[1].id: true]
    for _ in 0..<4 {
      for index in views.indices { update(index) }
      turn()
      screenTurn()
      turn()
      advance(by: 10)
      screenTurn()
      turn()
    }
    for view in views where view.binding != nil {
      guard view.scene != nil else { continue }
      let tokens = begun.keys.filter(isRunning)
      let contents = tokens.compactMap { begun[$0]?.content }
      let isShown =
        view.isMessage
        ? state.requests.messages.contains { contents.contains($0.id) } : hasActivity(view)
      if !isShown { fault = "a binding holds what is not shown" }
    }
    for token in begun.keys where isRunning(token) && !ownEnds.contains(token) {
      guard let (_, view, _) = begun[token], view >= 0, !views[view].isMessage else { continue }
      if views[view].binding == nil || views[view].scene == nil { fault = "work that nobody wants" }
    }
  }

  private func hasActivity(_ view: View) -> Bool {
    begun.contains { token, begun in
      isRunning(token) && begun.view >= 0 && views[begun.view].anchor == view.anchor
    }
  }
}

/// Two scenes, which are nothing but names here.
@MainActor private enum RandomScenes {
  private static let scenes = [makeScene(), makeScene()]
  static let references = scenes.map { SceneReference($0) }

  private static func makeScene() -> UIWindowScene {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    screen.disconnect()
    return screen.windowScene
  }
}
