// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// The activity of a SwiftUI view, without SwiftUI.
@MainActor @Suite(.globalHUD) struct ActivityAnchorTests: AnchorTests {
  let it = HUDScreen()

  @Test func itTakesNoTouches() {
    let modifier = present(loading)
    modifier.view.frame = it.appView.bounds
    #expect(it.screen.view(at: CGPoint(x: 5, y: 5)) === it.appView)
  }

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
      // An update of the view doesn't enable the button again.
      modifier.set(HUDRequest(status: "b", onCancel: { log.append("late") }))
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
