// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The lists that the last rows of the demo's list open: the samples and the catalog.
extension Demo {
  /// What news of the HUD do not change: their row is the third from the end.
  private static let upperRows = CGRect(x: 0, y: 0, width: 390, height: 640)

  /// A row below the title, two headers of 32 points and the row that leads back, as the demo's
  /// `ListLayout` has them; the first is 0.
  static func innerRow(_ index: Int) -> CGRect {
    CGRect(x: 16, y: 12 + 40 + 32 + 56 + 32 + index * 56, width: 358, height: 56)
  }

  /// Goes to the last row of the demo's list, or to one further up, opens its list, runs `body` once
  /// that stands still, and leads back with escape.
  func visit(
    _ name: String, rowsUp: Int = 0, _ body: (_ still: PixelReader) async throws -> Void
  ) async throws {
    let top = try await stillPicture(of: Self.upperRows)
    // Without a window manager the keys belong to the window under the pointer.
    try await xdotool(["mousemove", "195", "200", "key", "Up"])
    try await change("the last row", of: Self.upperRows, from: top)
    let list = try await stillPicture(of: Self.upperRows)
    for _ in 0..<rowsUp { try await press("Up") }
    try await press("Return")
    try await change("the \(name)", of: Self.upperRows, from: list)
    let inner = try await stillPicture()
    try inner.keep(as: "e2e-\(name)")
    try await body(inner)
    try await press("Escape")
    try await wait(for: "the list") { try picture(of: Self.upperRows) == list }
  }
}
