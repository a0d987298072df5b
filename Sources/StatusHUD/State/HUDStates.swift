// SPDX-License-Identifier: MIT

/// The state of a HUD and of the messages beside it.
///
/// The messages at each position beside the HUD have a state of their own, which follows the same rules. It
/// exists while there are such messages.
struct HUDStates: Sendable {
  var hud = HUDStateMachine()
  /// The states of the positions that have messages, in the order in which their messages began. A state
  /// stays while its last message fades out.
  private(set) var beside: [HUDStateMachine] = []

  /// The configuration of the HUD. A change shows the content again.
  var configuration: StatusHUD.Configuration {
    get { hud.configuration }
    set { changeAll { ($0.configuration, $0.needsRender) = (newValue, true) } }
  }

  /// The state of the HUD, and then those beside it.
  var all: [HUDStateMachine] { [hud] + beside }

  /// The messages that are onscreen or waiting. Those in the HUD come first.
  var messages: [HUDContent] { all.flatMap(\.requests.messages).map(\.content) }

  /// Changes the state at a position. Returns `nil` if there's none.
  @discardableResult mutating func change<Result>(
    at position: HUDPosition?, _ body: (inout HUDStateMachine) -> Result
  ) -> Result? {
    guard let position else { return body(&hud) }
    guard let index = beside.firstIndex(where: { $0.position == position }) else { return nil }
    beside[index].continueNumbers(of: hud)
    defer { hud.continueNumbers(of: beside[index]) }
    return body(&beside[index])
  }

  mutating func changeAll(_ body: (inout HUDStateMachine) -> Void) {
    body(&hud)
    for position in beside.map(\.position) { change(at: position, body) }
  }

  /// Shows a message beside the HUD if it has a position where the HUD isn't, or else in the HUD. Returns the
  /// ID of the message.
  mutating func showMessage(
    _ content: HUDContent, at time: Double, completion: HUDRequests.Completion?
  ) -> HUDContent.ID {
    var position = content.passed?.message.position
    if position == configuration.position { position = nil }
    if let index = beside.firstIndex(where: { $0.position == position }) {
      if beside[index].requests.messages.isEmpty { beside.append(beside.remove(at: index)) }
    } else if let position {
      var state = HUDStateMachine()
      (state.position, state.configuration) = (position, configuration)
      beside.append(state)
    }
    return change(at: position) {
      $0.requests.showMessage(content, at: time, completion: completion)
    } ?? 0
  }

  /// Moves the state at each position toward its requests, and returns the effects for the presenter.
  mutating func step(
    now: Double, wall: Double, in conditions: [(HUDPosition?, HUDConditions)], isQuiet: Bool
  ) -> [(HUDPosition?, HUDEffect)] {
    // A state that's new since then has its own step, which runs the closures of the app.
    defer { beside.removeAll { it in it.isIdle && conditions.contains { $0.0 == it.position } } }
    var effects: [(HUDPosition?, HUDEffect)] = []
    for (position, conditions) in conditions {
      change(at: position) {
        let next = $0.step(now: now, wall: wall, in: conditions, isQuiet: isQuiet)
        effects += next.map { (position, $0) }
      }
    }
    return effects
  }
}
