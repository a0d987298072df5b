// SPDX-License-Identifier: MIT

/// The view controllers that the app presents in the scene of the HUD, and the time of each.
///
/// UIKit doesn't report them. So the time of a page is that of the last reading without it: the ID of the
/// last request then. The requests before it are beneath the page.
@MainActor struct PresentedPages {
  /// A presented view controller, and whether it's onscreen or beneath another page, and not in a child
  /// that isn't onscreen.
  typealias Page = (controller: UIViewController, isOnscreen: Bool)

  /// For each page onscreen, the ID of the last request beneath it.
  private(set) var requests: [HUDContent.ID] = []
  /// The ID of the last request before the last reading.
  private(set) var lastRead: HUDContent.ID = 0
  private weak var scene: UIWindowScene?
  /// Functions that return a page, if it still exists, and its time.
  private var known: [() -> (controller: UIViewController, time: HUDContent.ID)?] = []

  /// Notes what a reading found. If the HUD came to another scene, all pages there were there before it.
  mutating func note(_ pages: [Page], in scene: UIWindowScene?, after request: HUDContent.ID) {
    let former = scene === self.scene ? known.compactMap { $0() } : []
    let time = scene === self.scene ? lastRead : 0
    (self.scene, lastRead, requests, known) = (scene, request, [], [])
    for page in pages {
      let controller = page.controller
      let time = former.first { $0.controller === controller }?.time ?? time
      known.append { [weak controller] in controller.map { ($0, time) } }
      if page.isOnscreen { requests.append(time) }
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this view controller is being dismissed for good. A sheet that
  /// the user drags might stay.
  var isGone: Bool {
    let isOpen = transitionCoordinator.map { $0.isInteractive || $0.isCancelled } ?? false
    return isBeingDismissed && !isOpen
  }

  /// The pages that this view controller and its children present, from back to front. Alerts aren't
  /// pages, and neither is a search controller, which is a mode of its page.
  func presented(
    beneath inherited: UIViewController? = nil, isOnscreen: Bool = true
  ) -> [PresentedPages.Page] {
    let page = presentedViewController
    var pages: [PresentedPages.Page] = []
    for child in children {
      // What a child presents in its place can take the place of its view.
      let views = [child, child.presentedViewController].compactMap { $0?.viewIfLoaded }
      let isSeen = views.contains { $0.isDescendant(of: view) && !$0.isHidden }
      pages += child.presented(beneath: page, isOnscreen: isOnscreen && isSeen)
    }
    guard let page, page !== inherited, !page.isGone else { return pages }
    let isPage = !(page is UIAlertController) && !(page is UISearchController)
    if isPage { pages.append((page, isOnscreen)) }
    return pages + page.presented(isOnscreen: isOnscreen)
  }
}
