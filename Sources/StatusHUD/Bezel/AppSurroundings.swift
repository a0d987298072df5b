// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars.

/// What a HUD knows about the app around it.
struct AppSurroundings: Equatable {
  /// The place of a view controller in the app's window.
  struct Area: Equatable {
    let frame: CGRect
    /// The part of the frame that bars leave free.
    let free: CGRect
  }

  /// A Boolean value that indicates whether the app presents an alert.
  private(set) var hasAlert = false
  /// The areas of the visible view controllers, from front to back. A view controller that fills the
  /// window is the last one.
  private(set) var areas: [Area] = []
  /// The keyboard in the app's window, until a notification reports it.
  private(set) var keyboard = CGRect.null
  /// The interface style that the app forces on its window, or `.unspecified`.
  private(set) var style = UIUserInterfaceStyle.unspecified
  /// What the app's view controllers want, or `nil` if the HUD has no window of its own.
  private(set) var bars: SystemBars?
  /// The visible view controllers. If they change, the HUD asks them about the system bars again.
  private var controllers: [ObjectIdentifier] = []

  init() {}

  /// Reads the surroundings of a HUD.
  /// - Parameters:
  ///   - hud: The HUD or the view that will contain it, or `nil` if the HUD isn't onscreen. An alert that
  ///     contains the HUD doesn't count.
  ///   - scene: The scene that contains the HUD, or that will contain it.
  ///   - former: The surroundings from the previous reading.
  ///   - isFull: Pass `false` to ask the view controllers about the system bars only if they aren't
  ///     those of `former`, because the question runs the app's code.
  @MainActor
  init(around hud: UIView?, in scene: UIWindowScene?, after former: Self, isFull: Bool) {
    let container = hud?.window is any HUDWindow ? nil : hud?.window
    guard let appWindow = container ?? scene?.appWindow else { return }
    let windows = scene?.appWindows ?? [appWindow]
    let stacks = windows.map { $0.rootViewController?.stack() ?? [] }
    let alerts = stacks.joined().filter { $0 is UIAlertController }
    hasAlert = !alerts.allSatisfy { hud?.isDescendant(of: $0.view) == true }
    let stack = windows.firstIndex(of: appWindow).map { stacks[$0] } ?? []
    let shown = stack.filter { !($0 is UIAlertController) }
    let seen = shown.map(\.seen)
    controllers = (shown + seen).map { ObjectIdentifier($0) }
    let areas = zip(shown, seen).map {
      let (view, inner): (UIView, UIView) = ($0.view, $1.view)
      return Area(
        frame: view.convert(view.bounds, to: nil as UIView?),
        free: inner.convert(inner.bounds.inset(by: inner.safeAreaInsets), to: nil as UIView?))
    }
    let back = areas.lastIndex { $0.frame.contains(appWindow.bounds) } ?? 0
    self.areas = areas[back...].reversed()
    let appStyle = appWindow.traitCollection.userInterfaceStyle
    if appStyle != scene?.traitCollection.userInterfaceStyle { style = appStyle }
    #if !os(tvOS) && !os(visionOS)
      if !KeyboardTracker.shared.hasHeard {
        let frame = appWindow.keyboardLayoutGuide.layoutFrame
        // While the keyboard is hidden, the guide is only as tall as the bottom safe area inset.
        if frame.height > appWindow.safeAreaInsets.bottom + 1 { keyboard = frame }
      }
      // The system doesn't ask what a child presents in its own context, such as a search controller.
      let front = shown.prefix(back + 1).last { $0.presentingViewController?.parent == nil }
      guard container == nil, let front else { return }
      let known = isFull || controllers != former.controllers ? nil : former.bars
      let future = hud == nil ? scene : nil
      bars = known ?? SystemBars(of: shown, front, before: future, after: former.bars)
    #endif
  }

  /// Returns the area that can contain the bezel, in the coordinate system of `hud`.
  @MainActor func area(for bezel: BezelView, in hud: UIView) -> CGRect {
    let configuration = bezel.arrangement.configuration
    var area = hud.bounds
    // The safe area of the window doesn't depend on the bars of a view controller.
    var free = hud.window.map { $0.bounds.inset(by: $0.safeAreaInsets) }
    if configuration.avoidsBars {
      area = area.inset(by: hud.safeAreaInsets)
      // A sheet that doesn't fill the window counts only if it covers the place of the bezel.
      let front = areas.dropLast().first {
        $0.frame.contains(hud.convert(bezel.layout(in: area).bezel, to: nil as UIView?))
      }
      free = (front ?? areas.last)?.free
    }
    let part = free.map { area.intersection(hud.convert($0, from: nil as UIView?)) } ?? area
    if !part.isEmpty { area = part }
    guard configuration.avoidsKeyboard else { return area }
    return KeyboardTracker.shared.unobstructed(area, in: hud, guide: keyboard)
  }
}

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
    ///   - front: The frontmost view controller that fills the window. Except for the status bar, the
    ///     system asks this view controller, as the documentation of `supportedInterfaceOrientations`
    ///     says. This hasn't been tried on a device.
    ///   - scene: The scene where the HUD will appear, or `nil` if the HUD is onscreen.
    ///   - former: The value from the previous reading.
    @MainActor fileprivate init(
      of stack: [UIViewController], _ front: UIViewController, before scene: UIWindowScene?,
      after former: Self?
    ) {
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
      let shown = scene?.statusBarManager.map {
        StatusBar(style: $0.statusBarStyle, isHidden: $0.isStatusBarHidden)
      }
      let kept = scene == nil ? former?.kept : shown
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
  /// This view controller and those that it and its children present, from back to front. View
  /// controllers that aren't onscreen or are being dismissed don't count.
  /// - Parameter inherited: What the parent presents, which its children return, too.
  fileprivate func stack(beneath inherited: UIViewController? = nil) -> [UIViewController] {
    let presented = presentedViewController
    let isOwn = presented !== inherited && presented?.isBeingDismissed == false
    // An alert counts at once, because UIKit adds its view to the window only in the next commit.
    let isOnscreen = self is UIAlertController || viewIfLoaded?.window != nil
    return (parent == nil && isOnscreen ? [self] : [])
      + children.flatMap { $0.stack(beneath: presented) }
      + (isOwn ? presented?.stack() ?? [] : [])
  }

  /// The view controller whose view the user sees: the frontmost child in the middle of this view
  /// controller's view or, in turn, a child of that.
  fileprivate var seen: UIViewController {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let child = children.last {
      guard let child = $0.viewIfLoaded, child.window != nil, !child.isHidden else { return false }
      return child.convert(child.bounds, to: view).contains(middle)
    }
    return child?.seen ?? self
  }

  /// Returns this view controller, or the descendant that decides for it.
  fileprivate func decider(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child], next !== controller { controller = next }
    return controller
  }
}
