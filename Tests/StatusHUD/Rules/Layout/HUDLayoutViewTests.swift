// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The sizes of MBProgressHUD 1.2.0: margin 20 inside and outside the bezel, 4 between its parts.
/// A bezel is its content and two margins, and as high as its parts, gaps and two margins.
@Suite struct HUDLayoutViewTests {
  static let host = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let indicator = CGSize(width: 37, height: 37)

  private func input(_ change: (inout HUDLayout.Input) -> Void = { _ in }) -> HUDLayout.Input {
    var input = HUDLayout.Input(available: Self.host, scale: 3, metrics: .view(margin: 20))
    change(&input)
    return input
  }

  @Test func indicatorAlone() {
    let layout = HUDLayout(input { $0.indicator = Self.indicator })
    #expect(layout.bezel.size == CGSize(width: 77, height: 77))
    #expect(layout.indicator == CGRect(x: 20, y: 20, width: 37, height: 37))
  }

  @Test func barAlone() {
    let layout = HUDLayout(input { $0.indicator = CGSize(width: 120, height: 10) })
    #expect(layout.bezel.size == CGSize(width: 160, height: 50))
  }

  @Test func nothingAtAllIsTwoMargins() {
    #expect(HUDLayout(input()).bezel.size == CGSize(width: 40, height: 40))
  }

  @Test func allParts() {
    let layout = HUDLayout(
      input {
        $0.indicator = Self.indicator
        $0.label = CGSize(width: 100, height: 19)
        $0.details = CGSize(width: 150, height: 30)
        $0.button = CGSize(width: 80, height: 44)
      })
    let content: CGFloat = 37 + 19 + 30 + 44 + 3 * 4
    #expect(layout.bezel.size == CGSize(width: 190, height: 40 + content))
    #expect(layout.indicator?.minY == CGFloat(20))
    #expect(layout.label == CGRect(x: 45, y: 61, width: 100, height: 19))
    #expect(layout.details == CGRect(x: 20, y: 84, width: 150, height: 30))
    #expect(layout.button == CGRect(x: 55, y: 118, width: 80, height: 44))
  }

  /// Parts without a size do not double the gap.
  @Test func emptyPartsTakeNoGap() {
    let layout = HUDLayout(
      input {
        $0.indicator = Self.indicator
        $0.label = .zero
        $0.details = CGSize(width: 30, height: 15)
      })
    #expect(layout.label == nil)
    #expect(layout.bezel.height == CGFloat(40 + 37 + 4 + 15))
  }

  /// The host's width less four margins.
  @Test func widestContent() {
    let limit = HUDLayout.textLimit(input { $0.indicator = Self.indicator })
    #expect(limit == CGSize(width: 310, height: 844 - 80 - 41))
    let layout = HUDLayout(input { $0.indicator = CGSize(width: 1000, height: 10) })
    #expect(layout.indicator?.width == CGFloat(310))
    #expect(layout.bezel.width == CGFloat(350))
  }

  @Test func detailsAreMeasuredBelowTheLabel() {
    let limit = HUDLayout.textLimit(
      input {
        $0.indicator = Self.indicator
        $0.label = CGSize(width: 100, height: 19)
        $0.button = CGSize(width: 80, height: 44)
      })
    let taken: CGFloat = 37 + 19 + 44 + 3 * 4
    #expect(limit.height == 844 - 80 - taken)
  }

  @Test func squareGrowsTheShorterSideAndKeepsContentCentred() {
    let layout = HUDLayout(
      input {
        $0.indicator = CGSize(width: 120, height: 10)
        $0.isSquare = true
      })
    #expect(layout.bezel.size == CGSize(width: 160, height: 160))
    #expect(layout.indicator == CGRect(x: 20, y: 75, width: 120, height: 10))
  }

  @Test func squareIsThatOfTheMinimumSize() {
    let layout = HUDLayout(
      input {
        $0.indicator = Self.indicator
        $0.minimumSize = CGSize(width: 200, height: 100)
        $0.isSquare = true
      })
    #expect(layout.bezel.size == CGSize(width: 200, height: 200))
  }

  /// Content may be wider than there is height for: then the bezel is as square as there is room.
  @Test func squareYieldsToTheEdge() {
    let layout = HUDLayout(
      input {
        $0.available = CGRect(x: 0, y: 0, width: 390, height: 200)
        $0.label = CGSize(width: 260, height: 20)
        $0.isSquare = true
      })
    #expect(layout.bezel.size == CGSize(width: 300, height: 160))
  }
}
