// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected values: UIKit's documentation, and its documented defaults.
@MainActor
@Suite
struct ViewTests {
  @Test func alphaIsClamped() {
    let view = UIView()
    #expect(view.alpha == 1)
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func insetsMoveEdgesInwards() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(10, 10, 20, 20).inset(by: insets) == CGRect(12, 11, 14, 16))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func aNewViewHasUIKitsDefaults() {
    let view = UIView()
    #expect(view.frame == .zero)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.tintColor == .systemBlue)
    #expect(!UIImageView().isUserInteractionEnabled)
  }
}
