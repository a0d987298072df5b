// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Random histories of views of SwiftUI, with other code that shows and dismisses, against what
/// `View.statusHUD` promises.
///
/// `RANDOM_HISTORIES` in the environment sets how many run.
@MainActor @Suite(.globalHUD) struct RandomAnchorTests {
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_HISTORIES"].flatMap(UInt64.init) ?? 1_000

  /// The history plays the screen of the global HUD, so it never gives up the main actor.
  @Test func theBindingsSayWhatIsShown() async {
    for seed in 0..<Self.count {
      if let fault = AnchorHistory(seed: seed).run() {
        Issue.record("seed \(seed): \(fault)")
        return
      }
      // What the views left for later turns doesn't pile up.
      await Task { @MainActor in }.value
    }
  }
}

/// A model of SwiftUI's cycle: it updates a view at any time, loses what is written during an update,
/// and makes a view before or after it dismantles the one in its place. The app covers the page that
/// the view is in, brings it back, puts it into another window, or takes it away. The user presses what
/// the messages offer.
@MainActor private final class AnchorHistory {
  /// The state behind one or two bindings.
  private final class Source {
    var request: HUDRequest?
    var toast: Toast?
    /// It takes only what the app writes, as `Binding.constant`.
    var ignoresResets = false

    func clear() { (request, toast) = (nil, nil) }
  }

  /// What the app's state says of a message. The binding makes the message from it, as a body does: with
  /// a new action each time.
  private struct Toast: Equatable {
    enum Action: Equatable { case none, tap, button }

    let status: String?
    let duration: Double?
    let position: HUDPosition?
    let action: Action

    init(_ status: String, _ duration: Double, _ position: HUDPosition?, _ action: Action) {
      (self.status, self.duration, self.position) = (status, duration, position)
      self.action = action
    }

    init?(_ message: StatusHUD.Message?) {
      guard let message else { return nil }
      (status, duration, position) = (message.status, message.duration, message.position)
      action = message.action.map { $0.title == nil ? .tap : .button } ?? .none
    }

    func message(_ handler: @escaping StatusHUD.CancelAction = {}) -> StatusHUD.Message {
      let new = StatusHUD.Message.Action(action == .button ? "Undo" : nil, handler: handler)
      return .success(
        status, duration: duration, position: position, action: action == .none ? nil : new)
    }

    /// The position beside the HUD, which is in the center.
    var place: HUDPosition? { position == .center ? nil : position }
  }

  /// A modifier in the app's code.
  @MainActor private final class View {
    let isMessage: Bool
    let source: Source
    var page: AppPage
    lazy var identity = Identity(self, generation: 0)
    /// Where the HUD has to be.
    var scene: UIWindowScene?
    /// Whether the next turn looks if the view is gone.
    var isInDoubt = false
    var isRequested = false
    var toast: Toast?

    init(isMessage: Bool, _ source: Source, in page: AppPage) {
      (self.isMessage, self.source, self.page) = (isMessage, source, page)
    }

    var host: any AnchorHost { identity.host }
    /// Whether the view is still in its scene, seen or covered.
    var isInScene: Bool {
      page.state != .gone && host.superview != nil && page.window.windowScene === scene
    }

    /// A new window counts at once, and no window only in the next turn.
    func followWindow() {
      guard let window = host.window else { return isInDoubt = true }
      scene = window.windowScene
    }
  }

  @MainActor private final class Identity {
    let host: any AnchorHost
    var anchor: any HUDAnchor { host.anchor }
    unowned let view: View
    /// Changes when an update brings a value that was set anew.
    var generation: Int
    /// The generations that were begun here, and those that others ended.
    var begun: Set<Int> = []
    var ended: Set<Int> = []
    var newest: HUDContent.ID?
    /// The messages that came, and their generations.
    var got: [(generation: Int, toast: Toast)] = []
    /// The newest handler of each generation.
    var handlers: [Int: Int] = [:]
    /// Whether the binding keeps what has ended.
    var isOver: Bool { view.source.ignoresResets && ended.contains(generation) }

    init(_ view: View, generation: Int) {
      (self.view, self.generation) = (view, generation)
      host =
        view.isMessage
        ? HUDAnchorView<MessageAnchor>(frame: .zero) : HUDAnchorView<ActivityAnchor>(frame: .zero)
      got = view.toast.map { [(generation, $0)] } ?? []
    }
  }

  private typealias Begun = (identity: Identity, generation: Int, toast: Toast?)

  private var screens = (0..<2).map { _ in connectedScreen() }
  private let store = StatusHUD.store
  private var fault: String?
  private var generator: SeededGenerator
  private var views: [View] = []
  /// The identities that views had before. An anchor may still reset the binding of such a one.
  private var formerIdentities: [Identity] = []
  private lazy var conditions = foreground
  private var now = 0.0
  /// What runs, and who began it. More than one began a message that was in the queue already.
  private var running: [HUDContent.ID: [Begun]] = [:]
  private var lastID: HUDContent.ID = 0
  /// The ID before the screen told any ends.
  private var turnID: HUDContent.ID = 0
  private var lastGeneration = 0
  /// Who acts: what is new is its, and what is gone was ended by it.
  private var actor: Identity?
  /// The message that the user presses, whether its binding has to be nil, and how many handlers ran.
  private var press: (it: Begun, isReset: Bool, runs: Int)?
  private var lastHandler = 0
  private var fades: [HUDPosition?: (token: HUDEffect.Token, end: Double)] = [:]
  private var isUpdating = false
  /// A message joined an equal one in the queue, so its view can neither end it nor see that it runs.
  private var isBlind = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var state = HUDStateMachine()
    state.configuration.minimumDisplayDuration = 0
    state.configuration.fadeInDuration = generator.one(of: [0, 0.2])
    state.configuration.fadeOutDuration = generator.one(of: [0, 0.2])
    state.configuration.graceTime = generator.one(of: [0, 0.3])
    state.configuration.messagePolicy = generator.one(of: StatusHUD.MessagePolicy.allCases)
    store.update { [state] current, _ in current.hud = state }
    var sources = (0..<4).map { _ in Source() }
    for source in sources { source.ignoresResets = generator.isOne(in: 8) }
    // Two views of one state.
    if generator.isOne(in: 3) { sources[3] = sources[2] }
    for (index, source) in sources.enumerated() {
      let page = AppPage(in: screens[index % 2].windowScene, isSheet: index < 2)
      let view = View(isMessage: index >= 2, source, in: page)
      page.view.addSubview(view.host)
      view.followWindow()
      views.append(view)
    }
  }

  private static func connectedScreen() -> OffscreenScreen {
    OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
  }

  /// The state of the HUD, and then those beside it.
  private var states: [HUDStateMachine] { store.readAll(\.all) }

  private var foreground: HUDConditions {
    let scenes = screens.map { ($0.windowScene.id, true) }
    return HUDConditions(hasDefault: true, scenes: Dictionary(uniqueKeysWithValues: scenes))
  }

  /// Returns what went wrong.
  func run() -> String? {
    for _ in 0..<40 where fault == nil { event() }
    if fault == nil {
      conditions = foreground
      settle()
      advance(by: 10)
      settle()
    }
    let fault = fault
    for view in views {
      view.source.clear()
      update(view)
      view.host.dismantle()
    }
    StatusHUD.dismissAll()
    advance(by: 30)
    store.update { current, _ in current = HUDStates() }
    for screen in screens { screen.disconnect() }
    return fault ?? (MessageAnchor.anchors.isEmpty ? nil : "an anchor is kept")
  }

  // MARK: Events

  private func event() {
    let view = generator.one(of: views)
    if Bool.random(using: &generator) { turn() }
    switch Int.random(in: 0..<24, using: &generator) {
    case 0, 1, 2: set(view)
    case 3: view.source.clear()
    case 4, 5, 6: for _ in 0..<Int.random(in: 1...3, using: &generator) { update(view) }
    case 7, 8, 9: move(view)
    case 10: if generator.isOne(in: 3) { replaceScene() }
    case 11: becomeAnotherView(view)
    case 12, 13: act(as: nil, otherCode)
    case 14: conditions.scenes[screens[1].windowScene.id]?.toggle()
    case 15: advance(by: Double.random(in: 0...1, using: &generator))
    case 16: settle()
    case 17, 18, 19, 20: pressMessage()
    default: screenTurn()
    }
  }

  private func move(_ view: View) {
    let (scene, newest) = (view.scene, view.identity.newest)
    act(as: view.identity) { movePage(of: view) }
    if view.scene === scene, view.identity.newest != newest { fault = "it began anew" }
  }

  /// The app moves the page of a view, or the view itself.
  private func movePage(of view: View) {
    let (page, host, window) = (view.page, view.host, view.host.window)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1, 2:
      if page.state == .shown { page.cover(with: generator.one(of: AppPage.Cover.allCases)) }
    case 3: if page.state != .gone { page.leave(by: generator.one(of: page.departures)) }
    case 4, 5: page.show()
    case 6:
      if Bool.random(using: &generator) { host.removeFromSuperview() }
      page.view.addSubview(host)
    default:
      let scene = generator.one(of: screens).windowScene
      view.page = AppPage(in: scene, isSheet: Bool.random(using: &generator))
      if generator.isOne(in: 4) {
        host.removeFromSuperview()
      } else {
        view.page.view.addSubview(host)
      }
    }
    if host.window !== window { view.followWindow() }
  }

  /// A scene disconnects, and another one connects.
  private func replaceScene() {
    let index = Int.random(in: 0..<2, using: &generator)
    conditions.scenes[screens[index].windowScene.id] = nil
    screens[index].disconnect()
    screens[index] = Self.connectedScreen()
    conditions.scenes[screens[index].windowScene.id] = true
    for view in views { view.isInDoubt = true }
  }

  /// What the views left for a later turn of the main actor.
  private func turn() {
    for view in views where view.isInDoubt {
      view.isInDoubt = false
      act(as: view.identity) { view.host.leaveSceneIfGone() }
      let isConnected = screens.contains { $0.windowScene === view.scene }
      if !isConnected || view.host.window == nil && !view.isInScene { view.scene = nil }
      if view.scene == nil, !view.isMessage { fault = fault ?? activityFault(view) }
    }
  }

  /// The app sets a binding.
  private func set(_ view: View) {
    let status = generator.one(of: ["a", "b"])
    if view.isMessage {
      view.source.toast = Toast(
        status, generator.one(of: [0.1, 0.5, .infinity]),
        generator.one(of: [nil, nil, .center, .top]), generator.one(of: [.none, .tap, .button]))
    } else {
      var request = HUDRequest(status: status, progress: generator.one(of: [nil, 0.5]))
      request.maskType = generator.one(of: [.automatic, .automatic, .black])
      if generator.isOne(in: 3) { request.onCancel = {} }
      view.source.request = request
    }
  }

  /// Updates a view, and the other view of the same state.
  private func update(_ updated: View) {
    isUpdating = true
    for view in views where view.source === updated.source {
      let identity = view.identity
      note(identity)
      act(as: identity) {
        identity.host.update { _ in
          deliver(to: identity)
          observe()
          view.followWindow()
        }
      }
    }
    isUpdating = false
  }

  /// Notes what an update brings to a view, and whether it was set anew.
  private func note(_ identity: Identity) {
    let (view, source) = (identity.view, identity.view.source)
    let isNewMessage = source.toast != nil && source.toast != view.toast
    if isNewMessage || source.request != nil && !view.isRequested {
      lastGeneration += 1
      identity.generation = lastGeneration
      if let toast = source.toast { identity.got.append((lastGeneration, toast)) }
    }
    if source.toast == nil { identity.got = [] }
    (view.isRequested, view.toast) = (source.request != nil, source.toast)
  }

  private func deliver(to identity: Identity) {
    let (source, request) = (identity.view.source, identity.view.source.request)
    if let anchor = identity.anchor as? ActivityAnchor {
      anchor.update(isPresented: request != nil, request ?? HUDRequest()) {
        [weak self, weak identity] in
        self?.reset(identity)
        return source.request != nil
      }
    } else if let anchor = identity.anchor as? MessageAnchor {
      anchor.update(to: message(for: identity)) { [weak self, weak identity] message in
        guard let self, let identity else { return source.toast?.message() }
        reset(identity, of: message)
        return self.message(for: identity)
      }
    }
  }

  /// The value of a binding, as a view reads it.
  private func message(for identity: Identity) -> StatusHUD.Message? {
    guard let toast = identity.view.source.toast else { return nil }
    lastHandler += 1
    // A view that's gone only reads what other views show.
    if toast == identity.got.last?.toast { identity.handlers[identity.generation] = lastHandler }
    return toast.message { [weak self, lastHandler] in self?.handle(lastHandler) }
  }

  /// The user presses a message that's onscreen, twice, or one that's leaving.
  private func pressMessage() {
    let pressable = states.filter { $0.shown?.action != nil }
    guard !pressable.isEmpty else { return }
    let state = generator.one(of: pressable)
    guard let id = state.shown?.id else { return }
    let action = store.change(at: state.position) { $0.press(id) } ?? nil
    guard let it = running[id]?.last else {
      if action != nil { fault = "a message was pressed after its end" }
      return
    }
    guard let action else { return fault = "it can't be pressed" }
    let (identity, source) = (it.identity, it.identity.view.source)
    let isOwn = it.generation == identity.generation && source.toast == it.toast
    press = (it, isOwn && !source.ignoresResets, 0)
    observe()
    turnID = lastID
    act(as: nil, action)
    if let runs = press?.runs, runs != 1 { fault = fault ?? "\(runs) handlers run" }
    press = nil
    let again = store.change(at: state.position) { $0.press(id) } ?? nil
    if again != nil { fault = "it is pressed twice" }
    guard identity.view.identity === identity, source.toast != nil, identity.anchor.scene != nil
    else { return }
    // SwiftUI doesn't report a binding that was nil only for a moment.
    let isShown = identity.begun.contains(identity.generation)
    if !isShown || identity.view.toast != source.toast { fault = fault ?? "it isn't shown anew" }
  }

  /// The handler of a message, which shows an equal message, another one, or none.
  private func handle(_ handler: Int) {
    observe()
    actor = nil
    press?.runs += 1
    guard let press else { return fault = "it wasn't pressed" }
    let (identity, source) = (press.it.identity, press.it.identity.view.source)
    if handler != identity.handlers[press.it.generation] { fault = "another handler runs" }
    if press.isReset, source.toast != nil { fault = "the binding has what was pressed" }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1, 2: source.toast = press.it.toast
    case 3: set(identity.view)
    case 4: otherCode()
    default: break
    }
  }

  private func becomeAnotherView(_ view: View) {
    update(view)
    let (old, superview) = (view.identity, view.host.superview)
    // A view that begins beneath a cover has no scene yet.
    let wasShown = isShown(view) && view.host.window != nil
    formerIdentities.append(old)
    view.identity = Identity(view, generation: old.generation)
    view.scene = nil
    let dismantlesFirst = Bool.random(using: &generator)
    if dismantlesFirst { act(as: old) { old.host.dismantle() } }
    superview?.addSubview(view.host)
    view.followWindow()
    update(view)
    if !dismantlesFirst { act(as: old) { old.host.dismantle() } }
    old.host.removeFromSuperview()
    guard wasShown else { return }
    screenTurn()
    if state(view)?.phase.staying == nil { fault = "it flickers" }
  }

  /// The state where the screen shows what a view wants.
  private func state(_ view: View) -> HUDStateMachine? {
    states.first { $0.position == view.source.toast?.place }
  }

  /// Whether the screen shows what a view wants, and goes on to.
  private func isShown(_ view: View) -> Bool {
    guard view.source.request != nil || view.source.toast != nil, let scene = view.scene,
      let state = state(view)
    else { return false }
    if case .disappearing = state.phase.presentation?.stage { return false }
    let visible = state.requests.newest(where: conditions.canShow)?.id
    // In a queue, the next message may be that of a scene in the background.
    guard let shown = state.shown, shown.id == visible, shown.scene == scene.id,
      state.requests.messages.count < 2
    else { return false }
    return running[shown.id]?.last?.identity.view === view
  }

  private func otherCode() {
    let work = HUDContent(.activity, status: "other")
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: change { $0.dismiss() }
    case 1: change { $0.dismiss(at: now + 0.3) }
    case 2: change { $0.show(work, at: 0) }
    case 3: change { $0.popActivity() }
    case 4: change { $0.showMessage(HUDContent(.info("other", duration: 0.2)), at: 0) }
    case 5:
      let shown = states.compactMap(\.shown)
      if !shown.isEmpty { StatusHUD.end(message: generator.one(of: shown).id) }
    case 6: StatusHUD.dismissAll()
    case 7: StatusHUD.show(.info("other", duration: 0.2, position: .top))
    default: change { _ = $0.beginActivity(work, at: 0) }
    }
  }

  private func change(_ body: (inout HUDRequests) -> Void) {
    store.change { state, _ in body(&state.requests) }
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
    let messages = store.readAll(\.messages)
    let contents = store.read(\.requests.work).map(\.content) + messages
    for (id, owners) in running where !contents.contains(where: { $0.id == id }) {
      running[id] = nil
      for owner in owners where owner.identity !== actor {
        owner.identity.ended.insert(owner.generation)
      }
    }
    let new = contents.filter { $0.id > lastID }
    lastID = new.map(\.id).max() ?? lastID
    guard let actor else { return }
    for content in new.reversed() { begin(content, actor) }
    // A message that equals the one before it in the queue is none of its own.
    if let scene = actor.anchor.scene, let toast = actor.view.toast, !messages.isEmpty,
      actor.view.identity === actor, !actor.begun.contains(actor.generation)
    {
      var expected = HUDContent(toast.message())
      expected.scene = scene.id
      isBlind = true
      guard let equal = messages.last(where: { $0.looksLike(expected) }) else {
        return fault = "it isn't shown"
      }
      begin(equal, actor)
    }
  }

  private func begin(_ content: HUDContent, _ identity: Identity) {
    let toast = Toast(content.passed?.message)
    let own = identity.got.last { $0.toast == toast && !identity.begun.contains($0.generation) }
    let (view, generation) = (identity.view, own?.generation ?? identity.generation)
    if identity.ended.contains(generation) { fault = "shown again after its end" }
    let isNew = identity.begun.insert(generation).inserted || !content.isMessage
    if !isNew { fault = "a message was shown twice" }
    if content.scene != view.scene?.id { fault = "in another scene" }
    let places = states.filter { $0.requests.content(content.id) != nil }.map(\.position)
    if places != [toast?.place] { fault = "at another position" }
    identity.newest = max(identity.newest ?? 0, content.id)
    running[content.id, default: []].append((identity, generation, own?.toast ?? view.toast))
  }

  /// The view may write to the binding, and then show what the binding has.
  private func reset(_ identity: Identity?, of message: StatusHUD.Message? = nil) {
    guard let identity else { return }
    observe()
    actor = identity
    if isUpdating { fault = "written during an update" }
    let (view, source) = (identity.view, identity.view.source)
    let toast = Toast(message)
    // A view that was pressed only reads the binding after the handler.
    if !view.isMessage || toast != nil && source.toast == toast {
      let isOver = identity.ended.contains(identity.generation)
      if !isOver, !isBlind { fault = "reset although it was set anew" }
      // What is pressed ends alone.
      let isPressed = press?.it.identity === identity
      if let toast, isWanted(toast), !isBlind, !isPressed { fault = "reset although it is shown" }
      if !source.ignoresResets { source.clear() }
    }
    // As an update with what the binding has now.
    if identity === view.identity { note(identity) }
  }

  /// Whether a message that a view still wants has run since before the ends that the screen tells.
  private func isWanted(_ toast: Toast) -> Bool {
    running.filter { $0.key <= turnID }.contains { id, begun in
      begun.contains { identity, generation, begun in
        begun == toast && identity.newest == id && identity.got.last?.generation == generation
      }
    }
  }

  // MARK: The screen

  private func screenTurn() {
    let time = now + 5e-10
    let places = states.map { ($0.position, conditions) }
    let effects = store.update { states, _ in
      states.step(now: time, wall: 0, in: places, isQuiet: false)
    }
    observe()
    for (position, effect) in effects {
      switch effect {
      case .fade(_, let token, let duration):
        fades[position] = duration > 0 ? (token, now + duration) : nil
      case .remove: fades[position] = nil
      default: break
      }
    }
    turnID = lastID
    for case (_, .complete(let completion)) in effects { act(as: nil, completion) }
  }

  private func advance(by seconds: Double) {
    turn()
    let end = now + seconds
    while let next = (fades.values.map(\.end) + states.compactMap(\.nextDeadline)).min(),
      next <= end
    {
      now = max(now, next)
      for (position, fade) in fades where fade.end <= now {
        fades[position] = nil
        store.update { states, _ in states.change(at: position) { _ = $0.fadeEnded(fade.token) } }
      }
      screenTurn()
    }
    now = end
  }

  /// SwiftUI and the screen do what is due; then what is shown has to be what the bindings say.
  private func settle() {
    for _ in 0..<4 {
      for view in views { update(view) }
      turn()
      screenTurn()
    }
    for view in views where fault == nil {
      fault = view.isMessage ? messageFault(view) : activityFault(view)
    }
  }

  private func messageFault(_ view: View) -> String? {
    let identity = view.identity
    let isEndless = running.values.contains {
      $0.contains {
        $0.identity === identity && $0.generation != identity.generation
          && $0.toast?.duration == .infinity
      }
    }
    if isEndless, !isBlind { return "a message stays that the binding doesn't have" }
    guard let toast = view.source.toast else {
      let isStill = identity.newest.map { running[$0] != nil } ?? false
      return isStill && !isBlind ? "it isn't taken away" : nil
    }
    let isDue = view.scene != nil || identity.begun.contains(identity.generation)
    let isLeaving = state(view).map { $0.requests.isEmpty && $0.phase != .hidden } ?? false
    let isRunning = running.values.contains { $0.contains { $0.toast == toast } }
    return isDue && !identity.isOver && !isLeaving && !isRunning
      ? "a binding has what has left" : nil
  }

  private func activityFault(_ view: View) -> String? {
    let ids = running.filter { $0.value.contains { $0.identity.view === view } }.keys
    let contents = store.read(\.requests.work).map(\.content).filter { ids.contains($0.id) }
    let request = view.identity.isOver || view.scene == nil ? nil : view.source.request
    guard contents.count == (request == nil ? 0 : 1) else { return "\(contents.count) activities" }
    guard let request, let content = contents.first else { return nil }
    let isRight =
      content.scene == view.scene?.id && content.status == request.status
      && content.progress == request.progress && content.maskType == request.maskType
      && (content.cancel == nil) == (request.onCancel == nil)
    return isRight ? nil : "another activity"
  }
}

/// A view with an anchor of either kind.
@MainActor private protocol AnchorHost: UIView {
  associatedtype Anchor: HUDAnchor
  var anchor: Anchor { get }
  func update(_ update: (Anchor) -> Void)
  func leaveSceneIfGone()
  func dismantle()
}

extension HUDAnchorView: AnchorHost {}
