// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// What a scene makes of a server's events. Expected values: the documentation of UIKit and of the
/// display host.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct HostEventTests {
  /// The display host documents 40 points a notch.
  @Test func theWheelScrollsWhatIsUnderThePointer() async throws {
    try await XServer.run { server in
      let list = UIScrollView()
      let app = try AppOnServer(server, view: list)
      defer { app.host.disconnect() }
      list.contentSize = CGSize(width: 80, height: 160)
      let end = UIView(frame: CGRect(x: 0, y: 60, width: 80, height: 100))
      end.backgroundColor = AppOnServer.blue
      list.addSubview(end)
      try await server.shows(0xff0000, 40, 50)
      try await Tool.xdotool(server.name, "mousemove", "40", "30", "click", "5")
      try await server.shows(0x0000ff, 40, 20)
      #expect(list.contentOffset.y == 40)
      try await Tool.xdotool(server.name, "click", "5", "click", "5", "click", "5")
      try await wait(for: "the end") { list.contentOffset.y == 100 }
      try await Tool.xdotool(server.name, "click", "4")
      try await wait(for: "the way back") { list.contentOffset.y == 60 }
    }
  }

  /// A discrete animation wakes nobody between its steps.
  @Test func stepsAreTheOnlyFrames() async throws {
    try await XServer.run { server in
      let app = try AppOnServer(server)
      defer { app.host.disconnect() }
      try await server.shows(0xff0000, 40, 30)
      let steps = CAKeyframeAnimation(keyPath: "backgroundColor")
      steps.values = [AppOnServer.red, AppOnServer.blue, AppOnServer.red, AppOnServer.blue].map(
        \.cgColor)
      steps.calculationMode = .discrete
      steps.duration = 1
      let ends = Mailbox<Bool>()
      let looks = app.host.frameWakeUpCount
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { ends.post(true) } }
      app.view.layer.add(steps, forKey: nil)
      CATransaction.commit()
      _ = try await ends.next("the end")
      // Four steps and the end, and at most one look each that came too early: not sixty.
      #expect((5...10).contains(app.host.frameWakeUpCount - looks))
    }
  }

  /// The corner of the window is dragged, its resolution doubles, its monitor becomes slower.
  @Test func theSceneFollowsItsWindow() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      let app = try AppOnServer(server, scale: nil)
      defer { app.host.disconnect() }
      app.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      try await server.shows(0xff0000, 79, 59)
      #expect(app.host.windowScene.screen.scale == 1)
      #expect(app.host.refreshRate.rounded() == 60)

      let window = try #require(client.shownWindows().first)
      client.resize(window.identifier, width: 100, height: 90)
      try await server.shows(0xff0000, 99, 89)
      #expect(app.view.bounds.size == CGSize(width: 100, height: 90))

      // Of one inch with 96 points.
      client.setResources("Xft.dpi:\t192\n")
      try await wait(for: "the scale") { app.host.windowScene.screen.scale == 2 }
      #expect(app.view.traitCollection.displayScale == 2)
      let pixels = app.view.bounds.width * 2
      try await wait(for: "the window") { client.shownWindows().first?.frame.width == pixels }
      try await server.shows(0xff0000, Int(pixels) - 1, 89)

      // 13.44 MHz over 800 x 560 are 30 pictures a second.
      try client.setMonitor(
        MonitorMode(
          width: 640, height: 480, dotClock: 13_440_000, horizontalTotal: 800, verticalTotal: 560))
      try await wait(for: "the rate") { app.host.refreshRate.rounded() == 30 }
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
