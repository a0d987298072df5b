// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The rules for the HUD and the messages beside it, as the public interface documents them. Each position
/// has a book of its own.
struct PositionRules {
  private(set) var hud = RuleBook()
  private var pages = PageModel()
  private struct Place {
    let position: HUDPosition
    var book = RuleBook()
    /// Whether there were no messages and nothing onscreen after the newest turn.
    var isIdle = false
  }

  /// The positions that had messages, in the order in which they got some since they had none.
  private var beside: [Place] = []
  private var checkedFades = 0

  private var books: [RuleBook] { [hud] + beside.map(\.book) }

  /// The messages that wait or are shown. A message that joined an equal one has its ID.
  var running: Set<HUDContent.ID> {
    beside.reduce(hud.messages.running) { $0.union($1.book.messages.running) }
  }

  /// The messages as the app passed them. Those in the HUD come first.
  var values: [StatusHUD.Message] { books.flatMap(\.messages.values) }

  /// Returns `true` if a call doesn't concern the HUD, which is at `position`: that of a message with another
  /// position.
  static func isBeside(_ call: Call, hudAt position: HUDPosition) -> Bool {
    guard case .showMessage(let content, _) = call else { return false }
    return content.passed?.message.position.map { $0 != position } == true
  }

  /// - Parameters:
  ///   - position: The position of the HUD.
  ///   - former: What was to be seen in the HUD before the call.
  mutating func note(
    _ call: Call, id: HUDContent.ID, hudAt position: HUDPosition, after former: HUDContent.ID?,
    _ policy: StatusHUD.MessagePolicy
  ) {
    pages.note(call, id: id, isLaterProgress: hud.hasProgress)
    if case .showMessage(let content, _) = call, Self.isBeside(call, hudAt: position),
      let own = content.passed?.message.position
    {
      var place = Place(position: own)
      if let index = beside.firstIndex(where: { $0.position == own }) {
        if !beside[index].book.messages.running.isEmpty {
          return beside[index].book.note(call, id: id, after: nil, policy)
        }
        place = beside.remove(at: index)
        place.isIdle = false
      }
      place.book.note(call, id: id, after: nil, policy)
      return beside.append(place)
    }
    switch call {
    case .endMessage, .dismissMessage, .dismissAll:
      for index in beside.indices { beside[index].book.note(call, id: id, after: nil, policy) }
    default: break
    }
    hud.note(call, id: id, after: former, policy)
  }

  mutating func notePress(in content: HUDContent) { hud.notePress(in: content) }

  /// Notes a press of the button of the message with this ID, and returns the action that it must run: one
  /// press is one, even if it's that of a message that waits, and none if the message is at another position.
  mutating func notePress(of id: HUDContent.ID, at position: HUDPosition?) -> StatusHUD.Message
    .Action?
  {
    guard let position else { return hud.notePress(of: id) }
    guard let index = beside.firstIndex(where: { $0.position == position }) else { return nil }
    return beside[index].book.notePress(of: id)
  }

  mutating func noteReading() { hud.noteReading() }

  mutating func notePage(_ number: Int) { pages.notePage(number) }

  mutating func noteDismissal(of number: Int) { pages.noteDismissal(of: number) }

  /// The rules that are broken now.
  mutating func breaches(of rig: StateRig) -> [String] {
    pages.noteReadings(of: rig)
    var breaches = hud.breaches(of: rig, rig.state, rig.screens[0], pages)
    for index in beside.indices {
      let position = beside[index].position
      guard let screen = rig.screen(at: position) else { continue }
      breaches += beside[index].book.breaches(of: rig, rig.state(at: position), screen, pages)
        .map { "\(position): \($0)" }
      let isUp = screen.isOverlayUp || !beside[index].book.isEmpty
      if rig.isCurrent { beside[index].isIdle = !isUp }
    }
    return breaches + [lifetimeBreach(of: rig), numberBreach(of: rig)].compactMap { $0 }
  }

  /// A position has a state while it has messages or something to be seen.
  private func lifetimeBreach(of rig: StateRig) -> String? {
    let positions = rig.states.positions.compactMap { $0 }
    let needed = beside.filter { !$0.isIdle }.map(\.position)
    guard positions == needed else { return "states: \(positions) in place of \(needed)" }
    let messages = rig.states.messages.map(\.passed?.message)
    return messages == values ? nil : "states: \(messages.count) messages"
  }

  /// No ID is that of two contents, and no number that of two fades.
  private mutating func numberBreach(of rig: StateRig) -> String? {
    if rig.screens.count > 1 {
      let states = rig.states.all
      let contents = states.flatMap { $0.requests.messages.contents + $0.requests.work.contents }
      guard Set(contents.map(\.id)).count == contents.count else { return "numbers: an ID of two" }
      let last = contents.map { max($0.id, $0.request, $0.cancel?.id ?? 0) }.max() ?? 0
      guard last <= rig.state.requests.lastID else { return "numbers: \(last) can come again" }
    }
    for index in rig.tokens.indices.dropFirst(max(1, checkedFades)) {
      let (former, newer) = (rig.tokens[index - 1], rig.tokens[index])
      // In one step, a HUD can appear and step aside.
      let isSame = former.token == newer.token && former.position == newer.position
      guard former.token < newer.token || isSame else { return "numbers: a fade of two positions" }
    }
    checkedFades = rig.tokens.count
    return nil
  }
}
