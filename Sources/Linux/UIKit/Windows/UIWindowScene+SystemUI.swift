// SPDX-License-Identifier: MIT

/// The app's preferences for the system's interface.
struct SystemUIPreferences: Equatable {
  var statusBarStyle: UIStatusBarStyle = .default
  var isStatusBarHidden = false
  var isHomeIndicatorAutoHidden = false
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
  var deferringEdges: UIRectEdge = []
  var isPointerLocked = false
  var isOrientationLocked = false
}

extension UIWindowScene {
  func updateSystemUI() {
    updateStatusBar()
    updateHomeIndicator()
    updateOrientations()
    updateDeferringEdges()
    updatePointerLock()
    updateOrientationLock()
  }

  func updateStatusBar() {
    let top = decidingRoot?.topmostPresented {
      !$0.isPresentedOver || $0.modalPresentationCapturesStatusBarAppearance
    }
    let style = top?.delegate(\.childForStatusBarStyle).preferredStatusBarStyle
    let isHidden = top?.delegate(\.childForStatusBarHidden).prefersStatusBarHidden
    // On a phone, the app behind a sheet is black at the top. An alert above it changes nothing.
    let front = decidingRoot?.topmostPresented { !($0 is UIAlertController) }
    let isSheet = front?.modalPresentationStyle == .pageSheet
    systemUI.statusBarStyle = isSheet && top !== front ? .lightContent : style ?? .default
    systemUI.isStatusBarHidden = isHidden ?? false
  }

  func updateHomeIndicator() {
    systemUI.isHomeIndicatorAutoHidden =
      fillingController?.delegate(\.childForHomeIndicatorAutoHidden)
      .prefersHomeIndicatorAutoHidden ?? false
  }

  func updateOrientations() {
    systemUI.orientations = fillingController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  func updateDeferringEdges() {
    systemUI.deferringEdges =
      fillingController?.delegate(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  func updatePointerLock() {
    systemUI.isPointerLocked =
      fillingController?.delegate(\.childViewControllerForPointerLock).prefersPointerLocked
      ?? false
  }

  func updateOrientationLock() {
    systemUI.isOrientationLocked =
      fillingController?.delegate(\.childForInterfaceOrientationLock)
      .prefersInterfaceOrientationLocked ?? false
  }

  private var fillingController: UIViewController? {
    decidingRoot?.topmostPresented(where: \.fillsWindow)
  }

  /// As on a phone, the topmost visible window with a controller decides.
  private var decidingRoot: UIViewController? {
    visibleWindows.last { $0.rootViewController != nil }?.rootViewController
  }
}

/// The status bar as it is on the screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  open var statusBarStyle: UIStatusBarStyle { scene?.systemUI.statusBarStyle ?? .default }
  open var isStatusBarHidden: Bool { scene?.systemUI.isStatusBarHidden ?? false }
}

extension UIViewController {
  /// The child that decides for this controller, or for a child that it names. Without one, it's
  /// this controller.
  fileprivate func delegate(_ child: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController
  {
    var controller = self
    while let next = controller[keyPath: child], next !== controller { controller = next }
    return controller
  }
}

@_spi(LinuxHost)
extension UIWindowScene {
  public var effectiveStatusBarStyle: UIStatusBarStyle { systemUI.statusBarStyle }
  public var effectiveStatusBarHidden: Bool { systemUI.isStatusBarHidden }
  public var effectiveHomeIndicatorAutoHidden: Bool { systemUI.isHomeIndicatorAutoHidden }
  public var effectiveSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    systemUI.orientations
  }
  public var effectiveScreenEdgesDeferringSystemGestures: UIRectEdge { systemUI.deferringEdges }
  public var effectivePointerLocked: Bool { systemUI.isPointerLocked }
  public var effectiveInterfaceOrientationLocked: Bool { systemUI.isOrientationLocked }
}

extension UIWindowScene {
  /// Another size, as when a desktop's window is resized; the orientation follows from it.
  func resize(to size: CGSize, duration: TimeInterval = 0) {
    guard size != self.size else { return }
    let isLandscape = size.width > size.height
    let keeps = isLandscape ? orientation.isLandscape : orientation.isPortrait
    let new: UIInterfaceOrientation =
      keeps ? orientation : isLandscape ? .landscapeLeft : .portrait
    change(to: size, orientation: new, duration: duration)
  }

  /// Turns the interface if the app lets it. A square or unturned screen keeps its size.
  func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) -> Bool {
    updateOrientations()
    guard orientation != .unknown, systemUI.orientations.contains(orientation.mask) else {
      return false
    }
    guard orientation != self.orientation else { return true }
    let isTurned = orientation.isLandscape != self.orientation.isLandscape
    let new = isTurned ? CGSize(width: size.height, height: size.width) : size
    change(to: new, orientation: orientation, duration: duration)
    return true
  }

  private func change(to size: CGSize, orientation: UIInterfaceOrientation, duration: TimeInterval)
  {
    let old = CGRect(origin: .zero, size: self.size)
    let previous = traitCollection
    let affected = windows.filter { $0.frame == old }
    self.orientation = orientation
    screen.resize(to: size)
    stage.frame = screen.bounds
    traitsDidChange(from: previous)
    let bounds = screen.bounds
    let transition = TransitionCoordinator()
    for window in affected {
      window.rootViewController?.viewWillTransition(to: size, with: transition)
    }
    let changes = {
      transition.animations.forEach { $0() }
      for window in affected {
        window.frame = bounds
        if window.isOnStage { window.layoutIfNeeded() }
      }
    }
    if duration > 0 {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.layoutSubviews], animations: changes
      ) { _ in transition.completions.forEach { $0() } }
    } else {
      UIView.performWithoutAnimation(changes)
      transition.completions.forEach { $0() }
    }
    updateSystemUI()
  }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

extension UIInterfaceOrientation {
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The bit of the orientation among those that a controller supports.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
