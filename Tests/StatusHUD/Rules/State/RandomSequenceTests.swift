// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Random calls, turns, fades, and pauses, which must not break the ten rules of the article
/// “Architecture”. A failure contains its seed.
///
/// In the environment, `RANDOM_SEQUENCES` sets how many sequences run.
@Suite struct RandomSequenceTests {
  static let shards: UInt64 = 16
  static let sequences =
    ProcessInfo.processInfo.environment["RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 16_000
  static let steps = 60

  @Test(arguments: 0..<shards)
  func theTenRulesHold(shard: UInt64) async {
    for seed in stride(from: shard, to: Self.sequences, by: UInt64.Stride(Self.shards)) {
      var sequence = Sequence(seed: seed)
      if let breach = await sequence.run() {
        Issue.record("seed \(seed): \(breach)")
        return
      }
    }
  }

  @MainActor private final class Log {
    var tickets: [Int] = []
    /// The numbers of the cancel actions that ran.
    var cancelled: [Int] = []
  }

  private struct Sequence {
    private var generator: SeededGenerator
    private var rig: StateRig
    private var rules = RuleBook()
    private var progress = Progress(totalUnitCount: 10)
    private let log = Log()
    private var ticketCount = 0
    private var actionCount = 0
    private var actions: [StatusHUD.CancelAction] = []
    private var pressed: [HUDContent.ID] = []
    private let image = UIImage()
    private var breach: String?
    /// For each ticket of a message's closure, the message.
    private var messages: [Int: HUDContent.ID] = [:]
    /// For each closure that the state returned, the messages that were waiting or visible then.
    private var running: [Set<HUDContent.ID>] = []

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      rig = StateRig(
        grace: [0, 0, 0.15].randomElement(using: &generator) ?? 0,
        minimumVisible: [0, 0, 0.4].randomElement(using: &generator) ?? 0,
        fadeIn: [0, 0.2].randomElement(using: &generator) ?? 0,
        fadeOut: [0, 0.2].randomElement(using: &generator) ?? 0)
    }

    /// Returns the first rule that is broken.
    mutating func run() async -> String? {
      for step in 0..<RandomSequenceTests.steps {
        if let breach = event() ?? breach ?? rules.breaches(of: rig).first {
          return "step \(step): \(breach)"
        }
        noteCompletions()
      }
      (rig.canAppear, rig.isInForeground, rig.isVoiceOverRunning) = (true, true, false)
      (rig.hasAlert, rig.isActive) = (false, true)
      for page in rig.pages { dismissPage(page.number) }
      rig.turn()
      // The queue contains up to 17 messages, which stay for a second at most.
      rig.advance(by: 60)
      rig.turn()
      if let breach = rules.breaches(of: rig).first ?? unsettled() { return "settled: \(breach)" }
      noteCompletions()
      let completions = rig.completions
      guard !completions.isEmpty || !actions.isEmpty else { return nil }
      let (early, tickets, cancelled) = await MainActor.run { [log, messages, running, actions] in
        var early: [Int] = []
        for (completion, running) in zip(completions, running) {
          let count = log.tickets.count
          completion()
          guard log.tickets.count > count, let ticket = log.tickets.last else { continue }
          if let message = messages[ticket], running.contains(message) { early.append(ticket) }
        }
        for action in actions { action() }
        return (early, log.tickets, log.cancelled)
      }
      guard early.isEmpty else { return "message: \(early) ran before their messages ended" }
      guard Set(cancelled).count == actions.count, cancelled.count == actions.count else {
        return "cancel: \(cancelled) ran for \(actions.count) presses"
      }
      let isOnce = tickets.sorted() == (1..<ticketCount + 1).filter(isOver)
      return isOnce ? nil : "4: closures ran: \(tickets) of \(ticketCount)"
    }

    private mutating func noteCompletions() {
      let new = rig.completions.count - running.count
      running += repeatElement(rules.messages.running, count: new)
    }

    /// Whether the closure with this ticket must have run at the end.
    private func isOver(_ ticket: Int) -> Bool {
      messages[ticket].map { !rules.messages.running.contains($0) } ?? true
    }

    /// Performs one random event. Returns the rule that it broke.
    private mutating func event() -> String? {
      switch Int.random(in: 0..<19, using: &generator) {
      case 0...4:
        actionCount += 1
        call(
          .random(
            now: rig.now, lastID: rig.lastID, progress: progress, image: image,
            onCancel: { [log, actionCount] in log.cancelled.append(actionCount) },
            configuration: rig.state.configuration, using: &generator))
      case 5:
        ticketCount += 1
        let isLater = Bool.random(using: &generator)
        call(
          .dismiss(at: isLater ? rig.now + 0.2 : nil) { [log, ticketCount] in
            log.tickets.append(ticketCount)
          })
      case 6:
        if Bool.random(using: &generator) {
          rig.isQuiet = true
          rig.turn()
          rig.isQuiet = false
          showMessage()
        }
        rig.turn()
      case 7:
        let isLong = Int.random(in: 0..<20, using: &generator) == 0
        rig.advance(by: isLong ? 11 : Double.random(in: 0...0.3, using: &generator))
      case 8: changeProgress()
      case 9:
        rig.state.configuration.maskType =
          StatusHUD.MaskType.allCases.randomElement(using: &generator) ?? .automatic
        rig.state.configuration.messagePolicy =
          StatusHUD.MessagePolicy.allCases.randomElement(using: &generator) ?? .replace
        rig.state.configuration.graceTime = [0, 0, 0.15].randomElement(using: &generator) ?? 0
        rig.state.configuration.minimumDisplayDuration =
          [0, 0, 1].randomElement(using: &generator) ?? 0
        rig.state.configuration.maximumDisplayDuration =
          [9, 0.3].randomElement(using: &generator) ?? 9
        rig.turn()
      case 10: return press()
      case 11: showMessage()
      case 12: if Bool.random(using: &generator) { dismissMessage() } else { return tap() }
      case 13: rig.canFade.toggle()
      case 14:
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: rig.isInForeground.toggle()
        case 1: rig.isVoiceOverRunning.toggle()
        case 2: rig.isActive.toggle()
        default: rig.hasAlert.toggle()
        }
        rig.turn()
      case 15:
        // VoiceOver read the text or was cut off, or nothing will report the end.
        if rig.isSpeaking, Bool.random(using: &generator) {
          rig.finishAnnouncement(successfully: Bool.random(using: &generator))
        } else if rig.speech != nil {
          rig.estimateSpeech()
        }
      case 16, 17:
        if let page = rig.pages.randomElement(using: &generator), Bool.random(using: &generator) {
          dismissPage(page.number)
        } else {
          rules.notePage(rig.present())
        }
        if Bool.random(using: &generator) {
          rig.readsApp = Bool.random(using: &generator)
          rig.turn()
          rig.readsApp = true
        }
      default:
        guard Bool.random(using: &generator),
          let token = rig.tokens.randomElement(using: &generator), token != rig.fade?.token
        else {
          rig.canAppear.toggle()
          return nil
        }
        rig.turn()
        let (phase, count) = (rig.state.phase, rig.events.count)
        guard token != rig.fade?.token else { return nil }
        rig.endFade(token)
        let isIgnored = rig.state.phase == phase && rig.events.count == count
        return isIgnored ? nil : "3: a stale fade acted"
      }
      return nil
    }

    private mutating func dismissPage(_ number: Int) {
      rig.dismissPage(number)
      rules.noteDismissal(of: number)
    }

    @discardableResult private mutating func call(_ call: Call) -> HUDContent.ID {
      let newest = rig.state.requests.work.last { $0.isRunning }?.content.id
      let former = rig.state.content?.id
      let id = rig.call(call)
      if case .setStatus(let status) = call, let newest {
        let content = rig.state.requests.work.contents.first { $0.id == newest }
        let isChanged = content?.status == (status == "" ? nil : status)
        if !isChanged { breach = "text: the newest work has “\(content?.status ?? "")”" }
      }
      rules.note(call, id: id, after: former, rig.state.configuration.messagePolicy)
      return id
    }

    private mutating func showMessage() {
      ticketCount += 1
      let texts = ["a", "b", "c"]
      let message = StatusHUD.Message.success(
        texts.randomElement(using: &generator),
        duration: [nil, 0.1, .infinity].randomElement(using: &generator) ?? nil)
      let isPlain = Int.random(in: 0..<3, using: &generator) > 0
      let content =
        isPlain
        ? HUDContent(message)
        : HUDContent(
          message, rig.state.configuration.own(of: message) { $0.change(using: &generator) })
      messages[ticketCount] = call(
        .showMessage(content) { [log, ticketCount] in log.tickets.append(ticketCount) })
    }

    /// Dismisses a message that waits or is shown.
    private mutating func dismissMessage() {
      guard let message = rules.messages.values.randomElement(using: &generator) else { return }
      let work = rig.state.requests.work.contents
      call(.dismissMessage(message))
      if rig.state.requests.work.contents != work { breach = "dismiss: it ended work" }
    }

    /// Taps the message on screen. Returns what happened to the work behind it.
    private mutating func tap() -> String? {
      guard let shown = rig.state.shown, shown.isMessage else { return nil }
      let work = rig.state.requests.work.contents
      call(.endMessage(shown.id))
      guard rig.state.requests.work.contents == work else { return "tap: it ended work" }
      return rig.state.content?.id == shown.id ? "tap: the message is still shown" : nil
    }

    /// Presses the Cancel button on screen, that of other work, or one that was pressed before.
    /// Returns what is wrong.
    private mutating func press() -> String? {
      let work = rig.state.requests.work.contents
      let isAny = Bool.random(using: &generator)
      let content = isAny ? work.randomElement(using: &generator) : rig.state.content
      if let id = pressed.randomElement(using: &generator), rig.state.requests.press(id) != nil {
        return "cancel: \(id) ran twice"
      }
      guard let content, let cancel = content.cancel else { return nil }
      let isFirst = !pressed.contains(cancel.id) && !rules.ignoresPress(in: content)
      let action = rig.state.requests.press(cancel.id)
      guard (action != nil) == isFirst else { return "cancel: \(cancel.id) ran: \(!isFirst)" }
      if let action {
        actions.append(action)
        pressed.append(cancel.id)
      }
      rules.notePress(in: content)
      let isPressed = rig.state.requests.newest { $0.id == content.id }?.cancel?.isPressed
      return isPressed == true ? nil : "cancel: it is still enabled"
    }

    private mutating func changeProgress() {
      if progress.isFinished || progress.isCancelled { progress = Progress(totalUnitCount: 10) }
      progress.completedUnitCount += Int64.random(in: 0...5, using: &generator)
      if Int.random(in: 0..<8, using: &generator) == 0 { progress.cancel() }
      rig.sample()
      rules.noteReading()
    }

    /// Returns the rule that is broken after everything that was due.
    private func unsettled() -> String? {
      let count = (1..<ticketCount + 1).count(where: isOver)
      guard rig.completions.count == count else {
        return "4: \(rig.completions.count) closures of \(ticketCount)"
      }
      guard let content = rig.state.content else {
        let isGone = rig.state.phase == .hidden && !rig.isOverlayUp
        let isTold = [nil, .didDisappear].contains(rig.events.last)
        return isGone && isTold ? nil : "2: hidden, but \(rig.state.phase)"
      }
      guard rig.state.stage == .visible, rig.state.shown == content,
        rig.events.last == .didAppear
      else { return "2: shown, but \(rig.state.phase)" }
      let spoken = rig.spoken?.split(separator: "\n").first.map(String.init)
      return spoken == content.subject
        ? nil : "9: “\(content.status ?? "")” was not said"
    }
  }
}
