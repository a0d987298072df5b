// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The list in a window that is too low for it. Where rows are is documented in the demo's
/// `ListView`; how far they scroll is the content's end, 1668, and a margin of 16 less the
/// window.
@MainActor
@Suite(.serialized)
struct DemoListTests {
  private static let size = CGSize(width: 390, height: 712)
  private static let window = CGRect(origin: .zero, size: size)
  /// How far the list scrolls at most.
  private static let end: CGFloat = 1668 + 16 - size.height

  private func runLow(_ body: @MainActor (Demo) async throws -> Void) async throws {
    try await Demo.run { demo in
      let (width, height) = (UInt32(Self.size.width), UInt32(Self.size.height))
      demo.client.resize(demo.window.identifier, width: width, height: height)
      // The root, black, is where the window was.
      try await wait(for: "the new size") {
        try demo.pixel(at: CGPoint(x: 5, y: 722)).red == 0
          && demo.pixel(at: CGPoint(x: 2, y: 710)).red > 128
      }
      try await body(demo)
    }
  }

  /// Drags the pointer in steps. The pauses make the drag as slow as a hand. They don't wait for
  /// the demo.
  private func drag(_ demo: Demo, from start: Int, to end: Int) async throws {
    var words = ["mousemove", "195", "\(start)", "mousedown", "1"]
    for step in 1...8 {
      words += ["mousemove", "195", "\(start + (end - start) * step / 8)", "sleep", "0.03"]
    }
    try await demo.xdotool(words + ["mouseup", "1"])
  }

  @Test func theWheelScrollsAndRowsStayTappable() async throws {
    try await runLow { demo in
      let top = try await demo.stillPicture(of: Self.window)
      let wheel = (1...24).flatMap { _ in ["click", "5"] }
      try await demo.xdotool(["mousemove", "195", "200"] + wheel)
      try await demo.change("the list's end", of: Self.window, from: top)
      let bottom = try await demo.stillPicture(of: Self.window)
      try bottom.keep(as: "e2e-list-end")

      let results = Row.results.frame.offsetBy(dx: 0, dy: -Self.end)
      let value = try demo.picture(of: results)
      let place = "\(Int(results.midY))"
      try await demo.xdotool(["mousemove", "195", place, "click", "1"])
      try await demo.change("the results' value", of: results, from: value)

      // The setting has two values, so the next tap leads back to the first one.
      let other = try await demo.stillPicture(of: results)
      try await demo.xdotool(["click", "1"])
      try await demo.change("the results' value", of: results, from: other)
      #expect(try await demo.stillPicture(of: Self.window) == bottom)
      let back = (1...24).flatMap { _ in ["click", "4"] }
      try await demo.xdotool(back)
      try await wait(for: "the list's beginning") { try demo.picture(of: Self.window) == top }
    }
  }

  /// The drags begin on rows, which they must not press: a HUD would come.
  @Test func draggingMovesTheListUpToItsEnds() async throws {
    try await runLow { demo in
      let top = try await demo.stillPicture(of: Self.window)
      try await drag(demo, from: 420, to: 220)
      try await demo.change("the list", of: Self.window, from: top)
      let middle = try await demo.stillPicture(of: Self.window)
      #expect(middle != top)
      // The drag is longer than the list can scroll.
      try await drag(demo, from: 30, to: 390)
      #expect(try await demo.stillPicture(of: Self.window) == top)
    }
  }

  @Test func theKeyboardBringsItsRowOntoTheScreen() async throws {
    try await runLow { demo in
      let top = try await demo.stillPicture(of: Self.window)
      // Without a window manager the keys belong to the window under the pointer.
      try await demo.xdotool(["mousemove", "195", "200", "key", "Up"])
      try await demo.change("the last row", of: Self.window, from: top)
      // A row that is chosen while the list still scrolls would stop it short of its end.
      _ = try await demo.stillPicture(of: Self.window)
      // Six rows further up is one that shows what a key does.
      for _ in 1...6 { try await demo.press("Up") }
      _ = try await demo.stillPicture(of: Self.window)
      let indicators = Row.indicators.frame.offsetBy(dx: 0, dy: -Self.end)
      let value = try demo.picture(of: indicators)
      try await demo.press("Return")
      try await demo.change("the indicators' value", of: indicators, from: value)
    }
  }
}
