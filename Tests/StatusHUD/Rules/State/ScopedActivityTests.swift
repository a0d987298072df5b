// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Scoped activities: the newest is shown, a message returns to it, a dismissal ends them all.
@Suite struct ScopedActivityTests {
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }
  private var status: String? { content?.status }

  /// Makes calls, and expects a text after each. The first call has the ID 1.
  private mutating func expect(
    _ steps: (call: Call, status: String?)..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for step in steps {
      rig.call(step.call)
      #expect(status == step.status, "after \(step.call)", sourceLocation: sourceLocation)
    }
  }

  @Test mutating func theNewestIsShownAndThenTheOneBefore() {
    expect((.begin("a"), "a"), (.begin("b"), "b"), (.end(2), "a"), (.end(1), nil))
    expect((.begin("c"), "c"), (.begin("d"), "d"), (.end(3), "d"), (.end(4), nil))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/149"))
  mutating func aMessageInBetweenReturnsToIt() {
    let id = rig.call(.begin("a"))
    let other = rig.call(.begin("b"))
    rig.turn()
    rig.advance(by: 1)
    rig.turn(.success("done", duration: 1))
    #expect(status == "done")
    rig.call(.update(id, status: "still"))
    rig.call(.end(other))
    #expect(status == "done")
    rig.advance(by: 1.1)
    #expect(status == "still")
    #expect(rig.state.shown?.status == "still")
  }

  @Test mutating func aDismissalEndsThemAllAndLaterUpdatesDoNothing() {
    expect((.begin("a"), "a"), (.begin("b"), "b"), (.dismiss(), nil))
    expect((.update(1, status: "c"), nil), (.updateProgress(1, 0.5), nil), (.end(1), nil))
    expect((.show("d"), "d"), (.end(1), "d"))
  }

  @Test(arguments: [Call.begin("scoped"), .show("counted")])
  mutating func aNewTextIsForTheNewestWorkAlsoBehindAMessage(_ work: Call) {
    rig.call(.begin("older"))
    rig.state.configuration.messagePolicy = .queue
    rig.call(.success("No connection"))
    rig.call(work)
    rig.call(.setStatus("50 %"))
    rig.call(.setDetails("of 3 MB"))
    #expect(status == "No connection" && content?.details == nil)
    #expect(rig.state.requests.work.contents.map(\.status) == ["older", "50 %"])
    #expect(rig.state.requests.work.contents.map(\.details) == [nil, "of 3 MB"])
  }

  @Test mutating func theCountedActivityBecomesTheNewestWithEachCall() {
    expect((.show("counted"), "counted"), (.begin("scoped"), "scoped"), (.show("again"), "again"))
    expect((.setStatus("changed"), "changed"), (.end(2), "changed"))
    expect((.popActivity, "changed"), (.popActivity, nil))
  }

  @Test mutating func theLastEndTakesAPendingDismissalAlong() {
    let id = rig.call(.begin("a"))
    rig.call(.dismiss(at: 1) {})
    rig.call(.end(id))
    #expect(content == nil)
    #expect(rig.state.nextDeadline == nil)
    rig.turn()
    #expect(rig.completions.count == 1)
  }

  /// A call from another thread causes an update of its own.
  @Test mutating func workInPlaceOfOtherWorkNeedsNoDeadline() {
    rig.call(.show("a"))
    rig.turn()
    rig.advance(by: 1)
    rig.call(.show("b"))
    #expect(rig.state.nextDeadline == nil)
  }
}
