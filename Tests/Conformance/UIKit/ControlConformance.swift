// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIControl`, `UIAction` (“UIActions are uniqued based on their
/// identifier”) and `UIButton`.
@MainActor @Suite struct ControlConformance {
  @MainActor private final class Log {
    var entries: [String] = []

    func action(_ name: String, id: String? = nil) -> UIAction {
      UIAction(identifier: id.map { UIAction.Identifier($0) }) { [weak self] _ in
        self?.entries.append(name)
      }
    }
  }

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()

  @Test func actionsWaitForTheirEvents() {
    control.addAction(log.action("tap"), for: .touchUpInside)
    control.addAction(log.action("change"), for: [.valueChanged, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["tap"])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpOutside)
    #expect(log.entries == ["tap", "change", "change"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
  }

  @Test func identifiersAreUnique() {
    control.addAction(log.action("first", id: "a"), for: .touchUpInside)
    control.addAction(log.action("second", id: "a"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["second"])
    let action = log.action("third")
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == ["second", "third"])
  }

  @Test func removedActionsAreNotSent() {
    let action = log.action("tap", id: "a")
    control.addAction(action, for: [.touchUpInside, .touchDown])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries == [])
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["tap"])
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["tap"])
  }

  @Test func sendersAreKnownWhileAnActionRuns() {
    var isSender = false
    let control = control
    let action = UIAction { isSender = $0.sender as? UIControl === control }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(isSender)
    #expect(action.sender == nil)
  }

  @Test func buttonsShowWhatTheirStateSays() {
    let button = UIButton(frame: .zero)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Go")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Go", "what a state has not is the normal one's")
  }
}
