// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The rule: a fade that is to take no time any more is over, also one under way.
@Suite struct InstantFadeTests {
  @Test func anEntryUnderWayEnds() {
    var rig = MachineRig()
    rig.call(.show(status: nil, maskType: .none))
    rig.turn()
    rig.advance(by: 0.1)
    #expect(rig.transitions == [.willAppear])
    rig.timing.fadeIn = 0
    rig.turn()
    #expect(rig.transitions == [.willAppear, .didAppear])
    #expect(rig.machine.phase == .visible(since: 5e-10))
    rig.advance(by: 1)
    #expect(rig.transitions == [.willAppear, .didAppear])
  }

  @Test func anExitUnderWayEnds() {
    var rig = MachineRig()
    rig.call(.show(status: nil, maskType: .none))
    rig.turn()
    rig.advance(by: 1)
    let ticket = rig.dismiss()
    rig.turn()
    rig.advance(by: 0.1)
    #expect(rig.completed.isEmpty && rig.isOverlayUp)
    rig.timing.fadeOut = 0
    rig.turn()
    #expect(rig.completed == [ticket] && !rig.isOverlayUp)
    rig.advance(by: 1)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  /// The minimum time still counts from the start of the entry that was cut short.
  @Test func theMinimumTimeStays() {
    var rig = MachineRig()
    rig.timing.minimumVisible = 1
    rig.call(.show(status: nil, maskType: .none))
    rig.turn()
    rig.advance(by: 0.1)
    rig.timing.fadeIn = 0
    rig.timing.fadeOut = 0
    _ = rig.dismiss()
    rig.turn()
    rig.advance(by: 0.8)
    #expect(rig.isOverlayUp)
    rig.advance(by: 0.2)
    #expect(!rig.isOverlayUp)
  }
}
