// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Grace time starts once per presentation, also where the scene is lost meanwhile.
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

  @Test mutating func theHUDAppearsAtOnceWhenItIsPast() {
    setScene(false)
    #expect(rig.state.nextDeadline == nil)
    rig.advance(by: 1.5)
    setScene(true)
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

  /// It took the place of another on screen, and did not wait.
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

  @Test mutating func aShorterOneEndsSooner() {
    rig.advance(by: 0.4)
    setGraceTime(0.6)
    rig.advance(by: 0.1)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 0.1)
    #expect(rig.isOverlayUp)
  }

  @Test(arguments: [0, 0.3]) mutating func oneThatIsPastNowShowsTheHUDAtOnce(_ seconds: Double) {
    rig.advance(by: 0.5)
    setGraceTime(seconds)
    #expect(rig.isOverlayUp)
  }

  @Test mutating func aLongerOneEndsLater() {
    rig.advance(by: 0.5)
    setGraceTime(2)
    rig.advance(by: 1.4)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 0.1)
    #expect(rig.isOverlayUp)
  }

  @Test(arguments: [(0.5, 0.5), (3, 3)])
  mutating func aHUDThatHasNoSceneFollowsAChangeToo(_ seconds: Double, appearance: Double) {
    setScene(false)
    rig.advance(by: 0.1)
    setGraceTime(seconds)
    rig.advance(by: 0.1)
    setScene(true)
    rig.advance(by: appearance - 0.3)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 0.1)
    #expect(rig.isOverlayUp)
  }

  @Test mutating func aLongerOneDoesNotHideAHUDThatWasOnScreen() {
    rig.advance(by: 2)
    setGraceTime(10)
    #expect(rig.isOverlayUp)
    setScene(false)
    setScene(true)
    #expect(rig.isOverlayUp)
  }
}
