// SPDX-License-Identifier: MIT

// What the HUD asks about the app's own view controllers.

/// A window that belongs to a HUD, and not to the app.
@MainActor protocol HUDWindow: UIWindow {}

extension UIWindowScene {
  /// The app's key window or, if there's none, its frontmost window.
  var appWindow: UIWindow? {
    // On tvOS, the window of the HUD can be the key window.
    if let keyWindow, !(keyWindow is any HUDWindow) { return keyWindow }
    return windows.filter { !($0 is any HUDWindow) && !$0.isHidden && $0.rootViewController != nil }
      .max { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }
}

extension UIView {
  /// The window of the app that contains this view or, if a HUD has its own window, is beneath it.
  var appWindow: UIWindow? { window is any HUDWindow ? window?.windowScene?.appWindow : window }
}

extension UIWindow {
  /// The alert that the app presents in front of everything else, if any.
  var frontmostAlert: UIAlertController? { presentedControllers.last as? UIAlertController }

  /// The root view controller and those that are presented in front of it, from back to front.
  private var presentedControllers: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0) { $0.presentedViewController }) } ?? []
  }

  /// Returns the part of `area` between the navigation bar and the tab bar or toolbar of the view
  /// controller that the user sees. The area is in the coordinate system of `view`.
  func unobstructed(_ area: CGRect, in view: UIView) -> CGRect {
    let controller = presentedControllers.last {
      !($0 is UIAlertController) && $0.viewIfLoaded.map(spansWindow) == true
    }
    guard let seen = controller?.seen.viewIfLoaded, seen.window === self else { return area }
    let frame = seen.convert(seen.bounds.inset(by: seen.safeAreaInsets), to: nil as UIView?)
    let free = view.convert(frame, from: nil as UIView?)
    let (top, bottom) = (max(area.minY, free.minY), min(area.maxY, free.maxY))
    guard top < bottom else { return area }
    return CGRect(x: area.minX, y: top, width: area.width, height: bottom - top)
  }

  private func spansWindow(_ view: UIView) -> Bool {
    view.window === self && view.convert(view.bounds, to: nil as UIView?).width >= bounds.width
  }
}

extension UIViewController {
  /// The view controller whose view the user sees: the frontmost child in the middle of this view
  /// controller's view or, in turn, a child of that.
  fileprivate var seen: UIViewController {
    guard let view = viewIfLoaded else { return self }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let child = children.last {
      guard let child = $0.viewIfLoaded, child.window != nil, !child.isHidden else { return false }
      return child.convert(child.bounds, to: view).contains(middle)
    }
    return child?.seen ?? self
  }
}
