// SPDX-License-Identifier: MIT

/// One controller on its way over another one, or away from it.
@MainActor
final class ModalTransition {
  enum Direction {
    case presenting, dismissing
  }

  let direction: Direction
  let presented: UIViewController
  private let presenting: UIViewController
  private let window: UIWindow
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  private var isOver = false

  /// What UIKit takes for a cover that slides in, in seconds.
  private static let duration: TimeInterval = 0.4

  init(
    _ direction: Direction, of presented: UIViewController, over presenting: UIViewController,
    in window: UIWindow, animated: Bool, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presented = presented
    self.presenting = presenting
    self.window = window
    self.completion = completion
    coversAll =
      direction == .presenting
      ? presented.modalPresentationStyle == .fullScreen
      : presenting.viewIfLoaded?.superview == nil || presented.modalPresentationStyle == .fullScreen
    isAnimated = animated && UIView.areAnimationsEnabled
  }

  /// True when the presenting controller's view comes or goes too.
  private let coversAll: Bool
  private var presenterView: UIView? { presenting.viewIfLoaded }

  /// In UIKit's order: one will disappear, the other will appear, it has, the first has.
  func start() {
    window.modalTransition = self
    switch direction {
    case .presenting: present()
    case .dismissing: dismiss()
    }
    window.windowScene?.updateSystemUI()
  }

  private func present() {
    guard let view = presented.view else { return }
    hold([view, coversAll ? presenterView : nil])
    if coversAll { presenterView?.forEachController { $0.prepareToDisappear() } }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    view.layoutIfNeeded()
    if isAnimated { UIView.performWithoutAnimation { away(view) } }
    run { self.back(view) }
  }

  private func dismiss() {
    guard let view = presented.viewIfLoaded else { return }
    hold([view, coversAll ? presenterView : nil])
    view.forEachController { $0.prepareToDisappear() }
    if coversAll, let below = presenterView {
      if below.superview == nil {
        below.frame = window.bounds
        window.insertSubview(below, belowSubview: view)
        below.layoutIfNeeded()
      } else {
        // It was about to go when the way turned round.
        below.forEachController { $0.prepareToAppear() }
        below.forEachController { $0.isAppearing() }
      }
    }
    run { self.away(view) }
  }

  private func run(_ changes: @escaping () -> Void) {
    if isAnimated {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: [.layoutSubviews], animations: changes,
        completion: { _ in self.finish() })
    } else {
      // What nobody sees move is there with the next commit.
      window.windowScene?.afterCommit { self.finish() }
    }
  }

  /// Brings the transition to its end: when its time has come, or when another one begins.
  func finish() {
    guard !isOver else { return }
    isOver = true
    release()
    switch direction {
    case .presenting:
      presented.viewIfLoaded?.forEachController { $0.finishAppearing() }
      // Who has just appeared may be on its way out already.
      if coversAll, window.modalTransition === self { presenterView?.removeFromSuperview() }
    case .dismissing:
      presenterView?.forEachController { $0.finishAppearing() }
      leave()
      if presenting.storedPresented === presented { presenting.storedPresented = nil }
      if presented.storedPresenting === presenting { presented.storedPresenting = nil }
    }
    if window.modalTransition === self { window.modalTransition = nil }
    window.windowScene?.updateSystemUI()
    completion?()
  }

  private func leave() {
    guard let view = presented.viewIfLoaded else { return }
    view.removeFromSuperview()
    view.layer.removeAllAnimations()
    UIView.performWithoutAnimation { back(view) }
  }

  private func away(_ view: UIView) {
    view.center.y = window.bounds.midY + window.bounds.height
  }

  private func back(_ view: UIView) {
    view.center.y = window.bounds.midY
  }

  // MARK: Appearance

  /// While the transition lasts, the controllers in the views have not yet appeared or disappeared.
  private func hold(_ views: [UIView?]) {
    for view in views {
      view?.forEachController { $0.appearanceTransition = (isAnimated, direction) }
    }
  }

  private func release() {
    for view in [presented.viewIfLoaded, presenterView] {
      view?.forEachController { $0.appearanceTransition = nil }
    }
  }
}
