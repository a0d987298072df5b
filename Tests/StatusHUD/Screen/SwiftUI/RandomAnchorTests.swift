// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Random histories of four views of SwiftUI in two scenes, with other code that shows and dismisses. The app
/// covers the views, brings them back, and takes them away. At rest, the HUD has what the bindings say, and
/// nothing else. A failure contains its seed.
///
/// `RANDOM_HISTORIES` in the environment sets how many run.
@MainActor @Suite(.globalHUD) final class RandomAnchorTests: AnchorTests {
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_HISTORIES"].flatMap(UInt64.init) ?? 100

  let it = HUDScreen(size: CGSize(width: 50, height: 50))
  private let other = HUDScreen(size: CGSize(width: 50, height: 50))
  private var random = SeededGenerator(seed: 0)
  private var pages: [AppPage] = []
  private var activities: [Modifier<ActivityAnchor, HUDRequest>] = []
  private var messages: [Modifier<MessageAnchor, StatusHUD.Message>] = []

  @Test func atRestTheHUDHasWhatTheBindingsSay() async {
    for seed in 0..<Self.count {
      random = SeededGenerator(seed: seed)
      if let fault = await history() {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  private func pass(_ seconds: Double) async {
    it.screen.skip(seconds)
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  /// Returns the first fault.
  private func history() async -> String? {
    StatusHUD.configuration.messagePolicy = random.one(of: StatusHUD.MessagePolicy.allCases)
    StatusHUD.configuration.graceTime = random.one(of: [0, 0.3])
    pages = (0..<4).map {
      AppPage(in: ($0 < 2 ? it : other).screen.windowScene, isSheet: $0.isMultiple(of: 2))
    }
    activities = [0, 2].map { present(HUDRequest?.none, in: pages[$0].view) }
    messages = [1, 3].map { present(StatusHUD.Message?.none, in: pages[$0].view) }
    for step in 0..<4 {
      for _ in 0..<10 {
        event()
        if random.isOne(in: 2) { await pass(.random(in: 0...0.5, using: &random)) }
      }
      if let fault = await rest() { return "step \(step): \(fault)" }
    }
    return await end()
  }

  private func event() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: StatusHUD.dismiss()
    case 1: StatusHUD.dismiss(after: 0.3)
    case 2: StatusHUD.showInfo(status: "other", duration: 0.2)
    case 3: StatusHUD.show(.info("other", duration: 0.2, position: .top))
    case 4: StatusHUD.show(status: "other")
    case 5: StatusHUD.popActivity()
    case 6:
      if let shown = StatusHUD.messages.randomElement(using: &random) { StatusHUD.dismiss(shown) }
    case 7:
      let isActive = other.screen.windowScene.activationState == .foregroundActive
      other.screen.setActivationState(isActive ? .background : .foregroundActive)
    case let number:
      let (isFirst, text) = (Bool.random(using: &random), random.one(of: ["a", "b"]))
      if number.isMultiple(of: 2) {
        var request = HUDRequest(status: text, progress: random.one(of: [nil, 0.5]))
        request.maskType = random.one(of: [.automatic, .black])
        request.onCancel = random.one(of: [nil, {}])
        change(activities[isFirst ? 0 : 1], on: pages[isFirst ? 0 : 2], to: request)
      } else {
        let message = StatusHUD.Message.success(
          text, duration: random.one(of: [0.1, 0.5, .infinity]),
          position: random.one(of: [nil, nil, .center, .top]))
        change(messages[isFirst ? 0 : 1], on: pages[isFirst ? 1 : 3], to: message)
      }
    }
  }

  private func change<Anchor, Value>(
    _ view: Modifier<Anchor, Value>, on page: AppPage, to value: Value
  ) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0...3: view.set(value)
    case 4: view.set(nil)
    case 5: view.update()
    case 6: view.becomeAnotherView(dismantlesFirst: Bool.random(using: &random))
    case 7: if page.state == .shown { page.cover(with: random.one(of: AppPage.Cover.allCases)) }
    case 8: if page.state != .gone { page.leave(by: random.one(of: page.departures)) }
    default: page.show()
    }
  }

  // MARK: Comparing

  /// The user sees all views, until nothing changes any more.
  private func rest() async -> String? {
    other.screen.setActivationState(.foregroundActive)
    for page in pages { page.show() }
    while StatusHUD.activityCount
      > StatusHUD.store.read({ $0.requests.work.count { !$0.isCounted } })
    { StatusHUD.popActivity() }
    for _ in 0..<2 {
      await pass(5)
      for view in activities { view.update() }
      for view in messages { view.update() }
    }
    await pass(0.1)
    let work = StatusHUD.store.read(\.requests.work).map(\.content)
    let requests = activities.compactMap { view in view.value.map { ($0, view.view.window) } }
    guard work.count == requests.count else {
      return "\(work.count) of \(requests.count) activities"
    }
    for (request, window) in requests {
      let isShown = work.contains {
        $0.status == request.status && $0.progress == request.progress
          && $0.maskType == request.maskType && ($0.cancel == nil) == (request.onCancel == nil)
          && $0.scene == window?.windowScene?.id
      }
      if !isShown { return "another activity than \(request)" }
    }
    let wanted = messages.compactMap(\.value)
    if wanted.contains(where: { $0.duration != .infinity }) { return "a binding has what has left" }
    let shown = StatusHUD.messages
    if !shown.allSatisfy(wanted.contains) { return "a message stays that no binding has" }
    return wanted.allSatisfy(shown.contains) ? nil : "a binding has what isn't shown"
  }

  private func end() async -> String? {
    for view in activities { view.set(nil) }
    for view in messages { view.set(nil) }
    for page in pages { page.window.isHidden = true }
    (pages, activities, messages) = ([], [], [])
    await pass(1)
    return StatusHUD.isVisible || !MessageAnchor.anchors.isEmpty ? "something is left" : nil
  }
}
