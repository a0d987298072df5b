// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// A sequence done to real HUDs and to the model.
@MainActor struct HUDTrial {
  private let screen: OffscreenScreen
  private let rig: HUDRig
  private var model: HUDModel

  private init(_ sequence: HUDSequence, screen: OffscreenScreen, root: UIView) {
    self.screen = screen
    rig = HUDRig(screen: screen, root: root, reactions: sequence.reactions)
    model = HUDModel(now: CACurrentMediaTime(), reactions: sequence.reactions)
    screen.skip(0)
  }

  enum Outcome: Equatable {
    case same
    /// The model cannot say.
    case ambiguous
    case different(String)
  }

  static func outcome(
    of sequence: HUDSequence, ending: HUDRig.Ending, screen: OffscreenScreen, root: UIView
  ) async -> Outcome {
    var trial = HUDTrial(sequence, screen: screen, root: root)
    var difference = await trial.run(sequence)
    if difference == nil { difference = trial.unsettled() }
    let isAmbiguous = trial.model.isAmbiguous
    let leak = await trial.end(ending)
    if let leak { return .different(leak) }
    if isAmbiguous { return .ambiguous }
    return difference.map { .different($0) } ?? .same
  }

  private mutating func run(_ sequence: HUDSequence) async -> String? {
    for (index, (step, pause)) in sequence.steps.enumerated() {
      if let difference = perform(step) { return "step \(index), \(step): \(difference)" }
      if case .keyboard = step { await screen.advance(by: 0) }
      pass(pause)
      if let difference { return "after step \(index), \(step): \(difference)" }
    }
    // Longer than grace time, least time, delay and fade together.
    pass(5)
    return difference.map { "settled: \($0)" }
  }

  private mutating func perform(_ step: HUDStep) -> String? {
    switch step {
    case .showAdded(let hud, _, _, _), .make(let hud, _, _):
      guard model.isIdle(hud) else { return nil }
    case .tap(let host, let isOnBezel):
      return tap(host, isOnBezel: isOnBezel)
    default:
      break
    }
    let expected = model.perform(step)
    let count = rig.perform(step)
    return count == expected || model.isAmbiguous ? nil : "\(count) hidden, not \(expected)"
  }

  private mutating func tap(_ host: Int, isOnBezel: Bool) -> String? {
    guard rig.hosts[host].window != nil else { return nil }
    let point = rig.point(in: host, isOnBezel: isOnBezel)
    // A button is for the app.
    guard !(rig.view(at: point, in: host) is UIControl) else { return nil }
    model.perform(
      .tap(host: host, isOnBezel: isOnBezel), touched: rig.bezels(at: point, in: host))
    rig.perform(.tap(host: host, isOnBezel: isOnBezel), at: point)
    return nil
  }

  private mutating func pass(_ seconds: Double) {
    screen.skip(seconds)
    model.advance(to: CACurrentMediaTime())
  }

  // MARK: Comparing

  private var difference: String? {
    guard !model.isAmbiguous else { return nil }
    for host in model.hosts.indices {
      let order = rig.order(in: host)
      if order != model.hosts[host] { return "host \(host) has \(order), not \(model.hosts[host])" }
      let front = rig.front(of: host)
      if front != model.front(of: host) { return "hud(for: \(host)) is \(front as Any)" }
    }
    for (index, expected) in model.huds.enumerated() {
      guard let expected, let hud = rig.huds[index] else { continue }
      let name = "HUD \(index)"
      if rig.logs[index] != expected.log {
        return "\(name) told \(rig.logs[index]), not \(expected.log)"
      }
      if hud.alpha != (expected.isSeen ? 1 : 0) { return "\(name)’s alpha is \(hud.alpha)" }
      let bezelAlpha: CGFloat = expected.takesTouches ? 1 : 0
      if hud.bezelView.alpha != bezelAlpha { return "\(name)’s bezel is \(hud.bezelView.alpha)" }
      if hud.label.text != expected.text { return "\(name) says \(hud.label.text ?? "nothing")" }
    }
    return nil
  }

  /// What is not as it should be when everything has come to rest.
  private func unsettled() -> String? {
    guard !model.isAmbiguous else { return nil }
    for (index, hud) in rig.huds.enumerated() {
      guard let hud, let expected = model.huds[index] else { continue }
      let isModal = expected.takesTouches && expected.interaction == .blocksAll
      if hud.accessibilityViewIsModal != isModal { return "HUD \(index) is modal" }
      guard expected.takesTouches, hud.window != nil else { continue }
      if hud.bezelView.transform != .identity { return "HUD \(index) is transformed" }
      if hud.bezelView.layer.animationKeys()?.contains("opacity") == true {
        return "HUD \(index) still fades"
      }
    }
    for host in rig.hosts.indices where rig.hosts[host].window != nil {
      for isOnBezel in [false, true] {
        let point = rig.point(in: host, isOnBezel: isOnBezel)
        let expected = model.receiver(in: host, rig.bezels(at: point, in: host))
        let view = rig.view(at: point, in: host)
        // A button is touched in front of everything that does not keep its touches.
        if rig.hud(of: view) != expected, !(view is UIControl) {
          return "\(view as Any) is touched in host \(host), not HUD \(expected as Any)"
        }
      }
    }
    return nil
  }

  /// Gets rid of the HUDs. Returns what is left of them.
  private mutating func end(_ ending: HUDRig.Ending) async -> String? {
    rig.end(ending)
    screen.skip(5)
    // What was enqueued meanwhile may keep something.
    await screen.advance(by: 0)
    screen.forgetNotices()
    if rig.leakCount > 0 { return "\(rig.leakCount) HUDs are left after \(ending)" }
    if let time = MediaClock.nextDeadline { return "something waits for \(time) after \(ending)" }
    return nil
  }
}
