// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// A screen in memory, with a clock that only a test advances.
///
/// While it's connected, `CACurrentMediaTime()`, animations, and deadlines follow its clock.
/// Screens that are connected at the same time share the clock.
@_spi(LinuxHost)
@MainActor
public final class OffscreenScreen {
  public let windowScene: UIWindowScene
  private let painter: ScenePainter
  private var canvas: CGContext?
  private var isConnected = true

  /// The posts to assistive technology since the initialization or `forgetNotices()`, oldest first.
  public private(set) var accessibilityNotifications: [(UIAccessibility.Notification, String?)] = []

  /// The haptic feedback since the initialization or `forgetNotices()`, oldest first.
  public private(set) var feedback: [HostFeedback] = []

  /// Forgets the posts and the feedback, which would fill the memory of a test that runs for hours.
  public func forgetNotices() {
    accessibilityNotifications = []
    feedback = []
  }

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - role: the purpose of the scene.
  public init(
    size: CGSize, scale: CGFloat, role: UISceneSession.Role = .windowApplication
  ) {
    let screen = UIScreen(size: size, scale: min(max(scale, 0.5), 8))
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    windowScene = UIWindowScene(session: session, screen: screen)
    painter = ScenePainter(scene: windowScene)
    painter.isWatched = false
    VirtualTimeline.shared.add(painter)
    AccessibilitySettings.shared.listeners.add(self) { [weak self] in
      self?.accessibilityNotifications.append(($0.notification, Self.text(of: $0.argument)))
    }
    UINotificationFeedbackGenerator.listeners.add(self) { [weak self] in self?.feedback.append($0) }
    UIApplication.shared.connect(windowScene)
  }

  isolated deinit {
    disconnect()
  }

  /// Ends the scene and gives the clock back. Does nothing the second time.
  public func disconnect() {
    guard isConnected else { return }
    isConnected = false
    UIApplication.shared.disconnect(windowScene)
    painter.commit(at: CACurrentMediaTime())
    AccessibilitySettings.shared.listeners.remove(self)
    UINotificationFeedbackGenerator.listeners.remove(self)
    restoreSettings()
    VirtualTimeline.shared.remove(painter)
  }

  // MARK: Time and pixels

  /// The number of frames in a second. If it's set, animations end with the first frame after their
  /// end, as on a device; otherwise at their end. All connected screens have the same rate.
  public var framesPerSecond: Double? {
    get { VirtualTimeline.shared.frameRate }
    set {
      let isRate = newValue.map { $0 > 0 && $0.isFinite } ?? false
      VirtualTimeline.shared.frameRate = isRate ? newValue : nil
    }
  }

  /// Runs the work that's enqueued for the main actor, then everything that's due within the
  /// seconds, each at its time. It doesn't wait for other threads.
  public func advance(by seconds: TimeInterval) async {
    await VirtualTimeline.shared.advance(by: seconds)
  }

  /// Lets the seconds pass without frames, and without a turn for the work that's enqueued for the
  /// main actor: deadlines fire and animations end, each at its time. For tests that look at views
  /// and not at pictures, thousands of times.
  public func skip(_ seconds: TimeInterval) {
    VirtualTimeline.shared.skip(seconds)
  }

  /// The composited screen now, with the changes since the last `advance`.
  public func image() -> CGImage {
    let now = CACurrentMediaTime()
    painter.commit(at: now, frame: VirtualTimeline.shared.lastFrameTime)
    watch().prepare(at: now)
    let canvas = canvas ?? makeCanvas()
    _ = painter.paint(into: canvas)
    if painter.nextFrameTime(after: now) == nil { painter.rest() }
    guard let image = canvas.makeImage() else { preconditionFailure("no memory for a picture") }
    return image
  }

  /// Frames that differed from the one before, since the first look at a picture or at this number.
  public var renderedFrameCount: Int { watch().frameCount }

  private func watch() -> ScenePainter {
    if !painter.isWatched {
      painter.isWatched = true
      painter.prepare(at: CACurrentMediaTime())
    }
    return painter
  }

  private func makeCanvas() -> CGContext {
    let pixels = ScenePainter.pixelSize(of: windowScene)
    guard
      let made = CGContext(
        uprightData: nil, width: pixels.width, height: pixels.height, bytesPerRow: 0,
        scale: windowScene.screen.scale)
    else { preconditionFailure("no memory for \(pixels.width) x \(pixels.height) pixels") }
    canvas = made
    return made
  }

  func sizeDidChange() {
    canvas = nil
    painter.sizeDidChange()
  }

  private static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let element as UIResponder: element.accessibilityLabel
    default: nil
    }
  }
}
