// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// The end of a scene in a window of a real server. Expected values: Apple's documentation of
/// `UIView.animate`, whose completion is always called.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct DisconnectingTests {
  @Test func aServerThatIsGoneDoesNotKeepCompletions() async throws {
    try await XServer.run { server in
      let app = try AppOnServer(server)
      let losses = Mailbox<String>()
      app.host.onServerLost = { losses.post($0) }
      try await server.shows(0xff0000, 30, 20)
      var ends: [Bool] = []
      UIView.animate(withDuration: 1000) {
        app.view.center.x += 10
      } completion: {
        ends.append($0)
      }
      let frames = app.host.frameCount
      try await wait(for: "the animation") { app.host.frameCount > frames }
      server.kill()
      _ = try await losses.next("the loss")
      app.host.disconnect()
      #expect(ends == [false])
      #expect(app.host.windowScene.activationState == .unattached)
    }
  }
}
