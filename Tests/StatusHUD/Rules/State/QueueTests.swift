// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Messages that wait until the one before had its time.
@Suite struct QueueTests {
  private var rig = StateRig()

  init() { rig.state.configuration.messagePolicy = .queue }

  private var status: String? { rig.state.shown?.status }

  private mutating func show(_ texts: String...) {
    for text in texts { rig.call(.success(text, duration: 1)) }
    rig.turn()
  }

  @Test mutating func messagesAreShownInOrderEachForItsTime() {
    show("a", "b", "c")
    rig.advance(by: 0.3)
    for text in ["a", "b", "c"] {
      #expect(status == text)
      rig.advance(by: 0.8)
      #expect(status == text)
      rig.advance(by: 0.2)
    }
    #expect(rig.state.content == nil)
    #expect(rig.transitions == [.willAppear, .didAppear, .willDisappear])
    #expect(rig.announcements == ["a", "b", "c"])
  }

  @Test mutating func equalNeighboursAreShownOnce() {
    show("a", "a", "b", "b", "a")
    rig.advance(by: 3.1)
    #expect(status == "a")
    rig.advance(by: 0.2)
    #expect(rig.state.content == nil)
    #expect(rig.announcements == ["a", "b", "a"])
  }

  @Test mutating func ofMoreThanSixteenTheOldestThatWaitsGoes() {
    rig.state.configuration.fadeInDuration = 0
    for number in 0...18 { rig.call(.success("\(number)", duration: 1)) }
    rig.turn()
    rig.advance(by: 30)
    #expect(rig.announcements == ["0"] + (3...18).map(String.init))
  }

  @Test mutating func workWaitsUntilTheLastMessageHadItsTime() {
    show("a")
    rig.call(.show("work"))
    show("b")
    rig.call(.begin("scoped"))
    rig.advance(by: 1.5)
    #expect(status == "b")
    rig.advance(by: 1)
    #expect(status == "scoped")
    #expect(rig.state.activityCount == 0, "a message ends counted work, also one that waits")
  }

  @Test mutating func aDismissalDropsAll() {
    show("a", "b")
    rig.call(.dismiss())
    rig.turn()
    #expect(rig.state.content == nil)
    rig.advance(by: 1)
    show("c")
    #expect(status == "c")
  }

  @Test mutating func withoutTheQueueTheNextMessageReplacesAll() {
    show("a", "b")
    rig.state.configuration.messagePolicy = .replace
    show("c")
    #expect(status == "c")
    rig.advance(by: 1.3)
    #expect(rig.state.content == nil)
  }

  // MARK: Images

  private func message(_ image: UIImage) -> HUDStateMachine.Call {
    .show(HUDContent(.image(image, "Saved", duration: 1)))
  }

  @Test mutating func anEqualImageIsAnotherMessage() {
    let (one, other) = (UIImage(), UIImage())
    rig.call(message(one))
    rig.call(message(other))
    rig.turn()
    #expect(rig.state.shown?.icon == .image(one))
    rig.advance(by: 1.3)
    #expect(rig.state.shown?.icon == .image(other))
    rig.advance(by: 1)
    #expect(rig.state.content == nil)
  }

  @Test mutating func theSameImageIsTheSameMessage() {
    let image = UIImage()
    rig.call(message(image))
    rig.call(message(image))
    rig.turn()
    rig.advance(by: 1.3)
    #expect(rig.state.content == nil)
  }
}
