// SPDX-License-Identifier: MIT

import LinuxUIKit

/// A page of an app, in a stack of pages, in one of the tabs of a window's root or of a sheet.
///
/// It keeps what leaves the screen, so that nothing ends because it's released.
@MainActor final class AppPage {
  /// What takes the page out of its window, and puts it back later.
  enum Cover: CaseIterable { case push, tab, fullScreen, currentContext }
  /// What takes the page out of the app.
  enum Departure: CaseIterable { case pop, closedTab, newRoot, dismissal }
  enum State { case shown, covered, gone }

  /// On devices, what follows a presented controller is the system's view around its view.
  private final class Sheet: UIViewController {
    override var next: UIResponder? { view.superview }
  }

  let window: UIWindow
  private let root = UIViewController()
  /// The root, or what it presents as a sheet.
  private let tabs: UIViewController
  private let stack = UIViewController()
  private let page = UIViewController()
  private var cover: UIViewController?
  private(set) var state = State.shown

  var view: UIView { page.view }
  /// Only a sheet can be dismissed.
  var departures: [Departure] { Self.departures(isSheet: tabs !== root) }

  nonisolated static func departures(isSheet: Bool) -> [Departure] {
    Departure.allCases.filter { $0 != .dismissal || isSheet }
  }

  init(in scene: UIWindowScene, isSheet: Bool) {
    window = UIWindow(windowScene: scene)
    tabs = isSheet ? Sheet() : root
    tabs.modalPresentationStyle = .pageSheet
    stack.definesPresentationContext = true
    show()
  }

  /// Puts the page where the user sees it.
  func show() {
    window.rootViewController = root
    window.isHidden = false
    if tabs !== root, tabs.presentingViewController == nil { root.present(tabs, animated: false) }
    for (parent, child) in [(tabs, stack), (stack, page)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    cover?.dismiss(animated: false)
    cover = nil
    state = .shown
  }

  func cover(with kind: Cover) {
    switch kind {
    case .push: page.view.removeFromSuperview()
    case .tab: stack.view.removeFromSuperview()
    case .fullScreen, .currentContext:
      let new = UIViewController()
      new.modalPresentationStyle = kind == .fullScreen ? .fullScreen : .currentContext
      page.present(new, animated: false)
      cover = new
    }
    state = .covered
  }

  func leave(by kind: Departure) {
    switch kind {
    case .pop: leave(page)
    case .closedTab: leave(stack)
    case .newRoot: window.rootViewController = UIViewController()
    case .dismissal: root.dismiss(animated: false)
    }
    state = .gone
  }

  /// Takes a child from its parent, and its view before, as UIKit does.
  private func leave(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
