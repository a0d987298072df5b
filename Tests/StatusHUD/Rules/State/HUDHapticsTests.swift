// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The haptics of a message play once.
@Suite struct HUDHapticsTests {
  private var rig = StateRig()

  init() { rig.state.configuration.playsHaptics = true }

  @Test mutating func theyPlayOnceAndOnlyWhenTheMessageAppears() {
    rig.canAppear = false
    rig.turn(.success("a", duration: 9))
    #expect(rig.haptics.isEmpty)
    rig.canAppear = true
    rig.turn()
    rig.turn(.setStatus("b"))
    #expect(rig.haptics == [.success])
  }

  @Test mutating func thoseOfAMessageThatIsBackDoNotPlayAgain() {
    rig.state.configuration.messagePolicy = .queue
    rig.turn(.showMessage(HUDContent(.error("offline", duration: .infinity))))
    for _ in 0..<2 {
      rig.turn(.success("a", duration: 1))
      rig.advance(by: 2)
    }
    #expect(rig.haptics == [.error, .success, .success])
  }

  /// It's new, and the user must feel that.
  @Test(arguments: [0, 1] as [Double])
  mutating func thoseOfAnEqualMessagePlayAgain(pause: Double) {
    for _ in 0..<2 {
      rig.turn(.showMessage(HUDContent(.error("No", duration: 9))))
      rig.advance(by: pause)
    }
    #expect(rig.haptics == [.error, .error])
  }
}
