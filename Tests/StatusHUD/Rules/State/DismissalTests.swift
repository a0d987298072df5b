// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Delayed dismissals, and when the closures of dismissals are due.
@Suite struct DismissalTests {
  private var rig = StateRig()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1067"))
  mutating func aShowCancelsAPendingDismissal() {
    rig.call(.show())
    rig.call(.dismiss(at: 1) {})
    rig.call(.show("b"))
    rig.advance(by: 2)
    rig.turn()
    #expect(rig.state.content?.status == "b")
    #expect(rig.completions.count == 1)
  }

  @Test mutating func aLaterDismissalReplacesAnEarlierOne() {
    rig.call(.show())
    rig.turn()
    rig.call(.dismiss(at: 1) {})
    rig.call(.dismiss(at: 3) {})
    rig.advance(by: 2)
    rig.turn()
    #expect(rig.state.content != nil)
    #expect(rig.completions.count == 1)
    rig.advance(by: 1.1)
    #expect(rig.state.content == nil)
    #expect(rig.isOverlayUp && rig.completions.count == 1)
    rig.advance(by: 1)
    #expect(rig.completions.count == 2)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/541"))
  mutating func theClosureIsDueWhenAShowInterruptsTheFadeOut() {
    rig.call(.show())
    rig.turn()
    rig.advance(by: 1)
    rig.call(.dismiss {})
    rig.turn()
    #expect(rig.completions.isEmpty)
    rig.call(.show())
    rig.turn()
    #expect(rig.completions.count == 1)
  }

  @Test mutating func theClosureIsDueAtOnceWhenNothingIsShown() {
    rig.call(.dismiss {})
    rig.call(.dismiss(at: 5) {})
    rig.turn()
    #expect(rig.completions.count == 2)
    #expect(rig.transitions.isEmpty)
  }
}

/// If the duration of a fade changes to 0, the fade ends at once, even if it has already begun.
@Suite struct FadeTests {
  private var rig = StateRig()

  init() {
    rig.call(.show())
    rig.turn()
  }

  @Test mutating func aFadeInUnderWayEnds() {
    rig.advance(by: 0.1)
    #expect(rig.transitions == [.willAppear])
    rig.state.configuration.fadeInDuration = 0
    rig.turn()
    #expect(rig.transitions == [.willAppear, .didAppear])
    #expect(rig.state.phase == .visible(since: 5e-10))
    rig.advance(by: 1)
    #expect(rig.transitions == [.willAppear, .didAppear])
  }

  @Test mutating func aFadeOutUnderWayEnds() {
    rig.advance(by: 1)
    rig.call(.dismiss {})
    rig.turn()
    rig.advance(by: 0.1)
    #expect(rig.completions.isEmpty && rig.isOverlayUp)
    rig.state.configuration.fadeOutDuration = 0
    rig.turn()
    #expect(rig.completions.count == 1 && !rig.isOverlayUp)
    rig.advance(by: 1)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  /// A HUD that appears or disappears without animation does so in the same turn.
  @Test mutating func fadesCanBeSwitchedOffForOnePresentation() {
    rig.call(.setFades(isIn: true, isOut: false))
    rig.advance(by: 1)
    rig.call(.dismiss {})
    rig.turn()
    #expect(!rig.isOverlayUp && rig.completions.count == 1)
    rig.call(.setFades(isIn: false, isOut: true))
    rig.call(.show())
    rig.turn()
    #expect(rig.transitions.last == .didAppear)
    rig.call(.dismiss())
    rig.turn()
    #expect(rig.isOverlayUp && rig.transitions.last == .willDisappear)
    rig.call(.setFades(isIn: true, isOut: false))
    rig.turn()
    #expect(!rig.isOverlayUp && rig.transitions.last == .didDisappear)
  }

  /// A view without a window animates nothing.
  @Test mutating func whereNothingCanFadeTheFadeEnds() {
    rig.canFade = false
    rig.turn()
    #expect(rig.transitions == [.willAppear, .didAppear])
    rig.call(.dismiss())
    rig.turn()
    #expect(rig.transitions.last == .didDisappear && !rig.isOverlayUp)
  }

  /// The minimum time still counts from the start of the fade-in that was cut short.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/29"))
  mutating func theMinimumTimeStays() {
    rig.state.configuration.minimumVisibleTime = 1
    rig.advance(by: 0.1)
    rig.state.configuration.fadeInDuration = 0
    rig.state.configuration.fadeOutDuration = 0
    rig.call(.dismiss())
    rig.turn()
    rig.advance(by: 0.8)
    #expect(rig.isOverlayUp)
    rig.advance(by: 0.2)
    #expect(!rig.isOverlayUp)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/687"))
  mutating func aStaleFadeDoesNotTearDownTheNewHUD() throws {
    rig.advance(by: 1)
    rig.call(.dismiss())
    rig.turn()
    let fadeOut = try #require(rig.fade?.token)
    rig.call(.show("b"))
    rig.turn()
    rig.endFade(fadeOut)
    #expect(rig.isOverlayUp)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear, .willAppear])
  }

  @Test mutating func touchesAreFreeOnceTheFadeOutStarts() {
    rig.call(.show(HUDContent(.activity, maskType: .black)))
    rig.turn()
    #expect(rig.blocksTouches)
    rig.call(.dismiss())
    rig.turn()
    #expect(!rig.blocksTouches && rig.isOverlayUp)
  }

  @Test mutating func aMaskThatIsNilFollowsTheSettings() {
    #expect(!rig.blocksTouches)
    rig.state.configuration.maskType = .clear
    rig.turn()
    #expect(rig.blocksTouches)
    rig.call(.show(HUDContent(.activity, maskType: StatusHUD.MaskType.passthrough)))
    rig.turn()
    #expect(!rig.blocksTouches)
  }
}

/// The grace time starts once per presentation, even if the HUD loses its scene during it.
@Suite struct GraceTimeTests {
  private var rig = StateRig(grace: 1)

  init() {
    rig.call(.show())
    rig.turn()
  }

  private mutating func setScene(_ isThere: Bool) {
    rig.canAppear = isThere
    rig.turn()
  }

  @Test mutating func itGoesOnWhileThereIsNoScene() {
    rig.advance(by: 0.4)
    setScene(false)
    rig.advance(by: 0.4)
    setScene(true)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 0.2)
    #expect(rig.isOverlayUp)
  }

  @Test func itBeginsWithoutAScene() {
    var rig = StateRig(grace: 1)
    rig.canAppear = false
    rig.call(.show())
    rig.turn()
    rig.advance(by: 1.5)
    rig.canAppear = true
    rig.turn()
    #expect(rig.isOverlayUp)
  }

  @Test mutating func aHUDThatWasOnScreenComesBackAtOnce() {
    rig.advance(by: 2)
    #expect(rig.isOverlayUp)
    setScene(false)
    #expect(!rig.isOverlayUp)
    setScene(true)
    #expect(rig.isOverlayUp)
  }

  /// It replaced a visible HUD, so it had no grace time.
  @Test mutating func soDoesOneThatHadNoGraceTime() {
    rig.advance(by: 2)
    rig.call(.dismiss())
    rig.call(.show())
    rig.turn()
    setScene(false)
    setScene(true)
    #expect(rig.isOverlayUp)
  }

  @Test mutating func anotherPresentationHasItsOwn() {
    rig.advance(by: 2)
    setScene(false)
    rig.call(.dismiss())
    rig.call(.show())
    setScene(true)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 1)
    #expect(rig.isOverlayUp)
  }

  // MARK: Changes while the HUD waits

  private mutating func setGraceTime(_ seconds: Double) {
    rig.state.configuration.graceTime = seconds
    rig.turn()
  }

  @Test(arguments: [0, 0.3]) mutating func oneThatIsPastNowShowsTheHUDAtOnce(_ seconds: Double) {
    rig.advance(by: 0.5)
    setGraceTime(seconds)
    #expect(rig.isOverlayUp)
  }

  @Test(arguments: [0.6, 2], [true, false])
  mutating func anotherOneEndsAtItsOwnTime(_ seconds: Double, hasScene: Bool) {
    setScene(hasScene)
    rig.advance(by: 0.4)
    setGraceTime(seconds)
    setScene(true)
    rig.advance(by: seconds - 0.5)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 0.1)
    #expect(rig.isOverlayUp)
  }
}
