// SPDX-License-Identifier: MIT

internal import DisplayHost
@_spi(LinuxHost) import LinuxQuartzCore

/// A scene in a window of an X11 display.
///
/// A frame is made when the app changed something or something moves, at most 60 times a second.
/// When nothing does, nothing wakes the process but the display.
@_spi(LinuxHost)
@MainActor
public final class X11SceneHost {
  public let windowScene: UIWindowScene
  private let display: X11Display
  private let window: X11Window
  private let painter: ScenePainter
  private let tilt: PointerTilt
  private var pendingFrame: MediaDeadline?
  /// `nil` until the server reports the focus. Without a window manager, no window has it.
  private var hasFocus: Bool?

  /// Called when the user closes the window. Nothing is closed yet.
  var onClose: (() -> Void)?
  /// Called with a sentence when the display is gone.
  public var onServerLost: ((String) -> Void)?

  /// Frames that differed from the one before.
  public var frameCount: Int { painter.frameCount }
  /// Times that a frame was looked at, whether or not it differed.
  public private(set) var frameWakeUpCount = 0
  /// Times that the display's connection had something to say.
  public var displayWakeUpCount: Int { display.wakeUpCount }

  /// Opens the window, which is shown by `connect()`.
  ///
  /// - Parameters:
  ///   - displayName: `nil` is the display in the environment.
  ///   - size: in points.
  ///   - scale: pixels per point; nil is the display's own.
  /// - Throws: an error whose description is one line for the user.
  public init(
    displayName: String? = nil, title: String, size: CGSize, scale: CGFloat? = nil
  ) throws {
    display = try X11Display(name: displayName)
    window = try X11Window(display: display, title: title, size: size, scale: scale)
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let screen = UIScreen(size: window.size, scale: window.scale)
    windowScene = UIWindowScene(session: session, screen: screen)
    painter = ScenePainter(scene: windowScene)
    tilt = PointerTilt(scene: windowScene)
    tilt.followsPointer = { [weak window] in window?.setFollowsPointer($0) }
    painter.onNeedsCommit = { [weak self] in self?.window.requestFrame() }
    window.onEvent = { [weak self] in self?.handle($0) }
    window.onFrame = { [weak self] in self?.makeFrame() }
    windowScene.titleDidChange = { [weak self] title in
      if !title.isEmpty { self?.window.title = title }
    }
  }

  /// Connects the scene to the app and shows the window.
  public func connect() {
    UIApplication.shared.connect(windowScene)
    window.requestFrame()
    window.map()
  }

  /// Ends the scene and removes the window. Animations end in this turn, because it may be the last.
  public func disconnect() {
    UIApplication.shared.disconnect(windowScene)
    tilt.stop()
    cancelFrames()
    painter.commit(at: CACurrentMediaTime())
    window.close()
    display.disconnect()
  }

  // MARK: Frames

  /// The window requests a frame at most 60 times a second, and never while the server is busy.
  private func makeFrame() {
    pendingFrame?.cancel()
    pendingFrame = nil
    guard display.isConnected else { return }
    let now = CACurrentMediaTime()
    frameWakeUpCount += 1
    painter.commit(at: now)
    // A hidden window needs no frame. The next one contains all changes until then.
    if !windowScene.stage.isHidden, painter.prepare(at: now) {
      window.present(damage: painter.paint(into: window.backBuffer))
    }
    if painter.needsCommit {
      window.requestFrame()
    } else if let next = painter.nextFrameTime(after: now) {
      requestFrame(at: next, now: now)
    } else {
      painter.rest()
    }
  }

  /// A frame that's due before the window's next frame comes with it. A later one needs a deadline.
  private func requestFrame(at time: CFTimeInterval, now: CFTimeInterval) {
    if time <= now + X11Window.frameInterval {
      window.requestFrame()
    } else {
      pendingFrame = MediaClock.schedule(at: time) { [weak self] in self?.window.requestFrame() }
    }
  }

  private func cancelFrames() {
    pendingFrame?.cancel()
    pendingFrame = nil
    painter.onNeedsCommit = nil
    window.cancelFrame()
  }

  // MARK: Events

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .key(let key): handle(key)
    case .resized(let size): resize(to: size)
    case .focusChanged(let hasFocus):
      self.hasFocus = hasFocus
      if !hasFocus { windowScene.pressRouter.cancelAll() }
      updateActivation()
    case .closeRequested: onClose?()
    case .serverLost(let reason):
      cancelFrames()
      onServerLost?(reason)
    case .scroll(let event):
      windowScene.touchRouter.wheelTurned(at: event.location, by: event.delta)
    // A hidden window renders no frames, but its animations end at their times.
    case .shownChanged(let isShown):
      windowScene.stage.isHidden = !isShown
      updateActivation()
    case .exposed: break
    }
  }

  private func updateActivation() {
    if windowScene.stage.isHidden {
      UIApplication.shared.enterBackground(windowScene)
    } else if hasFocus ?? true {
      UIApplication.shared.activate(windowScene)
    } else {
      UIApplication.shared.deactivate(windowScene)
    }
  }

  private func resize(to size: CGSize) {
    windowScene.resize(to: size)
    painter.sizeDidChange()
    window.requestFrame()
  }

  /// The primary button is the finger. The others have no meaning on a phone.
  private func handle(_ event: PointerEvent) {
    let router = windowScene.touchRouter
    switch event.phase {
    case .down where event.button == 1:
      router.began(0, at: event.location)
    case .up where event.button == 1:
      router.ended(0, at: event.location)
    case .moved:
      tilt.pointerMoved(to: event.location)
      router.moved(0, to: event.location)
    case .cancelled:
      router.cancel(0)
    case .down, .up:
      break
    }
  }

  private func handle(_ event: KeyEvent) {
    if event.isDown {
      guard !event.isRepeat else { return }
      windowScene.pressRouter.began(
        Int(event.keycode), key: UIKey(keyCode: UIKeyboardHIDUsage(keysym: event.keysym)))
    } else {
      windowScene.pressRouter.ended(Int(event.keycode))
    }
  }
}
