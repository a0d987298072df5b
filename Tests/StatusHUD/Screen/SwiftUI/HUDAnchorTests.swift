// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// What stands behind a view of SwiftUI, without SwiftUI.
@MainActor @Suite(.globalHUD) struct HUDAnchorTests: AnchorTests {
  let it = HUDScreen()

  /// The view may get messages before it has a window.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func messagesOfAViewWithoutAWindowComeInOrder(policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configuration.messagePolicy = policy
    let view = UIView(frame: .zero)
    let modifier = present(message("One"), in: view)
    modifier.set(message("Two"))
    #expect(await texts(after: 1).isEmpty && modifier.resets == 0)
    it.appView.addSubview(view)
    #expect(await texts(after: 0.5) == [policy == .queue ? "One" : "Two"])
    #expect(await texts(after: 1) == (policy == .queue ? ["Two"] : []))
    #expect(await texts(after: 1).isEmpty && modifier.resets == 1)
    // A message that is taken back doesn't come.
    view.removeFromSuperview()
    await it.advance(by: 0)
    for text in ["Three", nil, "Four"] { modifier.set(text.map { message($0) }) }
    it.appView.addSubview(view)
    #expect(await texts(after: 0.5) == ["Four"])
    modifier.set(nil)
  }

  @Test func itTakesNoTouches() {
    let modifier = present(loading)
    modifier.view.frame = it.appView.bounds
    #expect(it.screen.view(at: CGPoint(x: 5, y: 5)) === it.appView)
  }

  // MARK: Activities

  /// Nobody dismantles the view, and nothing reports that its window was released.
  @Test(arguments: [true, false])
  func anActivityEndsWithTheWindowOfItsView(isReleasedAtOnce: Bool) async {
    var window: UIWindow? = UIWindow(windowScene: it.screen.windowScene)
    window?.rootViewController = UIViewController()
    window?.isHidden = false
    var view = window?.rootViewController?.view
    var modifier: Modifier? = present(loading, in: view ?? it.appView)
    #expect(await texts(after: 1) == ["Loading"] && StatusHUD.activityCount == 1)
    weak let anchor = modifier?.view.anchor
    if isReleasedAtOnce { await it.advance(by: 0) }
    (modifier, view, window) = (nil, nil, nil)
    #expect(await texts(after: 1).isEmpty && StatusHUD.activityCount == 0 && anchor == nil)
  }

  @Test func theHUDIsShownWhileTheViewExists() async throws {
    let modifier = present(loading)
    #expect(await texts(after: 1) == ["Loading"])
    modifier.set(HUDRequest(status: "Almost there", progress: 0.5))
    #expect(await texts(after: 1) == ["Almost there"])
    #expect(try it.ring.progress == 0.5)
    // Nobody dismantles the view, but it's in no view of a view controller any more.
    modifier.view.removeFromSuperview()
    #expect(await texts(after: 1).isEmpty && modifier.value != nil)
    it.appView.addSubview(modifier.view)
    #expect(await texts(after: 1) == ["Almost there"])
    modifier.set(nil)
    #expect(await texts(after: 1).isEmpty && modifier.resets == 0)
  }

  @Test func theButtonRunsTheNewestActionOnce() async throws {
    var log: [String] = []
    let modifier = present(HUDRequest(status: "a", onCancel: { log.append("old") }))
    await it.advance(by: 1)
    modifier.set(HUDRequest(status: "a", onCancel: { log.append("new") }))
    await it.advance(by: 1)
    let button = try it.bezel.button
    for _ in 0..<2 {
      button.sendActions(for: .primaryActionTriggered)
      await it.advance(by: 1)
    }
    #expect(log == ["new"] && modifier.value != nil)
  }

  /// Each change counts from the one before.
  @Test func aRequestThatChangesBackAndForthIsFollowed() async throws {
    let modifier = present(HUDRequest(status: "a"))
    let requests: [(String, StatusHUD.CancelAction?)] = [("b", {}), ("a", nil), ("b", {})]
    for (status, action) in requests {
      modifier.set(HUDRequest(status: status, onCancel: action))
      #expect(await texts(after: 1) == [status])
      #expect(try (it.bezel.existingButton != nil) == (action != nil))
    }
  }

  @Test func aFollowedProgressTakesThePlaceOfANumberUntilItIsOver() async throws {
    let (half, over) = (Progress(totalUnitCount: 2), Progress(totalUnitCount: 1))
    (half.completedUnitCount, over.completedUnitCount) = (1, 1)
    let modifier = present(HUDRequest(progress: 0.25))
    for (request, shown) in [
      (HUDRequest(followed: half), 0.5), (HUDRequest(progress: 0.75), 0.75),
      (HUDRequest(followed: half), 0.5), (HUDRequest(followed: over), nil),
      (HUDRequest(followed: half), 0.5), (HUDRequest(), nil),
    ] as [(HUDRequest, Double?)] {
      modifier.set(request)
      await it.advance(by: 1)
      #expect(it.container?.content?.progress == shown)
    }
    modifier.set(HUDRequest(followed: half))
    await it.advance(by: 1)
    half.completedUnitCount = 2
    await it.advance(by: 1)
    #expect(try it.bezel.indicatorContainer.current === it.spinner && modifier.value != nil)
  }

  @Test func anUpdateLeavesWhatOtherCodeHasSet() async {
    let modifier = present(loading)
    await it.advance(by: 1)
    StatusHUD.setStatus("Other")
    modifier.value?.details = "2 of 2"
    modifier.update()
    #expect(await texts(after: 1) == ["Other"] && StatusHUD.details == "2 of 2")
  }

  @Test(arguments: ["dismiss", "grace", "show", "noScene"])
  func aDismissalIsReported(_ kind: String) async {
    if kind == "grace" { StatusHUD.configuration.graceTime = 10 }
    let modifier = present(loading)
    if kind == "noScene" { it.screen.setActivationState(.background) }
    await it.advance(by: 1)
    StatusHUD.dismiss()
    if kind == "show" { StatusHUD.show(status: "other") }
    #expect(modifier.value != nil)
    await it.advance(by: 0)
    #expect(modifier.value == nil && modifier.resets == 1)
    #expect(await texts(after: 1) == (kind == "show" ? ["other"] : []))
    // Once it is set again, it is shown again.
    StatusHUD.configuration.graceTime = 0
    it.screen.setActivationState(.foregroundActive)
    modifier.set(loading)
    #expect(await texts(after: 1) == ["Loading"])
  }

  // MARK: Scenes

  @Test func eachCarriesItsOwnSceneAndLeavesTheHUDToOthersInTheBackground() async {
    let other = HUDScreen()
    let first = present(loading)
    let second = present(HUDRequest(status: "Saving"), in: other.appView)
    #expect(await texts(after: 1) == ["Saving"] && scene === other.screen.windowScene)
    other.screen.setActivationState(.background)
    StatusHUD.setDetails("changed")
    #expect(await texts(after: 1) == ["Loading"] && scene === it.screen.windowScene)
    other.screen.setActivationState(.foregroundActive)
    #expect(await texts(after: 1) == ["Saving"] && first.resets + second.resets == 0)
    second.set(nil)
    #expect(await texts(after: 1) == ["Loading"] && scene === it.screen.windowScene)
    first.set(nil)
    #expect(await texts(after: 1).isEmpty && StatusHUD.windowScene == nil)
  }

  @Test func aMessageOfABackgroundSceneDoesNotHoldTheQueue() async {
    StatusHUD.configuration.messagePolicy = .queue
    let other = HUDScreen()
    let modifier = present(message("there"), in: other.appView)
    other.screen.setActivationState(.background)
    StatusHUD.showText("here", duration: 1)
    #expect(await texts(after: 0.5) == ["here"] && scene === it.screen.windowScene)
    other.screen.setActivationState(.foregroundActive)
    #expect(await texts(after: 0.3) == ["here"])
    #expect(await texts(after: 0.5) == ["there"] && scene === other.screen.windowScene)
    #expect(await texts(after: 1.5).isEmpty && modifier.value == nil)
  }

  @Test func aMessageWithoutEndWaitsForNothingInTheBackground() async {
    StatusHUD.configuration.messagePolicy = .queue
    let other = HUDScreen()
    let modifier = present(message("there"), in: other.appView)
    other.screen.setActivationState(.background)
    StatusHUD.showText("here", duration: .infinity)
    await it.advance(by: 9)
    StatusHUD.setStatus("HERE")
    #expect(await texts(after: 1) == ["HERE"] && StatusHUD.status == "HERE")
    StatusHUD.showText("long", duration: 60)
    for number in 1...14 { StatusHUD.showText("\(number)") }
    #expect(await texts(after: 1) == ["long"] && modifier.value != nil)
    #expect(await texts(after: 60 + 14 * 2) == ["HERE"] && modifier.value != nil)
    StatusHUD.dismiss(.text("here", duration: .infinity))
    other.screen.setActivationState(.foregroundActive)
    #expect(await texts(after: 0.5) == ["there"])
  }

  /// Otherwise, nothing could end it any more.
  @Test(arguments: [1, .infinity] as [Double])
  func aMessageWithoutEndGivesWayToTheNextOfItsBinding(duration: Double) async {
    StatusHUD.configuration.messagePolicy = .queue
    let modifier = present(StatusHUD.Message.error("Offline", duration: .infinity))
    #expect(await texts(after: 1) == ["Offline"])
    modifier.set(.success("Saved", duration: duration))
    #expect(await texts(after: 0.5) == ["Saved"])
    modifier.set(nil)
    #expect(await texts(after: 1).isEmpty && StatusHUD.messages.isEmpty)
  }

  @Test func workInTheBackgroundTakesNothingFromOtherWork() async throws {
    let (other, progress) = (HUDScreen(), Progress(totalUnitCount: 10))
    StatusHUD.configure { ($0.minimumVisibleTime, $0.fadeOutDuration) = (2, 0.15) }
    let activity = StatusHUD.beginActivity(status: "here")
    activity.follow(progress)
    let modifier = present(loading, in: other.appView)
    other.screen.setActivationState(.background)
    progress.completedUnitCount = 4
    #expect(try await it.settledRing() == 0.4)
    StatusHUD.setStatus("HERE")
    let log = NotificationLog()
    #expect(await texts(after: 0.2) == ["HERE"] && StatusHUD.status == "HERE")
    activity.end()
    #expect(await texts(after: 0.3) == ["HERE"] && log.entries.isEmpty)
    await it.advance(by: 0.6)
    #expect(log.entries == ["WillDisappear HERE"] && it.container != nil)
    #expect(await texts(after: 1).isEmpty && modifier.resets == 0)
  }

  // MARK: Messages

  @Test func aMessageIsShownAndItsBindingIsNilWhenItHasLeft() async {
    let modifier = present(message("a"))
    modifier.update()
    await it.advance(by: 0.9)
    modifier.update()
    #expect(it.texts == ["a"] && modifier.value != nil)
    await it.advance(by: 0.2)
    #expect(it.container == nil && modifier.value == nil && modifier.resets == 1)
    await it.advance(by: 3)
    #expect(it.container == nil)
  }

  @Test func aMessageWithoutAnIconAndATextIsOverAtOnce() async {
    let modifier = present(.text(nil))
    #expect(modifier.value != nil, "a later turn resets the binding")
    await it.advance(by: 0.1)
    #expect(it.container == nil && modifier.value == nil && modifier.resets == 1)
    modifier.set(message("a"))
    #expect(await texts(after: 0.5) == ["a"])
    modifier.set(nil)
  }

  @Test func aMessageThatNoUpdateBroughtIsShownToo() async {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    modifier.value = message("b")
    #expect(await texts(after: 1) == ["b"])
    modifier.set(message("a"))
    #expect(await texts(after: 0.5) == ["a"])
    await it.advance(by: 1)
    #expect(modifier.value == nil)
  }

  /// A message that waits for its scene isn't over with the one before, and keeps no equal message of another
  /// view.
  @Test func aMessageThatWaitsForItsSceneIsNeitherOverNorShown() async {
    let modifier = present(StatusHUD.Message.success("One", duration: 3, position: .top))
    modifier.view.removeFromSuperview()
    await it.advance(by: 0)
    modifier.set(message("Two"))
    let other = present(message("Two"))
    #expect(await texts(after: 0.5) == ["Two"] && it.messageTexts == ["One"])
    await it.advance(by: 1)
    #expect(other.value == nil && other.resets == 1 && it.messageTexts == ["One"])
    await it.advance(by: 2)
    #expect(it.messageTexts.isEmpty && modifier.value != nil && modifier.resets == 0)
    it.appView.addSubview(modifier.view)
    #expect(await texts(after: 0.5) == ["Two"])
    #expect(await texts(after: 1).isEmpty && modifier.value == nil)
  }

  /// Nothing could end it while those after it wait.
  @Test func aMessageWithoutEndThatWaitsForItsSceneGivesWayToTheNext() async {
    StatusHUD.configuration.messagePolicy = .queue
    let modifier = present(message("One", for: 3))
    await it.advance(by: 0.5)
    modifier.view.removeFromSuperview()
    await it.advance(by: 0)
    modifier.set(.error("Offline", duration: .infinity))
    modifier.set(message("Two"))
    #expect(await texts(after: 1) == ["One"])
    it.appView.addSubview(modifier.view)
    #expect(await texts(after: 2) == ["Two"])
    #expect(await texts(after: 1).isEmpty && StatusHUD.messages.isEmpty)
  }

  /// As `Binding.constant`.
  @Test func aBindingThatKeepsItsMessageKeepsNothingElse() async {
    let modifier = Modifier(message("a"), in: it.appView) { (anchor: MessageAnchor, modifier) in
      anchor.update(to: modifier.value) { $0 }
    }
    await it.advance(by: 2)
    modifier.update()
    #expect(it.container == nil && MessageAnchor.anchors.isEmpty)
  }

  @Test(arguments: [false, true])
  func aMessageStaysForItsTimeThoughItsViewHasLeft(atOnce: Bool) async {
    let modifier = present(message("a"))
    if !atOnce { await it.advance(by: 0.1) }
    modifier.view.dismantle()
    modifier.view.removeFromSuperview()
    #expect(await texts(after: 0.8) == ["a"])
    #expect(await texts(after: 0.5).isEmpty && modifier.value == nil)
  }

  @Test(arguments: [false, true])
  func aMessageStartsAnewWhenItsViewBecomesAnotherView(dismantlesFirst: Bool) async throws {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    let (log, bezel) = (NotificationLog(), try it.bezel)
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 0.9)
    #expect(try log.entries.isEmpty && it.bezel === bezel && it.texts == ["a"])
    #expect(modifier.resets == 0)
    #expect(await texts(after: 0.2).isEmpty && modifier.value == nil)
  }

  /// The queue has the message twice, because another one came between.
  @Test(arguments: [false, true])
  func aMessageThatStaysEndsWithItsBindingThoughItsViewBecameAnotherView(
    dismantlesFirst: Bool
  ) async {
    StatusHUD.configuration.messagePolicy = .queue
    let offline = message("Offline", for: .infinity)
    let modifier = present(offline)
    await it.advance(by: 0.5)
    StatusHUD.show(.info("Saved", duration: .infinity))
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 0.5)
    #expect(StatusHUD.messages.filter { $0 == offline }.count == 2)
    modifier.set(nil)
    #expect(StatusHUD.messages.map(\.status) == ["Saved"])
  }

  // MARK: Bindings

  @Test func theBindingOfAViewThatIsGoneIsResetToo() async {
    let modifier = present(loading)
    await it.advance(by: 1)
    StatusHUD.dismiss()
    modifier.view.dismantle()
    modifier.view.removeFromSuperview()
    await it.advance(by: 1)
    #expect(modifier.value == nil)
  }

  @Test func nothingIsKeptOfAViewThatIsGone() async {
    weak var view: UIView?
    weak var anchors: (AnyObject)?
    weak var other: (AnyObject)?
    do {
      let (activity, message) = (present(loading), present(message("a")))
      (view, anchors, other) = (activity.view, activity.view.anchor, message.view.anchor)
      await it.advance(by: 0.5)
      activity.view.removeFromSuperview()
      activity.view.dismantle()
      message.view.removeFromSuperview()
    }
    await it.advance(by: 1)
    #expect(it.container == nil && view == nil && anchors == nil && other == nil)
    #expect(MessageAnchor.anchors.isEmpty)
  }
}
