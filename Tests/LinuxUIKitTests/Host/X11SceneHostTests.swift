// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Scenes in windows of a real server. Expected values: the colours of the views on the root window,
/// and Apple's documentation of `UIView.animate`: a completion is always called.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct X11SceneHostTests {
  /// An app of one view that fills a window.
  private struct App {
    let host: X11SceneHost
    let window: UIWindow
    let view: UIView

    @MainActor init(_ host: X11SceneHost, _ color: UIColor, view: UIView = UIView()) {
      self.host = host
      self.view = view
      window = UIWindow(windowScene: host.windowScene)
      let controller = UIViewController()
      window.rootViewController = controller
      view.frame = window.bounds
      view.backgroundColor = color
      controller.view.addSubview(view)
      window.makeKeyAndVisible()
      host.connect()
    }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func shows(_ word: UInt32, _ x: Int, _ y: Int, on server: XServer) async throws {
    try await wait(for: "\(String(word, radix: 16)) at \(x), \(y)") {
      try server.framebuffer()[x, y] == word
    }
  }

  /// In the same turn: who closes the last window ends the program next.
  @Test func disconnectingEndsWhatIsUnderWay() async throws {
    try await XServer.run { server in
      let size = CGSize(width: 60, height: 40)
      let app = App(
        try X11SceneHost(displayName: server.name, title: "App", size: size, scale: 1), red)
      try await shows(0xff0000, 30, 20, on: server)
      var ends: [Bool] = []
      UIView.animate(withDuration: 1000) {
        app.view.center.x += 10
      } completion: {
        ends.append($0)
      }
      let frames = app.host.frameCount
      try await wait(for: "the animation") { app.host.frameCount > frames }
      #expect(ends.isEmpty)
      app.host.disconnect()
      #expect(ends == [false])
      #expect(app.host.windowScene.activationState == .unattached)
    }
  }

  /// What was changed after the last frame was never shown, and ends all the same.
  @Test func disconnectingEndsWhatHasNotBegun() async throws {
    try await XServer.run { server in
      let size = CGSize(width: 60, height: 40)
      let app = App(
        try X11SceneHost(displayName: server.name, title: "App", size: size, scale: 1), red)
      try await shows(0xff0000, 30, 20, on: server)
      var ends = 0
      UIView.animate(withDuration: 1000) {
        app.view.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { ends += 1 } }
      app.view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
      app.host.disconnect()
      #expect(ends == 2)
    }
  }

  @Test func aServerThatIsGoneDoesNotKeepCompletions() async throws {
    try await XServer.run { server in
      let size = CGSize(width: 60, height: 40)
      let app = App(
        try X11SceneHost(displayName: server.name, title: "App", size: size, scale: 1), red)
      let losses = Mailbox<String>()
      app.host.onServerLost = { losses.post($0) }
      try await shows(0xff0000, 30, 20, on: server)
      var ends: [Bool] = []
      UIView.animate(withDuration: 1000) {
        app.view.center.x += 10
      } completion: {
        ends.append($0)
      }
      server.kill()
      _ = try await losses.next("the loss")
      app.host.disconnect()
      #expect(ends == [false])
    }
  }

  @Test func twoScenesShareAConnection() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      let first = App(
        try X11SceneHost(
          displayName: server.name, title: "First", size: CGSize(width: 80, height: 60), scale: 1),
        red)
      try await shows(0xff0000, 70, 50, on: server)
      let second = App(
        try X11SceneHost(
          beside: first.host, title: "Second", size: CGSize(width: 20, height: 15), scale: 2), blue)
      // Without a window manager both are in the corner: the second, of 40 x 30 pixels, on top.
      try await shows(0x0000ff, 39, 29, on: server)
      #expect(try server.framebuffer()[40, 30] == 0xff0000)
      #expect(client.shownWindows().map(\.frame.width) == [80, 40])
      #expect(second.host.windowScene.screen.scale == 2)
      #expect(UIApplication.shared.connectedScenes.count == 2)

      // Each has frames of its own.
      let frames = first.host.frameCount
      second.view.backgroundColor = red
      try await shows(0xff0000, 5, 5, on: server)
      #expect(first.host.frameCount == frames)

      // And ends for itself: the connection is the last one's.
      second.view.backgroundColor = blue
      try await shows(0x0000ff, 5, 5, on: server)
      second.host.disconnect()
      try await shows(0xff0000, 5, 5, on: server)
      #expect(UIApplication.shared.connectedScenes == [first.host.windowScene])
      first.view.backgroundColor = blue
      try await shows(0x0000ff, 5, 5, on: server)
      first.host.disconnect()
      try await wait(for: "the end of the window") { client.shownWindows().isEmpty }
      #expect(throws: (any Error).self) {
        try X11SceneHost(beside: first.host, title: "", size: CGSize(width: 9, height: 9))
      }
    }
  }

  @Test func clicksGoToTheWindowUnderThePointer() async throws {
    try await XServer.run { server in
      let taps = Mailbox<String>()
      @MainActor func control(_ name: String) -> UIControl {
        let control = UIControl()
        control.addAction(UIAction { _ in taps.post(name) }, for: .touchUpInside)
        return control
      }
      let first = App(
        try X11SceneHost(
          displayName: server.name, title: "First", size: CGSize(width: 80, height: 60), scale: 1),
        red, view: control("first"))
      defer { first.host.disconnect() }
      let second = App(
        try X11SceneHost(
          beside: first.host, title: "Second", size: CGSize(width: 20, height: 15), scale: 1), blue,
        view: control("second"))
      defer { second.host.disconnect() }
      try await shows(0x0000ff, 10, 10, on: server)
      try await Tool.xdotool(server.name, "mousemove", "10", "10", "click", "1")
      #expect(try await taps.next("a tap") == "second")
      try await Tool.xdotool(server.name, "mousemove", "60", "50", "click", "1")
      #expect(try await taps.next("a tap") == "first")
    }
  }

  /// 40 points a notch, as the display host documents; down is on, up is back, not beyond the end.
  @Test func theWheelScrollsWhatIsUnderThePointer() async throws {
    try await XServer.run { server in
      let list = UIScrollView()
      let app = App(
        try X11SceneHost(
          displayName: server.name, title: "List", size: CGSize(width: 80, height: 60), scale: 1),
        red, view: list)
      defer { app.host.disconnect() }
      list.contentSize = CGSize(width: 80, height: 160)
      list.addSubview(UIView(CGRect(0, 60, 80, 100), color: blue))
      try await shows(0xff0000, 40, 50, on: server)
      try await Tool.xdotool(server.name, "mousemove", "40", "30", "click", "5")
      try await shows(0x0000ff, 40, 20, on: server)
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
      let app = App(
        try X11SceneHost(
          displayName: server.name, title: "Steps", size: CGSize(width: 80, height: 60), scale: 1),
        red)
      defer { app.host.disconnect() }
      try await shows(0xff0000, 40, 30, on: server)
      let steps = CAKeyframeAnimation(keyPath: "backgroundColor")
      steps.values = [red, blue, red, blue].map(\.cgColor)
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
}
