// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

@testable import DemoApp

/// Every sample of a HUD in a view, on a virtual clock with real work. Expected is what the rows'
/// titles promise: a HUD of that kind, and that it leaves.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct SampleTests {
  @Test(arguments: ViewCase.all.map(\.name))
  func itsRowShowsAHUDThatGoesAway(name: String) async throws {
    let sample = try #require(ViewCase.all.first { $0.name == name })
    let isCancellable = sample.work == .cancellable
    try await SampleDemo.run(limit: isCancellable ? .max : 1000) { demo in
      let before = demo.screen.image()
      let row = try await demo.tap(name)
      let hud = try #require(demo.huds.first)
      #expect(demo.huds.count == 1)
      #expect(hud.superview === (sample.isInWindow ? demo.window : demo.controller.view))
      #expect(demo.screen.image() != before)

      if isCancellable { demo.screen.tap(try #require(hud.cancelButton)) }
      try await demo.screen.wait(for: "the HUD to leave") { demo.huds.isEmpty }
      #expect(row.subtitle != name, "the row tells what happened")
      #expect((row.subtitle == "Canceled") == isCancellable)
    }
  }

  @Test func severalKindsOfWorkHaveOneHUD() async throws {
    try await SampleDemo.run { demo in
      try demo.row("switching").sendActions(for: .touchUpInside)
      let hud = try #require(demo.huds.first)
      var texts = [hud.shownText]
      try await demo.screen.wait(for: "the HUD to leave") {
        if texts.last != hud.shownText { texts.append(hud.shownText) }
        return demo.huds.isEmpty
      }
      #expect(texts.first == "Preparing")
      #expect(texts.last == "Done")
    }
  }

  @Test func theCompletionIsToldByASecondHUD() async throws {
    try await SampleDemo.run { demo in
      let row = try await demo.tap("completion")
      let first = try #require(demo.huds.first)
      try await demo.screen.wait(for: "the second HUD") { demo.huds.contains { $0 !== first } }
      let second = try #require(demo.huds.first { $0 !== first })
      #expect(first.superview == nil)
      #expect(second.shownText == row.subtitle)
    }
  }

  /// A second tap while the message is shown replaces it in the same HUD.
  @Test func aMessageHasOneHUD() async throws {
    try await SampleDemo.run { demo in
      let row = try await demo.tap("message")
      let hud = try #require(demo.huds.first)
      #expect(hud.shownText == "Saved")
      row.sendActions(for: .touchUpInside)
      await demo.screen.advance(by: 0.5)
      #expect(demo.huds == [hud])
      // Two seconds to read, and the fade.
      await demo.screen.advance(by: 2.5)
      #expect(demo.huds.isEmpty)
    }
  }
}

extension HUDView {
  /// The first text on the bezel, of the work or of a message.
  fileprivate var shownText: String? { labels.lazy.compactMap(\.text).first { !$0.isEmpty } }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
  }

  fileprivate var cancelButton: UIButton? {
    subviews.lazy.compactMap { $0 as? UIButton ?? $0.cancelButton }.first
  }
}
