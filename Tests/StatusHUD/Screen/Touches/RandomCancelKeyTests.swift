// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Random windows, modals, root controllers, fields and scenes of an app, and work with a Cancel
/// button. After each step, Escape and another key go where a model says, and nowhere else.
///
/// In the environment, `RANDOM_HUD_SEQUENCES` sets how many sequences run, and
/// `RANDOM_HUD_FIRST_SEED` the first seed.
@MainActor @Suite(.globalHUD) struct RandomCancelKeyTests {
  private static let count = number("RANDOM_HUD_SEQUENCES") ?? 400
  private static let firstSeed = number("RANDOM_HUD_FIRST_SEED") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  private let screens = [HUDScreen(), HUDScreen()]

  @Test func escapePressesTheButtonUnlessTheAppHasTheKeys() async {
    for seed in Self.firstSeed..<(Self.firstSeed + Self.count) {
      let trial = CancelKeyTrial(screens, seed: seed)
      let difference = await trial.run()
      await trial.end()
      if let difference {
        Issue.record("seed \(seed): \(difference) after \(trial.steps.joined(separator: ", "))")
        return
      }
    }
  }
}

/// A sequence of steps.
@MainActor private final class CancelKeyTrial {
  private static let stepCount = 12

  /// Notes the presses that it gets.
  private final class Controller: UIViewController {
    var note: ((UIResponder, Set<UIPress>) -> Void)?
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note?(self, presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note?(self, presses)
    }
  }

  private final class Field: UIView {
    var note: ((UIResponder, Set<UIPress>) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note?(self, presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note?(self, presses)
    }
  }

  /// A window of the app, and what has its keys.
  @MainActor private final class Place {
    let window: UIWindow
    /// The root controller, and what is presented above it.
    var controllers: [Controller]
    var field: Field?

    init(_ window: UIWindow, _ root: Controller) {
      self.window = window
      controllers = [root]
      window.rootViewController = root
    }
  }

  private let screens: [HUDScreen]
  private var random: SeededGenerator
  private(set) var steps: [String] = []

  /// The windows of each screen, the key window last.
  private var places: [[Place]] = [[], []]
  /// The screen that has the HUD.
  private var hudScreen = 0
  /// The screen of its container view.
  private var containerScreen: Int?
  /// The work whose button can be pressed.
  private var work: Int?
  private var lastWork = 0

  private var cancelled: [Int] = []
  private var noted: [(receiver: UIResponder, press: String)] = []

  init(_ screens: [HUDScreen], seed: UInt64) {
    self.screens = screens
    random = SeededGenerator(seed: seed)
    for screen in 0...1 { openWindow(on: screen) }
    StatusHUD.windowScene = screens[0].screen.windowScene
  }

  func run() async -> String? {
    for _ in 0..<Self.stepCount {
      steps.append(step())
      await settle()
      for screen in 0...1 {
        if let difference = check(screen) { return "screen \(screen): \(difference)" }
      }
    }
    return nil
  }

  func end() async {
    StatusHUD.containerView = nil
    StatusHUD.dismiss()
    await settle()
    for place in places.joined() {
      place.window.isHidden = true
      place.window.windowScene = nil
    }
    for screen in screens { screen.screen.forgetNotices() }
  }

  /// Longer than it takes to see that a field gave the keys up.
  private func settle() async {
    for _ in 0..<3 { await Task.yield() }
    screens[0].screen.skip(0.3)
    for _ in 0..<3 { await Task.yield() }
    for place in places.joined() where place.field?.window !== place.window { place.field = nil }
  }

  // MARK: Steps

  private func step() -> String {
    let screen = Int.random(in: 0...1, using: &random)
    guard let key = places[screen].last, let top = key.controllers.last else { return "nothing" }
    switch Int.random(in: 0..<18, using: &random) {
    case 0 where places[screen].count < 3:
      openWindow(on: screen)
      return "open a window on \(screen)"
    case 1 where places[screen].count > 1:
      places[screen].removeLast().window.isHidden = true
      // The scene chooses its new key window.
      guard let window = screens[screen].screen.windowScene.keyWindow,
        let index = places[screen].firstIndex(where: { $0.window === window })
      else { return "close a window on \(screen), which then has none" }
      places[screen].append(places[screen].remove(at: index))
      return "close a window on \(screen)"
    case 2:
      places[screen].insert(places[screen].removeLast(), at: 0)
      places[screen].last?.window.makeKey()
      return "another key window on \(screen)"
    case 3 where key.controllers.count < 3, 4 where key.controllers.count < 3:
      let modal = makeController()
      key.controllers.append(modal)
      top.present(modal, animated: false)
      return "present on \(screen)"
    case 5 where key.controllers.count > 1:
      let index = Int.random(in: 0..<(key.controllers.count - 1), using: &random)
      key.controllers[index].dismiss(animated: false)
      key.controllers.removeLast(key.controllers.count - 1 - index)
      return "dismiss to \(index) on \(screen)"
    case 6:
      key.controllers = [makeController()]
      key.window.rootViewController = key.controllers[0]
      return "another root on \(screen)"
    case 7, 8:
      let field = Field(frame: .zero)
      field.note = note
      (((top.view as? UIVisualEffectView)?.contentView ?? top.view) ?? key.window).addSubview(field)
      if field.becomeFirstResponder() { key.field = field }
      return "a field on \(screen)"
    case 9:
      key.field?.resignFirstResponder()
      key.field = nil
      return "the field on \(screen) gives up"
    case 10:
      key.field?.removeFromSuperview()
      key.field = nil
      return "the field on \(screen) goes"
    case 11:
      for view in key.window.subviews where view is CancelKey { view.removeFromSuperview() }
      return "the app clears its window on \(screen)"
    case 12:
      StatusHUD.windowScene = screens[screen].screen.windowScene
      hudScreen = screen
      return "to \(screen)"
    case 13:
      containerScreen = random.isOne(in: 2) ? screen : nil
      StatusHUD.containerView = containerScreen.map { screens[$0].appView }
      return "in a view on \(containerScreen as Any)"
    case 14:
      StatusHUD.dismiss()
      work = nil
      return "dismiss"
    case 15 where work != nil:
      StatusHUD.setStatus(random.one(of: ["Work", "More work"]))
      return "another text"
    default:
      lastWork += 1
      work = lastWork
      let id = lastWork
      StatusHUD.show(status: "Work", onCancel: { [weak self] in self?.cancelled.append(id) })
      return "work \(id)"
    }
  }

  private func makeController() -> Controller {
    let controller = Controller()
    controller.note = note
    if random.isOne(in: 3) { controller.view = UIVisualEffectView(effect: nil) }
    return controller
  }

  private func openWindow(on screen: Int) {
    let window = UIWindow(windowScene: screens[screen].screen.windowScene)
    places[screen].append(Place(window, makeController()))
    window.makeKeyAndVisible()
  }

  private var note: (UIResponder, Set<UIPress>) -> Void {
    { [weak self] receiver, presses in
      for press in presses {
        guard let key = press.key else { continue }
        self?.noted.append((receiver, "\(key.keyCode) \(press.phase)"))
      }
    }
  }

  // MARK: Comparing

  private func check(_ screen: Int) -> String? {
    guard let place = places[screen].last else { return nil }
    if screens[screen].screen.windowScene.keyWindow !== place.window { return "another key window" }
    if let field = place.field, !field.isFirstResponder { return "the field lost the keys" }
    let receiver = place.field ?? place.controllers.last
    let hasHUD = screen == containerScreen ?? hudScreen
    for key in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardEscape] {
      let isCancel = key == .keyboardEscape && place.field == nil && hasHUD && work != nil
      (noted, cancelled) = ([], [])
      screens[screen].screen.press(key)
      if cancelled != (isCancel ? [work ?? 0] : []) { return "\(key) cancels \(cancelled)" }
      let expected = isCancel ? [] : ["\(key) began", "\(key) ended"]
      if noted.map(\.press) != expected { return "\(noted) is not \(expected)" }
      if let stranger = noted.first(where: { $0.receiver !== receiver }) {
        return "\(stranger.receiver) has \(stranger.press)"
      }
      if isCancel { work = nil }
    }
    return nil
  }
}
