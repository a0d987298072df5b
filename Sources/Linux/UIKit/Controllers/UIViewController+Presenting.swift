// SPDX-License-Identifier: MIT

extension UIViewController {
  /// How long an animated dismissal takes, in seconds.
  static let dismissalDuration = 0.4

  /// Puts the other controller's view over this controller's, or in its place. Nothing slides: as in
  /// UIKit, the next commit adds the other view to the window. A controller that already presents or
  /// isn't visible can't present.
  func startPresenting(_ other: UIViewController, completion: (() -> Void)?) {
    let presenter = presenter(of: other)
    assert(other.storedParent == nil, "\(other) can't be presented, because it has a parent")
    guard other !== presenter, other.storedPresenting == nil, other.storedParent == nil,
      presenter.storedPresented == nil, let window = viewIfLoaded?.window, window.isOnStage
    else { return }
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.isPresentedOver = other.presentsOver
    window.windowScene?.inNextCommit {
      // The app might have dismissed the controller before.
      if other.storedPresenting === presenter { presenter.addView(of: other, to: window) }
      presenter.finish(in: window, completion: completion)
    }
  }

  private func addView(of other: UIViewController, to window: UIWindow) {
    let presenter = self
    guard let view = other.presentationView else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let context = presenter.viewIfLoaded, presenter.storedParent != nil {
      view.frame = context.frame
      context.superview?.insertSubview(view, aboveSubview: context)
      if !other.isPresentedOver { context.removeFromSuperview() }
    } else {
      view.frame = window.bounds
      if !other.fillsWindow, view === other.viewIfLoaded {
        view.frame = window.bounds.inset(
          by: UIEdgeInsets(
            top: window.safeAreaInsets.top + 10, left: 0, bottom: 0, right: 0))
      }
      window.addSubview(view)
      if !other.isPresentedOver {
        for controller in presenter.visiblePresenters {
          controller.presentationView?.removeFromSuperview()
        }
      }
    }
  }

  /// The controller that presents `other` if this one is asked to.
  private func presenter(of other: UIViewController) -> UIViewController {
    switch other.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      sequence(first: self, next: \.storedParent).first(where: \.definesPresentationContext)
        ?? outermost
    case .custom, .fullScreen, .overFullScreen, .pageSheet, .popover: outermost
    }
  }

  /// This controller or the nearest ancestor that presents, if any.
  var nearestPresenter: UIViewController? {
    sequence(first: self, next: \.storedParent).first { $0.storedPresented != nil }
  }

  /// Removes the presented controller with all that it presents; if there's none, this controller. An
  /// animated dismissal fades the view out first.
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = nearestPresenter, let presented = presenter.storedPresented else {
      outermost.storedPresenting?.startDismissing(animated: animated, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    presented.dismissal = TransitionCoordinator()
    presented.finishDismissal(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  private func finishDismissal(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = storedPresenting, let window = presenter.windowOfPresentation else {
      return dismissal = nil
    }
    presenter.restoreViews(beneath: self, in: window)
    let end = { [weak window] in
      self.endPresentation()
      if let window { presenter.finish(in: window, completion: completion) }
    }
    guard animated, let view = presentationView else { return end() }
    // As in UIKit, the animation begins with the next commit, so that it runs what's added until then.
    window.windowScene?.afterCommit { [dismissal] in
      UIView.animate(
        withDuration: Self.dismissalDuration,
        animations: { for animation in dismissal?.animations ?? [] { animation() } })
    }
    UIView.animate(withDuration: Self.dismissalDuration, animations: { view.alpha = 0 }) { _ in
      view.alpha = 1
      end()
    }
  }

  /// The user begins to drag this presented controller away.
  @_spi(LinuxHost) public func beginInteractiveDismissal() {
    guard storedPresenting != nil, dismissal == nil else { return }
    dismissal = TransitionCoordinator()
    dismissal?.isInteractive = true
  }

  /// The user lets go of this presented controller, which goes on or, if the dismissal is cancelled,
  /// goes back.
  @_spi(LinuxHost) public func endInteractiveDismissal(cancelled: Bool) {
    guard let dismissal, dismissal.isInteractive else { return }
    (dismissal.isInteractive, dismissal.isCancelled) = (false, cancelled)
    guard cancelled, let view = presentationView else { return finishDismissal(animated: true) }
    UIView.animate(withDuration: Self.dismissalDuration, animations: { view.alpha = 0.999 }) { _ in
      view.alpha = 1
      self.endTransition()
    }
  }

  private func endTransition() {
    guard let ended = dismissal else { return }
    dismissal = nil
    for completion in ended.completions { completion() }
  }

  /// Puts back the views that `presented` had replaced.
  private func restoreViews(beneath presented: UIViewController, in window: UIWindow) {
    if storedParent != nil {
      let (view, other) = (presentationView, presented.presentationView)
      if let view, let other, view.superview == nil {
        view.frame = other.frame
        other.superview?.insertSubview(view, belowSubview: other)
      }
      return
    }
    for controller in visiblePresenters {
      guard let view = controller.presentationView, view.superview !== window else { continue }
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  private func finish(in window: UIWindow, completion: (() -> Void)?) {
    window.windowScene?.updateSystemUI()
    if let completion { window.windowScene?.afterCommit(completion) }
  }

  /// The view controllers that the user can see: this one and those beneath it, until one covers the
  /// rest.
  private var visiblePresenters: some Sequence<UIViewController> {
    sequence(first: self) { $0.isPresentedOver ? $0.storedPresenting?.outermost : nil }
      .filter { $0.storedPresenting?.storedParent == nil }
  }

  /// The window that the controller's view is in, or was in before it was covered.
  var windowOfPresentation: UIWindow? {
    sequence(first: outermost, next: \.storedPresented).lazy.compactMap(\.viewIfLoaded?.window)
      .first
  }

  /// Takes this controller off the screen, and everything that it presents.
  func endPresentation() {
    storedPresented?.endPresentation()
    for child in storedChildren { child.storedPresented?.endPresentation() }
    presentationView?.removeFromSuperview()
    storedPresenting?.storedPresented = nil
    storedPresenting = nil
    isPresentedOver = false
    endTransition()
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
