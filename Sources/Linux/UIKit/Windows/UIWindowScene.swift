// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// A scene of windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open private(set) var screen: UIScreen
  /// Holds the windows' layers, lowest first. A host shows it.
  final let stage = CALayer()
  final let stageDelegate = StageDelegate()
  final var windowReferences: [WindowReference] = []
  final weak var storedKeyWindow: UIWindow?
  /// The area that a bar or a notch of the system covers.
  final var safeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if safeAreaInsets != oldValue { windows.forEach { $0.updateSafeArea(childrenToo: true) } }
    }
  }
  final var systemUI = SystemUIPreferences()
  final var orientation: UIInterfaceOrientation
  /// The place of the viewer, from -1 to 1 in both directions.
  final var viewerOffset = UIOffset.zero {
    didSet { if viewerOffset != oldValue { MotionEffects.shared.viewerDidMove(in: self) } }
  }
  private var actionsOfCommit: [() -> Void] = []
  private var actionsAfterCommit: [() -> Void] = []

  final private(set) lazy var touchRouter = TouchRouter(scene: self)
  final private(set) lazy var keyboard = SceneKeyboard(scene: self)
  final private(set) lazy var pressRouter = PressRouter(scene: self)

  init(session: UISceneSession, screen: UIScreen) {
    self.screen = screen
    orientation = screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    super.init(session: session, connectionOptions: ConnectionOptions())
    stage.delegate = stageDelegate
    stageDelegate.scene = self
    stage.anchorPoint = .zero
    stage.frame = screen.bounds
    stage.contentsScale = screen.scale
  }

  final var size: CGSize { screen.bounds.size }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private lazy var storedStatusBarManager = UIStatusBarManager(scene: self)
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  /// Lowest first; hidden ones are among them.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  open var keyWindow: UIWindow? { storedKeyWindow }

  final var visibleWindows: some BidirectionalCollection<UIWindow> {
    windowReferences.lazy.compactMap(\.window).filter(\.isOnStage)
  }

  // MARK: Changes by the host

  final func changeTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    let previous = traitCollection
    screen.changeTraits(change)
    traitsDidChange(from: previous)
  }

  final func traitsDidChange(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    traitCollectionDidChange(previous)
    for window in windows { window.updateTraits() }
  }

  // MARK: Commits

  /// Runs an action when the next commit begins.
  final func inNextCommit(_ action: @escaping () -> Void) {
    actionsOfCommit.append(action)
    stage.setNeedsLayout()
  }

  final func commitBegins() {
    let actions = actionsOfCommit
    actionsOfCommit = []
    for action in actions { action() }
  }

  /// Runs an action once the present state of the windows has been committed.
  final func afterCommit(_ action: @escaping () -> Void) {
    actionsAfterCommit.append(action)
    stage.setNeedsLayout()
  }

  final func didCommit() {
    let actions = actionsAfterCommit
    actionsAfterCommit = []
    for action in actions { action() }
  }
}

/// A window in its scene's list, which does not keep it.
struct WindowReference {
  weak var window: UIWindow?
}

/// Keeps the stage from animating by itself.
@MainActor final class StageDelegate: NSObject, @preconcurrency CALayerDelegate {
  weak var scene: UIWindowScene?

  func layoutSublayers(of layer: CALayer) { scene?.commitBegins() }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

extension UIWindowScene {
  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    insertByLevel(window)
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
    resignKey(window)
    guard window.isOnStage else { return }
    window.isOnStage = false
    updateSystemUI()
  }

  /// Puts a window above the others of its level, and its layer on the stage accordingly.
  func arrange(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    insertByLevel(window)
    guard window.isOnStage else { return }
    let above = visibleWindows.drop { $0 !== window }.dropFirst().first
    if let above {
      stage.insertSublayer(window.layer, below: above.layer)
    } else {
      stage.addSublayer(window.layer)
    }
    updateSystemUI()
  }

  private func insertByLevel(_ window: UIWindow) {
    let index = windowReferences.firstIndex {
      ($0.window?.windowLevel ?? .normal) > window.windowLevel
    }
    windowReferences.insert(
      WindowReference(window: window), at: index ?? windowReferences.count)
  }

  func setKeyWindow(_ window: UIWindow) {
    guard storedKeyWindow !== window else { return }
    storedKeyWindow = window
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// A window that goes hands the keys to the highest one that is left.
  func resignKey(_ window: UIWindow) {
    guard storedKeyWindow === window else { return }
    storedKeyWindow = nil
    let heir = visibleWindows.last { $0 !== window && $0.canBecomeKey }
    if let heir { setKeyWindow(heir) }
  }

  func windowWasReleased() {
    windowReferences.removeAll { $0.window == nil }
    if storedKeyWindow == nil, let heir = visibleWindows.last(where: { $0.canBecomeKey }) {
      setKeyWindow(heir)
    }
    updateSystemUI()
  }

  /// Fingers and keys that are down when the scene goes are not waited for.
  func cancelEvents() {
    touchRouter.cancelAll()
    pressRouter.cancelAll()
  }

  /// The scene is over: its windows go from the stage, and with them their animations.
  func releaseWindows() {
    cancelEvents()
    keyboard.leave()
    for window in windows { window.windowScene = nil }
    windowReferences = []
  }
}
