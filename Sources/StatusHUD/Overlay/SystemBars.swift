// SPDX-License-Identifier: MIT

// A seam: tvOS and visionOS have no status bar, home indicator or orientations to speak of, and
// declare none of the members below; Linux has no edges that belong to the system.

/// Leaves the status bar, the home indicator and the orientations to the app: the topmost window
/// is asked for them, and the topmost window is ours.
class SystemBarsForwardingController: UIViewController {
  /// Where the app is asked: the system wants to know before the view is in a window.
  weak var scene: UIWindowScene?

  /// The root controller of the window that is key in the same scene; never this one, which would
  /// ask itself for ever.
  var appController: UIViewController? {
    let controller = scene?.keyWindow?.rootViewController
    return controller === self ? nil : controller
  }

  #if os(visionOS)
    // The glass is the app's window's; a second pane of it would cover the app.
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
      // Containers answer for their children, so only what is presented is asked in their place.
      decider { _ in nil }?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    #if os(iOS)
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        decider { $0.childForScreenEdgesDeferringSystemGestures }?
          .preferredScreenEdgesDeferringSystemGestures ?? []
      }
    #endif

    /// The controller that the system would ask if the overlay were not there.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
      var controller = appController
      while let next = controller.flatMap(presented) ?? controller.flatMap(child),
        next !== controller
      {
        controller = next
      }
      return controller
    }

    /// A sheet leaves the bars to the controller beneath it; what fills the screen takes them over.
    private func presented(by controller: UIViewController) -> UIViewController? {
      let chain = sequence(first: controller) { $0.presentedViewController }.dropFirst()
      return chain.reversed().first {
        $0.modalPresentationStyle == .fullScreen
          || $0.modalPresentationCapturesStatusBarAppearance
      }
    }
  #endif
}
