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
  /// What a bar, a notch or a keyboard of the system covers.
  final var safeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if safeAreaInsets != oldValue { windows.forEach { $0.updateSafeArea(childrenToo: true) } }
    }
  }
  final var systemUI = SystemUIPreferences()
  final var orientation: UIInterfaceOrientation
  /// Where the viewer is, from -1 to 1 in both directions.
  final var viewerOffset = UIOffset.zero {
    didSet { if viewerOffset != oldValue { MotionEffects.shared.viewerDidMove(in: self) } }
  }
  private var actionsAfterCommit: [() -> Void] = []

  final private(set) lazy var touchRouter = TouchRouter(scene: self)
  final private(set) lazy var keyboard = SceneKeyboard(scene: self)
  final private(set) lazy var pressRouter = PressRouter(scene: self)

  init(session: UISceneSession, screen: UIScreen) {
    self.screen = screen
    orientation = screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    super.init(session: session, connectionOptions: ConnectionOptions())
    stage.delegate = stageDelegate
    stage.anchorPoint = .zero
    stage.frame = screen.bounds
    stage.contentsScale = screen.scale
  }

  final var size: CGSize { screen.bounds.size }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Lowest first; hidden ones are among them.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  open var keyWindow: UIWindow? { storedKeyWindow }

  final var visibleWindows: [UIWindow] { windows.filter(\.isOnStage) }

  // MARK: What a host tells the scene

  final func changeTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    let previous = traitCollection
    screen.changeTraits(change)
    traitsDidChange(from: previous)
  }

  final func setScale(_ scale: CGFloat) {
    let previous = traitCollection
    screen.setScale(scale)
    stage.contentsScale = scale
    for window in windows { window.joinDisplayWithSubviews() }
    traitsDidChange(from: previous)
  }

  final func traitsDidChange(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    traitCollectionDidChange(previous)
    for window in windows { window.updateTraits() }
  }

  // MARK: Commits

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
final class StageDelegate: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
