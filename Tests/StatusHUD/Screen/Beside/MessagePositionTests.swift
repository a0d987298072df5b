// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Where the HUD and the message beside it are.
enum BesidePlace: CaseIterable, Sendable { case window, containerView, secondScene }

/// Code of the app that has no view.
private actor Model {
  func copy() { StatusHUD.show(.text("Copied", duration: 2, position: .bottom)) }
}

/// A message with a position is beside the HUD, and leaves the HUD and its work alone.
@MainActor @Suite(.globalHUD) struct MessagePositionTests {
  private let it = HUDScreen()

  /// Returns the screen with the HUD.
  private func screen(_ place: BesidePlace) -> HUDScreen {
    switch place {
    case .window: return it
    case .containerView:
      StatusHUD.containerView = it.appView
      return it
    case .secondScene:
      let other = HUDScreen()
      StatusHUD.windowScene = other.screen.windowScene
      return other
    }
  }

  // MARK: Beside work

  /// A toast at the bottom, from an actor without a view, while work runs.
  @Test(arguments: WorkBeside.allCases, BesidePlace.allCases)
  func aToastLeavesTheSpinnerAlone(kind: WorkBeside, place: BesidePlace) async throws {
    let it = screen(place)
    it.screen.isVoiceOverRunning = true
    (StatusHUD.configuration.bezelColor, StatusHUD.configuration.contentColor) = (.white, .black)
    let work = await RunningWork(kind)
    await it.advance(by: 1)
    let before = try SeenHUD(of: it)
    #expect(!HUDScreen.hasStatesBeside && it.screen.announcements == ["Uploading"])
    await Model().copy()
    await it.advance(by: 1)
    #expect(try SeenHUD(of: it) == before && it.messageTexts == ["Copied"])
    let toast = try it.message(at: .bottom)
    let frames = [try it.bezel.frameOnScreen, toast.bezel.frameOnScreen]
    let pixels = it.pixels()
    #expect(frames.allSatisfy(pixels.hasWhiteBezel) && frames[0].maxY < frames[1].minY)
    #expect(toast.bezel.frame.maxY == 464 && toast.window === it.container?.window)
    #expect(it.screen.announcements == ["Uploading", "Copied"])
    it.screen.finishAnnouncement("Copied", successfully: true)
    await it.advance(by: 2.1)
    #expect(try SeenHUD(of: it) == before && it.messageViews.isEmpty && !HUDScreen.hasStatesBeside)
    #expect(!it.pixels().hasWhiteBezel(in: frames[1]) && it.overlay?.subviews.count == 1)
    await work.end()
    await it.advance(by: 1)
    #expect(it.container == nil && !StatusHUD.isVisible && StatusHUD.activityCount == 0)
  }

  /// Each call that isn't a message without a position leaves the toast where it is.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func newWorkAndResultsLeaveTheToastAlone(policy: StatusHUD.MessagePolicy) async throws {
    StatusHUD.configuration.messagePolicy = policy
    StatusHUD.show(.text("Offline", duration: .infinity, position: .top))
    await it.advance(by: 1)
    let frame = try it.message(at: .top).bezel.frameOnScreen
    var activity: StatusHUD.Activity?
    let calls: [(String, () -> Void)] = [
      ("a", { StatusHUD.show(status: "a") }), ("b", { StatusHUD.showProgress(0.5, status: "b") }),
      ("c", { activity = StatusHUD.beginActivity(status: "c") }),
      ("d", { activity?.update(status: "d") }), ("e", { StatusHUD.setStatus("e") }),
      ("f", { StatusHUD.showSuccess(status: "f", duration: 100) }),
      ("f", { StatusHUD.popActivity() }), ("", { StatusHUD.dismiss() }),
    ]
    for (text, call) in calls {
      call()
      await it.advance(by: 1)
      #expect(it.texts == (text.isEmpty ? [] : [text]) && it.messageTexts == ["Offline"])
      #expect(try it.message(at: .top).bezel.frameOnScreen == frame)
    }
    withExtendedLifetime(activity) {}
  }

  /// A result of the work ends counted work, beside a toast, too.
  @Test func aMessageWithoutAPositionEndsCountedWork() async {
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 100, position: .bottom))
    await it.advance(by: 1)
    #expect(StatusHUD.activityCount == 1 && it.texts == ["Uploading"])
    StatusHUD.showSuccess(status: "Uploaded", duration: 1)
    #expect(StatusHUD.activityCount == 0)
    await it.advance(by: 0.5)
    #expect(it.texts == ["Uploaded"] && it.messageTexts == ["Copied"])
    await it.advance(by: 1)
    #expect(it.texts.isEmpty && it.messageTexts == ["Copied"])
  }

  // MARK: The verbs of the HUD

  @Test(arguments: [false, true]) func theVerbsAreThoseOfTheHUD(hasWork: Bool) async throws {
    if hasWork { StatusHUD.show(status: "Uploading", details: "3 of 9", onCancel: {}) }
    await it.advance(by: 1)
    let log = NotificationLog()
    let toast = StatusHUD.Message.text(
      "Copied", details: "Now", duration: .infinity, position: .top)
    StatusHUD.show(toast)
    for _ in 0..<2 {
      #expect(StatusHUD.isVisible == hasWork && StatusHUD.activityCount == (hasWork ? 1 : 0))
      #expect(StatusHUD.status == (hasWork ? "Uploading" : nil))
      #expect(StatusHUD.details == (hasWork ? "3 of 9" : nil))
      #expect(StatusHUD.messages == [toast])
      await it.advance(by: 1)
    }
    StatusHUD.setStatus("Sending")
    StatusHUD.setDetails("4 of 9")
    #expect(StatusHUD.cancel() == hasWork)
    await it.advance(by: 1)
    #expect(it.texts == (hasWork ? ["Sending"] : []) && it.messageTexts == ["Copied"])
    #expect(try it.message(at: .top).bezel.detailLabel.text == "Now")
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(it.texts.isEmpty && it.messageTexts == ["Copied"] && !StatusHUD.isVisible)
    let events = hasWork ? ["WillDisappear Sending", "DidDisappear Sending"] : []
    #expect(log.entries == events)
    StatusHUD.dismiss(toast)
    await it.advance(by: 1)
    #expect(log.entries == events && it.messageViews.isEmpty && it.overlayWindows.isEmpty)
  }

  /// Also with a delay. The closure waits for the HUD alone.
  @Test(arguments: [0, 0.5], [false, true])
  func aDismissalLeavesTheToastAlone(delay: Double, isShownMeanwhile: Bool) async {
    let (toastEnds, ends) = (Tally(), Tally())
    func showToast() {
      StatusHUD.show(.text("Copied", duration: 100, position: .bottom)) { toastEnds.add() }
    }
    if !isShownMeanwhile { showToast() }
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 1)
    StatusHUD.dismiss(after: delay) { ends.add() }
    if isShownMeanwhile { showToast() }
    #expect(StatusHUD.activityCount == 0 && StatusHUD.isVisible == (delay > 0))
    if delay > 0 {
      await it.advance(by: delay - 0.1)
      #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"] && ends.value == 0)
    }
    await it.advance(by: 0.2)
    #expect(it.texts.isEmpty && it.messageTexts == ["Copied"])
    #expect(ends.value == 1 && toastEnds.value == 0)
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(ends.value == 1 && toastEnds.value == 1)
  }

  /// It appears at once, also if the work waits for its grace time.
  @Test func theGraceTimeIsThatOfTheWork() async {
    StatusHUD.configuration.graceTime = 1
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 0.5)
    StatusHUD.show(.text("Copied", duration: 100, position: .bottom))
    await it.advance(by: 0.25)
    #expect(it.texts.isEmpty && it.messageTexts == ["Copied"])
    await it.advance(by: 0.5)
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"])
  }
}

/// A message beside the HUD while the HUD fades. Fades take 0.4 seconds.
@MainActor @Suite(.globalHUD) struct MessagePositionFadeTests {
  private let it = HUDScreen()
  private let log = NotificationLog()

  init() {
    StatusHUD.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0.4, 0.4) }
  }

  private func showToast() { StatusHUD.show(.text("Copied", duration: 100, position: .bottom)) }

  @Test(arguments: WorkBeside.allCases)
  func aToastDuringTheFadeInLeavesItAlone(kind: WorkBeside) async throws {
    var opacities: [[Float]] = []
    await it.advance(by: 1)
    for hasToast in [false, true] {
      let work = await RunningWork(kind)
      await it.advance(by: 0.1)
      if hasToast { showToast() }
      var seen: [Float] = []
      for _ in 0..<5 {
        await it.advance(by: 0.05)
        seen.append(try it.bezel.movingOpacity)
      }
      await it.advance(by: 0.1)
      #expect(log.entries == ["WillAppear Uploading", "DidAppear Uploading"])
      if hasToast {
        // It fades in later than the HUD.
        let opacity = try it.message(at: .bottom).bezel.movingOpacity
        #expect(0.1 < opacity && opacity < 1)
      }
      opacities.append(seen)
      await work.end()
      await it.advance(by: 1)
      #expect(it.container == nil)
      log.clear()
    }
    #expect(opacities[0] == opacities[1] && Set(opacities[0]).count > 3)
    #expect(it.messageTexts == ["Copied"])
  }

  @Test(arguments: WorkBeside.allCases)
  func aToastDuringTheFadeOutLeavesItAlone(kind: WorkBeside) async throws {
    let work = await RunningWork(kind)
    await it.advance(by: 1)
    log.clear()
    await work.end()
    await it.advance(by: kind == .followed ? 0.3 : 0.1)
    showToast()
    await it.advance(by: 0.1)
    let opacities = [try it.bezel, try it.message(at: .bottom).bezel].map(\.movingOpacity)
    #expect(opacities.allSatisfy { 0 < $0 && $0 < 1 } && it.texts.isEmpty)
    await it.advance(by: 0.25)
    #expect(log.entries == ["WillDisappear Uploading", "DidDisappear Uploading"])
    #expect(it.container == nil && it.overlayWindows.map(\.isHidden) == [false])
    await it.advance(by: 1)
    #expect(try it.message(at: .bottom).bezel.movingOpacity == 1)
  }

  /// The window closes when the last of them has faded out.
  @Test(arguments: [false, true]) func theWindowIsUpUntilTheLastOneIsGone(isToastFirst: Bool) async
  {
    showToast()
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 1)
    let ends = [{ StatusHUD.dismiss(StatusHUD.messages[0]) }, { StatusHUD.popActivity() }]
    weak let window = it.overlayWindows.first
    ends[isToastFirst ? 0 : 1]()
    await it.advance(by: 0.2)
    ends[isToastFirst ? 1 : 0]()
    await it.advance(by: 0.25)
    #expect(it.overlay?.subviews.count ?? it.messageViews.count == 1 && window?.isHidden == false)
    await it.advance(by: 0.2)
    #expect(it.messageViews.isEmpty && it.overlayWindows.isEmpty && window == nil)
  }

  /// It comes back from its fade-out as the HUD does.
  @Test func aToastInItsFadeOutIsReplacedByTheNext() async throws {
    showToast()
    await it.advance(by: 1)
    let view = try it.message(at: .bottom)
    StatusHUD.dismiss(StatusHUD.messages[0])
    await it.advance(by: 0.2)
    StatusHUD.show(.text("Pasted", duration: 1, position: .bottom))
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["Pasted"] && view.bezel.movingOpacity == 1)
    #expect(try it.message(at: .bottom) === view)
    await it.advance(by: 2)
    #expect(it.messageViews.isEmpty && log.entries.isEmpty)
  }
}
