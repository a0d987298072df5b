// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Puts the other controller's view over this controller's, or in its place. Nothing slides: the
  /// other view is there with the next commit. As in UIKit, a controller that already presents or
  /// isn't visible can't present.
  func startPresenting(_ other: UIViewController, completion: (() -> Void)?) {
    let presenter = outermost
    assert(other.storedParent == nil, "\(other) can't be presented, because it has a parent")
    guard other !== presenter, other.storedPresenting == nil, other.storedParent == nil,
      presenter.storedPresented == nil, let window = viewIfLoaded?.window, window.isOnStage,
      let view = other.presentationView
    else { return }
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.isPresentedOver = other.presentsOver
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    if !other.isPresentedOver {
      for controller in presenter.visiblePresenters {
        controller.presentationView?.removeFromSuperview()
      }
    }
    finish(in: window, completion: completion)
  }

  /// Removes the presented controller with all that it presents; if there's none, this controller.
  func startDismissing(completion: (() -> Void)?) {
    let presenter = outermost
    guard let presented = presenter.storedPresented else {
      presenter.storedPresenting?.startDismissing(completion: completion)
      return
    }
    guard let window = presenter.windowOfPresentation else { return }
    for controller in presenter.visiblePresenters {
      guard let view = controller.presentationView, view.superview !== window else { continue }
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
    presented.endPresentation()
    finish(in: window, completion: completion)
  }

  private func finish(in window: UIWindow, completion: (() -> Void)?) {
    window.windowScene?.updateSystemUI()
    if let completion { window.windowScene?.afterCommit(completion) }
  }

  /// The view controllers that the user can see: this one and those beneath it, until one covers the
  /// rest.
  private var visiblePresenters: some Sequence<UIViewController> {
    sequence(first: self) { $0.isPresentedOver ? $0.storedPresenting : nil }
  }

  /// The window that the controller's view is in, or was in before it was covered.
  var windowOfPresentation: UIWindow? {
    sequence(first: outermost, next: \.storedPresented).lazy.compactMap(\.viewIfLoaded?.window)
      .first
  }

  /// Takes this controller off the screen, and everything that it presents.
  func endPresentation() {
    storedPresented?.endPresentation()
    presentationView?.removeFromSuperview()
    storedPresenting?.storedPresented = nil
    storedPresenting = nil
    isPresentedOver = false
  }

  /// A Boolean value that indicates whether a presented controller replaces this controller's view.
  var isCovered: Bool {
    guard let storedPresented else { return false }
    return !storedPresented.isPresentedOver || storedPresented.isCovered
  }

  /// The controller at the end of a chain of presentations.
  var topmostPresented: UIViewController {
    storedPresented?.topmostPresented ?? self
  }

  /// The last controller of a chain of presentations that decides about the system's interface: the
  /// first one, or one that meets the condition.
  func topmostPresented(where condition: (UIViewController) -> Bool) -> UIViewController {
    sequence(first: self, next: \.storedPresented).reduce(self) { condition($1) ? $1 : $0 }
  }
}
