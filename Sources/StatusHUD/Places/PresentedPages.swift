// SPDX-License-Identifier: MIT

/// The pages in the scene of the HUD, which are the view controllers that the app presents, and the time of
/// each.
///
/// UIKit doesn't report them. So the time of a page is that of the last reading without it: the ID of the
/// last request then. The requests before it are beneath the page.
@MainActor struct PresentedPages {
  /// For each page, the ID of the last request beneath it.
  private(set) var requests: [HUDContent.ID] = []
  /// The ID of the last request before the last reading.
  private(set) var lastRead: HUDContent.ID = 0
  private weak var scene: UIWindowScene?
  private var known: [Page] = []

  private struct Page {
    weak var controller: UIViewController?
    let request: HUDContent.ID
  }

  /// Notes the view controllers that a reading found. If the HUD came to another scene, they were there
  /// before it. Alerts aren't pages, and neither is a search controller, which is a mode of its page.
  mutating func note(
    _ controllers: [UIViewController], in scene: UIWindowScene?, after request: HUDContent.ID
  ) {
    let (former, time) = scene === self.scene ? (known, lastRead) : ([], 0)
    (self.scene, lastRead) = (scene, request)
    let pages = controllers.filter { !($0 is UIAlertController) && !($0 is UISearchController) }
      .map { page in
        former.first { $0.controller === page } ?? Page(controller: page, request: time)
      }
    requests = pages.map(\.request)
    // A child that isn't onscreen can come back with its page.
    known = pages + former.filter { $0.controller?.presentingViewController != nil }
  }
}
