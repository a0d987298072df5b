// SPDX-License-Identifier: MIT

import StatusHUD

/// The frames of the list's parts in the content of its scroll view, computed from the width.
///
/// In the demo's desktop window of 390 x 844 points without a safe area, each row is 56 points
/// high. Before the list scrolls, a script can click the rows at x = 195 and at these values of y:
///
///     112 168 224 280   Hash files · Four jobs at once · Count primes · Open a missing file
///     368 424 480 536   About this device · Save a note · Free space · Open three files
///     624 680 736       Position · Mask · Style
///     792 848 904       Effect · Results · Indicators
///     992 1048          List files · Own indicator
///     1104 1160         Read a message · Tap a message
///     1216 1272 1328    Scene · Hide · News of the HUD
///     1384 1440         In a view · Catalog
///
/// The content ends below the last row, at y = 1468.
struct ListLayout {
  static let sideMargin: CGFloat = 16
  static let titleHeight: CGFloat = 40
  static let headerHeight: CGFloat = 32
  static let rowHeight: CGFloat = 56
  private static let topMargin: CGFloat = 12

  /// The size of the content.
  let size: CGSize
  let title: CGRect
  /// The frames of the headers and cards of all sections.
  let headers: [CGRect]
  let cards: [CGRect]

  init(width: CGFloat, rowCounts: [Int]) {
    let inner = max(0, width - 2 * Self.sideMargin)
    var y = Self.topMargin
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: Self.sideMargin, y: y, width: inner, height: height)
    }
    title = next(Self.titleHeight)
    var headers: [CGRect] = []
    var cards: [CGRect] = []
    for count in rowCounts {
      headers.append(next(Self.headerHeight))
      cards.append(next(Self.rowHeight * CGFloat(count)))
    }
    self.headers = headers
    self.cards = cards
    size = CGSize(width: max(0, width), height: y)
  }
}
