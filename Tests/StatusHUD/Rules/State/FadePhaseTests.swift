// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// If the duration of a fade changes to 0, the fade ends at once, even if it has already begun.
@Suite struct FadePhaseTests {
  private var rig = StateRig()

  init() {
    rig.turn(.show())
  }

  /// The minimum time still counts from the start of the fade-in that was cut short.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/29"))
  mutating func theMinimumTimeStays() {
    rig.state.configuration.minimumVisibleTime = 1
    rig.advance(by: 0.1)
    rig.state.configuration.fadeInDuration = 0
    rig.state.configuration.fadeOutDuration = 0
    rig.turn(.dismiss())
    rig.advance(by: 0.8)
    #expect(rig.isOverlayUp)
    rig.advance(by: 0.2)
    #expect(!rig.isOverlayUp)
  }

  /// The fade-out for an alert ends at opacity 0.
  @Test(arguments: [0.1, 0.5])
  mutating func aHUDThatStepsAsideAppearsOnceItIsSeen(fadeIn: Double) {
    rig.advance(by: fadeIn)
    let isSeen = fadeIn > 0.2
    #expect(rig.events == (isSeen ? [.willAppear, .didAppear] : [.willAppear]))
    for hasAlert in [true, false, true, false] {
      rig.hasAlert = hasAlert
      rig.turn()
      rig.advance(by: hasAlert ? 0.5 : 0.1)
      #expect(rig.events.count == (isSeen ? 2 : 1))
    }
    rig.advance(by: 1)
    #expect(rig.events == [.willAppear, .didAppear] && !rig.appearedUnseen)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/687"))
  mutating func aStaleFadeDoesNotTearDownTheNewHUD() throws {
    rig.advance(by: 1)
    rig.turn(.dismiss())
    let fadeOut = try #require(rig.fade?.token)
    rig.turn(.show("b"))
    rig.endFade(fadeOut)
    #expect(rig.isOverlayUp)
    #expect(rig.events == [.willAppear, .didAppear, .willDisappear, .willAppear])
  }
}
