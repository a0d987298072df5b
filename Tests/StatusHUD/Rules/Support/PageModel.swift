// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The rules for what the app presents, as the public interface documents them.
struct PageModel {
  private var events = 0
  private var readings: [Int] = []
  private var readingCount = 0
  /// When each request was made. A later value of progress isn't a request.
  private var requests: [HUDContent.ID: Int] = [:]
  private var progress: Int?
  /// When each page was presented.
  private var pages: [Int: Int] = [:]

  mutating func note(_ call: Call, id: HUDContent.ID, isLaterProgress: Bool) {
    events += 1
    switch call {
    case .show, .showMessage, .begin: requests[id] = events
    case .showProgress:
      if !isLaterProgress { progress = events }
      requests[id] = progress
    default: break
    }
  }

  mutating func notePage(_ number: Int) {
    events += 1
    pages[number] = events
  }

  mutating func noteDismissal(of number: Int) { pages[number] = nil }

  mutating func noteReadings(of rig: StateRig) {
    guard rig.readings > readingCount else { return }
    readingCount = rig.readings
    events += 1
    readings.append(events)
  }

  /// Whether the app presented something after the request, and after it was read once.
  func isBeneath(_ id: HUDContent.ID) -> Bool {
    guard let request = requests[id] else { return false }
    // The HUD doesn't know of a page that wasn't read.
    let pages = pages.values.filter { $0 < readings.last ?? 0 }
    return readings.contains { reading in request < reading && pages.contains { reading < $0 } }
  }

  /// Whether all content gives way to what the app presents.
  func mustBeAside(_ state: HUDStateMachine, hasAlert: Bool) -> Bool {
    let (requests, configuration) = (state.requests, state.configuration)
    if hasAlert { return true }
    return requests.messages.isEmpty
      && requests.work.contents.allSatisfy {
        isBeneath($0.id) && configuration.mask(for: $0).blocksTouches
      }
  }
}
