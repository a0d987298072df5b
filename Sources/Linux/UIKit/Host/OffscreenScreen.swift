// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// A screen that nobody looks at, with a clock that goes when it is told to.
///
/// As long as it is connected, `CACurrentMediaTime()`, animations and deadlines follow its clock.
/// Screens that are connected at the same time share the clock.
@_spi(LinuxHost)
@MainActor
public final class OffscreenScreen {
  public let windowScene: UIWindowScene
  private let painter: ScenePainter
  private var canvas: CGContext?
  private var isConnected = true

  /// What was posted to assistive technology since the screen was made or `forgetNotices()`, oldest
  /// first.
  public private(set) var accessibilityNotifications: [(UIAccessibility.Notification, String?)] = []

  /// What could have been felt since the screen was made or `forgetNotices()`, oldest
  /// first.
  public private(set) var feedback: [HostFeedback] = []

  /// Forgets what was posted and what could have been felt: a screen that is used for very long
  /// would fill the memory with it.
  public func forgetNotices() {
    accessibilityNotifications = []
    feedback = []
  }

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - role: what the scene is for.
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
    AccessibilitySettings.shared.addListener(self) { [weak self] notification, argument in
      self?.accessibilityNotifications.append((notification, Self.text(of: argument)))
    }
    FeedbackRecorder.shared.addListener(self) { [weak self] in self?.feedback.append($0) }
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
    AccessibilitySettings.shared.removeListener(self)
    FeedbackRecorder.shared.removeListener(self)
    restoreSettings()
    VirtualTimeline.shared.remove(painter)
  }

  // MARK: Time and pixels

  /// How many frames there are in a second. Set, animations end, and say so, with the first frame
  /// after their end, as on a device. Nil: they end at the instant. All connected screens have the
  /// same.
  public var framesPerSecond: Double? {
    get { VirtualTimeline.shared.frameRate }
    set {
      let isRate = newValue.map { $0 > 0 && $0.isFinite } ?? false
      VirtualTimeline.shared.frameRate = isRate ? newValue : nil
    }
  }

  /// Runs what was enqueued for the main actor, then everything that is due within the seconds, each
  /// at its time. Other waiting, as for a background thread, is the caller's.
  public func advance(by seconds: TimeInterval) async {
    await VirtualTimeline.shared.advance(by: seconds)
  }

  /// Lets the same seconds pass without making their frames, and without a turn for what was enqueued
  /// for the main actor: deadlines fire and animations end, each at its time. For tests that look at
  /// views and not at pictures, thousands of times.
  public func skip(_ seconds: TimeInterval) {
    VirtualTimeline.shared.skip(seconds)
  }

  /// The composited screen now: after the last `advance`, and what was changed since.
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

  /// Frames that differed from the one before, and the pixels that were painted for them, since the
  /// first look at a picture or at one of these numbers.
  public var renderedFrameCount: Int { watch().frameCount }
  public var renderedPixelCount: Int { watch().pixelCount }

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
