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
  @Test func titlesHaveTheirTypesColor() {
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let system = UIButton(type: .system)
    system.tintColor = .green
    system.setTitle("Title", for: .normal)
    #expect(system.currentTitleColor == .green)
    #expect(system.titleLabel?.textColor == .green)
    system.tintColor = .red
    #expect(system.titleLabel?.textColor == .red)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .secondaryLabel.withAlphaComponent(0.3))
  }

  @Test func aHighlightedSystemButtonIsFaint() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel.map { abs($0.alpha - 0.2) < 0.01 } == true)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func theSizeIsThatOfItsContent() {
    let button = UIButton(type: .system)
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
