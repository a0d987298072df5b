// SPDX-License-Identifier: MIT

// A seam: tvOS and visionOS declare none of the members below, and Linux no screen edges.

/// Leaves the status bar, the home indicator and the orientations to the app. The system asks the
/// topmost window about them, and that is the HUD's.
final class SystemBarsForwardingController: UIViewController {
  /// Set early: the system asks before the view is in a window.
  weak var scene: UIWindowScene?

  #if os(visionOS)
    // The glass of a second window would cover the app.
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
      // Containers answer for their children; what they present answers for itself.
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

    /// The controller that the system would ask without the HUD.
    /// - Parameter child: The child that answers for a container, if the system asks one.
    private func decider(
      _ child: KeyPath<UIViewController, UIViewController?>? = nil
    ) -> UIViewController? {
      // If the HUD's window is key, this controller would ask itself.
      guard var controller = scene?.keyWindow?.rootViewController, controller !== self else {
        return nil
      }
      while let next = presented(by: controller) ?? child.flatMap({ controller[keyPath: $0] }),
        next !== controller
      {
        controller = next
      }
      return controller
    }

    /// A sheet leaves the bars to the controller beneath it; a full-screen presentation does not.
    private func presented(by controller: UIViewController) -> UIViewController? {
      let chain = sequence(first: controller) { $0.presentedViewController }.dropFirst()
      return chain.reversed().first {
        $0.modalPresentationStyle == .fullScreen
          || $0.modalPresentationCapturesStatusBarAppearance
      }
    }
  #endif
}
