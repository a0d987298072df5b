// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Told: UIButton {
  var invalidations = 0
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}

/// Expected behavior: UIKit's documentation of `UIButton`.
@MainActor
@Suite struct UIButtonTests {
  @Test func theSizeIsThatOfItsContent() {
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("A title", for: .normal)
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize == CGSize(width: label.width, height: label.height + 12))
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test func aNewFontOfTheTitleIsLaidOut() throws {
    let button = Told(frame: CGRect(0, 0, 200, 60))
    button.setTitle("A title", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let old = label.frame.size
    button.invalidations = 0
    label.font = .boldSystemFont(ofSize: 30)
    #expect(button.invalidations == 1)
    button.layoutIfNeeded()
    #expect(label.frame.width > old.width)
    #expect(label.frame.size == label.intrinsicContentSize)
    button.invalidations = 0
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    #expect(button.invalidations == 0)
  }
}
