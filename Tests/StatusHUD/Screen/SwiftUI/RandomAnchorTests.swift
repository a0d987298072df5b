// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Random histories of four SwiftUI views in two scenes, while other code shows and dismisses the HUD. The
/// expectations are those of `View.statusHUD`. Each request has its own text.
@MainActor @Suite(.globalHUD) struct RandomAnchorTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func theBindingsSayWhatIsShown(seed: UInt64) async {
    let history = AnchorHistory(seed: seed)
    for _ in 0..<40 { await history.step() }
    if let fault = await history.settle() {
      Issue.record("seed \(seed): \(fault) after \(history.steps.joined(separator: ", "))")
    }
  }
}

@MainActor private final class AnchorHistory {
  private var random: SeededGenerator
  private let screens = [HUDScreen(fades: true), HUDScreen(fades: true)]
  private let modifiers: [HUDAnchorTests.Modifier]
  private(set) var steps: [String] = []
  private var count = 0
  private var fault: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let view = screens[0].appView
    modifiers = (0..<4).map { _ in HUDAnchorTests.Modifier(in: view) }
    StatusHUD.configuration.graceTime = random.one(of: [0, 0.3])
    StatusHUD.configuration.messagePolicy = random.one(of: StatusHUD.MessagePolicy.allCases)
  }

  /// The first two views show work, and the others messages.
  private func wish(of index: Int) -> HUDWish {
    count += 1
    guard index < 2 else {
      return .message(.success("text \(count).", duration: random.one(of: [0.1, 0.5, 3])))
    }
    return .activity(
      HUDRequest(
        status: "text \(count).", progress: random.one(of: [nil, 0.5]),
        maskType: random.one(of: [nil, nil, .black]), isCancellable: random.isOne(in: 3)))
  }

  /// Updates a view as SwiftUI does. An update makes no calls.
  private func update(_ step: String, _ body: () -> Void) {
    steps.append(step)
    let before = StatusHUD.stateDescription
    body()
    if StatusHUD.stateDescription != before { fault = "a call during an update" }
  }

  func step() async {
    let index = Int.random(in: modifiers.indices, using: &random)
    let modifier = modifiers[index]
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3:
      let wish = wish(of: index)
      update("\(index) wants \(count)") { modifier.wish = wish }
    case 4:
      let wish = wish(of: index)
      // SwiftUI updates the view later.
      update("\(index) is to want \(count)") { modifier.write(wish) }
    case 5: update("\(index) wants nothing") { modifier.wish = nil }
    case 6: update("\(index) again") { for _ in 0..<2 { modifier.update() } }
    case 7:
      let screen = Int.random(in: 0...1, using: &random)
      update("\(index) to \(screen)") { screens[screen].appView.addSubview(modifier.anchor) }
    case 8 where random.isOne(in: 2):
      update("\(index) leaves") { modifier.anchor.removeFromSuperview() }
    case 8:
      let dismantlesFirst = Bool.random(using: &random)
      update("\(index) becomes another view") {
        modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
      }
    case 9...10: otherCode()
    case 11:
      let isActive = Bool.random(using: &random)
      steps.append("scene 1 active: \(isActive)")
      screens[1].screen.setActivationState(isActive ? .foregroundActive : .background)
    default:
      let seconds = random.one(of: [0, 0.05, .random(in: 0...1, using: &random)])
      steps.append("\(seconds) s")
      await screens[0].advance(by: seconds)
    }
  }

  private func otherCode() {
    let kind = Int.random(in: 0..<5, using: &random)
    steps.append("other code \(kind)")
    switch kind {
    case 0: StatusHUD.dismiss()
    case 1: StatusHUD.dismiss(after: 0.3)
    case 2: StatusHUD.show(status: "other")
    case 3: StatusHUD.popActivity()
    default: StatusHUD.showInfo(status: "other", duration: 0.2)
    }
  }

  /// Waits until nothing is due. Then the bindings must be right, and a request that is set anew must be
  /// shown. Returns the first fault.
  func settle() async -> String? {
    screens[1].screen.setActivationState(.foregroundActive)
    for index in modifiers.indices { update("\(index) again") { modifiers[index].update() } }
    await rest()
    check("at rest")
    // Messages that came before the window are shown now.
    for modifier in modifiers { screens[0].appView.addSubview(modifier.anchor) }
    await rest()
    for (index, modifier) in modifiers.enumerated() {
      let wish = wish(of: index)
      modifier.wish = wish
      await screens[0].advance(by: 0.01)
      if modifier.wish != wish { fault = fault ?? "\(index) was cleared although it was set anew" }
      check("set anew")
    }
    for modifier in modifiers {
      modifier.wish = nil
      modifier.anchor.dismantle()
      modifier.anchor.removeFromSuperview()
    }
    await screens[0].advance(by: 1)
    check("at the end")
    return fault
  }

  private func rest() async {
    for _ in 0..<10 {
      screens[0].screen.skip(10)
      await screens[0].advance(by: 0)
    }
  }

  private func check(_ moment: String) {
    let description = StatusHUD.stateDescription
    for number in 1..<(count + 1) {
      let text = "text \(number)."
      let isWanted = modifiers.contains { modifier in
        guard modifier.anchor.window != nil else { return false }
        return switch modifier.wish {
        case .activity(let request): request.status == text
        case .message(let message): message.status == text
        case nil: false
        }
      }
      if description.contains(text) != isWanted, fault == nil {
        fault = "\(moment), “\(text)” is wanted: \(isWanted), but \(description)"
      }
    }
  }
}
