// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit

@testable import StatusHUD

/// Performs a sequence on real HUDs and on the model.
@MainActor struct HUDTrial {
  enum Outcome: Equatable {
    case same
    /// The model cannot say.
    case ambiguous
    case different(String)
  }

  private let screen: OffscreenScreen
  private let rig: HUDRig
  private var model: HUDModel

  private init(_ sequence: HUDSequence, screen: OffscreenScreen, root: UIView) {
    self.screen = screen
    rig = HUDRig(screen: screen, root: root, reactions: sequence.reactions)
    model = HUDModel(now: CACurrentMediaTime(), reactions: sequence.reactions)
    screen.skip(0)
  }

  static func outcome(
    of sequence: HUDSequence, ending: HUDRig.Ending, screen: OffscreenScreen, root: UIView
  ) async -> Outcome {
    var trial = HUDTrial(sequence, screen: screen, root: root)
    var difference = await trial.run(sequence)
    if difference == nil { difference = trial.unsettled() }
    let isAmbiguous = trial.model.isAmbiguous
    if let leak = await trial.end(ending) { return .different(leak) }
    return isAmbiguous ? .ambiguous : difference.map { .different($0) } ?? .same
  }

  private mutating func run(_ sequence: HUDSequence) async -> String? {
    for (index, (step, pause)) in sequence.steps.enumerated() {
      if let difference = perform(step) { return "step \(index), \(step): \(difference)" }
      if case .keyboard = step { await screen.advance(by: 0) }
      pass(pause)
      if let difference { return "after step \(index), \(step): \(difference)" }
    }
    // Longer than grace time, minimum time, delay and fade together.
    pass(5)
    return difference.map { "settled: \($0)" }
  }

  private mutating func perform(_ step: HUDStep) -> String? {
    switch step {
    case .showAdded(let hud, _, _, _), .make(let hud, _, _):
      guard model.isIdle(hud) else { return nil }
    case .tap(let container, let isOnBezel):
      guard rig.containers[container].window != nil else { return nil }
      let point = rig.point(in: container, isOnBezel: isOnBezel)
      // A button is the app's.
      guard !(rig.view(at: point, in: container) is UIControl) else { return nil }
      model.perform(step, touched: rig.bezels(at: point, in: container))
      rig.perform(step, at: point)
      return nil
    default:
      break
    }
    let expected = model.perform(step)
    let count = rig.perform(step)
    return count == expected || model.isAmbiguous ? nil : "\(count) hidden, not \(expected)"
  }

  private mutating func pass(_ seconds: Double) {
    screen.skip(seconds)
    model.advance(to: CACurrentMediaTime())
  }

  // MARK: Comparing

  private var difference: String? {
    guard !model.isAmbiguous else { return nil }
    for (container, expected) in model.containers.enumerated() {
      let order = rig.order(in: container)
      if order != expected { return "container \(container) has \(order), not \(expected)" }
      let front = rig.front(of: container)
      if front != model.front(of: container) { return "hud(in: \(container)) is \(front as Any)" }
    }
    for (index, expected) in model.huds.enumerated() {
      guard let expected, let hud = rig.huds[index] else { continue }
      let (name, log) = ("HUD \(index)", rig.logs[index])
      if log != expected.log { return "\(name) told \(log), not \(expected.log)" }
      if hud.alpha != (expected.isOnScreen ? 1 : 0) { return "\(name)’s alpha is \(hud.alpha)" }
      if hud.bezel.isFadedOut == expected.isStaying {
        return "\(name)’s bezel is \(expected.isStaying ? "faded out" : "visible")"
      }
      if hud.label.text != expected.text { return "\(name) says \(hud.label.text ?? "nothing")" }
    }
    return nil
  }

  /// What is wrong when everything has come to rest.
  private func unsettled() -> String? {
    guard !model.isAmbiguous else { return nil }
    for (index, hud) in rig.huds.enumerated() {
      guard let hud, let expected = model.huds[index] else { continue }
      let isModal = expected.isStaying && expected.touchHandling == .blocking
      if hud.accessibilityViewIsModal != isModal { return "HUD \(index) is modal" }
      guard expected.isStaying, hud.window != nil else { continue }
      if hud.bezelView.transform != .identity { return "HUD \(index) is transformed" }
      if hud.bezelView.layer.animationKeys()?.contains("opacity") == true {
        return "HUD \(index) still fades"
      }
    }
    for container in rig.containers.indices where rig.containers[container].window != nil {
      for isOnBezel in [false, true] {
        let point = rig.point(in: container, isOnBezel: isOnBezel)
        let expected = model.receiver(in: container, rig.bezels(at: point, in: container))
        let view = rig.view(at: point, in: container)
        // A button is touched in front of everything that lets its touches pass.
        if rig.hud(of: view) != expected, !(view is UIControl) {
          return "\(view as Any) is touched in \(container), not HUD \(expected as Any)"
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
