// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

@Suite struct ManyActivitiesTests {
  enum Order: CaseIterable, Sendable { case oldestFirst, newestFirst, mixed }

  /// Each ends twice, because the release of its last reference ends it again.
  @Test(arguments: Order.allCases) func activitiesEndOnceEachInAnyOrder(order: Order) {
    var requests = HUDRequests()
    var ids = (0..<200).map {
      requests.show(HUDContent(.activity, status: "\($0)"), .scoped, at: 0, onEnd: {})
    }
    var generator = SeededGenerator(seed: 3)
    switch order {
    case .newestFirst: break
    case .oldestFirst: ids.reverse()
    case .mixed: ids.shuffle(using: &generator)
    }
    while let id = ids.popLast() {
      requests.update(id) { $0.details = "a" }
      requests.endActivity(id)
      requests.endActivity(id)
      #expect(requests.newest { _ in true }?.id == ids.max())
    }
    #expect(requests.isEmpty && requests.takeDue(isOnscreen: false).count == 200)
  }
}
