// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected behaviour: UIKit's documentation of `addAction(_:for:)` and `removeAction`.
@MainActor
@Suite struct UIActionTests {
  @Test func anIdentifierIsOfOneEvent() {
    let control = UIControl()
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("a") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("b") }, for: .valueChanged)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log == ["a", "b"])
  }

  @Test func actionsWithoutIdentifierAreApart() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 2)
  }

  @Test func anActionMayRemoveItself() {
    let control = UIControl()
    var count = 0
    let name = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: name) { [weak control] _ in
        count += 1
        control?.removeAction(identifiedBy: name, for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func aPrimaryActionIsPerformed() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
