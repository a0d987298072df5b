// SPDX-License-Identifier: MIT

import DemoCatalog
import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The global HUD above an app with one window. A test that makes one needs the trait `.globalHUD`.
@MainActor final class HUDScreen {
  /// The color of the app: white and black both stand out from it.
  static let background = Pixel(0, 0, 255)

  /// The bezel of a ring without a text.
  static let ringBezel = CGRect(x: 118, y: 198, width: 84, height: 84)

  private static var open: [HUDScreen] = []

  let app: ViewScreen
  var screen: OffscreenScreen { app.screen }
  var appView: UIView { app.container }

  /// - Parameter fades: Whether the HUD fades in and out, in 0.15 seconds each.
  init(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
    background: UIColor = .blue, fades: Bool = false
  ) {
    app = ViewScreen(size: size, scale: scale, background: background)
    app.window.makeKeyAndVisible()
    if !fades { Self.endFades() }
    Self.open.append(self)
  }

  // MARK: Calls

  /// Shows this, and waits by default until nothing but the spinner moves. A message stays.
  /// - Parameter configure: Changes the configuration before.
  func show(
    _ kind: HUDContent.Kind = .progress(1), _ status: String? = nil, details: String? = nil,
    mask: StatusHUD.MaskType = .automatic, for seconds: Double = 1,
    configure: ((inout StatusHUD.Configuration) -> Void)? = nil
  ) async {
    if let configure { StatusHUD.configure(configure) }
    var content = HUDContent(kind, status: status, details: details, maskType: mask)
    if case .message(let icon) = kind {
      content = HUDContent(
        StatusHUD.Message(
          icon: icon, status: status, details: details, duration: 1000, maskType: mask))
    }
    await show(content, for: seconds)
  }

  /// Shows work with a Cancel button.
  func show(
    _ kind: HUDContent.Kind = .activity, _ status: String?, details: String? = nil,
    mask: StatusHUD.MaskType = .automatic, onCancel: @escaping StatusHUD.CancelAction,
    for seconds: Double = 1
  ) async {
    await show(
      HUDContent(kind, status: status, details: details, maskType: mask, onCancel: onCancel),
      for: seconds)
  }

  private func show(_ content: HUDContent, for seconds: Double) async {
    StatusHUD.store.change { state, time in
      switch content.kind {
      case .activity, .progress: state.requests.show(content, at: time)
      case .message: state.requests.showMessage(content, at: time)
      }
    }
    await advance(by: seconds)
  }

  func hide(for seconds: Double = 1) async {
    StatusHUD.dismiss()
    await advance(by: seconds)
  }

  /// Changes the configuration, and waits until the change is on screen.
  func configure(for seconds: Double = 0, _ change: (inout StatusHUD.Configuration) -> Void) async {
    StatusHUD.configure(change)
    await advance(by: seconds)
  }

  /// Changes a setting of the screen or of the user, and waits until the HUD has followed.
  func set<Value>(_ path: ReferenceWritableKeyPath<OffscreenScreen, Value>, _ value: Value) async {
    screen[keyPath: path] = value
    await advance(by: 0)
  }

  /// Taps there, and waits by default for the update that follows.
  func tap(_ point: CGPoint, for seconds: Double = 0) async {
    screen.tap(at: point)
    await advance(by: seconds)
  }

  /// A view in the app in which the HUD appears from now on.
  func addContainer(_ frame: CGRect) -> UIView {
    let container = UIView(frame: frame)
    appView.addSubview(container)
    StatusHUD.containerView = container
    return container
  }

  /// Adds a child that fills the view of `parent`, and that its pages cover alone.
  func addChild(to parent: UIViewController) -> UIViewController {
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.definesPresentationContext = true
    child.didMove(toParent: parent)
    return child
  }

  func advance(by seconds: Double) async { await screen.advance(by: seconds) }

  // MARK: VoiceOver

  /// Turns VoiceOver on, with its focus on a new label of the app.
  func addFocusedLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "The app's"
    appView.addSubview(label)
    screen.isVoiceOverRunning = true
    AccessibilitySettings.shared.focusedElement = label
    return label
  }

  var focus: UIResponder? { AccessibilitySettings.shared.focusedElement }

  // MARK: The HUD, in whatever scene it is

  var containers: [HUDContentView] {
    Self.windows.flatMap { $0.descendants(HUDContentView.self) }
      .filter { $0.bezel.accessibilityIdentifier == "StatusHUD" }
  }
  var overlayWindows: [OverlayWindow] { Self.windows.compactMap { $0 as? OverlayWindow } }

  /// The view that draws the HUD, or nil while the HUD is hidden.
  var container: HUDContentView? { containers.first }
  /// The views that draw the messages beside the HUD, from back to front.
  var messageViews: [HUDContentView] {
    Self.windows.flatMap { $0.descendants(HUDContentView.self) }
      .filter { $0.bezel.accessibilityIdentifier == "StatusHUD.message" }
  }
  /// The view that draws the messages at a position beside the HUD.
  func message(at position: HUDPosition) throws -> HUDContentView {
    try #require(messageViews.first { $0.position == position })
  }
  /// The texts of the messages beside the HUD, from back to front.
  var messageTexts: [String] {
    messageViews.map(\.bezel).filter { !$0.isFadedOut }.compactMap(\.label.text)
  }
  /// The parent of the HUD and of the messages beside it.
  var overlay: OverlayView? { container?.superview as? OverlayView }
  var bezel: BezelView { get throws { try #require(container?.bezel) } }
  /// The Cancel button.
  var button: UIButton { get throws { try bezel.button } }

  /// The indicators on screen, including one that fades out.
  var spinner: IndefiniteSpinnerView { get throws { try bezel.indicator() } }
  var ring: RingProgressView { get throws { try bezel.indicator() } }
  var glyph: GlyphView { get throws { try bezel.indicator() } }

  var mask: DimmingMaskView { get throws { try #require(container?.dimmingMask) } }
  /// The bezel as it is on screen now, with its animations.
  var movingBezel: CALayer { get throws { try #require(try bezel.layer.presentation()) } }

  /// The middle of the bezel in its window.
  var bezelCenter: CGPoint? { container?.bezelCenter }

  /// The texts on screen.
  var texts: [String] { containers.map(\.bezel).filter { !$0.isFadedOut }.compactMap(\.label.text) }

  /// Waits until nothing moves. Returns the progress of the ring, or nil if it isn't visible.
  func settledRing() async throws -> Double? {
    await advance(by: 1)
    let current = try bezel.indicatorContainer.current
    if !(current is RingProgressView) { #expect(current is IndefiniteSpinnerView) }
    return (current as? RingProgressView)?.progress
  }

  func takesTouch(at point: CGPoint) -> Bool {
    guard let view = screen.view(at: point) else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is HUDContentView }
  }

  private static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  // MARK: Pixels

  func pixels() -> PixelReader { app.pixels() }
  func pixel(_ x: Int, _ y: Int) -> Pixel { pixels().straight(x, y) }

  /// The pixels of the bezel, without its shadow.
  func seenBezel() -> CGRect? { pixels().bounds(differingFrom: Self.background, tolerance: 100) }

  // MARK: The end of a test

  /// Hides the HUD, and gives it back its defaults.
  fileprivate static func reset() async {
    await hide()
    await freeSpareViews()
  }

  private static func hide() async {
    for it in open { it.screen.setKeyboard(frame: nil, duration: 0) }
    StatusHUD.containerView = nil
    StatusHUD.windowScene = nil
    StatusHUD.indicatorProvider = nil
    StatusHUD.configuration = StatusHUD.Configuration()
    endFades()
    await dismiss()
    StatusHUD.configuration = StatusHUD.Configuration()
    // A change that waits for its turn would wait forever if the clock became another one.
    await dismiss()
  }

  private static func dismiss() async {
    let (end, continuation) = AsyncStream<Void>.makeStream()
    StatusHUD.dismissAll()
    StatusHUD.dismiss { continuation.finish() }
    // While a screen is connected, time passes only there.
    await (open.last?.screen ?? ViewScreen.running?.screen)?.advance(by: 1)
    for await _ in end {}
  }

  /// Frees the views that the HUD keeps for its next presentation. The last test may have changed
  /// them.
  static func freeSpareViews() async {
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    await Task { @MainActor in }.value
  }

  /// Ends all screens too.
  static func end() async {
    await endKeepingSpareViews()
    await freeSpareViews()
  }

  /// The same, but the next presentation uses the views of the last one.
  static func endKeepingSpareViews() async {
    await hide()
    for it in open { it.screen.disconnect() }
    open = []
  }

  private static func endFades() {
    StatusHUD.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0, 0) }
  }
}

/// Runs a test alone. Before and after it, the global HUD is hidden and has its defaults, even if
/// the test throws.
struct GlobalHUDTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ExclusiveScreenTrait.exclusiveScreen.provideScope(
      for: test, testCase: testCase, begin: HUDScreen.reset, end: HUDScreen.end,
      performing: function)
  }
}

extension Trait where Self == GlobalHUDTrait {
  static var globalHUD: Self { Self() }
}

extension HUDContent.Kind {
  static let info = Self.message(.info)
  static let success = Self.message(.success)
  static let error = Self.message(.error)
  static let text = Self.message(nil)
  static func image(_ image: UIImage) -> Self { .message(.image(image)) }
}

/// The names of the work whose Cancel button was pressed, in order.
@MainActor final class CancelLog {
  private(set) var cancelled: [String] = []

  func cancel(_ name: String) -> StatusHUD.CancelAction { { self.cancelled.append(name) } }
}

extension UIView {
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { subview in
      ((subview as? View).map { [$0] } ?? []) + subview.descendants(type)
    }
  }
}

extension UIImage {
  /// A square of one color, of 28 points.
  @MainActor static func square(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 28, height: 28)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

/// Records the notifications of the HUD with their texts until it's released.
final class NotificationLog: @unchecked Sendable {
  // `@unchecked`: `lines` is touched only with `lock` held.
  private let lock = NSLock()
  private var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    tokens = HUDNotification.all.map { name in
      let label = HUDNotification.shortName(of: name)
      return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        // A notification contains only a text.
        let object = notification.object.map { "from \($0)" }
        let status = notification.userInfo.map { info in
          info[StatusHUD.statusUserInfoKey] as? String ?? "without a text"
        }
        self?.note([label, object, status].compactMap { $0 }.joined(separator: " "))
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  var entries: [String] { lock.withLock { lines } }

  func note(_ line: String) { lock.withLock { lines.append(line) } }

  func clear() { lock.withLock { lines = [] } }
}

/// Work of an app that waits until the test lets it go on, or until it is cancelled.
@MainActor final class WaitingWork {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false
  /// Whether the task that it runs in was cancelled at its end.
  private(set) var wasCancelled: Bool?

  /// - Parameter ignoresCancellation: Whether it waits for `finish` alone.
  func run(ignoresCancellation: Bool = false) async throws {
    await withTaskCancellationHandler {
      if !isOver { await withCheckedContinuation { continuation = $0 } }
    } onCancel: {
      if !ignoresCancellation { Task { @MainActor in finish() } }
    }
    wasCancelled = Task.isCancelled
    if !ignoresCancellation { try Task.checkCancellation() }
  }

  func finish() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }
}

extension HUDScreen {
  /// Waits for the end of a task. If the task doesn't end, the test fails.
  func value<Value: Sendable>(of task: Task<Value, any Error>) async throws -> Value {
    var isOver = false
    Task {
      _ = await task.result
      isOver = true
    }
    for _ in 0..<1000 where !isOver { await advance(by: 0.01) }
    try #require(isOver, "the task does not end")
    return try await task.value
  }
}

/// A `Progress` with descriptions. On Linux, Foundation's are empty, and can't be set.
final class DescribedProgress: Progress, @unchecked Sendable {
  var text = ""
  var additionalText = ""
  override var localizedDescription: String! { text }
  override var localizedAdditionalDescription: String! { additionalText }

  /// Makes a `Progress` of ten units, none of which are completed.
  static func make(_ text: String) -> DescribedProgress {
    let progress = DescribedProgress(parent: nil)
    progress.totalUnitCount = 10
    progress.text = text
    return progress
  }
}
