// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars.

/// A view controller that lets the app control the status bar, the home indicator, and the
/// orientations while the HUD is onscreen. The system queries only the topmost window for these
/// settings, and the HUD's window is topmost.
final class SystemBarsForwardingController: UIViewController {
  #if os(visionOS)
    // Hide the glass background of the HUD's window, because it would cover the app.
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
  #endif

  /// A closure that runs when the scene has rotated or changed its size.
  var onTransition: () -> Void = {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // UIKit might have laid out this view before the app's views (SDL #14966).
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.onTransition() }
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
