// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// A fade that is to take no time any more is over, also one under way.
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

  /// The minimum time still counts from the start of the fade-in that was cut short.
  @Test mutating func theMinimumTimeStays() {
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
    rig.call(.show(HUDContent(.activity, status: nil, maskType: .black)))
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
    rig.call(.show(HUDContent(.activity, status: nil, maskType: StatusHUD.MaskType.passthrough)))
    rig.turn()
    #expect(!rig.blocksTouches)
  }
}
