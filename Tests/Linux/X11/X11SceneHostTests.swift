// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// What a scene makes of a server's events. Expected values: the documentation of UIKit and of the
/// display host, and ICCCM for what a window manager does.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct X11SceneHostTests {
  /// An inactive scene is one that is seen and gets no events. An iconified one comes back without
  /// the focus, as long as nobody gives it. A window manager may only say that it iconifies.
  @Test func theFocusAndTheWindowManagerDecideAboutTheState() async throws {
    try await AppOnServer.run { app in
      let (client, window, scene) = (app.client, try app.number, app.host.windowScene)
      let steps: [(() -> Void, UIScene.ActivationState, UIApplication.State)] = [
        ({ client.focus(window) }, .foregroundActive, .active),
        ({ client.focus(nil) }, .foregroundInactive, .inactive),
        ({ client.focus(window) }, .foregroundActive, .active),
        ({ client.unmap(window) }, .background, .background),
        ({ client.map(window) }, .foregroundInactive, .inactive),
        ({ client.focus(window) }, .foregroundActive, .active),
        ({ client.setIconic(true, window) }, .background, .background),
        ({ client.setIconic(false, window) }, .foregroundActive, .active),
      ]
      for (step, state, appState) in steps {
        step()
        try await wait(for: "\(state)") { scene.activationState == state }
        #expect(UIApplication.shared.state == appState)
      }
    }
  }

  /// The display has two pixels per point, and the corner of the window is dragged.
  @Test func theSceneFollowsItsWindow() async throws {
    // An inch has 96 points.
    try await AppOnServer.run(dotsPerInch: 192) { app in
      app.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      try await app.shows(0xff0000, 159, 119)
      #expect(app.host.windowScene.screen.scale == 2)
      #expect(app.view.traitCollection.displayScale == 2)
      app.client.resize(try app.number, width: 200, height: 180)
      try await app.shows(0xff0000, 199, 179)
      #expect(app.view.bounds.size == CGSize(width: 100, height: 90))
    }
  }

  /// An iconified window costs no frames, its animations complete, and it comes back whole. At a
  /// frame a refresh there would be sixty.
  @Test func aWindowThatIsNotShownHasNoFrames() async throws {
    try await AppOnServer.run { app in
      let (window, name) = ("\(try app.number)", app.server.name)
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.toValue = 0.5
      pulse.repeatCount = .infinity
      app.view.layer.add(pulse, forKey: "pulse")
      try await Tool.xdotool(name, "windowunmap", window)
      try await wait(for: "the window to go") { app.client.shownWindows().isEmpty }

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
      app.view.backgroundColor = .blue
      try await Tool.xdotool(name, "windowmap", window)
      try await app.shows(0x0000ff, 10, 0)
      try await app.shows(0x0000ff, 79, 59)
    }
  }

  @Test func losingTheFocusEndsPresses() async throws {
    let keys = KeyView()
    try await AppOnServer.run(view: keys) { app in
      let (window, name) = ("\(try app.number)", app.server.name)
      #expect(keys.becomeFirstResponder())
      try await Tool.xdotool(name, "mousemove", "40", "30", "keydown", "a")
      #expect(try await keys.log.next("the press") == "began")
      // The keyboard goes to the window itself, and from there to nobody.
      try await Tool.xdotool(name, "windowfocus", window)
      try await Tool.xdotool(name, "windowunmap", window)
      #expect(try await keys.log.next("the end") == "cancelled")
      try await Tool.xdotool(name, "keyup", "a")
    }
  }

  /// The completion of `UIView.animate` is always called.
  @Test func aServerThatIsGoneDoesNotKeepCompletions() async throws {
    try await AppOnServer.run { app in
      let losses = Mailbox<String>()
      app.host.onServerLost = { losses.post($0) }
      var ends: [Bool] = []
      UIView.animate(withDuration: 1000) {
        app.view.center.x += 10_000
      } completion: {
        ends.append($0)
      }
      let frames = app.host.frameCount
      try await wait(for: "the animation") { app.host.frameCount > frames }
      app.server.kill()
      _ = try await losses.next("the loss")
      app.host.disconnect()
      #expect(ends == [false])
      #expect(app.host.windowScene.activationState == .unattached)
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
