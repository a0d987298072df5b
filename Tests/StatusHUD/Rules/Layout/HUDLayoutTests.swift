// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The sizes are those of SVProgressHUD with its defaults: padding 12, spacing 8, a ring of
/// 2 x (radius + thickness / 2 + 5).
@Suite struct HUDLayoutSizeTests {
  static let phone = CGRect(x: 0, y: 47, width: 390, height: 763)

  private func size(
    indicator: CGFloat?, label: CGSize?, minimum: CGSize = .zero, scale: CGFloat = 3
  ) -> CGSize {
    HUDLayout(
      HUDLayout.Input(
        available: Self.phone, scale: scale,
        indicator: indicator.map { CGSize(width: $0, height: $0) }, label: label,
        minimumSize: minimum)
    ).bezel.size
  }

  @Test(
    arguments: [
      (CircleGeometry(radius: 24, thickness: 2).side, nil, CGSize(width: 84, height: 84)),
      (28, nil, CGSize(width: 52, height: 52)),
      (nil, CGSize(width: 101, height: 18), CGSize(width: 125, height: 42)),
      // The wider of the ring and the text decides.
      (48, CGSize(width: 20, height: 18), CGSize(width: 72, height: 98)),
      (48, CGSize(width: 90, height: 18), CGSize(width: 114, height: 98)),
      (28, CGSize(width: 120, height: 36), CGSize(width: 144, height: 96)),
    ] as [(CGFloat?, CGSize?, CGSize)])
  func theBezelIsItsContentAndItsPadding(indicator: CGFloat?, label: CGSize?, bezel: CGSize) {
    #expect(size(indicator: indicator, label: label) == bezel)
  }

  /// A bezel is at most as wide as the screen, 390, without two margins of 16.
  @Test(
    arguments: [
      (CGSize(width: 120, height: 60), CGSize(width: 120, height: 84)),
      (CGSize(width: 5000, height: 5000), CGSize(width: 358, height: 731)),
    ])
  func minimumSizeIsALeastSizeAndYieldsToTheSafeArea(minimum: CGSize, bezel: CGSize) {
    #expect(size(indicator: 60, label: nil, minimum: minimum) == bezel)
  }

  /// A text that ends within a pixel needs that pixel.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func textIsRoundedUpToPixels(scale: CGFloat) {
    let pixel = 1 / scale
    let label = CGSize(width: 100 + pixel / 2, height: 18 + pixel / 2)
    let bezel = size(indicator: nil, label: label, scale: scale)
    #expect(abs(bezel.width - (124 + pixel)) < 1e-9)
    #expect(abs(bezel.height - (42 + pixel)) < 1e-9)
  }

  /// A line of text is 280 points at most, and less where bezel and margins leave less.
  @Test func labelIsCutToItsLimit() {
    var input = HUDLayout.Input(available: Self.phone, scale: 3)
    #expect(HUDLayout(input).textLimit == CGSize(width: 280, height: 763 - 32 - 24))
    input.sizes[.indicator] = CGSize(width: 48, height: 48)
    #expect(HUDLayout(input).textLimit == CGSize(width: 280, height: 763 - 32 - 24 - 56))
    input.sizes[.label] = CGSize(width: 4000, height: 4000)
    #expect(HUDLayout(input).frames[.label]?.size == CGSize(width: 280, height: 651))
    input.sizes[.label] = nil
    input.available.size.width = 200
    #expect(HUDLayout(input).textLimit.width == CGFloat(144))
  }
}

/// Places follow from arithmetic: the center of the safe area, and a stack in the box's middle.
@Suite struct HUDLayoutPlaceTests {
  private var input = HUDLayout.Input(
    available: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 2,
    indicator: CGSize(width: 48, height: 48), label: CGSize(width: 100, height: 20))
  private var layout: HUDLayout { HUDLayout(input) }

  /// If a minimum size makes the bezel 24 points higher, the stack begins 12 points lower.
  @Test mutating func stackStaysInTheMiddleOfALargerBox() {
    input.configuration.minimumSize = CGSize(width: 200, height: 124)
    #expect(layout.frames[.indicator] == CGRect(x: 76, y: 24, width: 48, height: 48))
    #expect(layout.frames[.label] == CGRect(x: 50, y: 80, width: 100, height: 20))
    input.sizes[.indicator] = nil
    #expect(layout.frames[.label] == CGRect(x: 50, y: 52, width: 100, height: 20))
    input.sizes[.label] = nil
    input.sizes[.indicator] = CGSize(width: 60, height: 60)
    #expect(layout.frames[.indicator] == CGRect(x: 70, y: 32, width: 60, height: 60))
    #expect(layout.frames[.label] == nil)
  }
}

/// MBProgressHUD's priorities: edge margin before offset before content before minimum and square.
@Suite struct HUDLayoutPriorityTests {
  private static let maxOffset: CGFloat = 1_000_000

  private func layout(_ change: (inout HUDLayout.Input) -> Void) -> HUDLayout {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 50, width: 400, height: 600), scale: 2,
      indicator: CGSize(width: 40, height: 40), look: .view(margin: 20))
    change(&input)
    return HUDLayout(input)
  }

  /// The distance to each edge of the safe area is the margin.
  @Test(
    arguments: [
      (0, maxOffset, CGPoint(x: 160, y: 550)), (0, -maxOffset, CGPoint(x: 160, y: 70)),
      (maxOffset, 0, CGPoint(x: 300, y: 310)), (-maxOffset, maxOffset, CGPoint(x: 20, y: 550)),
      (1e300, 0, CGPoint(x: 300, y: 310)),
    ] as [(CGFloat, CGFloat, CGPoint)])
  func hugeOffsetPushesToTheEdge(x: CGFloat, y: CGFloat, origin: CGPoint) {
    let layout = layout { $0.configuration.offset = CGPoint(x: x, y: y) }
    #expect(layout.bezel == CGRect(origin: origin, size: CGSize(width: 80, height: 80)))
  }

  /// At 200 below the middle there are 80 points to the margin, so the bezel is 160 high, not 300.
  @Test func minimumSizeYieldsToTheOffset() {
    let layout = layout {
      $0.configuration.minimumSize = CGSize(width: 300, height: 300)
      $0.configuration.offset = CGPoint(x: 0, y: 200)
    }
    #expect(layout.bezel == CGRect(x: 50, y: 470, width: 300, height: 160))
    #expect(layout.bezel.midY == CGFloat(50 + 300 + 200))
  }

  /// No bezel follows this offset, so it is as small as its content allows, and at the edge.
  @Test(arguments: [false, true]) func minimumSizeAndSquareYieldToAHugeOffset(isSquare: Bool) {
    let layout = layout {
      $0.configuration.minimumSize = CGSize(width: 120, height: 120)
      $0.configuration.isSquare = isSquare
      $0.configuration.offset = CGPoint(x: 0, y: Self.maxOffset)
    }
    #expect(layout.bezel == CGRect(x: 140, y: 550, width: 120, height: 80))
  }

  /// Content is not cut for an offset: the bezel goes as far as it can.
  @Test func contentKeepsItsSizeAtTheEdge() {
    let layout = layout {
      $0.sizes[.label] = CGSize(width: 300, height: 20)
      $0.configuration.offset = CGPoint(x: 60, y: 0)
    }
    #expect(layout.bezel.maxX == CGFloat(380))
    #expect(layout.frames[.label]?.width == CGFloat(300))
  }

  @Test func contentYieldsToTheEdge() {
    let layout = layout {
      $0.sizes[.label] = CGSize(width: 4000, height: 20)
      $0.sizes[.details] = CGSize(width: 100, height: 4000)
    }
    #expect(layout.bezel == CGRect(x: 20, y: 70, width: 360, height: 560))
    #expect(layout.frames[.label]?.width == CGFloat(320))
    #expect(layout.frames[.details]?.height == CGFloat(520 - 40 - 20 - 8))
  }

  /// The details are cut first, then the label; the button and the indicator stay whole.
  @Test func partsAreCutInOrder() {
    let layout = layout {
      $0.available.size.height = 220
      $0.sizes[.label] = CGSize(width: 100, height: 100)
      $0.sizes[.details] = CGSize(width: 100, height: 100)
      $0.sizes[.button] = CGSize(width: 100, height: 44)
    }
    #expect(layout.frames[.indicator]?.height == CGFloat(40))
    #expect(layout.frames[.button]?.height == CGFloat(44))
    #expect(layout.frames[.label]?.height == CGFloat(140 - 40 - 44 - 8))
    #expect(layout.frames[.details] == nil)
    #expect(layout.bezel.height == CGFloat(180))
  }

  /// From the top there is room below for an offset and for the minimum size as well.
  @Test func offsetAndMinimumSizeFromAnAnchor() {
    let layout = layout {
      $0.anchor = CGPoint(x: 0.5, y: 0)
      $0.configuration.minimumSize = CGSize(width: 100, height: 300)
      $0.configuration.offset = CGPoint(x: 0, y: 30)
    }
    #expect(layout.bezel == CGRect(x: 150, y: 100, width: 100, height: 300))
  }

  /// The room of a text grows with a bezel that is wide anyway.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1059"))
  func labelIsAsWideAsTheBezelIsAnyway() {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 0, width: 800, height: 600), scale: 2,
      minimumSize: CGSize(width: 400, height: 0))
    #expect(HUDLayout(input).textLimit.width == CGFloat(400 - 24))
    input.configuration.minimumSize = .zero
    #expect(HUDLayout(input).textLimit.width == CGFloat(280))
    input.sizes[.indicator] = CGSize(width: 500, height: 20)
    #expect(HUDLayout(input).textLimit.width == CGFloat(500))
    input.available.size.width = 300
    #expect(HUDLayout(input).textLimit.width == CGFloat(300 - 32 - 24))
  }
}

/// The sizes of MBProgressHUD 1.2.0: margin 20 inside and outside the bezel, 4 between its parts.
/// A bezel is its content and two margins, and as high as its parts, gaps and two margins.
@Suite struct HUDLayoutViewTests {
  static let host = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let indicator = CGSize(width: 37, height: 37)

  private func input(_ change: (inout HUDLayout.Input) -> Void) -> HUDLayout.Input {
    var input = HUDLayout.Input(
      available: Self.host, scale: 3, indicator: Self.indicator, look: .view(margin: 20))
    change(&input)
    return input
  }

  private func layout(_ change: (inout HUDLayout.Input) -> Void = { _ in }) -> HUDLayout {
    HUDLayout(input(change))
  }

  @Test func allParts() {
    let layout = layout {
      $0.sizes[.label] = CGSize(width: 100, height: 19)
      $0.sizes[.details] = CGSize(width: 150, height: 30)
      $0.sizes[.button] = CGSize(width: 80, height: 44)
    }
    let content: CGFloat = 37 + 19 + 30 + 44 + 3 * 4
    #expect(layout.bezel.size == CGSize(width: 190, height: 40 + content))
    #expect(layout.frames[.indicator]?.minY == CGFloat(20))
    #expect(layout.frames[.label] == CGRect(x: 45, y: 61, width: 100, height: 19))
    #expect(layout.frames[.details] == CGRect(x: 20, y: 84, width: 150, height: 30))
    #expect(layout.frames[.button] == CGRect(x: 55, y: 118, width: 80, height: 44))
  }

  /// Content may be wider than there is height for: then the bezel is as square as there is room.
  @Test func squareIsThatOfTheMinimumSizeAndYieldsToTheEdge() {
    let square = layout {
      $0.configuration.minimumSize = CGSize(width: 200, height: 100)
      $0.configuration.isSquare = true
    }
    #expect(square.bezel.size == CGSize(width: 200, height: 200))
    let flat = layout {
      $0.available = CGRect(x: 0, y: 0, width: 390, height: 200)
      $0.sizes[.indicator] = nil
      $0.sizes[.label] = CGSize(width: 260, height: 20)
      $0.configuration.isSquare = true
    }
    #expect(flat.bezel.size == CGSize(width: 300, height: 160))
  }
}
