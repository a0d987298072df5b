// SPDX-License-Identifier: MIT

import Foundation

@testable import StatusHUD

/// Random events, after each of which the rules hold, and the HUD is as it would be without the messages
/// beside it.
struct RandomSequence {
  @MainActor private final class Log {
    var tickets: [Int] = []
    /// The numbers of the actions that ran: those of Cancel buttons, and those of messages.
    var cancelled: [Int] = []
    var performed: [Int] = []
  }

  private var generator: SeededGenerator
  private var pair: RigPair
  private var rules = PositionRules()
  private var progress = Progress(totalUnitCount: 10)
  private let log = Log()
  private var ticketCount = 0
  private var actionCount = 0
  private var actions: [StatusHUD.CancelAction] = []
  private var pressed: [HUDContent.ID] = []
  /// The actions of messages, the closures that presses returned, and the actions that these must run.
  private var messageActions: [StatusHUD.Message.Action] = []
  private var taken: [StatusHUD.CancelAction] = []
  private var due: [StatusHUD.Message.Action] = []
  private var pressedMessages: [HUDContent.ID] = []
  private let image = UIImage()
  private var breach: String?
  /// For each ticket of a message's closure, the message.
  private var messages: [Int: HUDContent.ID] = [:]
  /// For each closure that the state returned, the messages that were waiting or visible then.
  private var running: [Set<HUDContent.ID>] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    pair = RigPair(
      StateRig(
        grace: [0, 0, 0.15].randomElement(using: &generator) ?? 0,
        minimumVisible: [0, 0, 0.4].randomElement(using: &generator) ?? 0,
        fadeIn: [0, 0.2].randomElement(using: &generator) ?? 0,
        fadeOut: [0, 0.2].randomElement(using: &generator) ?? 0))
  }

  private var rig: StateRig { pair.rig }

  /// Returns the first rule that is broken.
  mutating func run(steps: Int) async -> String? {
    for step in 0..<steps {
      if let breach = event() ?? breach ?? rules.breaches(of: rig).first ?? pair.difference() {
        return "step \(step): \(breach)"
      }
      noteCompletions()
    }
    pair.change {
      ($0.canAppear, $0.isInForeground, $0.isVoiceOverRunning) = (true, true, false)
      ($0.hasAlert, $0.isActive, $0.isSwitchControlRunning) = (false, true, false)
    }
    for page in rig.pages { dismissPage(page.number) }
    pair.turn()
    // A queue contains up to 17 messages, which stay for five seconds if they have an action.
    pair.advance(by: 120)
    pair.turn()
    if let breach = rules.breaches(of: rig).first ?? pair.difference() ?? unsettled() {
      return "settled: \(breach)"
    }
    noteCompletions()
    return await closuresBreach()
  }

  private func closuresBreach() async -> String? {
    let completions = rig.completions
    guard !completions.isEmpty || !actions.isEmpty || !taken.isEmpty else { return nil }
    let (early, tickets, cancelled, performed) = await MainActor.run {
      [log, messages, running, actions, taken] in
      var early: [Int] = []
      for (completion, running) in zip(completions, running) {
        let count = log.tickets.count
        completion()
        guard log.tickets.count > count, let ticket = log.tickets.last else { continue }
        if let message = messages[ticket], running.contains(message) { early.append(ticket) }
      }
      for action in actions { action() }
      for action in taken { action() }
      return (early, log.tickets, log.cancelled, log.performed)
    }
    guard early.isEmpty else { return "message: \(early) ran before their messages ended" }
    guard Set(cancelled).count == actions.count, cancelled.count == actions.count else {
      return "cancel: \(cancelled) ran for \(actions.count) presses"
    }
    let expected = due.map { messageActions.firstIndex(of: $0) }
    guard performed == expected else { return "action: \(performed) in place of \(expected)" }
    let isOnce = tickets.sorted() == (1..<ticketCount + 1).filter(isOver)
    return isOnce ? nil : "4: closures ran: \(tickets) of \(ticketCount)"
  }

  private mutating func noteCompletions() {
    let new = rig.completions.count - running.count
    if new > 0 { running += repeatElement(rules.running, count: new) }
  }

  /// Whether the closure with this ticket must have run at the end.
  private func isOver(_ ticket: Int) -> Bool {
    messages[ticket].map { !rules.running.contains($0) } ?? true
  }

  // MARK: Events

  /// Performs one random event. Returns the rule that it broke.
  private mutating func event() -> String? {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...4:
      actionCount += 1
      call(
        .random(
          now: rig.now, lastID: rig.lastID, progress: progress, image: image,
          action: action(),
          onCancel: { [log, actionCount] in log.cancelled.append(actionCount) },
          configuration: rig.states.configuration, using: &generator))
    case 5:
      ticketCount += 1
      let isLater = Bool.random(using: &generator)
      call(
        .dismiss(at: isLater ? rig.now + 0.2 : nil) { [log, ticketCount] in
          log.tickets.append(ticketCount)
        })
    case 6:
      // A HUD in a view has no messages beside it.
      if rig.states.positions.count == 1, Bool.random(using: &generator) {
        pair.change { $0.isQuiet = true }
        pair.turn()
        pair.change { $0.isQuiet = false }
        showMessage()
      }
      pair.turn()
    case 7:
      let isLong = Int.random(in: 0..<20, using: &generator) == 0
      pair.advance(by: isLong ? 11 : Double.random(in: 0...0.3, using: &generator))
    case 8: changeProgress()
    case 9: configure()
    case 10: return press()
    case 11: showMessage()
    case 12: if Bool.random(using: &generator) { dismissMessage() } else { return tap() }
    case 13: pair.change { $0.canFade.toggle() }
    case 14:
      let number = Int.random(in: 0..<5, using: &generator)
      pair.change {
        switch number {
        case 0: $0.isInForeground.toggle()
        case 1: $0.isVoiceOverRunning.toggle()
        case 2: $0.isSwitchControlRunning.toggle()
        case 3: $0.isActive.toggle()
        default: $0.hasAlert.toggle()
        }
      }
      pair.turn()
    case 15: readAloud()
    case 16, 17: changePages()
    case 18: return pressMessage()
    default: return endStaleFade()
    }
    return nil
  }

  private mutating func configure() {
    var configuration = rig.states.configuration
    configuration.maskType =
      StatusHUD.MaskType.allCases.randomElement(using: &generator) ?? .automatic
    configuration.messagePolicy =
      StatusHUD.MessagePolicy.allCases.randomElement(using: &generator) ?? .replace
    configuration.graceTime = [0, 0, 0.15].randomElement(using: &generator) ?? 0
    configuration.minimumDisplayDuration = [0, 0, 1].randomElement(using: &generator) ?? 0
    configuration.maximumDisplayDuration = [9, 0.3].randomElement(using: &generator) ?? 9
    configuration.position = .random(using: &generator) ?? configuration.position
    pair.change { $0.states.configuration = configuration }
    pair.turn()
  }

  /// VoiceOver read the text or was cut off, or nothing will report the end.
  private mutating func readAloud() {
    guard let screen = rig.screens.randomElement(using: &generator) else { return }
    if screen.isSpeaking, let text = screen.spoken, Bool.random(using: &generator) {
      let isWhole = Bool.random(using: &generator)
      pair.change { $0.finishAnnouncement(of: text, successfully: isWhole) }
    } else if screen.speech != nil {
      pair.estimateSpeech(at: screen.position)
    }
  }

  private mutating func changePages() {
    if let page = rig.pages.randomElement(using: &generator), Bool.random(using: &generator) {
      dismissPage(page.number)
    } else {
      pair.change { $0.present() }
      if let page = rig.pages.last { rules.notePage(page.number) }
    }
    if Bool.random(using: &generator) {
      pair.turn(readsApp: Bool.random(using: &generator))
    }
  }

  private mutating func dismissPage(_ number: Int) {
    pair.change { $0.dismissPage(number) }
    rules.noteDismissal(of: number)
  }

  /// Ends a fade that isn't the newest one, maybe at another position, or that of a state that is gone.
  private mutating func endStaleFade() -> String? {
    guard Bool.random(using: &generator),
      let (token, position) = rig.tokens.randomElement(using: &generator)
    else {
      pair.change { $0.canAppear.toggle() }
      return nil
    }
    pair.turn()
    guard !rig.screens.contains(where: { $0.fade?.token == token }) else { return nil }
    let others = rig.states.positions
    let place = Bool.random(using: &generator) ? position : others.randomElement(using: &generator)
    let (phases, count) = (rig.states.all.map(\.phase), rig.screens.map(\.events.count))
    pair.endFade(token, at: place ?? nil)
    let isIgnored =
      rig.states.all.map(\.phase) == phases && rig.screens.map(\.events.count) == count
    return isIgnored ? nil : "3: a stale fade acted"
  }

  private mutating func changeProgress() {
    if progress.isFinished || progress.isCancelled { progress = Progress(totalUnitCount: 10) }
    progress.completedUnitCount += Int64.random(in: 0...5, using: &generator)
    if Int.random(in: 0..<8, using: &generator) == 0 { progress.cancel() }
    pair.change { $0.sample() }
    rules.noteReading()
  }

  // MARK: Calls

  @discardableResult private mutating func call(_ call: Call) -> HUDContent.ID {
    let newest = rig.state.requests.work.last { $0.isRunning }?.content.id
    let former = rig.state.content?.id
    let configuration = rig.states.configuration
    let id = pair.call(call)
    if case .setStatus(let status) = call, let newest {
      let content = rig.state.requests.work.contents.first { $0.id == newest }
      let isChanged = content?.status == (status == "" ? nil : status)
      if !isChanged { breach = "text: the newest work has “\(content?.status ?? "")”" }
    }
    rules.note(
      call, id: id, hudAt: configuration.position, after: former, configuration.messagePolicy)
    return id
  }

  /// The action of a message, which can be one value copied.
  private mutating func action() -> StatusHUD.Message.Action {
    if let action = messageActions.randomElement(using: &generator),
      Bool.random(using: &generator)
    {
      return action
    }
    let number = messageActions.count
    let title = [nil, "Undo"].randomElement(using: &generator) ?? nil
    messageActions.append(.init(title) { [log] in log.performed.append(number) })
    return messageActions[number]
  }

  private mutating func showMessage() {
    ticketCount += 1
    let texts = ["a", "b", "c"]
    let isTappable = Int.random(in: 0..<3, using: &generator) == 0
    let message = StatusHUD.Message.success(
      texts.randomElement(using: &generator),
      duration: [nil, 0.1, .infinity].randomElement(using: &generator) ?? nil,
      position: .random(using: &generator), action: isTappable ? action() : nil)
    let isPlain = Int.random(in: 0..<3, using: &generator) > 0
    let content =
      isPlain
      ? HUDContent(message)
      : HUDContent(
        message, rig.states.configuration.own(of: message) { $0.change(using: &generator) })
    messages[ticketCount] = call(
      .showMessage(content) { [log, ticketCount] in log.tickets.append(ticketCount) })
  }

  /// Dismisses a message that waits or is shown.
  private mutating func dismissMessage() {
    guard let message = rules.values.randomElement(using: &generator) else { return }
    let work = rig.state.requests.work.contents
    call(.dismissMessage(message))
    if rig.state.requests.work.contents != work { breach = "dismiss: it ended work" }
  }

  /// Taps the message on a screen. Returns what happened to the work behind it.
  private mutating func tap() -> String? {
    guard let position = rig.states.positions.randomElement(using: &generator),
      let shown = rig.state(at: position).shown, shown.isMessage
    else { return nil }
    let work = rig.state.requests.work.contents
    call(.endMessage(shown.id))
    guard rig.state.requests.work.contents == work else { return "tap: it ended work" }
    let isShown = rig.state(at: position).content?.id == shown.id
    return isShown ? "tap: the message is still shown" : nil
  }

  /// Presses the button of a message onscreen, of one that waits, or of one that was pressed before, maybe
  /// where it isn't. Returns what is wrong.
  private mutating func pressMessage() -> String? {
    let positions = rig.states.positions
    var position = positions.randomElement(using: &generator) ?? nil
    let state = rig.state(at: position)
    var id = state.shown.flatMap { $0.isMessage ? $0.id : nil }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: id = state.requests.messages.randomElement(using: &generator)?.content.id
    case 1: id = pressedMessages.randomElement(using: &generator)
    case 2: position = positions.randomElement(using: &generator) ?? nil
    default: break
    }
    guard let id else { return nil }
    let work = rig.state.requests.work.contents
    let expected = rules.notePress(of: id, at: position)
    let action = pair.press(id, at: position)
    guard (action != nil) == (expected != nil) else { return "action: \(id) ran: \(action != nil)" }
    guard rig.state.requests.work.contents == work else { return "action: it ended work" }
    if let action, let expected {
      taken.append(action)
      due.append(expected)
      pressedMessages.append(id)
      let again = pair.press(id, at: position)
      if again != nil { return "action: \(id) ran twice" }
    }
    return nil
  }

  /// Presses the Cancel button on screen, that of other work, or one that was pressed before.
  /// Returns what is wrong.
  private mutating func press() -> String? {
    let work = rig.state.requests.work.contents
    let isAny = Bool.random(using: &generator)
    let content = isAny ? work.randomElement(using: &generator) : rig.state.content
    if let id = pressed.randomElement(using: &generator), pair.press(id) != nil {
      return "cancel: \(id) ran twice"
    }
    guard let content, let cancel = content.cancel else { return nil }
    let isFirst = !pressed.contains(cancel.id) && !rules.hud.ignoresPress(in: content)
    let action = pair.press(cancel.id)
    guard (action != nil) == isFirst else { return "cancel: \(cancel.id) ran: \(!isFirst)" }
    if let action {
      actions.append(action)
      pressed.append(cancel.id)
    }
    rules.notePress(in: content)
    let isPressed = rig.state.requests.newest { $0.id == content.id }?.cancel?.isPressed
    return isPressed == true ? nil : "cancel: it is still enabled"
  }

  // MARK: The end

  /// Returns the rule that is broken after everything that was due.
  private func unsettled() -> String? {
    let count = (1..<ticketCount + 1).count(where: isOver)
    guard rig.completions.count == count else {
      return "4: \(rig.completions.count) closures of \(ticketCount)"
    }
    return rig.screens.lazy.compactMap(unsettled).first
  }

  private func unsettled(_ screen: RigScreen) -> String? {
    let state = rig.state(at: screen.position)
    guard let content = state.content else {
      let isGone = state.phase == .hidden && !screen.isOverlayUp
      let isTold = [nil, .didDisappear].contains(screen.events.last)
      return isGone && isTold ? nil : "2: hidden, but \(state.phase)"
    }
    guard state.stage == .visible, state.shown == content, screen.events.last == .didAppear
    else { return "2: shown, but \(state.phase)" }
    let spoken = screen.spoken?.split(separator: "\n").first.map(String.init)
    return spoken == content.subject ? nil : "9: “\(content.status ?? "")” was not said"
  }
}
