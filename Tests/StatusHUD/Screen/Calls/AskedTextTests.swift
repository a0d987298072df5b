// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `status` and `details`: the texts that should be seen now, at once and on any thread.
@MainActor @Suite(.globalHUD) struct AskedTextTests {
  private let it = HUDScreen(fades: true)

  private func expect(
    _ status: String?, _ details: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(StatusHUD.status == status, sourceLocation: sourceLocation)
    #expect(StatusHUD.details == details, sourceLocation: sourceLocation)
  }

  @Test func whileNothingIsAskedForThereAreNone() async {
    expect(nil, nil)
    StatusHUD.setStatus("a")
    StatusHUD.setDetails("b")
    expect(nil, nil)
    StatusHUD.show()
    expect(nil, nil)
  }

  @Test func theyAreThoseOfTheLastCall() async {
    StatusHUD.show(status: "a", details: "b")
    expect("a", "b")
    StatusHUD.show(status: "c")
    expect("c", nil)
    StatusHUD.showProgress(0.5, details: "d")
    expect(nil, "d")
    StatusHUD.showProgress(Progress(totalUnitCount: 3), status: "e", details: "f")
    expect("e", "f")
    StatusHUD.show(.success("g", details: "h"))
    expect("g", "h")
    StatusHUD.dismiss()
    expect(nil, nil)
    await it.advance(by: 0.05)
    expect(nil, nil)
  }

  @Test func theyChangeWithTheTextsOfWhatIsShown() {
    StatusHUD.show(status: "a", details: "b")
    StatusHUD.setStatus("c")
    expect("c", "b")
    StatusHUD.setDetails("d")
    expect("c", "d")
    StatusHUD.setStatus(nil)
    expect(nil, "d")
    StatusHUD.setDetails("")
    expect(nil, nil)
    StatusHUD.setStatus("e")
    expect("e", nil)
  }

  @Test func anEmptyTextIsNone() {
    StatusHUD.show(status: "", details: "")
    expect(nil, nil)
    StatusHUD.show(.info("", details: ""))
    expect(nil, nil)
    let activity = StatusHUD.beginActivity(status: "", details: "")
    expect(nil, nil)
    activity.update(status: "a")
    activity.update(details: "b")
    expect("a", "b")
    activity.update(status: "")
    activity.update(details: "")
    expect(nil, nil)
    StatusHUD.setStatus("c")
    StatusHUD.setStatus("")
    expect(nil, nil)
  }

  @Test func theyAreThoseOfTheNewestWork() {
    let first = StatusHUD.beginActivity(status: "a", details: "b")
    let second = StatusHUD.beginActivity(status: "c")
    expect("c", nil)
    first.update(status: "A")
    expect("c", nil)
    second.update(details: "d")
    expect("c", "d")
    StatusHUD.show(status: "e")
    expect("e", nil)
    StatusHUD.popActivity()
    expect("c", "d")
    second.end()
    expect("A", "b")
    first.end()
    expect(nil, nil)
  }

  @Test func aMessageIsOverTheWorkAndItsTextChangesAlone() async {
    let activity = StatusHUD.beginActivity(status: "a", details: "b")
    StatusHUD.show(.success("c", duration: 1))
    expect("c", nil)
    StatusHUD.setStatus("d")
    activity.update(details: "B")
    expect("d", nil)
    await it.advance(by: 1.5)
    expect("a", "B")
  }

  @Test func ofAQueueTheyAreThoseOfTheFirst() async {
    StatusHUD.configuration.messagePolicy = .queue
    StatusHUD.show(.success("a", duration: 1))
    StatusHUD.show(.success("b", details: "c", duration: 1))
    expect("a", nil)
    await it.advance(by: 1.1)
    expect("a", nil)
    await it.advance(by: 0.2)
    expect("b", "c")
    await it.advance(by: 1.1)
    expect(nil, nil)
  }

  @Test func aDelayedDismissalLeavesThemUntilItsTime() async {
    StatusHUD.show(status: "a", details: "b")
    StatusHUD.dismiss(after: 1)
    expect("a", "b")
    await it.advance(by: 0.9)
    expect("a", "b")
    await it.advance(by: 0.2)
    expect(nil, nil)
  }

  /// What is asked for has not to be on screen.
  @Test func graceTimeAndAMissingSceneDoNotMatter() async {
    StatusHUD.configuration.graceTime = 5
    StatusHUD.show(status: "a")
    await it.advance(by: 1)
    #expect(it.texts.isEmpty)
    expect("a", nil)
    it.screen.setActivationState(.background)
    await it.advance(by: 10)
    expect("a", nil)
  }

  @Test func theDescriptionOfAProgressIsTheStatus() async {
    StatusHUD.configuration.showsProgressDescription = true
    let progress = DescribedProgress.make("3 of 10 files")
    StatusHUD.showProgress(progress)
    expect("3 of 10 files", nil)
    await it.advance(by: 0.5)
    progress.text = "4 of 10 files"
    await it.advance(by: 0.5)
    expect("4 of 10 files", nil)
  }

  @Test func theyCanBeReadOnAnyThread() async {
    StatusHUD.show(status: "a", details: "b")
    let read = await Task.detached {
      #expect(!Thread.isMainThread)
      return [StatusHUD.status, StatusHUD.details]
    }.value
    #expect(read == ["a", "b"])
    let written = await Task.detached {
      StatusHUD.setStatus("c")
      return StatusHUD.status
    }.value
    #expect(written == "c", "without a turn of the main thread")
  }
}
