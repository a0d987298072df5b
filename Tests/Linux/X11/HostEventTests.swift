// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// What a scene makes of a server's events. Expected values: the documentation of UIKit and of the
/// display host.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct HostEventTests {
  /// The display has two pixels per point, and the corner of the window is dragged.
  @Test func theSceneFollowsItsWindow() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      // Of one inch with 96 points.
      client.setResources("Xft.dpi:\t192\n")
      let app = try AppOnServer(server, scale: nil)
      defer { app.host.disconnect() }
      app.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      try await server.shows(0xff0000, 159, 119)
      #expect(app.host.windowScene.screen.scale == 2)
      #expect(app.view.traitCollection.displayScale == 2)

      let window = try #require(client.shownWindows().first)
      client.resize(window.identifier, width: 200, height: 180)
      try await server.shows(0xff0000, 199, 179)
      #expect(app.view.bounds.size == CGSize(width: 100, height: 90))
    }
  }

  /// An iconified window costs no frames, its animations complete, and it comes back whole. At a
  /// frame a refresh there would be sixty.
  @Test func aWindowThatIsNotShownHasNoFrames() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      let app = try AppOnServer(server)
      defer { app.host.disconnect() }
      try await server.shows(0xff0000, 40, 30)
      let window = try #require(client.shownWindows().first)
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.toValue = 0.5
      pulse.repeatCount = .infinity
      app.view.layer.add(pulse, forKey: "pulse")
      try await Tool.xdotool(server.name, "windowunmap", "\(window.identifier)")
      try await wait(for: "the window to go") { client.shownWindows().isEmpty }

      let (frames, looks) = (app.host.frameCount, app.host.frameWakeUpCount)
      let ends = Mailbox<Bool>()
      UIView.animate(withDuration: 1) {
        app.view.center.x += 10
      } completion: {
        ends.post($0)
      }
      #expect(try await ends.next("the end") == true)
      #expect(app.host.frameCount - frames < 10)
      #expect(app.host.frameWakeUpCount - looks < 15)

      app.view.layer.removeAllAnimations()
      app.view.backgroundColor = AppOnServer.blue
      try await Tool.xdotool(server.name, "windowmap", "\(window.identifier)")
      try await server.shows(0x0000ff, 10, 0)
      try await server.shows(0x0000ff, 79, 59)
    }
  }

  @Test func losingTheFocusEndsPresses() async throws {
    try await XServer.run { server in
      let first = try AppOnServer(server, view: KeyView())
      defer { first.host.disconnect() }
      let keys = try #require(first.view as? KeyView)
      try await server.shows(0xff0000, 40, 30)
      #expect(keys.becomeFirstResponder())
      try await Tool.xdotool(server.name, "mousemove", "40", "30", "keydown", "a")
      #expect(try await keys.log.next("the press") == "began")
      let window = try #require(SecondClient(server).shownWindows().first)
      // The keyboard goes to the window itself, and from there to nobody.
      try await Tool.xdotool(server.name, "windowfocus", "\(window.identifier)")
      try await Tool.xdotool(server.name, "windowunmap", "\(window.identifier)")
      #expect(try await keys.log.next("the end") == "cancelled")
      try await Tool.xdotool(server.name, "keyup", "a")
    }
  }
}

/// Reports its presses.
private final class KeyView: UIView {
  let log = Mailbox<String>()
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.post("began")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.post("ended")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.post("cancelled")
  }
}
