// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars, and tvOS has no popovers.

/// The root view controller of the HUD's window, which leaves everything to the app: what the app
/// presents with it, and, because the system queries only the topmost window for these settings, the
/// status bar, the home indicator, and the orientations.
final class OverlayRootController: UIViewController {
  #if os(visionOS)
    // Hide the glass background of the HUD's window, because it would cover the app.
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
  #endif

  /// The scene of the window. The app can present something after the window was closed.
  weak var scene: UIWindowScene?
  /// What the app presented with this view controller.
  private weak var passedOn: UIViewController?

  // MARK: Presenting

  /// The app's frontmost view controller.
  private var front: UIViewController? { scene?.appWindow?.rootViewController?.stack().last }

  /// Lets the app's frontmost view controller present, because this window closes with the HUD.
  override func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let front else { return super.present(other, animated: animated, completion: completion) }
    passedOn = other
    if postpones({ self.present(other, animated: animated, completion: completion) }) { return }
    #if !os(tvOS)
      if let popover = other.popoverPresentationController, let source = popover.sourceView,
        source.isDescendant(of: view.window ?? view)
      {
        let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
        popover.sourceRect = front.view.convert(
          source.convert(rect, to: nil as UIView?), from: nil as UIView?)
        popover.sourceView = front.view
      }
    #endif
    front.present(other, animated: animated, completion: completion)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let passedOn else { return super.dismiss(animated: animated, completion: completion) }
    if postpones({ self.dismiss(animated: animated, completion: completion) }) { return }
    (passedOn.presentingViewController ?? passedOn).dismiss(
      animated: animated, completion: completion)
  }

  /// Runs `action` after the transition at the front, such as a dismissal, because until then, UIKit
  /// presents nothing. If there's no transition, this method returns `false`.
  private func postpones(_ action: @escaping () -> Void) -> Bool {
    let controller = front?.presentedViewController ?? front
    guard let transition = controller?.transitionCoordinator else { return false }
    // In the next turn, UIKit has forgotten what was dismissed.
    _ = transition.animate(alongsideTransition: nil) { _ in Task { action() } }
    return true
  }

  #if !os(tvOS) && !os(visionOS)
    /// What the app wants. UIKit asks only when the window of the HUD appears, and the app tells UIKit
    /// about changes only in its own windows.
    var bars: SystemBars? {
      didSet {
        guard bars != oldValue else { return }
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        setNeedsUpdateOfPrefersPointerLocked()
        if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
      }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { bars?.statusBar.style ?? .default }
    override var prefersStatusBarHidden: Bool {
      bars?.statusBar.isHidden ?? super.prefersStatusBarHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { bars?.isHomeIndicatorHidden ?? false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      bars?.orientations ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { bars?.autorotates ?? super.shouldAutorotate }
    override var prefersPointerLocked: Bool { bars?.isPointerLocked ?? false }
    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool {
      bars?.isOrientationLocked ?? false
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { bars?.edges ?? [] }
  #else
    var bars: SystemBars?
  #endif
}
