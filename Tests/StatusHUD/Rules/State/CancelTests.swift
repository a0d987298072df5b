// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The Cancel button belongs to one work, and its action runs once.
@MainActor @Suite final class CancelTests {
  private var rig = StateRig()
  private var cancelled: [String] = []

  private var cancel: HUDContent.Cancel? { rig.state.content?.cancel }

  private func content(_ kind: HUDContent.Kind, _ name: String) -> HUDContent {
    HUDContent(kind, status: name, onCancel: { [unowned self] in cancelled.append(name) })
  }

  private func press() {
    rig.call(.press(cancel?.id ?? 0))
    rig.turn()
    run()
  }

  private func run() {
    for action in rig.completions.dropFirst(cancelled.count) { action() }
  }

  @Test func anActionRunsOnceAndTheHUDStays() {
    rig.call(.show(content(.activity, "a")))
    #expect(cancel?.isPressed == false)
    press()
    press()
    #expect(cancelled == ["a"])
    #expect(rig.state.shown?.cancel?.isPressed == true)
    rig.call(.popActivity)
    #expect(rig.state.content == nil)
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

  @Test func theButtonOfWorkThatIsOverDoesNothing() {
    let id = rig.call(.begin(content(.activity, "a")))
    rig.call(.end(id))
    rig.call(.show("b"))
    rig.call(.press(id))
    rig.turn()
    #expect(rig.completions.isEmpty)
  }

  @Test func newProgressOfTheSameWorkDoesNotEnableTheButtonAgain() {
    rig.call(.showProgress(content(.progress(0.1), "first")))
    rig.call(.showProgress(content(.progress(0.2), "second")))
    press()
    rig.call(.showProgress(content(.progress(0.3), "third")))
    #expect(cancel?.isPressed == true)
    press()
    #expect(cancelled == ["second"], "the newest action of the work")
    rig.call(.popActivity)
    rig.call(.showProgress(content(.progress(0), "other")))
    #expect(cancel?.isPressed == false)
  }

  @Test func theButtonOfAProgressLeavesWithIt() {
    let progress = Progress(totalUnitCount: 1)
    rig.call(.show("counted"))
    rig.call(.follow(progress, content(.activity, "followed")))
    press()
    #expect(cancelled == ["followed"])
    progress.cancel()
    for followed in rig.state.requests.followed {
      rig.call(.sample(ProgressSample(of: followed), of: followed.id))
    }
    #expect(rig.state.content?.kind == .activity)
    #expect(cancel == nil)
  }

  @Test func progressThatBeginsAgainAfterAPopHasAFreshButton() {
    rig.call(.show("work"))
    rig.call(.showProgress(content(.progress(0.1), "first")))
    press()
    rig.call(.popActivity)
    #expect(cancel == nil, "the button leaves with its work")
    rig.call(.showProgress(content(.progress(0.1), "second")))
    #expect(cancel?.isPressed == false)
    press()
    #expect(cancelled == ["first", "second"])
  }

  // MARK: A button that changes

  @Test func anotherActionIsAnotherButton() {
    let id = rig.call(.begin(content(.activity, "first")))
    press()
    rig.call(.setCancel({ [unowned self] in cancelled.append("second") }, in: id))
    #expect(cancel?.isPressed == false)
    press()
    press()
    #expect(cancelled == ["first", "second"])
  }

  @Test func aPressOfAButtonThatWasReplacedDoesNothing() {
    let id = rig.call(.begin(content(.activity, "first")))
    let former = cancel?.id ?? 0
    rig.call(.setCancel({}, in: id))
    let isPressed = rig.state.requests.press(former)
    #expect(!isPressed)
    rig.call(.setCancel(nil, in: id))
    #expect(cancel == nil)
    rig.turn()
    #expect(rig.completions.isEmpty)
  }

  @Test func countedWorkAndMessagesGetNoButtonFromOutside() {
    rig.call(.show("counted"))
    rig.call(.setCancel({}, in: rig.lastID))
    #expect(cancel == nil)
    rig.call(.success())
    rig.call(.setCancel({}, in: rig.lastID))
    #expect(cancel == nil)
  }

  @Test func onlyTheFirstPressSaysThatItDidSomething() {
    rig.call(.show(content(.activity, "a")))
    let id = cancel?.id ?? 0
    var answers = (0..<2).map { _ in rig.state.requests.press(id) }
    rig.call(.popActivity)
    answers.append(rig.state.requests.press(id))
    #expect(answers == [true, false, false])
  }

  // MARK: A `Progress` that is shown again

  private func follow(_ progress: Progress, _ name: String) {
    rig.call(.follow(progress, content(.activity, name)))
  }

  @Test(arguments: [false, true]) func aProgressThatIsShownAgainKeepsItsPress(afterOther: Bool) {
    let progress = Progress(totalUnitCount: 2)
    follow(progress, "one file")
    press()
    if afterOther { rig.call(.show("other work")) }
    follow(progress, "another file")
    #expect(cancel?.isPressed == true)
    press()
    #expect(cancelled == ["one file"])
  }

  @Test func aProgressThatIsShownAgainBeforeAPressRunsItsNewestAction() {
    let progress = Progress(totalUnitCount: 2)
    follow(progress, "one file")
    follow(progress, "another file")
    #expect(cancel?.isPressed == false)
    press()
    press()
    #expect(cancelled == ["another file"])
  }
}
