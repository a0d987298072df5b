// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Places follow from arithmetic: the centre of the safe area, and a stack in the box's middle.
@Suite struct HUDLayoutPlaceTests {
  private static let labels = [
    nil, CGSize(width: 10, height: 18), CGSize(width: 77.3, height: 17.9),
    CGSize(width: 201, height: 71.6),
  ]

  @Test(arguments: [1, 2, 3] as [CGFloat], labels)
  func bezelIsCentredWithinHalfAPixel(scale: CGFloat, label: CGSize?) {
    let available = CGRect(x: 3, y: 47, width: 389, height: 763)
    let layout = HUDLayout(
      HUDLayout.Input(
        available: available, scale: scale, indicator: CGSize(width: 48, height: 48),
        label: label))
    let halfPixel = 0.5 / scale + 1e-9
    #expect(abs(layout.bezel.midX - available.midX) <= halfPixel)
    #expect(abs(layout.bezel.midY - available.midY) <= halfPixel)
    for edge in [
      layout.bezel.minX, layout.bezel.minY, layout.bezel.maxX, layout.bezel.maxY,
    ] {
      let pixels = edge * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-6, "edge \(edge) is between pixels")
    }
  }

  @Test func partsAreStackedInTheMiddle() {
    let layout = HUDLayout(
      HUDLayout.Input(
        available: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 2,
        indicator: CGSize(width: 48, height: 48), label: CGSize(width: 100, height: 20)))
    #expect(layout.bezel == CGRect(x: 138, y: 350, width: 124, height: 100))
    #expect(layout.indicator == CGRect(x: 38, y: 12, width: 48, height: 48))
    #expect(layout.label == CGRect(x: 12, y: 68, width: 100, height: 20))
  }

  /// In a box made larger by a minimum the stack keeps to the middle: 24 more are 12 above.
  @Test func stackStaysInTheMiddleOfALargerBox() {
    let layout = HUDLayout(
      HUDLayout.Input(
        available: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 2,
        indicator: CGSize(width: 48, height: 48), label: CGSize(width: 100, height: 20),
        minimumSize: CGSize(width: 200, height: 124)))
    #expect(layout.indicator == CGRect(x: 76, y: 24, width: 48, height: 48))
    #expect(layout.label == CGRect(x: 50, y: 80, width: 100, height: 20))
  }

  @Test func oneAloneIsInTheMiddle() {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 1,
      minimumSize: CGSize(width: 100, height: 100))
    input.label = CGSize(width: 40, height: 20)
    #expect(HUDLayout(input).label == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(HUDLayout(input).indicator == nil)
    input.label = nil
    input.indicator = CGSize(width: 60, height: 60)
    #expect(HUDLayout(input).indicator == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(HUDLayout(input).label == nil)
  }

  @Test func offsetMovesTheBezel() {
    let layout = HUDLayout(
      HUDLayout.Input(
        available: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 1,
        indicator: CGSize(width: 60, height: 60), offset: CGPoint(x: 10, y: -20)))
    #expect(layout.bezel == CGRect(x: 168, y: 338, width: 84, height: 84))
  }

  @Test(arguments: [
    (CGFloat(1e6), CGFloat(1e6), CGPoint(x: 284, y: 632)),
    (-1e6, -1e6, CGPoint(x: 16, y: 16)),
  ])
  func offsetYieldsToTheEdge(x: CGFloat, y: CGFloat, origin: CGPoint) {
    let layout = HUDLayout(
      HUDLayout.Input(
        available: CGRect(x: 0, y: 0, width: 384, height: 732), scale: 1,
        indicator: CGSize(width: 60, height: 60),
        offset: CGPoint(x: x, y: y)))
    #expect(layout.bezel.origin == origin)
  }

  /// Whatever the area and however large the parts, frames are finite and the bezel stays inside.
  @Test(
    arguments: [0, 1, 10, 33, -5, .nan, .infinity, 1e300] as [CGFloat],
    [0, 1, 10, 33, 1e300, .greatestFiniteMagnitude] as [CGFloat])
  func extremeNumbersGiveFiniteFrames(safe: CGFloat, part: CGFloat) {
    let available = CGRect(x: 0, y: 0, width: safe, height: safe)
    let layout = HUDLayout(
      HUDLayout.Input(
        available: available, scale: part, indicator: CGSize(width: part, height: part),
        label: CGSize(width: part, height: part), minimumSize: CGSize(width: part, height: part),
        offset: CGPoint(x: part, y: -part)))
    for frame in [layout.bezel, layout.indicator, layout.label] {
      let frame = frame ?? .zero
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      #expect(edges.allSatisfy { $0.isFinite })
    }
    let limit = safe.isFinite && safe >= 0 ? safe : 0
    #expect(layout.bezel.minX >= -1 && layout.bezel.maxX <= limit * (1 + 1e-9) + 1)
    #expect(layout.bezel.width >= 0 && layout.bezel.height >= 0)
  }
}
