// SPDX-License-Identifier: MIT

import StatusHUD

/// Where the parts of the list go: sizes in, frames out.
///
/// In a window of 390 x 844 points without a safe area, the demo's window on a desktop, the rows
/// are 56 points high and their centres lie at x = 195 and y =
///
///     112 168 224 280   Hash files · Four jobs at once · Count primes · Open a missing file
///     368 424 480       About this device · Save a note · Free space
///     568 624           Mask · Style
///
/// so that a script can click them.
struct ListLayout {
  static let sideMargin: CGFloat = 16
  static let titleHeight: CGFloat = 40
  static let headerHeight: CGFloat = 32
  static let rowHeight: CGFloat = 56
  /// For the smallest phones and for those on their side: Apple's smallest touch target.
  static let compactRowHeight: CGFloat = 44
  private static let topMargin: CGFloat = 12

  let title: CGRect
  /// One frame per section for its header, and one for its card.
  let headers: [CGRect]
  let cards: [CGRect]

  init(size: CGSize, safeArea: UIEdgeInsets, rowCounts: [Int]) {
    let left = safeArea.left + Self.sideMargin
    let top = safeArea.top + Self.topMargin + Self.titleHeight
    let width = max(0, size.width - left - safeArea.right - Self.sideMargin)
    let available = size.height - safeArea.bottom - top
    let rowHeight =
      Self.height(of: rowCounts, rowHeight: Self.rowHeight) <= available
      ? Self.rowHeight : Self.compactRowHeight
    // A phone on its side: what does not fit below one another stands in two columns.
    let isWide =
      Self.height(of: rowCounts, rowHeight: rowHeight) > available && size.width > size.height
    let columnWidth = isWide ? max(0, (width - Self.sideMargin) / 2) : width
    let firstColumn = isWide ? 1 : rowCounts.count

    var headers: [CGRect] = []
    var cards: [CGRect] = []
    var y = top
    for (index, count) in rowCounts.enumerated() {
      if index == firstColumn { y = top }
      let x = index < firstColumn ? left : left + columnWidth + Self.sideMargin
      headers.append(CGRect(x: x, y: y, width: columnWidth, height: Self.headerHeight))
      y += Self.headerHeight
      let height = rowHeight * CGFloat(count)
      cards.append(CGRect(x: x, y: y, width: columnWidth, height: height))
      y += height
    }
    title = CGRect(
      x: left, y: safeArea.top + Self.topMargin, width: width, height: Self.titleHeight)
    self.headers = headers
    self.cards = cards
  }

  private static func height(of rowCounts: [Int], rowHeight: CGFloat) -> CGFloat {
    rowCounts.reduce(0) { $0 + headerHeight + rowHeight * CGFloat($1) }
  }
}
