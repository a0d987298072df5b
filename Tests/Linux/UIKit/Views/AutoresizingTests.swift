// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Rules for what Apple's documentation leaves open; the conformance suite has the rest.
@MainActor
@Suite
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
}
