// SPDX-License-Identifier: MIT

import Testing

// Platforms: The scene belongs to the demo on iOS, elsewhere to a screen in memory. Only the latter
// does at once what a test asks of the system. On tvOS and visionOS, no app hosts these tests.
#if !canImport(UIKit)
  @_spi(LinuxHost) import LinuxUIKit
#endif
#if !os(tvOS) && !os(visionOS)

  /// The scene of an app, and a window that fills the scene and has the keys.
  @MainActor final class Stage {
    let scene: UIWindowScene
    let window: UIWindow
    let root: UIViewController
    private var others: [UIWindow] = []

    #if canImport(UIKit)
      private let former: UIWindow?

      init(root: UIViewController) throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        scene = try #require(scenes.first)
        (former, self.root, window) = (scene.keyWindow, root, UIWindow(windowScene: scene))
      }

      /// Waits until a scene of the app is active, because tests can begin before.
      static func waitForScene() async {
        let scenes = UIApplication.shared.connectedScenes
        if scenes.contains(where: { $0.activationState == .foregroundActive }) { return }
        let heard = Heard()
        await withCheckedContinuation { continuation in
          heard.end = { continuation.resume() }
          heard.observe(UIScene.didActivateNotification)
        }
      }

      func leave() {
        root.dismiss(animated: false)
        for window in others + [window] { close(window) }
        former?.makeKey()
      }

      var isPhone: Bool { window.traitCollection.userInterfaceIdiom == .phone }

      /// Lets UIKit do what it does in a later turn.
      func settle() async {
        for _ in 0..<3 {
          CATransaction.flush()
          await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        }
      }

      /// Starts what calls a closure at its end, and waits for that. After 20 seconds, that's an issue.
      func wait(_ start: (@escaping () -> Void) -> Void) async {
        let hasEnded = await withCheckedContinuation {
          let end = End($0)
          start { end.resume(true) }
          DispatchQueue.main.asyncAfter(deadline: .now() + 20) {
            MainActor.assumeIsolated { end.resume(false) }
          }
        }
        if !hasEnded { Issue.record("It hasn't ended within 20 seconds.") }
        await settle()
      }

      @MainActor private final class End {
        private var continuation: CheckedContinuation<Bool, Never>?

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

        func resume(_ hasEnded: Bool) {
          continuation?.resume(returning: hasEnded)
          continuation = nil
        }
      }

      /// Turns the device, and waits for the end of that. Returns `false` if nothing turned, which a
      /// window of an iPad may refuse, but not a phone.
      func turn(_ setEnd: (@escaping () -> Void) -> Void) async -> Bool {
        let size = window.bounds.size
        if #available(iOS 16, *) {
          await wait { end in
            setEnd(end)
            let preferences = UIWindowScene.GeometryPreferences.iOS(
              interfaceOrientations: size.width < size.height ? .landscapeRight : .portrait)
            scene.requestGeometryUpdate(preferences) {
              print("The system refuses to turn: \($0)")
              end()
            }
          }
          #expect(
            window.bounds.size != size || window.traitCollection.userInterfaceIdiom != .phone)
        }
        return window.bounds.size != size
      }

      /// Waits until somebody lets the system cover the app, or goes back to the app.
      func setActive(_ isActive: Bool) {
        print(
          isActive ? "Close Notification Center." : "Open Notification Center within 20 seconds.")
      }

      /// A second announcement cuts the first one off, if VoiceOver is on.
      func cutOff(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
        UIAccessibility.post(notification: .announcement, argument: "Something else")
      }
    #else
      let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)

      init(root: UIViewController) throws {
        (scene, self.root) = (screen.windowScene, root)
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window = UIWindow(windowScene: scene)
      }

      func leave() { screen.disconnect() }

      var isPhone: Bool { true }

      func settle() async { await screen.advance(by: 1) }

      func wait(_ start: (@escaping () -> Void) -> Void) async {
        start {}
        await settle()
      }

      func turn(_ setEnd: (@escaping () -> Void) -> Void) async -> Bool {
        let isTall = window.bounds.width < window.bounds.height
        let turned = screen.rotate(to: isTall ? .landscapeRight : .portrait)
        await settle()
        return turned
      }

      func setActive(_ isActive: Bool) {
        screen.setActivationState(isActive ? .foregroundActive : .foregroundInactive)
      }

      func cutOff(_ text: String) {
        screen.isVoiceOverRunning = true
        UIAccessibility.post(notification: .announcement, argument: text)
        screen.finishAnnouncement(text, successfully: false)
      }
    #endif

    /// A visible window above the app's, which doesn't take the keys, as that of a HUD.
    func overlay(
      level: UIWindow.Level = .alert + 1, root: UIViewController = UIViewController()
    ) -> UIWindow {
      let window = KeylessWindow(windowScene: scene)
      window.windowLevel = level
      window.rootViewController = root
      window.isHidden = false
      others.append(window)
      return window
    }

    /// Takes a window out of its scene for good, as `OverlayWindow` does.
    func close(_ window: UIWindow) {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }

    func present(_ page: UIViewController, _ style: UIModalPresentationStyle) async {
      page.modalPresentationStyle = style
      await wait { root.present(page, animated: false, completion: $0) }
    }

    /// Adds a child that fills the root controller's view.
    func addChild() -> UIViewController {
      let child = UIViewController()
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return child
    }

    /// Starts something, and returns the first notification of a name that comes then.
    func notification(
      _ name: Notification.Name, after start: () -> Void
    ) async -> Notification? {
      let heard = Heard()
      heard.observe(name)
      await wait {
        heard.end = $0
        start()
      }
      return heard.first
    }

    @MainActor private final class Heard {
      private(set) var first: Notification?
      var end: () -> Void = {}

      private var observation: (any NSObjectProtocol)?

      /// Hears the first notification of a name.
      func observe(_ name: Notification.Name) {
        observation = NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) {
          nonisolated(unsafe) let notification = $0
          MainActor.assumeIsolated { self.hear(notification) }
        }
      }

      private func hear(_ notification: Notification) {
        guard let observation else { return }
        NotificationCenter.default.removeObserver(observation)
        self.observation = nil
        first = notification
        end()
      }
    }
  }

  private final class KeylessWindow: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  @MainActor
  func withStage(
    root: UIViewController = UIViewController(), _ body: (Stage) async throws -> Void
  ) async throws {
    #if canImport(UIKit)
      await Stage.waitForScene()
    #endif
    let stage = try Stage(root: root)
    defer { stage.leave() }
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    await stage.settle()
    try await body(stage)
  }
#endif
