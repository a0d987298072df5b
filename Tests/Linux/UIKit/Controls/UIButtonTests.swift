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

/// Expected behaviour: UIKit's documentation of `UIButton`.
@MainActor
@Suite struct UIButtonTests {
  @Test func aStateWithoutItsOwnShowsTheNormalOnes() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "Normal")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = true
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func titlesHaveTheirTypesColour() {
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let system = UIButton(type: .system)
    system.tintColor = .green
    system.setTitle("Title", for: .normal)
    #expect(system.currentTitleColor == .green)
    #expect(system.titleLabel?.textColor == .green)
    system.tintColor = .orange
    #expect(system.titleLabel?.textColor == .orange)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func aPrimaryActionGivesTitleAndMeaning() {
    var count = 0
    let image = UIImage()
    let button = UIButton(
      primaryAction: UIAction(title: "Go", image: image) { _ in count += 1 })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage == image)
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == .button)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
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
    #expect(button.intrinsicContentSize == .zero)
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

  @Test func contentIsPlacedByItsAlignment() {
    var layout = ButtonContentLayout(
      image: CGSize(width: 10, height: 20), title: CGSize(width: 50, height: 16),
      horizontal: .center, vertical: .center, isRightToLeft: false, displayScale: 1)
    let bounds = CGRect(0, 0, 100, 40)
    #expect(layout.frames(in: bounds).image == CGRect(20, 10, 10, 20))
    #expect(layout.frames(in: bounds).title == CGRect(30, 12, 50, 16))
    layout.isRightToLeft = true
    #expect(layout.frames(in: bounds).title == CGRect(20, 12, 50, 16))
    #expect(layout.frames(in: bounds).image == CGRect(70, 10, 10, 20))
    layout.isRightToLeft = false
    layout.horizontal = .right
    layout.vertical = .bottom
    #expect(layout.frames(in: bounds).title == CGRect(50, 24, 50, 16))
    let narrow = layout.frames(in: CGRect(0, 0, 40, 40))
    #expect(narrow.title.width == 30)
  }
}
