// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Random messages, taps, hides and pauses in two views, against a list of messages for each.
@MainActor @Suite(.viewScreen(size: CGSize(width: 400, height: 300), scale: 1), .globalHUD)
struct RandomMessageTests {
  @Test(arguments: 0..<150 as Range<UInt64>)
  func eachMessageIsSeenInItsTurnAndTheHUDIsGoneInTheEnd(seed: UInt64) async {
    let it = ViewScreen.current
    var trial = MessageTrial(it, seed: seed)
    defer { HUDView.defaults = nil }
    var steps: [String] = []
    for _ in 0..<30 {
      steps.append(trial.step())
      if let difference = trial.difference {
        Issue.record("seed \(seed): \(difference) after \(steps.joined(separator: ", "))")
        return
      }
    }
    if let rest = await trial.end() { Issue.record("seed \(seed): \(rest) after \(steps)") }
  }
}

/// What the messages in a view do according to their documentation.
private struct ViewMessageModel {
  typealias Message = (text: String, duration: Double)

  enum Phase: Equatable {
    case hidden, visible
    case appearing(until: Double)
    case disappearing(until: Double)
  }

  let policy: StatusHUD.MessagePolicy
  var phase = Phase.hidden
  /// The first one is seen.
  var messages: [Message] = [] {
    didSet { if let first = messages.first { seen = first.text } }
  }
  /// It stays during the fade-out.
  var seen: String?
  /// Since when the first one can be read.
  var start = 0.0
  var fades = false
  var lastTime = 0.0
  /// Whether another HUD of the view is not being hidden.
  var hasOther = false

  mutating func show(_ message: Message, animated: Bool, at now: Double) {
    fades = animated
    if policy == .replace { messages = [] }
    if messages.last.map({ $0 != message }) ?? true { messages.append(message) }
    if messages.count == 1, phase == .visible, policy == .replace { start = now }
    switch phase {
    case .hidden, .disappearing: phase = .appearing(until: animated ? now + HUDModel.fade : now)
    case .appearing where !animated: phase = .appearing(until: now)
    case .appearing, .visible: break
    }
    advance(to: now + 1e-9)
  }

  mutating func hide(animated: Bool, at now: Double) {
    messages = []
    fades = animated
    leave(at: now)
  }

  mutating func tap(_ dismissal: StatusHUD.TapDismissal, at now: Double) {
    guard !messages.isEmpty, dismissal != .never else { return }
    if dismissal == .always { messages = [] } else { end(at: now) }
    leave(at: now)
  }

  private mutating func end(at now: Double) {
    messages.removeFirst()
    start = now
  }

  private mutating func leave(at now: Double) {
    guard messages.isEmpty else { return }
    phase = fades ? .disappearing(until: now + HUDModel.fade) : .hidden
  }

  mutating func advance(to now: Double) {
    defer { lastTime = now }
    while true {
      switch phase {
      case .appearing(let time) where time <= now: (phase, start) = (.visible, time)
      case .disappearing(let time) where time <= now: phase = .hidden
      case .visible:
        // One that has no end makes room at once if it was long enough on screen.
        guard let time = messageEnd.map({ max($0, lastTime) }), time <= now else { return }
        end(at: time)
        leave(at: time)
      default: return
      }
    }
  }

  private var messageEnd: Double? {
    guard let first = messages.first else { return nil }
    if first.duration < .infinity { return start + first.duration }
    return messages.count > 1 ? start + StatusHUD.displayDuration(for: first.text) : nil
  }
}

@MainActor private struct MessageTrial {
  private struct WeakHUD {
    weak var hud: HUDView?
  }

  private final class Made {
    var huds: [WeakHUD] = []
  }

  private let screen: OffscreenScreen
  private var random: SeededGenerator
  private let views: [UIView]
  private var models: [ViewMessageModel]
  private let dismissal: StatusHUD.TapDismissal
  private let made = Made()

  init(_ it: ViewScreen, seed: UInt64) {
    screen = it.screen
    random = SeededGenerator(seed: seed)
    views = [0, 200].map { UIView(frame: CGRect(x: $0, y: 0, width: 200, height: 300)) }
    for view in views { it.container.addSubview(view) }
    let policy = random.one(of: StatusHUD.MessagePolicy.allCases)
    let tapDismissal = random.one(of: StatusHUD.TapDismissal.allCases)
    (dismissal, models) = (tapDismissal, views.map { _ in ViewMessageModel(policy: policy) })
    StatusHUD.configure {
      $0.messagePolicy = policy
      $0.tapDismissal = tapDismissal
    }
    HUDView.defaults = { [made] in made.huds.append(WeakHUD(hud: $0)) }
    screen.skip(0)
  }

  private func messageHUD(in view: Int) -> HUDView? {
    views[view].subviews.compactMap { $0 as? HUDView }.first { $0.presentation.isForMessages }
  }

  // MARK: Steps

  mutating func step() -> String {
    let view = Int.random(in: 0..<views.count, using: &random)
    let animated = Bool.random(using: &random)
    let now = CACurrentMediaTime()
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      return show(message(), in: view, animated: animated, at: now)
    case 7..<9:
      let hud = messageHUD(in: view)
      if let hud, !hud.bezel.isFadedOut {
        screen.tap(at: hud.bezelCenter)
        models[view].tap(dismissal, at: now)
      }
      return "tap in \(view)"
    case 9:
      let expected = models[view].hasOther || !models[view].messages.isEmpty
      #expect(HUDView.hide(in: views[view], animated: animated) == expected)
      if models[view].hasOther {
        models[view].hasOther = false
      } else if expected {
        models[view].hide(animated: animated, at: now)
      }
      return "hide in \(view), \(animated)"
    case 10:
      HUDView.hideAll(in: views[view], animated: animated)
      models[view].hasOther = false
      if !models[view].messages.isEmpty { models[view].hide(animated: animated, at: now) }
      return "hide all in \(view), \(animated)"
    case 11 where !models[view].hasOther:
      HUDView.show(in: views[view], animated: animated) { $0.touchHandling = .passthrough }
      models[view].hasOther = true
      return "another HUD in \(view)"
    case 12:
      messageHUD(in: view)?.removeFromSuperview()
      models[view].messages = []
      models[view].phase = .hidden
      return "remove from \(view)"
    default:
      let pause = Double.random(in: 0.001...random.one(of: [0.1, 0.5, 2]), using: &random)
      pass(pause)
      return "pause of \(pause)"
    }
  }

  /// Its text tells it from all that look different.
  private mutating func message() -> StatusHUD.Message {
    let icon = random.one(of: [nil, .success, .error] as [StatusHUD.Message.Icon?])
    let mask = random.one(of: [nil] + StatusHUD.MaskType.allCases)
    let duration = random.one(of: [0.2, 1, 1.7, .infinity])
    let text = "\(icon.map { "\($0)" } ?? "text"), \(mask.map { "\($0)" } ?? "no mask")"
    return StatusHUD.Message(icon: icon, status: text, duration: duration, maskType: mask)
  }

  private mutating func show(
    _ message: StatusHUD.Message, in view: Int, animated: Bool, at now: Double
  ) -> String {
    HUDView.show(message, in: views[view], animated: animated)
    let (text, duration) = (message.status ?? "", message.duration ?? 0)
    models[view].show((text, duration), animated: animated, at: now)
    return "\(text) for \(duration) in \(view), \(animated)"
  }

  private mutating func pass(_ seconds: Double) {
    screen.skip(seconds)
    for view in views.indices { models[view].advance(to: CACurrentMediaTime() + 1e-9) }
  }

  // MARK: Comparing

  var difference: String? {
    for (view, model) in models.enumerated() {
      let hud = messageHUD(in: view)
      guard let hud else {
        if model.phase == .hidden { continue }
        return "no message in \(view), not \(model.seen ?? "")"
      }
      if model.phase == .hidden { return "\(hud.label.text ?? "") in \(view)" }
      if hud.label.text != model.seen { return "\(hud.label.text ?? ""), not \(model.seen ?? "")" }
      if hud.bezel.isFadedOut != model.messages.isEmpty { return "\(view): \(model.phase)" }
      if hud.isVisible == model.messages.isEmpty { return "is visible: \(hud.isVisible)" }
    }
    return nil
  }

  /// Lets the messages end. Returns what is left.
  mutating func end() async -> String? {
    for (view, model) in zip(views, models) {
      let isEndless = model.messages.last?.duration == .infinity
      if isEndless || model.hasOther { HUDView.hideAll(in: view) }
    }
    screen.skip(100)
    // What was enqueued meanwhile may keep something.
    await screen.advance(by: 0)
    screen.forgetNotices()
    for view in views where !view.subviews.isEmpty { return "\(view.subviews)" }
    for view in views { view.removeFromSuperview() }
    if made.huds.contains(where: { $0.hud != nil }) { return "a HUD is left" }
    return MediaClock.nextDeadline.map { "something waits for \($0)" }
  }
}
