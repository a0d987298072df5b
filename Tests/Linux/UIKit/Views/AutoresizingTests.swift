// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected numbers: the change of the superview's length goes to what is flexible in proportion to
/// its present length, by hand for each case.
@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  private func frame(
    after mask: UIView.AutoresizingMask, frame: CGRect = CGRect(20, 10, 40, 30),
    grownTo size: CGSize = CGSize(width: 200, height: 160)
  ) -> CGRect {
    let parent = UIView(frame: CGRect(0, 0, 100, 80))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = size
    return child.frame
  }

  @Test func withoutAMaskNothingMoves() {
    #expect(frame(after: []) == CGRect(20, 10, 40, 30))
  }

  @Test func oneFlexiblePartTakesItAll() {
    #expect(frame(after: [.flexibleWidth]) == CGRect(20, 10, 140, 30))
    #expect(frame(after: [.flexibleLeftMargin]) == CGRect(120, 10, 40, 30))
    #expect(frame(after: [.flexibleRightMargin]) == CGRect(20, 10, 40, 30))
    #expect(frame(after: [.flexibleHeight]) == CGRect(20, 10, 40, 110))
    #expect(frame(after: [.flexibleTopMargin]) == CGRect(20, 90, 40, 30))
  }

  // Left margin 20, right margin 40 of 100 grown by 100: 33⅓ go left. Top 10, bottom 40 of 80 grown
  // by 80: 16 go up.
  @Test func marginsShareInProportion() {
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let result = frame(after: all)
    #expect(abs(result.minX - (20 + 100.0 / 3)) < 1e-9)
    #expect(abs(result.minY - 26) < 1e-9)
    #expect(result.size == CGSize(width: 40, height: 30))
  }

  // 20 : 40 : 40 of 100 doubles everything.
  @Test func everythingFlexibleScales() {
    let result = frame(
      after: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(abs(result.minX - 40) < 1e-9)
    #expect(abs(result.width - 80) < 1e-9)
  }

  // Two margins that are both zero have equal shares.
  @Test func zeroLengthsShareEqually() {
    let result = frame(
      after: [.flexibleLeftMargin, .flexibleRightMargin], frame: CGRect(0, 0, 100, 80))
    #expect(abs(result.minX - 50) < 1e-9)
  }

  @Test func shrinkingBelowNothingStopsAtZero() {
    let result = frame(after: [.flexibleWidth], grownTo: CGSize(width: 30, height: 80))
    #expect(result.width == 0)
  }

  @Test func aSuperviewThatDoesNotAutoresizeLeavesTheFrames() {
    let parent = UIView(frame: CGRect(0, 0, 100, 80))
    let child = UIView(frame: CGRect(0, 0, 10, 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(0, 0, 10, 10))
  }

  @Test func itGoesDownTheHierarchy() {
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: outer.bounds)
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.frame = CGRect(5, 5, 50, 70)
    #expect(inner.frame == CGRect(0, 0, 50, 70))
  }
}
