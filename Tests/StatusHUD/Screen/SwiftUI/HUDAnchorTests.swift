// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// What stands behind a view of SwiftUI, without SwiftUI.
@MainActor @Suite(.globalHUD) struct HUDAnchorTests {
  /// A modifier of a view, and its binding. It updates as SwiftUI does.
  @MainActor final class Modifier {
    private(set) var anchor = HUDAnchorView(frame: .zero)
    private var isQuiet = false
    var wish: HUDWish? { didSet { if !isQuiet { update() } } }
    private(set) var clears = 0

    init(_ wish: HUDWish? = nil, in view: UIView) {
      view.addSubview(anchor)
      self.wish = wish
      update()
    }

    /// Sets the binding. SwiftUI does not update the view yet.
    func write(_ new: HUDWish?) {
      isQuiet = true
      wish = new
      isQuiet = false
    }

    func update() {
      anchor.update(to: wish) { [weak self] ended in
        guard let self else { return nil }
        clears += 1
        if case .activity = ended { wish = nil } else if wish == ended { wish = nil }
        return wish
      }
    }

    /// Another identity for the same code.
    func becomeAnotherView(dismantlesFirst: Bool) {
      let (old, view) = (anchor, anchor.superview)
      anchor = HUDAnchorView(frame: .zero)
      if dismantlesFirst { old.dismantle() }
      view?.addSubview(anchor)
      update()
      if !dismantlesFirst { old.dismantle() }
      old.removeFromSuperview()
    }
  }

  private let it = HUDScreen()
  private let loading = HUDWish.activity(HUDRequest(status: "Loading", details: "1 of 2"))
  private func message(_ text: String, for duration: Double = 1) -> HUDWish {
    .message(.success(text, duration: duration))
  }

  private func present(_ wish: HUDWish? = nil) -> Modifier { Modifier(wish, in: it.appView) }

  @Test(
    arguments: [
      (HUDRequest(status: "a"), HUDRequest(status: "a"), []),
      (
        HUDRequest(status: "a"), HUDRequest(details: "b", progress: 0.5),
        [.status(nil), .details("b"), .progress(0.5)]
      ),
      (HUDRequest(progress: 1), HUDRequest(), [.progress(nil)]),
    ] as [(HUDRequest, HUDRequest, [HUDRequest.Change])])
  func oneRequestBecomesTheNext(
    old: HUDRequest, new: HUDRequest, changes: [HUDRequest.Change]
  ) {
    #expect(old.changes(to: new) == changes)
  }

  @Test func aFollowedProgressTakesThePlaceOfANumber() {
    let (one, two) = (Progress(totalUnitCount: 1), Progress(totalUnitCount: 1))
    let (number, first, second) = (
      HUDRequest(progress: 0.5), HUDRequest(followed: one), HUDRequest(followed: two)
    )
    #expect(number.changes(to: first) == [.follow(one)])
    #expect(first.changes(to: first) == [] && first.changes(to: second) == [.follow(two)])
    #expect(first.changes(to: number) == [.progress(0.5)])
    #expect(first.changes(to: HUDRequest()) == [.progress(nil)])
  }

  // MARK: Activities

  @Test func theHUDIsShownWhileTheViewIsOnScreen() async throws {
    let modifier = present(loading)
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
    modifier.wish = .activity(HUDRequest(status: "Almost there", progress: 0.5))
    await it.advance(by: 1)
    #expect(it.texts == ["Almost there"])
    #expect(try it.ring.progress == 0.5)
    modifier.anchor.removeFromSuperview()
    await it.advance(by: 1)
    #expect(it.texts.isEmpty && modifier.wish != nil)
    it.appView.addSubview(modifier.anchor)
    await it.advance(by: 1)
    #expect(it.texts == ["Almost there"])
    modifier.wish = nil
    await it.advance(by: 1)
    #expect(it.texts.isEmpty && modifier.clears == 0)
  }

  @Test func theButtonRunsTheNewestActionOnce() async throws {
    var log: [String] = []
    let modifier = present()
    modifier.anchor.onCancel = { log.append("old") }
    modifier.wish = .activity(HUDRequest(status: "a", isCancellable: true))
    await it.advance(by: 1)
    modifier.anchor.onCancel = { log.append("new") }
    modifier.update()
    let button = try it.bezel.button
    for _ in 0..<2 {
      button.sendActions(for: .primaryActionTriggered)
      await it.advance(by: 1)
    }
    #expect(log == ["new"] && modifier.wish != nil)
  }

  @Test func aProgressIsFollowed() async throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let modifier = present(.activity(HUDRequest(followed: progress)))
    await it.advance(by: 1)
    #expect(try it.ring.progress == 0.25)
    progress.completedUnitCount = 4
    await it.advance(by: 1)
    #expect(try it.bezel.slot.current === it.spinner)
    #expect(modifier.wish != nil)
    modifier.wish = nil
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  @Test func anotherMaskNeitherHidesNorFades() async {
    let modifier = present(loading)
    await it.advance(by: 1)
    let log = NotificationLog()
    modifier.wish = .activity(HUDRequest(status: "Loading", maskType: .black))
    await it.advance(by: 1)
    #expect(it.container?.takenTouches == .all)
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: ["dismiss", "grace", "show", "noScene"])
  func aDismissalIsReported(_ kind: String) async {
    if kind == "grace" { StatusHUD.configuration.graceTime = 10 }
    let modifier = present(loading)
    if kind == "noScene" { it.screen.setActivationState(.background) }
    await it.advance(by: 1)
    StatusHUD.dismiss()
    if kind == "show" { StatusHUD.show(status: "other") }
    #expect(modifier.wish != nil)
    await it.advance(by: 0)
    #expect(modifier.wish == nil && modifier.clears == 1)
    await it.advance(by: 1)
    #expect(it.texts == (kind == "show" ? ["other"] : []))
    // Once it is set again, it is shown again.
    StatusHUD.configuration.graceTime = 0
    it.screen.setActivationState(.foregroundActive)
    modifier.wish = loading
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
  }

  @Test func aBindingThatWasSetAnewIsLeftAlone() async {
    let modifier = present(loading)
    await it.advance(by: 1)
    StatusHUD.dismiss()
    modifier.wish = nil
    modifier.wish = loading
    await it.advance(by: 1)
    #expect(modifier.wish == loading && modifier.clears == 0 && it.texts == ["Loading"])
  }

  @Test(arguments: [false, true])
  func aViewThatBecomesAnotherViewDoesNotFlicker(dismantlesFirst: Bool) async throws {
    let modifier = present(loading)
    await it.advance(by: 1)
    let (log, bezel) = (NotificationLog(), try it.bezel)
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 1)
    #expect(log.entries.isEmpty)
    #expect(try it.bezel === bezel && it.texts == ["Loading"])
    modifier.wish = nil
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  // MARK: Scenes

  @Test func eachCarriesItsOwnScene() async {
    let other = HUDScreen()
    let first = present(loading)
    let second = Modifier(.activity(HUDRequest(status: "Saving")), in: other.appView)
    await it.advance(by: 1)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    second.wish = nil
    await it.advance(by: 1)
    #expect(it.container?.window?.windowScene === it.screen.windowScene)
    first.wish = nil
    await it.advance(by: 1)
    #expect(StatusHUD.windowScene == nil && it.container == nil)
  }

  @Test func aMessageLeavesNoSceneBehind() async {
    let other = HUDScreen()
    StatusHUD.windowScene = it.screen.windowScene
    let modifier = Modifier(message("Saved"), in: other.appView)
    await it.advance(by: 0.5)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    await it.advance(by: 2)
    other.screen.setActivationState(.background)
    StatusHUD.show(status: "other")
    await it.advance(by: 1)
    #expect(it.texts == ["other"] && modifier.wish == nil)
    #expect(it.container?.window?.windowScene === it.screen.windowScene)
    #expect(StatusHUD.windowScene === it.screen.windowScene)
  }

  @Test func theHUDMovesWithTheView() async {
    let other = HUDScreen()
    let modifier = present(loading)
    await it.advance(by: 1)
    other.appView.addSubview(modifier.anchor)
    await it.advance(by: 1)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    #expect(modifier.clears == 0 && it.texts == ["Loading"])
    modifier.wish = nil
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  @Test func workOfASceneInTheBackgroundLeavesTheHUDToOthers() async {
    let other = HUDScreen()
    let first = present(loading)
    let second = Modifier(.activity(HUDRequest(status: "Saving")), in: other.appView)
    await it.advance(by: 1)
    #expect(it.texts == ["Saving"])
    other.screen.setActivationState(.background)
    StatusHUD.setDetails("changed")
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
    #expect(it.container?.window?.windowScene === it.screen.windowScene)
    other.screen.setActivationState(.foregroundActive)
    await it.advance(by: 1)
    #expect(it.texts == ["Saving"] && first.clears + second.clears == 0)
    first.wish = nil
    second.wish = nil
    await it.advance(by: 1)
  }

  // MARK: Messages

  @Test(
    arguments: [
      .info("a", duration: 1), .success("a", duration: 1), .error("a", details: "b", duration: 1),
      .text("a", duration: 1), .image(.init(), "a", duration: 1),
    ] as [StatusHUD.Message])
  func aMessageIsShownAndItsBindingIsNilWhenItHasLeft(message: StatusHUD.Message) async {
    let modifier = present(.message(message))
    modifier.update()
    await it.advance(by: 0.9)
    modifier.update()
    #expect(it.texts == ["a"] && modifier.wish != nil)
    await it.advance(by: 0.2)
    #expect(it.container == nil && modifier.wish == nil && modifier.clears == 1)
    await it.advance(by: 3)
    #expect(it.container == nil)
  }

  @Test func settingNilTakesItAway() async {
    let activity = StatusHUD.beginActivity(status: "work")
    let modifier = present(message("a", for: .infinity))
    await it.advance(by: 1)
    #expect(it.texts == ["a"])
    modifier.wish = nil
    await it.advance(by: 1)
    #expect(it.texts == ["work"] && modifier.clears == 0)
    activity.end()
  }

  @Test func aMessageThatNoUpdateBroughtIsShownToo() async {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    modifier.write(message("b"))
    await it.advance(by: 1)
    #expect(it.texts == ["b"])
    modifier.wish = message("a")
    await it.advance(by: 0.5)
    #expect(it.texts == ["a"])
    await it.advance(by: 1)
    #expect(modifier.wish == nil)
  }

  @Test func twoViewsWithTheSameMessageShareIt() async {
    let first = present(message("a"))
    await it.advance(by: 0.3)
    let second = present(message("a"))
    await it.advance(by: 0.6)
    #expect(it.texts == ["a"])
    await it.advance(by: 0.3)
    #expect(it.container == nil && first.wish == nil && second.wish == nil)
  }

  @Test func ofTwoMessagesBeforeTheWindowNoneIsLostInAQueue() async {
    StatusHUD.configuration.messagePolicy = .queue
    let view = UIView(frame: .zero)
    let modifier = Modifier(message("a"), in: view)
    modifier.wish = message("b")
    await it.advance(by: 1)
    #expect(it.texts.isEmpty)
    it.appView.addSubview(view)
    await it.advance(by: 0.5)
    #expect(it.texts == ["a"])
    await it.advance(by: 1)
    #expect(it.texts == ["b"])
    await it.advance(by: 1)
    #expect(modifier.wish == nil)
  }

  @Test(arguments: [false, true])
  func aMessageStaysForItsTimeThoughItsViewHasLeft(atOnce: Bool) async {
    let modifier = present(message("a"))
    if !atOnce { await it.advance(by: 0.1) }
    modifier.anchor.dismantle()
    modifier.anchor.removeFromSuperview()
    await it.advance(by: 0.8)
    #expect(it.texts == ["a"])
    await it.advance(by: 0.5)
    #expect(it.texts.isEmpty && modifier.wish == nil)
  }

  @Test(arguments: [false, true])
  func aMessageIsNotShownTwiceWhenItsViewBecomesAnotherView(dismantlesFirst: Bool) async {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 0.6)
    #expect(it.texts.isEmpty && modifier.wish == nil)
  }

  @Test(arguments: ["dismiss", "replace", "tap"])
  func aMessageThatOtherCodeEndsIsReported(_ kind: String) async {
    StatusHUD.configuration.tapDismissal = .messages
    let modifier = present(message("a", for: .infinity))
    await it.advance(by: 1)
    switch kind {
    case "dismiss": StatusHUD.dismiss()
    case "replace": StatusHUD.showInfo(status: "b", duration: 1)
    default: it.screen.tap(at: CGPoint(x: 160, y: 240))
    }
    await it.advance(by: 1)
    #expect(modifier.wish == nil && modifier.clears == 1)
  }

  // MARK: Updates

  @Test func nothingIsKeptOfAViewThatIsGone() async {
    weak var anchor: HUDAnchorView?
    do {
      let modifier = present(loading)
      anchor = modifier.anchor
      await it.advance(by: 1)
      modifier.anchor.removeFromSuperview()
      modifier.anchor.dismantle()
    }
    await it.advance(by: 1)
    #expect(anchor == nil && it.container == nil)
  }
}
