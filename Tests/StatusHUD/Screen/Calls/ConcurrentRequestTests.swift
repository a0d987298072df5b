// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The example of the README, with requests that take time.
@MainActor @Suite(.globalHUD) struct ConcurrentRequestTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private let requests = [WaitingWork(), WaitingWork(), WaitingWork()]

  private func fetch(_ page: Int) async throws -> Int {
    try await requests[page - 1].run()
    return page
  }

  private func load(_ page: Int) async throws -> Int {
    StatusHUD.show(status: "Loading")
    defer { StatusHUD.popActivity() }
    return try await fetch(page)
  }

  // The formatter puts two spaces behind `catch`.
  // swift-format-ignore
  private func loadPages() async {
    do {
      async let first = load(1)
      async let second = load(2)
      async let third = load(3)
      let pages = try await [first, second, third]
      StatusHUD.showSuccess(status: "\(pages.count) pages")
    } catch where Task.isCancelled {
    } catch {
      StatusHUD.showError(status: error.localizedDescription)
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func theHUDAppearsOnceAndDisappearsOnce(order: [Int]) async {
    let pages = Task { await loadPages() }
    await it.advance(by: 1)
    for request in order {
      #expect(log.entries == ["willAppear Loading", "didAppear Loading"])
      requests[request].finish()
      for _ in 0..<20 {
        await it.advance(by: 1.0 / 60)
        #expect(it.seenBezel() != nil)
      }
    }
    await pages.value
    #expect(it.texts == ["3 pages"])
    await it.advance(by: 5)
    #expect(log.entries.filter { $0.hasPrefix("didDisappear") } == ["didDisappear 3 pages"])
    #expect(it.seenBezel() == nil)
  }

  @Test func aCancelledRequestShowsNoError() async {
    let pages = Task { await loadPages() }
    await it.advance(by: 1)
    pages.cancel()
    await pages.value
    await it.advance(by: 5)
    let appearance = ["willAppear Loading", "didAppear Loading"]
    #expect(log.entries == appearance + ["willDisappear Loading", "didDisappear Loading"])
  }
}
