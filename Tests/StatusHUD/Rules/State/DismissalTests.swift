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

  @Test mutating func aLaterDismissalReplacesAnEarlierOne() {
    rig.turn(.show())
    rig.call(.dismiss(at: 1) {})
    rig.call(.dismiss(at: 3) {})
    rig.advance(by: 2)
    #expect(rig.state.content != nil && rig.completions.count == 1)
    rig.advance(by: 1.1)
    #expect(rig.isOverlayUp && rig.completions.count == 1, "it fades out")
    rig.advance(by: 1)
    #expect(!rig.isOverlayUp && rig.completions.count == 2)
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
    #expect(rig.transitions.isEmpty)
  }
}

/// If the duration of a fade changes to 0, the fade ends at once, even if it has already begun.
@Suite struct FadeTests {
  private var rig = StateRig()

  init() {
    rig.turn(.show())
  }

  @Test func theMinimumTimeCanEndInTheFadeIn() {
    var rig = StateRig(minimumVisible: 0.4, fadeIn: 1)
    rig.turn(.show())
    rig.call(.popActivity)
    rig.advance(by: 0.3)
    #expect(!rig.isLeaving)
    rig.advance(by: 0.2)
    #expect(rig.isLeaving)
  }

  private mutating func setFades(_ duration: Double, canFade: Bool = true) {
    rig.canFade = canFade
    rig.state.configuration.fadeInDuration = duration
    rig.state.configuration.fadeOutDuration = duration
  }

  /// A view without a window animates nothing.
  @Test(arguments: [(0, true), (0.2, false)] as [(Double, Bool)])
  mutating func aFadeUnderWayEnds(duration: Double, canFade: Bool) {
    rig.advance(by: 0.1)
    #expect(rig.transitions == [.willAppear])
    setFades(duration, canFade: canFade)
    rig.turn()
    #expect(rig.transitions == [.willAppear, .didAppear])
    #expect(rig.state.phase.presentation?.since == 5e-10)

    setFades(0.2)
    rig.advance(by: 1)
    rig.turn(.dismiss {})
    rig.advance(by: 0.1)
    #expect(rig.completions.isEmpty && rig.isOverlayUp)
    setFades(duration, canFade: canFade)
    rig.turn()
    #expect(rig.completions.count == 1 && !rig.isOverlayUp)
    rig.advance(by: 1)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  /// The minimum time still counts from the start of the fade-in that was cut short.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/29"))
  mutating func theMinimumTimeStays() {
    rig.state.configuration.minimumVisibleTime = 1
    rig.advance(by: 0.1)
    setFades(0)
    rig.turn(.dismiss())
    rig.advance(by: 0.8)
    #expect(rig.isOverlayUp)
    rig.advance(by: 0.2)
    #expect(!rig.isOverlayUp)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/687"))
  mutating func aStaleFadeDoesNotTearDownTheNewHUD() throws {
    rig.advance(by: 1)
    rig.turn(.dismiss())
    let fadeOut = try #require(rig.fade?.token)
    rig.turn(.show("b"))
    rig.endFade(fadeOut)
    #expect(rig.isOverlayUp)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear, .willAppear])
  }
}
