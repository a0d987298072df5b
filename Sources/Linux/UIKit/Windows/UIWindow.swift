// SPDX-License-Identifier: MIT

/// The root of a tree of views, with a place in a scene.
///
/// A scene does not keep its windows: who makes one holds it for as long as it is to be seen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  final weak var firstResponder: UIResponder?
  /// True while the window's layer is on the stage of its scene.
  final var isOnStage = false
  /// The change of size or of controllers that is under way.
  final var modalTransition: ModalTransition?

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

  /// Called after the window became the key window; never call it.
  open func becomeKey() {}
  /// Called after the window ceased to be the key window; never call it.
  open func resignKey() {}

  // MARK: Events

  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }
}
