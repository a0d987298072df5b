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

  @Test func ringAlone() {
    let side = RingGeometry(radius: 24, thickness: 2).side
    #expect(side == 60)
    #expect(size(indicator: side, label: nil) == CGSize(width: 84, height: 84))
  }

  @Test func imageAlone() {
    #expect(size(indicator: 28, label: nil) == CGSize(width: 52, height: 52))
  }

  @Test func nativeIndicatorAlone() {
    #expect(size(indicator: 37, label: nil) == CGSize(width: 61, height: 61))
  }

  @Test(arguments: [
    CGSize(width: 20, height: 18), CGSize(width: 48, height: 18), CGSize(width: 90, height: 18),
    CGSize(width: 180, height: 54),
  ])
  func ringAboveText(_ label: CGSize) {
    let side = RingGeometry(radius: 18, thickness: 2).side
    #expect(side == 48)
    #expect(
      size(indicator: side, label: label)
        == CGSize(width: 24 + max(label.width, 48), height: 80 + label.height))
  }

  @Test(arguments: [CGSize(width: 20, height: 18), CGSize(width: 120, height: 36)])
  func imageAboveText(_ label: CGSize) {
    #expect(
      size(indicator: 28, label: label)
        == CGSize(width: 24 + max(label.width, 28), height: 60 + label.height))
  }

  @Test func textAlone() {
    #expect(
      size(indicator: nil, label: CGSize(width: 101, height: 18))
        == CGSize(width: 125, height: 42))
  }

  /// Half a pixel of text still needs the whole one.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func textIsRoundedUpToPixels(scale: CGFloat) {
    let pixel = 1 / scale
    let label = CGSize(width: 100 + pixel / 2, height: 18 + pixel / 2)
    let bezel = size(indicator: nil, label: label, scale: scale)
    #expect(abs(bezel.width - (124 + pixel)) < 1e-9)
    #expect(abs(bezel.height - (42 + pixel)) < 1e-9)
  }

  @Test func minimumSizeIsALeastSize() {
    let minimum = CGSize(width: 120, height: 60)
    #expect(
      size(indicator: 60, label: nil, minimum: minimum) == CGSize(width: 120, height: 84))
  }

  /// 390 less two margins of 16 is the room for any bezel.
  @Test func minimumSizeYieldsToTheSafeArea() {
    let bezel = size(
      indicator: 60, label: nil, minimum: CGSize(width: 5000, height: 5000))
    #expect(bezel == CGSize(width: 358, height: 731))
  }

  /// A line of text is 280 points at most, and less where bezel and margins leave less.
  @Test func labelLimit() {
    var input = HUDLayout.Input(available: Self.phone, scale: 3)
    #expect(HUDLayout.textLimit(input) == CGSize(width: 280, height: 763 - 32 - 24))
    input.indicator = CGSize(width: 48, height: 48)
    #expect(HUDLayout.textLimit(input) == CGSize(width: 280, height: 763 - 32 - 24 - 56))
    input.available.size.width = 200
    #expect(HUDLayout.textLimit(input).width == CGFloat(144))
  }

  @Test func labelIsCutToItsLimit() throws {
    let layout = HUDLayout(
      HUDLayout.Input(
        available: Self.phone, scale: 2, indicator: CGSize(width: 48, height: 48),
        label: CGSize(width: 4000, height: 4000)))
    let label = try #require(layout.label)
    #expect(label.size == CGSize(width: 280, height: 651))
    #expect(layout.bezel.height == 731)
  }
}
