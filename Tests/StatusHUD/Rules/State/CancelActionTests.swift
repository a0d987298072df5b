// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The Cancel button belongs to one work, and its action runs once.
@MainActor @Suite final class CancelActionTests {
  private var rig = StateRig()
  private var cancelled: [String] = []

  private var cancel: HUDContent.Cancel? { rig.state.content?.cancel }

  private func content(_ kind: HUDContent.Kind, _ name: String) -> HUDContent {
    HUDContent(kind, status: name, onCancel: { [unowned self] in cancelled.append(name) })
  }

  private func showProgress(_ progress: Double, _ name: String) {
    rig.call(.showProgress(content(.progress(progress), name)))
  }

  /// Presses the button that is to be seen.
  private func press() {
    press(cancel?.id ?? 0)
    rig.turn()
  }

  @discardableResult private func press(_ id: HUDContent.ID) -> Bool {
    guard let action = rig.state.requests.press(id) else { return false }
    action()
    return true
  }

  @Test func theButtonIsThatOfTheNewestWorkAndNotOfAMessage() {
    let scoped = rig.call(.begin(content(.activity, "scoped")))
    rig.call(.show(content(.activity, "counted")))
    press()
    rig.call(.success())
    #expect(cancel == nil)
    rig.turn()
    rig.advance(by: 2)
    #expect(rig.state.content?.id == scoped)
    press()
    #expect(cancelled == ["counted", "scoped"])
  }

  @Test func newProgressOfTheSameWorkDoesNotEnableTheButtonAgain() {
    rig.call(.show("work"))
    showProgress(0.1, "first")
    showProgress(0.2, "second")
    press()
    showProgress(0.3, "third")
    #expect(cancel?.isPressed == true)
    press()
    #expect(cancelled == ["second"], "the newest action of the work")
    rig.call(.popActivity)
    #expect(cancel == nil, "the button leaves with its work")
    showProgress(0, "other")
    #expect(cancel?.isPressed == false)
    press()
    #expect(cancelled == ["second", "other"])
  }

  @Test func aValueWithoutAButtonDoesNotEnableTheNextOne() {
    showProgress(0.5, "first")
    press()
    rig.turn(.progress(0.7, "without"))
    #expect(cancel == nil)
    showProgress(0.8, "third")
    #expect(cancel?.isPressed == true)
    press()
    #expect(cancelled == ["first"])
    rig.call(.popActivity)
    showProgress(0, "other")
    press()
    #expect(cancelled == ["first", "other"])
  }

  @Test func anotherActionIsAnotherButton() {
    let id = rig.call(.begin(content(.activity, "first")))
    let former = cancel?.id ?? 0
    press()
    rig.call(.setCancel({ [unowned self] in cancelled.append("second") }, in: id))
    #expect(cancel?.isPressed == false)
    #expect(!press(former))
    press()
    press()
    #expect(cancelled == ["first", "second"])
    rig.call(.setCancel({}, in: id))
    #expect(!press(former), "it was replaced before a press")
    rig.call(.setCancel(nil, in: id))
    #expect(cancel == nil)
  }

  @Test func countedWorkAndMessagesGetNoButtonFromOutside() {
    rig.call(.show("counted"))
    rig.call(.setCancel({}, in: rig.lastID))
    #expect(cancel == nil)
    rig.call(.success())
    rig.call(.setCancel({}, in: rig.lastID))
    #expect(cancel == nil)
  }

  // MARK: A `Progress`

  private func follow(_ progress: Progress, _ name: String) {
    rig.call(.follow(progress, content(.activity, name)))
  }

  @Test func theButtonOfAProgressLeavesWithIt() {
    let progress = Progress(totalUnitCount: 1)
    rig.call(.show("counted"))
    follow(progress, "followed")
    press()
    #expect(cancelled == ["followed"])
    progress.cancel()
    rig.sample()
    #expect(rig.state.content?.kind == .activity)
    #expect(cancel == nil)
  }

  @Test(arguments: [(true, false), (true, true), (false, false)])
  func aProgressThatIsShownAgainKeepsItsPressOrRunsItsNewestAction(
    isPressed: Bool, afterOther: Bool
  ) {
    let progress = Progress(totalUnitCount: 2)
    follow(progress, "one file")
    if isPressed { press() }
    if afterOther { rig.call(.show("other work")) }
    follow(progress, "another file")
    #expect(cancel?.isPressed == isPressed)
    for _ in 0..<2 { press() }
    #expect(cancelled == [isPressed ? "one file" : "another file"])
  }

  // MARK: Work that stays for the delay of a dismissal

  @Test func workThatHasEndedCannotBeCanceledDuringTheDelay() {
    for kind in [HUDContent.Kind.activity, .progress(0.5)] {
      let content = content(kind, "ended")
      rig.turn(kind == .activity ? .show(content) : .showProgress(content))
      rig.turn(.dismiss(at: rig.now + 3))
      #expect(cancel?.isPressed == true && rig.state.shown?.status == "ended")
      press()
      rig.turn(.dismiss(at: rig.now + 3))
      press()
      rig.advance(by: 4)
    }
    #expect(cancelled == [] && !rig.isOverlayUp)
  }

  @Test func scopedWorkRunsUntilTheDelayEnds() {
    rig.turn(.begin(content(.activity, "scoped")), .dismiss(at: 3))
    press()
    #expect(cancelled == ["scoped"])
  }
}
