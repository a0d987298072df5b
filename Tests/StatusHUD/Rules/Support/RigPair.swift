// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The HUD with messages beside it, and a HUD that gets the same calls without those messages. What they do
/// is equal, because nothing beside the HUD concerns it.
struct RigPair {
  private(set) var rig: StateRig
  private var alone: StateRig

  init(_ rig: StateRig) { (self.rig, alone) = (rig, rig) }

  /// Does the same with both.
  mutating func change(_ body: (inout StateRig) -> Void) {
    body(&rig)
    body(&alone)
  }

  mutating func turn(readsApp: Bool = true) {
    let readings = rig.readings
    rig.readsApp = readsApp
    rig.turn()
    // The HUD also learns what the app was read for because of another message.
    alone.readsApp = rig.readings > readings
    alone.turn()
    change { $0.readsApp = true }
  }

  mutating func advance(by seconds: Double) {
    // An update for a message beside the HUD also shows the calls that wait.
    if rig.states.positions.count > 1 { turn() }
    change { $0.advance(by: seconds) }
  }

  mutating func call(_ call: Call) -> HUDContent.ID {
    alone.state.continueNumbers(of: rig.state)
    if !PositionRules.isBeside(call, hudAt: rig.states.configuration.position) { alone.call(call) }
    return rig.call(call)
  }

  mutating func press(
    _ id: HUDContent.ID, at position: HUDPosition? = nil
  ) -> StatusHUD.CancelAction? {
    if position == nil { _ = alone.press(id) }
    return rig.press(id, at: position)
  }

  mutating func estimateSpeech(at position: HUDPosition?) {
    rig.estimateSpeech(at: position)
    if position == nil { alone.estimateSpeech() } else { alone.turn() }
  }

  mutating func endFade(_ token: HUDEffect.Token, at position: HUDPosition?) {
    rig.endFade(token, at: position)
    alone.turn()
  }

  /// How the HUD differs from one without messages beside it, apart from the numbers of its fades.
  mutating func difference() -> String? {
    let (traces, others) = (rig.takeEffects(), alone.takeEffects())
    let pairs = zip(traces, others)
    if let (one, other) = pairs.first(where: { !$0.isSame(as: $1) }) {
      return "beside: it changed the HUD: \(one) in place of \(other)"
    }
    guard traces.count == others.count else {
      return "beside: the HUD did \(traces), not \(others)"
    }
    let (state, other) = (rig.state, alone.state)
    let (requests, otherRequests) = (state.requests, other.requests)
    guard requests.messages.contents == otherRequests.messages.contents,
      requests.work.contents == otherRequests.work.contents,
      requests.work.map(\.count) == otherRequests.work.map(\.count),
      requests.dismissalTime == otherRequests.dismissalTime
    else { return "beside: it changed the requests of the HUD: \(requests)" }
    guard state.content == other.content, state.shown == other.shown,
      state.isAside == other.isAside, (state.nextDeadline == nil) == (other.nextDeadline == nil),
      abs((state.nextDeadline ?? 0) - (other.nextDeadline ?? 0)) < 1e-8
    else { return "beside: it changed the state of the HUD: \(state)" }
    return nil
  }
}

extension RigScreen.Trace {
  /// Returns `true` if both are the same effect at the same time. The numbers of fades can differ.
  fileprivate func isSame(as other: Self) -> Bool {
    // A deadline beside the HUD can bring an update forward by the half nanosecond of the rig.
    guard abs(time - other.time) < 1e-8 else { return false }
    return switch (effect, other.effect) {
    case (.render(let one), .render(let two)), (.setProgress(let one), .setProgress(let two)),
      (.announce(let one), .announce(let two)):
      one == two
    case (.fade(let one, _, let duration), .fade(let two, _, let other)):
      one == two && duration == other
    case (.setBlocksTouches(let one), .setBlocksTouches(let two)): one == two
    case (.report(let one, let status), .report(let two, let other)): one == two && status == other
    case (.announceProgress(let one), .announceProgress(let two)): one == two
    case (.playHaptics(let one), .playHaptics(let two)): one == two
    case (.remove, .remove), (.complete, .complete): true
    default: false
    }
  }
}
