// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Rule 7, grace time starts once per presentation, where the scene is lost meanwhile.
@Suite struct GraceTimeTests {
  private var rig = MachineRig()

  init() {
    rig.timing.grace = 1
    rig.call(.show(status: nil, maskType: .none))
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

  @Test mutating func theHUDAppearsAtOnceWhenItIsPast() {
    setScene(false)
    #expect(rig.machine.nextDeadline(rig.goal) == nil)
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
    rig.call(.dismiss(nil))
    rig.call(.show(status: nil, maskType: .none))
    rig.turn()
    setScene(false)
    setScene(true)
    #expect(rig.isOverlayUp)
  }

  @Test mutating func anotherPresentationHasItsOwn() {
    rig.advance(by: 2)
    setScene(false)
    rig.call(.dismiss(nil))
    rig.call(.show(status: nil, maskType: .none))
    setScene(true)
    #expect(!rig.isOverlayUp)
    rig.advance(by: 1)
    #expect(rig.isOverlayUp)
  }
}
