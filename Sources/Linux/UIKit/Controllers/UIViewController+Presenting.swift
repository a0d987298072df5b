// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Covers this controller's view with the other one's. Nothing slides: the other view is there with
  /// the next commit. As in UIKit, a controller that already presents or isn't visible can't present.
  func startPresenting(_ other: UIViewController, completion: (() -> Void)?) {
    guard other !== self, other.storedPresenting == nil, storedPresented == nil,
      let window = viewIfLoaded?.window, window.isOnStage, let view = other.view
    else { return }
    storedPresented = other
    other.storedPresenting = self
    cover(window, with: view)
    viewIfLoaded?.removeFromSuperview()
    finish(in: window, completion: completion)
  }

  /// Removes the presented controller with all that it presents; if there's none, this controller.
  func startDismissing(completion: (() -> Void)?) {
    guard let presented = storedPresented else {
      storedPresenting?.startDismissing(completion: completion)
      return
    }
    guard let window = windowOfPresentation else { return }
    if let view { cover(window, with: view) }
    presented.endPresentation()
    finish(in: window, completion: completion)
  }

  private func cover(_ window: UIWindow, with view: UIView) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
  }

  private func finish(in window: UIWindow, completion: (() -> Void)?) {
    window.windowScene?.updateSystemUI()
    if let completion { window.windowScene?.afterCommit(completion) }
  }

  /// The window that the controller's view is in, or was in before it was covered.
  private var windowOfPresentation: UIWindow? {
    sequence(first: self, next: \.storedPresented).lazy.compactMap(\.viewIfLoaded?.window).first
  }

  /// Takes this controller off the screen, and everything that it presents.
  func endPresentation() {
    storedPresented?.endPresentation()
    viewIfLoaded?.removeFromSuperview()
    storedPresenting?.storedPresented = nil
    storedPresenting = nil
  }

  /// The controller at the end of a chain of presentations.
  var topmostPresented: UIViewController {
    storedPresented?.topmostPresented ?? self
  }
}
