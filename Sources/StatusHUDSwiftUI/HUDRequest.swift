// SPDX-License-Identifier: MIT

import StatusHUD

/// The activity that a view of SwiftUI wants to show.
struct HUDRequest: Equatable {
  var status: String?
  var details: String?
  var progress: Double?
  var maskType: StatusHUD.MaskType?

  /// What brings the HUD from one request to the next.
  enum Change: Equatable {
    case begin, end
    case status(String?)
    case details(String?)
    case progress(Double?)
  }

  static func changes(from old: HUDRequest?, to new: HUDRequest?) -> [Change] {
    guard let new else { return old == nil ? [] : [.end] }
    // An activity keeps its mask, so another mask needs another activity.
    guard let old, old.maskType == new.maskType else { return [.begin] }
    var changes: [Change] = []
    if old.status != new.status { changes.append(.status(new.status)) }
    if old.details != new.details { changes.append(.details(new.details)) }
    if old.progress != new.progress { changes.append(.progress(new.progress)) }
    return changes
  }
}
