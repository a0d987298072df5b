// SPDX-License-Identifier: MIT

/// The pages around the HUD, which are the view controllers that the app presents, and the time of each.
///
/// UIKit doesn't report them. So the time of a page is that of the last reading without it: the ID of the
/// last request then. The requests before it are beneath the page.
@MainActor struct PresentedPages {
  /// The pages that count.
  private(set) var onscreen: [HUDConditions.Page] = []
  /// The ID of the last request before the last reading.
  private(set) var lastRead: HUDContent.ID = 0
  /// The scenes of the last reading that had any, and the ID of the last request before that.
  private var latest: (scenes: [String], request: HUDContent.ID) = ([], 0)
  private var known: [Known] = []

  private struct Known {
    weak var controller: UIViewController?
    let page: HUDConditions.Page
  }

  /// Notes the view controllers that the app presents in each scene. If the HUD moved to another scene,
  /// the pages that are new to it were there before the HUD. Alerts aren't pages, and neither is a search
  /// controller, because it belongs to its page. A page in a child that isn't onscreen doesn't count, but
  /// might come back.
  mutating func note(_ readings: [String: [UIViewController]], after request: HUDContent.ID) {
    lastRead = request
    guard !readings.isEmpty else { return }
    known.removeAll { $0.controller?.presentingViewController == nil }
    for (scene, controllers) in readings {
      let time = latest.scenes.contains(scene) ? latest.request : 0
      for page in controllers where !(page is UIAlertController) && !(page is UISearchController) {
        if known.contains(where: { $0.controller === page }) { continue }
        known.append(Known(controller: page, page: .init(request: time, scene: scene)))
      }
    }
    latest = (Array(readings.keys), request)
    onscreen = known.filter { known in
      readings[known.page.scene]?.contains { $0 === known.controller } != false
    }.map(\.page)
  }
}
