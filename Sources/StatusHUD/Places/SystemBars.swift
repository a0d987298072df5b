// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars.

/// What the app's view controllers want from the system, which asks only the topmost window.
struct SystemBars: Equatable {
  #if !os(tvOS) && !os(visionOS)
    struct StatusBar: Equatable {
      let style: UIStatusBarStyle
      let isHidden: Bool
    }

    let statusBar: StatusBar
    /// The status bar that UIKit showed before the HUD appeared, if no view controller wants it.
    private var kept: StatusBar?
    let isHomeIndicatorHidden: Bool
    let orientations: UIInterfaceOrientationMask
    let autorotates: Bool
    let isPointerLocked: Bool
    private(set) var isOrientationLocked = false
    let edges: UIRectEdge

    /// Asks the view controllers that the system would ask if the HUD weren't onscreen.
    /// - Parameters:
    ///   - stack: The visible view controllers in the app's window, from back to front.
    ///   - window: The app's window.
    ///   - upcoming: The scene where the HUD will appear, or `nil` if the HUD is onscreen.
    ///   - former: The former value.
    @MainActor init?(
      of stack: [UIViewController], in window: UIWindow, _ upcoming: UIWindowScene?,
      after former: Self?
    ) {
      // Except for the status bar, the system asks the frontmost view controller that fills the window,
      // as the documentation of `supportedInterfaceOrientations` says. It doesn't ask what a child
      // presents in its own context, such as a search controller. This hasn't been tried on a device.
      let filling = stack.prefix(window.back(of: stack) + 1)
      guard let front = filling.last(where: { $0.presentingViewController?.parent == nil })
      else { return nil }
      let top =
        stack.dropFirst().last {
          $0.modalPresentationStyle == .fullScreen
            || $0.modalPresentationCapturesStatusBarAppearance
        } ?? stack[0]
      let wanted = StatusBar(
        style: top.decider(\.childForStatusBarStyle).preferredStatusBarStyle,
        isHidden: top.decider(\.childForStatusBarHidden).prefersStatusBarHidden)
      // Behind a page sheet on iPhone, UIKit shows a light status bar on black, whatever the view
      // controllers want (SwiftMessages #431, Transmission #7). Keep it while there's such a view
      // controller. This hasn't been tried on a device.
      let onscreen = upcoming?.statusBarManager.map {
        StatusBar(style: $0.statusBarStyle, isHidden: $0.isStatusBarHidden)
      }
      let kept = upcoming == nil ? former?.kept : onscreen
      self.kept = front === stack.last || kept == wanted ? nil : kept
      statusBar = self.kept ?? wanted
      isHomeIndicatorHidden =
        front.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      orientations = front.supportedInterfaceOrientations
      autorotates = front.shouldAutorotate
      isPointerLocked = front.decider(\.childViewControllerForPointerLock).prefersPointerLocked
      edges =
        front.decider(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
      if #available(iOS 26, *) {
        isOrientationLocked =
          front.decider(\.childForInterfaceOrientationLock).prefersInterfaceOrientationLocked
      }
    }
  #endif
}

extension UIViewController {
  /// Returns this view controller, or the descendant that decides for it.
  fileprivate func decider(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    guard let next = self[keyPath: child], next !== self else { return self }
    return next.decider(child)
  }
}
