// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Delayed dismissals, and when the closures of dismissals are due.
@Suite struct DismissalTests {
  private var rig = StateRig()

  /// The dismissal ended the counted work nevertheless.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1067"),
    arguments: [(.show("a"), 1), (.begin("a"), 1), (.success("a", duration: 9), 0)]
      as [(Call, Int)])
  mutating func aShowCancelsAPendingDismissal(_ call: Call, count: Int) {
    rig.turn(.show("counted"), .dismiss(at: 1) {}, call)
    #expect(rig.completions.count == 1)
    rig.advance(by: 2)
    #expect(rig.state.content?.status == "a" && rig.isOverlayUp)
    #expect(rig.state.requests.activityCount == count)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/541"))
  mutating func theClosureIsDueWhenAShowInterruptsTheFadeOut() {
    rig.turn(.show())
    rig.advance(by: 1)
    rig.turn(.dismiss {})
    #expect(rig.completions.isEmpty)
    rig.turn(.show())
    #expect(rig.completions.count == 1)
  }

  @Test mutating func theClosureIsDueAtOnceWhenNothingIsShown() {
    rig.turn(.dismiss {}, .dismiss(at: 5) {})
    #expect(rig.completions.count == 2)
    #expect(rig.events.isEmpty)
  }

  /// What covered the work ends before the delay does.
  @Test(arguments: [.show("counted"), .progress(0.5, "counted")] as [Call], [true, false])
  mutating func nothingThatEndedComesBack(_ counted: Call, isMessage: Bool) {
    rig.state.configuration.messagePolicy = .queue
    rig.turn(isMessage ? .success("above", duration: 1) : counted)
    let above = rig.call(isMessage ? counted : .begin("above"))
    rig.turn()
    rig.advance(by: 0.5)
    rig.turn(.dismiss(at: 3) {})
    #expect(rig.state.shown?.status == "above" && rig.state.requests.countedActivities == 0)
    if !isMessage { rig.turn(.end(above)) }
    rig.advance(by: 1)
    #expect(!rig.isOverlayUp && rig.completions.count == 1)
  }

  /// It's what the HUD shows.
  @Test mutating func whatWasOnscreenStaysForTheDelay() {
    rig.turn(.begin("scoped"), .show("counted"), .dismiss(at: 1))
    rig.advance(by: 0.9)
    #expect(rig.state.shown?.status == "counted" && rig.state.requests.activityCount == 1)
    rig.advance(by: 1)
    #expect(!rig.isOverlayUp)
  }
}
