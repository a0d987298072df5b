// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// The end of a scene in a window of a real server. Expected values: Apple's documentation of
/// `UIView.animate`, whose completion is always called.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct DisconnectingTests {
  /// Begins to move the app's view, and waits for the first frame.
  private func animate(_ app: AppOnServer, completion: @escaping (Bool) -> Void) async throws {
    UIView.animate(withDuration: 1000) {
      app.view.center.x += 10
    } completion: {
      completion($0)
    }
    let frames = app.host.frameCount
    try await wait(for: "the animation") { app.host.frameCount > frames }
  }

  /// In the same turn, as the program may end with its last window.
  @Test func disconnectingEndsWhatIsUnderWay() async throws {
    try await XServer.run { server in
      let app = try AppOnServer(server)
      try await server.shows(0xff0000, 30, 20)
      var ends: [Bool] = []
      try await animate(app) { ends.append($0) }
      #expect(ends.isEmpty)
      app.host.disconnect()
      #expect(ends == [false])
      #expect(app.host.windowScene.activationState == .unattached)
    }
  }

  /// A change after the last frame was never shown, and completes all the same.
  @Test func disconnectingEndsWhatHasNotBegun() async throws {
    try await XServer.run { server in
      let app = try AppOnServer(server)
      try await server.shows(0xff0000, 30, 20)
      var ends = 0
      UIView.animate(withDuration: 1000) {
        app.view.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = AnimationEnd { ends += 1 }
      app.view.layer.add(animation, forKey: nil)
      app.host.disconnect()
      #expect(ends == 2)
    }
  }

  @Test func aServerThatIsGoneDoesNotKeepCompletions() async throws {
    try await XServer.run { server in
      let app = try AppOnServer(server)
      let losses = Mailbox<String>()
      app.host.onServerLost = { losses.post($0) }
      try await server.shows(0xff0000, 30, 20)
      var ends: [Bool] = []
      try await animate(app) { ends.append($0) }
      server.kill()
      _ = try await losses.next("the loss")
      app.host.disconnect()
      #expect(ends == [false])
    }
  }
}

/// Reports the end of an animation.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let report: () -> Void

  init(_ report: @escaping () -> Void) {
    self.report = report
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { report() }
}
