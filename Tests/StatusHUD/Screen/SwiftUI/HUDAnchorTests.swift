// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// What stands behind a view of SwiftUI, without SwiftUI.
@MainActor @Suite(.globalHUD) struct HUDAnchorTests {
  private let it = HUDScreen()
  private let anchor = HUDAnchorView(frame: .zero)
  private let loading = HUDRequest(status: "Loading", details: "1 of 2")

  @Test(
    arguments: [
      (nil, nil, []),
      (nil, HUDRequest(status: "a"), [.begin]),
      (HUDRequest(status: "a"), nil, [.end]),
      (HUDRequest(status: "a"), HUDRequest(status: "a"), []),
      (
        HUDRequest(status: "a"), HUDRequest(details: "b", progress: 0.5),
        [.status(nil), .details("b"), .progress(0.5)]
      ),
      (HUDRequest(progress: 1), HUDRequest(), [.progress(nil)]),
      (HUDRequest(status: "a"), HUDRequest(status: "a", maskType: .black), [.begin]),
    ] as [(HUDRequest?, HUDRequest?, [HUDRequest.Change])])
  func oneRequestBecomesTheNext(
    old: HUDRequest?, new: HUDRequest?, changes: [HUDRequest.Change]
  ) {
    #expect(HUDRequest.changes(from: old, to: new) == changes)
  }

  @Test func theHUDIsShownWhileTheViewIsOnScreen() async throws {
    anchor.request = loading
    #expect(!StatusHUD.isVisible)
    it.appView.addSubview(anchor)
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
    anchor.request?.progress = 0.5
    anchor.request?.status = "Almost there"
    await it.advance(by: 1)
    #expect(it.texts == ["Almost there"])
    #expect(try it.bezel.ring.progress == 0.5)
    anchor.removeFromSuperview()
    #expect(!StatusHUD.isVisible)
  }

  @Test func anotherMaskNeitherHidesNorFades() async {
    it.appView.addSubview(anchor)
    anchor.request = loading
    await it.advance(by: 1)
    let log = NotificationLog()
    anchor.request?.maskType = .black
    await it.advance(by: 1)
    #expect(it.container?.takenTouches == .all)
    #expect(log.entries.isEmpty)
    anchor.request = nil
    #expect(!StatusHUD.isVisible)
  }

  @Test func theSceneIsThatOfTheViewUntilTheEnd() async {
    let other = HUDScreen()
    other.appView.addSubview(anchor)
    anchor.request = loading
    await it.advance(by: 1)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    anchor.request = nil
    #expect(StatusHUD.windowScene == nil)
    anchor.show(.success("Saved"))
    #expect(StatusHUD.windowScene === other.screen.windowScene)
  }

  @Test func aDismissalIsReported() async {
    var isPresented = true
    anchor.onDismiss = { isPresented = false }
    it.appView.addSubview(anchor)
    anchor.request = loading
    await it.advance(by: 1)
    StatusHUD.dismiss()
    await it.advance(by: 1)
    #expect(!isPresented && anchor.request == nil)
    anchor.request = loading
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
  }

  @Test(
    arguments: [
      .info("a"), .success("a"), .error("a", details: "b"), .text("a"), .image(.init(), "a"),
    ] as [StatusHUD.Message])
  func aMessageWaitsForTheViewAndLeavesByItself(message: StatusHUD.Message) async {
    anchor.show(message)
    #expect(!StatusHUD.isVisible)
    it.appView.addSubview(anchor)
    await it.advance(by: 1)
    anchor.removeFromSuperview()
    #expect(it.texts == ["a"])
    await it.advance(by: 6)
    #expect(it.container == nil)
  }
}
