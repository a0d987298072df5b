// SPDX-License-Identifier: MIT

import StatusHUD

/// The activity that a SwiftUI view requests.
struct HUDRequest: Equatable {
  var status: String?
  var details: String?
  var progress: Double?
  /// The `Progress` object to show instead of ``progress`` until it finishes or is canceled.
  var followed: Progress?
  var maskType: StatusHUD.MaskType?
  var isCancellable = false

  static func == (one: HUDRequest, two: HUDRequest) -> Bool {
    one.changes(to: two).isEmpty && !one.needsAnotherActivity(for: two)
  }

  /// A change that updates a running activity to match a new request.
  enum Change: Equatable {
    case status(String?)
    case details(String?)
    case progress(Double?)
    case follow(Progress)

    static func == (one: Change, two: Change) -> Bool {
      switch (one, two) {
      case (.status(let one), .status(let two)), (.details(let one), .details(let two)): one == two
      case (.progress(let one), .progress(let two)): one == two
      case (.follow(let one), .follow(let two)): one === two
      default: false
      }
    }
  }

  /// Returns `true` if `new` requires a separate activity. An activity can't change its mask or
  /// button.
  func needsAnotherActivity(for new: HUDRequest) -> Bool {
    maskType != new.maskType || isCancellable != new.isCancellable
  }

  func changes(to new: HUDRequest) -> [Change] {
    var changes: [Change] = []
    if status != new.status { changes.append(.status(new.status)) }
    if details != new.details { changes.append(.details(new.details)) }
    if let followed = new.followed {
      if followed !== self.followed { changes.append(.follow(followed)) }
    } else if progress != new.progress || followed != nil {
      changes.append(.progress(new.progress))
    }
    return changes
  }
}
