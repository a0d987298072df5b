// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// MBProgressHUD's priorities: edge margin before offset before content before minimum and square.
@Suite struct HUDLayoutPriorityTests {
  private static let maxOffset: CGFloat = 1_000_000

  private func layout(_ change: (inout HUDLayout.Input) -> Void) -> HUDLayout {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 50, width: 400, height: 600), scale: 2,
      indicator: CGSize(width: 40, height: 40), metrics: .view(margin: 20))
    change(&input)
    return HUDLayout(input)
  }

  /// Exactly the margin from each edge of what is available, so from the safe area (defect D19).
  @Test(
    arguments: [
      (0, maxOffset, CGPoint(x: 160, y: 550)), (0, -maxOffset, CGPoint(x: 160, y: 70)),
      (maxOffset, 0, CGPoint(x: 300, y: 310)), (-maxOffset, maxOffset, CGPoint(x: 20, y: 550)),
      (1e300, 0, CGPoint(x: 300, y: 310)),
    ] as [(CGFloat, CGFloat, CGPoint)])
  func hugeOffsetPushesToTheEdge(x: CGFloat, y: CGFloat, origin: CGPoint) {
    let layout = layout { $0.offset = CGPoint(x: x, y: y) }
    #expect(layout.bezel == CGRect(origin: origin, size: CGSize(width: 80, height: 80)))
  }

  /// At 200 below the middle there are 80 points to the margin, so the bezel is 160 high, not 300.
  @Test func minimumSizeYieldsToTheOffset() {
    let layout = layout {
      $0.minimumSize = CGSize(width: 300, height: 300)
      $0.offset = CGPoint(x: 0, y: 200)
    }
    #expect(layout.bezel == CGRect(x: 50, y: 470, width: 300, height: 160))
    #expect(layout.bezel.midY == CGFloat(50 + 300 + 200))
  }

  /// No bezel follows this offset, so it is as small as its content allows, and at the edge.
  @Test func minimumSizeAndSquareYieldToAHugeOffset() {
    for isSquare in [false, true] {
      let layout = layout {
        $0.minimumSize = CGSize(width: 120, height: 120)
        $0.isSquare = isSquare
        $0.offset = CGPoint(x: 0, y: Self.maxOffset)
      }
      #expect(layout.bezel == CGRect(x: 140, y: 550, width: 120, height: 80))
    }
  }

  /// Content is not cut for an offset: the bezel goes as far as it can.
  @Test func contentKeepsItsSizeAtTheEdge() {
    let layout = layout {
      $0.label = CGSize(width: 300, height: 20)
      $0.offset = CGPoint(x: 60, y: 0)
    }
    #expect(layout.bezel.maxX == CGFloat(380))
    #expect(layout.label?.width == CGFloat(300))
  }

  @Test func contentYieldsToTheEdge() {
    let layout = layout {
      $0.label = CGSize(width: 4000, height: 20)
      $0.details = CGSize(width: 100, height: 4000)
    }
    #expect(layout.bezel == CGRect(x: 20, y: 70, width: 360, height: 560))
    #expect(layout.label?.width == CGFloat(320))
    #expect(layout.details?.height == CGFloat(520 - 40 - 20 - 8))
  }

  /// The details are cut first, then the label; the button and the indicator stay whole.
  @Test func partsAreCutInOrder() {
    let layout = layout {
      $0.available.size.height = 220
      $0.label = CGSize(width: 100, height: 100)
      $0.details = CGSize(width: 100, height: 100)
      $0.button = CGSize(width: 100, height: 44)
    }
    #expect(layout.indicator?.height == CGFloat(40))
    #expect(layout.button?.height == CGFloat(44))
    #expect(layout.label?.height == CGFloat(140 - 40 - 44 - 8))
    #expect(layout.details == nil)
    #expect(layout.bezel.height == CGFloat(180))
  }

  @Test(
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 70)),
      (CGPoint(x: 1, y: 1), CGPoint(x: 300, y: 550)),
      (CGPoint(x: 0.5, y: 0), CGPoint(x: 160, y: 70)),
      (CGPoint(x: 0, y: 0.5), CGPoint(x: 20, y: 310)),
    ] as [(CGPoint, CGPoint)])
  func anchorNamesThePlace(anchor: CGPoint, origin: CGPoint) {
    #expect(layout { $0.anchor = anchor }.bezel.origin == origin)
  }

  /// From the top there is room below for an offset and for the minimum size as well.
  @Test func offsetAndMinimumSizeFromAnAnchor() {
    let layout = layout {
      $0.anchor = CGPoint(x: 0.5, y: 0)
      $0.minimumSize = CGSize(width: 100, height: 300)
      $0.offset = CGPoint(x: 0, y: 30)
    }
    #expect(layout.bezel == CGRect(x: 150, y: 100, width: 100, height: 300))
  }

  /// The room of a text grows with a bezel that is wide anyway (SVProgressHUD #1059).
  @Test func labelIsAsWideAsTheBezelIsAnyway() {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 0, width: 800, height: 600), scale: 2,
      minimumSize: CGSize(width: 400, height: 0))
    #expect(HUDLayout.textLimit(input).width == CGFloat(400 - 24))
    input.minimumSize = .zero
    #expect(HUDLayout.textLimit(input).width == CGFloat(280))
    input.indicator = CGSize(width: 500, height: 20)
    #expect(HUDLayout.textLimit(input).width == CGFloat(500))
    input.available.size.width = 300
    #expect(HUDLayout.textLimit(input).width == CGFloat(300 - 32 - 24))
  }
}
