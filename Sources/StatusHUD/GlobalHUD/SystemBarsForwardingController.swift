// SPDX-License-Identifier: MIT

// A seam: tvOS and visionOS declare none of the members below, and Linux no screen edges.

/// Leaves the status bar, the home indicator and the orientations to the app. The system asks the
/// topmost window about them, and that is the HUD's.
final class SystemBarsForwardingController: UIViewController {
  /// Set early: the system asks before the view is in a window.
  weak var scene: UIWindowScene?

  /// The root controller of the scene's key window; never this one, which would ask itself.
  var appController: UIViewController? {
    let controller = scene?.keyWindow?.rootViewController
    return controller === self ? nil : controller
  }

  #if os(visionOS)
    // The glass of a second window would cover the app.
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
  #endif

  #if !os(tvOS) && !os(visionOS)
    override var preferredStatusBarStyle: UIStatusBarStyle {
      decider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
      decider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      decider { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      // Containers answer for their children; what they present answers for itself.
      decider { _ in nil }?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool {
      decider { _ in nil }?.shouldAutorotate ?? super.shouldAutorotate
    }

    override var prefersPointerLocked: Bool {
      decider { $0.childViewControllerForPointerLock }?.prefersPointerLocked ?? false
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool {
      decider { $0.childForInterfaceOrientationLock }?
        .prefersInterfaceOrientationLocked ?? false
    }

    #if os(iOS)
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        decider { $0.childForScreenEdgesDeferringSystemGestures }?
          .preferredScreenEdgesDeferringSystemGestures ?? []
      }
    #endif

    /// The controller that the system would ask without the HUD.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
      var controller = appController
      while let next = controller.flatMap(presented) ?? controller.flatMap(child),
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
