// SPDX-License-Identifier: MIT

/// The root of a tree of views, with a place in a scene.
///
/// A scene doesn't retain its windows, so the app retains each window while it should be visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  final weak var firstResponder: UIResponder?
  /// True while the window's layer is on the stage of its scene.
  final var isOnStage = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    setUp()
    self.windowScene = windowScene
    joinScene(leaving: nil)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  isolated deinit {
    layer.removeFromSuperlayer()
    windowScene?.windowWasReleased()
  }

  /// A new window waits until it is shown.
  private func setUp() {
    layer.isHidden = true
  }

  open override var next: UIResponder? { windowScene }
  open override var window: UIWindow? { self }

  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { joinScene(leaving: oldValue) } }
  }

  open var screen: UIScreen { windowScene?.screen ?? .main }

  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue { windowScene?.arrange(self) } }
  }

  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      updateVisibility()
    }
  }

  // MARK: Key status

  /// Its object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard canBecomeKey else { return }
    windowScene?.setKeyWindow(self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.arrange(self)
    makeKey()
  }

}

extension UIWindow {
  /// How far up a window is. Windows of one level are in the order in which they appeared.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
    public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
  }
}

extension UIWindow {
  /// The part of the scene's unsafe area that overlaps the window.
  var sceneSafeAreaInsets: UIEdgeInsets {
    guard let windowScene else { return .zero }
    let outer = windowScene.safeAreaInsets
    guard outer != .zero else { return .zero }
    let safe = CGRect(origin: .zero, size: windowScene.size).inset(by: outer)
    let frame = self.frame
    return UIEdgeInsets(
      top: outer.top > 0 ? max(0, safe.minY - frame.minY) : 0,
      left: outer.left > 0 ? max(0, safe.minX - frame.minX) : 0,
      bottom: outer.bottom > 0 ? max(0, frame.maxY - safe.maxY) : 0,
      right: outer.right > 0 ? max(0, frame.maxX - safe.maxX) : 0)
  }

  /// Follows a change of `windowScene`.
  func joinScene(leaving old: UIWindowScene?) {
    assert(
      windowScene?.isInvalidated != true, "attempting to attach window to an invalidated scene")
    old?.remove(self)
    windowScene?.add(self)
    layer.contentsScale = screen.scale
    updateTraits()
    updateSafeArea(childrenToo: true)
    for subview in subviews { subview.joinDisplayWithSubviews() }
    updateVisibility()
  }

  /// Adds the layer to the stage or removes it, and notifies the controllers.
  func updateVisibility() {
    let shouldShow = !isHidden && windowScene != nil
    guard shouldShow != isOnStage else { return }
    if shouldShow {
      isOnStage = true
      addRootView()
      windowScene?.arrange(self)
      for subview in subviews { subview.forEachController { $0.viewDidMoveToWindow() } }
    } else {
      isOnStage = false
      layer.removeFromSuperlayer()
      windowScene?.resignKey(self)
      windowScene?.updateSystemUI()
    }
  }

  /// Follows a change of `rootViewController`. A hidden window does not load its controller's view.
  func replaceRoot(_ old: UIViewController?) {
    old?.storedPresented?.endPresentation()
    old?.viewIfLoaded?.removeFromSuperview()
    guard isOnStage else { return }
    addRootView()
    windowScene?.updateSystemUI()
  }

  private func addRootView() {
    guard let controller = rootViewController, !controller.isCovered, let view = controller.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

}

extension UIView {
  /// The controllers of this view and of those in it, outer ones first.
  func forEachController(_ body: (UIViewController) -> Void) {
    if let owningController { body(owningController) }
    for subview in subviews { subview.forEachController(body) }
  }
}
