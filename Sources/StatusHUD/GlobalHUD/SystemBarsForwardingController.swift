// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars. UIKit on Linux has no system gestures.

/// A view controller that lets the app control the status bar, the home indicator, and the
/// orientations while the HUD is onscreen. The system queries only the topmost window for these
/// settings, and the HUD's window is topmost.
final class SystemBarsForwardingController: UIViewController {
  /// The HUD's scene, which this controller stores because its view might not be in a window yet.
  weak var scene: UIWindowScene?

  #if os(visionOS)
    // Hide the glass background of the HUD's window, because it would cover the app.
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
  #endif

  #if !os(tvOS) && !os(visionOS)
    override var preferredStatusBarStyle: UIStatusBarStyle {
      decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
      decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      // Query only presented controllers, because containers combine their children's orientations.
      decider()?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { decider()?.shouldAutorotate ?? super.shouldAutorotate }

    override var prefersPointerLocked: Bool {
      decider(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool {
      decider(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
    }

    #if os(iOS)
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        decider(\.childForScreenEdgesDeferringSystemGestures)?
          .preferredScreenEdgesDeferringSystemGestures ?? []
      }
    #endif

    /// The app's settings the last time that this controller told UIKit about a change: the status bar's
    /// style, whether the status bar and the home indicator are hidden, and the orientations.
    private var known: (UIStatusBarStyle, Bool, Bool, UIInterfaceOrientationMask)?

    /// Makes UIKit ask this controller again if the app changed what it wants. UIKit asks only when the
    /// window of the HUD appears, and the app tells UIKit about changes only in its own windows.
    func followApp(isVisible: Bool) {
      guard isVisible else { return known = nil }
      let new = (
        preferredStatusBarStyle, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden,
        supportedInterfaceOrientations
      )
      if let known, known == new { return }
      known = new
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }

    /// Returns the view controller that the system would query if the HUD weren't onscreen.
    /// - Parameter child: The property that returns the child view controller to query.
    private func decider(
      _ child: KeyPath<UIViewController, UIViewController?>? = nil
    ) -> UIViewController? {
      guard var controller = scene?.appWindow?.rootViewController else { return nil }
      while let next = presented(by: controller) ?? child.flatMap({ controller[keyPath: $0] }),
        next !== controller
      {
        controller = next
      }
      return controller
    }

    /// Returns the topmost presented view controller that controls the system bars, if any.
    private func presented(by controller: UIViewController) -> UIViewController? {
      let chain = sequence(first: controller) { $0.presentedViewController }.dropFirst()
      return chain.reversed().first {
        $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
      }
    }
  #else
    func followApp(isVisible: Bool) {}
  #endif
}
