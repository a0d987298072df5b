// SPDX-License-Identifier: MIT

internal import DisplayHost
@_spi(LinuxHost) import LinuxQuartzCore

/// A scene in a window of an X11 display.
///
/// A frame is made when the app changed something or something moves, at most sixty a second. When
/// nothing does, nothing wakes the process but the display.
@_spi(LinuxHost)
@MainActor
public final class X11SceneHost {
  public let windowScene: UIWindowScene
  private let display: X11Display
  private let window: X11Window
  private let painter: ScenePainter
  private let tilt: PointerTilt
  private var pendingFrame: MediaDeadline?
  private var isFrameEnqueued = false
  private var isWaitingForServer = false
  private var lastFrameTime = -CFTimeInterval.infinity

  /// Called when the user closes the window. Nothing is closed yet.
  public var onClose: (() -> Void)?
  /// Called with a sentence when the display is gone.
  public var onServerLost: ((String) -> Void)?

  /// Frames that differed from the one before.
  public var frameCount: Int { painter.frameCount }
  /// Times that a frame was looked at, whether or not it differed.
  public private(set) var frameWakeUpCount = 0
  /// Times that the display's connection had something to say.
  public var displayWakeUpCount: Int { display.wakeUpCount }

  private static let frameInterval = 1 / X11Display.refreshRate

  /// Opens the window, which is shown by `connect()`.
  ///
  /// - Parameters:
  ///   - displayName: nil is what the environment names.
  ///   - size: in points.
  ///   - scale: pixels per point; nil is the display's own, which the scene then follows.
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
    painter.onNeedsCommit = { [weak self] in self?.enqueueFrame() }
    window.onEvent = { [weak self] in self?.handle($0) }
    window.onIdle = { [weak self] in self?.serverIsIdle() }
    windowScene.titleDidChange = { [weak self] title in
      if !title.isEmpty { self?.window.title = title }
    }
  }

  /// Connects the scene to the app and shows the window.
  public func connect() {
    UIApplication.shared.connect(windowScene)
    enqueueFrame()
    window.map()
  }

  /// Ends the scene and takes the window away.
  public func disconnect() {
    UIApplication.shared.disconnect(windowScene)
    tilt.stop()
    pendingFrame?.cancel()
    pendingFrame = nil
    painter.onNeedsCommit = nil
    window.close()
    display.disconnect()
  }

  // MARK: Frames

  /// Makes a frame after what the main queue is doing now, so that one frame has all its changes.
  private func enqueueFrame() {
    guard !isFrameEnqueued, !isWaitingForServer else { return }
    let due = lastFrameTime + Self.frameInterval
    if CACurrentMediaTime() < due {
      scheduleFrame(at: due)
      return
    }
    pendingFrame?.cancel()
    pendingFrame = nil
    isFrameEnqueued = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isFrameEnqueued = false
        self?.makeFrame()
      }
    }
  }

  private func scheduleFrame(at time: CFTimeInterval) {
    pendingFrame?.cancel()
    pendingFrame = MediaClock.schedule(at: time) { [weak self] in
      self?.makeFrame()
    }
  }

  private func makeFrame() {
    pendingFrame?.cancel()
    pendingFrame = nil
    guard display.isConnected else { return }
    if window.isBusy {
      // Drawing now would tear the picture that the server still reads.
      isWaitingForServer = true
      return
    }
    let now = CACurrentMediaTime()
    lastFrameTime = now
    frameWakeUpCount += 1
    painter.commit(at: now)
    if painter.prepare(at: now) {
      window.present(damage: painter.paint(into: window.backBuffer))
    }
    if painter.needsCommit {
      enqueueFrame()
    } else if let next = painter.nextFrameTime(after: now) {
      scheduleFrame(at: max(next, now + Self.frameInterval))
    }
  }

  private func serverIsIdle() {
    guard isWaitingForServer else { return }
    isWaitingForServer = false
    makeFrame()
  }

  // MARK: Events

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .key(let key): handle(key)
    case .resized(let size): resize(to: size)
    case .scaleChanged(let scale):
      windowScene.setScale(scale)
      pictureIsNew()
    case .focusChanged(false):
      windowScene.pressRouter.cancelAll(time: ProcessInfo.processInfo.systemUptime)
    case .closeRequested: onClose?()
    case .serverLost(let reason): onServerLost?(reason)
    case .scroll(let event):
      windowScene.touchRouter.wheelTurned(at: event.location, by: event.delta)
    case .focusChanged(true), .exposed: break
    }
  }

  private func resize(to size: CGSize) {
    windowScene.resize(to: size)
    pictureIsNew()
  }

  private func pictureIsNew() {
    painter.sizeDidChange()
    enqueueFrame()
  }

  /// The primary button is the finger. The others have no meaning on a phone.
  private func handle(_ event: PointerEvent) {
    let router = windowScene.touchRouter
    switch event.phase {
    case .down where event.button == 1:
      router.began(0, at: event.location, type: .indirectPointer, time: event.time)
    case .up where event.button == 1:
      router.ended(0, at: event.location, time: event.time)
    case .moved:
      tilt.pointerMoved(to: event.location)
      router.moved(0, to: event.location, time: event.time)
    case .cancelled:
      router.cancel(0, time: event.time)
    case .down, .up:
      break
    }
  }

  private func handle(_ event: KeyEvent) {
    if event.isDown {
      guard !event.isRepeat else { return }
      windowScene.pressRouter.began(Int(event.keycode), key: UIKey(event), time: event.time)
    } else {
      windowScene.pressRouter.ended(Int(event.keycode), time: event.time)
    }
  }
}
