// SPDX-License-Identifier: MIT

/// An object that reads the app around a HUD, and tells the views that draw the HUD what changed.
@MainActor final class AppReader {
  private(set) var app = AppSurroundings()
  /// The parent of the views that draw the HUD and the messages beside it.
  private weak var parent: UIView?
  /// The view of the app that the HUD covers, or `nil` if the HUD has its own window.
  weak var coveredView: UIView?
  /// A closure that runs in the turn after the geometry of the HUD changed, because UIKit might lay out
  /// the app's views only now.
  private let onNewGeometry: @MainActor () -> Void

  init(onNewGeometry: @escaping @MainActor () -> Void) { self.onNewGeometry = onNewGeometry }

  /// Reads the app, and returns its visible view controllers and all that it presents in the scene, from
  /// back to front.
  /// - Parameters:
  ///   - hud: The HUD or the view that will contain it, or `nil` if the HUD isn't onscreen. An alert that
  ///     contains it doesn't count.
  ///   - scene: The scene that contains the HUD, or that will contain it.
  @discardableResult
  func read(
    around hud: UIView?, in scene: UIWindowScene?
  ) -> (shown: [UIViewController], presented: [UIViewController]) {
    app = AppSurroundings()
    defer { for view in parent?.contentViews ?? [] { view.follow(app) } }
    let container = hud?.window is OverlayWindow ? nil : hud?.window
    guard let appWindow = container ?? scene?.appWindow else { return ([], []) }
    let stacks = (scene?.appWindows ?? [appWindow]).map {
      ($0, $0.rootViewController?.stack() ?? [])
    }
    // The HUD's own window fills the scene, but the app's window might not.
    let origin = container == nil ? appWindow.frame.origin : .zero
    func inHUD(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }
    let presented = stacks.flatMap { $0.1.dropFirst() }
    app.hasAlert = presented.contains {
      $0 is UIAlertController && $0.viewIfLoaded.map { hud?.isDescendant(of: $0) == true } != true
    }
    let shown = (stacks.first { $0.0 === appWindow }?.1 ?? []).filter {
      !($0 is UIAlertController) && $0.viewIfLoaded?.window != nil && !$0.isMenu
    }
    let seen = shown.map(\.seen)
    app.controllers = (shown + seen).map { ObjectIdentifier($0) }
    // The user sees the bars beneath a clear view controller.
    let solid = zip(shown, seen).filter { !$0.0.isClear }
    for (controller, inner) in solid.dropFirst(appWindow.back(of: solid.map(\.0))).reversed() {
      let appView: UIView = inner.view
      let free = appView.bounds.inset(by: appView.barInsets)
      app.areas.append(
        .init(
          frame: inHUD(controller.frameInWindow),
          free: inHUD(appView.convert(free, to: nil as UIView?))))
    }
    let root = appWindow.rootViewController?.viewIfLoaded
    // If a page took the root view out of the window, its traits aren't up to date.
    let inside = (container == nil ? root : hud).flatMap { $0.window == nil ? nil : $0 }
    let traits = (inside ?? appWindow).traitCollection
    let style = traits.userInterfaceStyle
    if style != scene?.traitCollection.userInterfaceStyle { app.style = style }
    app.direction =
      [parent, coveredView, root, appWindow].compactMap { $0?.semanticContentAttribute }
      .first { $0 == .forceLeftToRight || $0 == .forceRightToLeft }
      ?? (traits.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight)
    // The HUD mustn't lay out the window that contains it.
    app.keyboard = inHUD(KeyboardTracker.shared.frame(in: appWindow, laysOut: container == nil))
    return (shown, presented)
  }

  /// Reads the app when the geometry of a view in `parent` changes, and the keyboard when it moves.
  func follow(_ view: HUDContentView, in parent: UIView) {
    self.parent = parent
    view.onGeometryChange = { [weak self, weak parent] in
      self?.read(around: parent, in: parent?.window?.windowScene)
      Task { @MainActor [weak self] in self?.onNewGeometry() }
    }
    view.onWindowChange = { [weak self, weak view] in
      guard let self, let view else { return }
      KeyboardTracker.shared.listeners[ObjectIdentifier(view)] =
        view.window == nil ? nil : { [weak self, weak view] in self?.moveBezel(of: view, $0, $1) }
    }
  }

  /// Moves the bezel above the keyboard.
  private func moveBezel(
    of view: HUDContentView?, _ duration: TimeInterval, _ options: UIView.AnimationOptions
  ) {
    guard let view, let window = view.window else { return }
    app.keyboard = KeyboardTracker.shared.frame(in: window)
    view.app = app
    view.moveBezel(duration, options)
  }
}

extension UIWindowScene {
  /// The windows of the app that are onscreen, from back to front.
  var appWindows: [UIWindow] {
    windows.filter { !($0 is OverlayWindow) && !$0.isHidden && $0.rootViewController != nil }
  }

  /// The app's key window or, if there's none, its main window. The system's own windows can be in the
  /// scene, too.
  var appWindow: UIWindow? {
    // On tvOS, the window of the HUD can be the key window.
    if let keyWindow, !(keyWindow is OverlayWindow) { return keyWindow }
    let (main, windows) = ((delegate as? any UIWindowSceneDelegate)?.window ?? nil, appWindows)
    return windows.first { $0 === main } ?? windows.last { $0.windowLevel == .normal }
      ?? windows.last
  }
}

extension UIWindow {
  /// Returns the index of the frontmost view controller that fills this window, or 0.
  func back(of shown: [UIViewController]) -> Int {
    shown.lastIndex { $0.frameInWindow.contains(bounds) } ?? 0
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this view controller belongs to a menu of UIKit, which
  /// presents it over the app.
  fileprivate var isMenu: Bool { isClear && "\(type(of: self))".hasPrefix("_UI") }

  /// A Boolean value that indicates whether the user sees what's beneath this view controller.
  fileprivate var isClear: Bool {
    [.custom, .overFullScreen, .overCurrentContext].contains(modalPresentationStyle)
      && [view, seen.view].allSatisfy { ($0?.backgroundColor?.cgColor.alpha ?? 0) == 0 }
  }

  fileprivate var frameInWindow: CGRect { view.convert(view.bounds, to: nil as UIView?) }

  /// A Boolean value that indicates whether this view controller is being dismissed for good. A sheet that
  /// the user drags might stay.
  fileprivate var isGone: Bool {
    isBeingDismissed && transitionCoordinator.map { $0.isInteractive || $0.isCancelled } != true
  }

  /// This view controller and those that it and its children present, from back to front. View
  /// controllers that are being dismissed don't count, and neither do children that aren't onscreen.
  /// - Parameters:
  ///   - superview: The view of the parent.
  ///   - inherited: What the parent presents, which its children return, too.
  func stack(
    in superview: UIView? = nil, beneath inherited: UIViewController? = nil
  ) -> [UIViewController] {
    let presented = presentedViewController
    if let superview {
      // What a child presents can take the place of its view.
      let views = [self, presented].compactMap { $0?.viewIfLoaded }
      guard views.contains(where: { $0.isDescendant(of: superview) && !$0.isHidden }) else {
        return []
      }
    }
    var stack = parent == nil ? [self] : []
    for child in children { stack += child.stack(in: viewIfLoaded, beneath: presented) }
    if let presented, presented !== inherited, !presented.isGone { stack += presented.stack() }
    return stack
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
}
