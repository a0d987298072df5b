// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// The HUD over an app in a window of a real server: what the root window shows, and what a click
/// of xdotool does. Expected values: the documentation of `MaskType` and of the configuration.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct RealScreenTests {
  @Test func theHUDIsOnTheScreenAndLeavesTheFormerPicture() async throws {
    try await HUDOnServer.run { app in
      let before = try app.picture()
      StatusHUD.show(status: "Loading")
      try await app.hudIsShown()
      let bezel = try #require(try app.bezel())
      #expect(abs(bezel.midX - 120) <= 1)
      #expect(abs(bezel.midY - 120) <= 1)
      #expect(bezel.width > 60)
      #expect(bezel.height > 60)
      // Without a mask the rest of the app is as it was.
      #expect(try app.picture().premultiplied(5, 5) == HUDOnServer.color)

      StatusHUD.dismiss()
      try await app.notifications.next(StatusHUD.didDisappearNotification)
      try await wait(for: "the former picture") { try app.picture() == before }
      #expect(try app.bezel() == nil)
    }
  }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .clear, .black])
  func onlyAMaskKeepsClicksFromTheApp(maskType: StatusHUD.MaskType) async throws {
    try await HUDOnServer.run { app in
      #expect(try await app.clickReachesControl())
      StatusHUD.show(maskType: maskType)
      try await app.hudIsShown()
      #expect(try await app.clickReachesControl() == (maskType == .passthrough))
      #expect(try await app.clickReachesControl(x: 120, y: 120) == (maskType == .passthrough))
      // Black at 40 % leaves 60 % of each component.
      let expected = maskType == .black ? Pixel(0, 77, 153) : HUDOnServer.color
      try await wait(for: "the mask") {
        try app.picture().premultiplied(5, 5).difference(to: expected) <= 1
      }
      StatusHUD.popActivity()
      try await app.notifications.next(StatusHUD.didDisappearNotification)
      #expect(try await app.clickReachesControl())
    }
  }

  @Test func graceTimeAndFadeOutBlockNothing() async throws {
    try await HUDOnServer.run { app in
      // Neither ends while this test looks.
      StatusHUD.configure {
        $0.graceTime = 1000
        $0.fadeOutDuration = 1000
      }
      StatusHUD.show(maskType: .black)
      #expect(StatusHUD.isVisible)
      #expect(try await app.clickReachesControl())
      #expect(try app.bezel() == nil)
      StatusHUD.dismiss()

      StatusHUD.configure { $0.graceTime = 0 }
      StatusHUD.show(maskType: .black)
      try await app.hudIsShown()
      #expect(try await app.clickReachesControl() == false)
      StatusHUD.dismiss()
      try await app.notifications.next(StatusHUD.willDisappearNotification)
      #expect(try app.bezel() != nil)
      #expect(try await app.clickReachesControl())
    }
  }

  @Test func aServerThatDiesUnderTheHUDIsSurvived() async throws {
    try await HUDOnServer.run { app in
      StatusHUD.show(status: "first")
      try await app.hudIsShown()
      app.server.kill()
      let reason = try await app.losses.next("the loss")
      #expect(reason == "the X11 server \(app.server.name) closed the connection")

      // Every call still works, before and after the app hears of the loss.
      StatusHUD.showProgress(0.5, status: "second", maskType: .black)
      StatusHUD.setStatus("third")
      await nextTurn()
      app.host.disconnect()
      try await app.notifications.next(StatusHUD.didDisappearNotification)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 2)
      StatusHUD.popActivity()
      StatusHUD.popActivity()
      #expect(!StatusHUD.isVisible)
      StatusHUD.show(status: "fourth")
      #expect(StatusHUD.isVisible)

      try await HUDOnServer.onAnotherServer { next in
        try await next.hudIsShown()
        let bezel = try #require(try next.bezel())
        #expect(abs(bezel.midX - 120) <= 1)
        #expect(abs(bezel.midY - 120) <= 1)
        #expect(app.losses.unread.isEmpty, "told once")
      }
    }
  }
}
