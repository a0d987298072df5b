// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected behaviour: UIKit's documentation of `addAction(_:for:)` and `removeAction`.
@MainActor
@Suite struct UIActionTests {
  @Test func theLaterActionOfAnIdentifierReplacesTheEarlier() {
    let control = UIControl()
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("a") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("b") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("c") }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["b", "c"])
  }

  @Test func actionsWithoutIdentifierAreApart() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 2)
  }

  @Test func removingTakesSomeEventsAway() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchUpInside, .touchUpOutside])
    control.removeAction(action, for: .touchUpInside)
    #expect(control.allControlEvents == .touchUpOutside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 0)
    control.sendActions(for: .allTouchEvents)
    #expect(count == 1)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(count == 1)
  }

  @Test func theSenderIsTheControlWhileItSends() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func anActionMayRemoveItself() {
    let control = UIControl()
    var count = 0
    let name = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: name) { [weak control] _ in
        count += 1
        control?.removeAction(identifiedBy: name, for: .allEvents)
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

  @Test func selectedAndDisabledAreStates() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }
}
