// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Messages in a queue, each of which waits for the end of the message before it.
@Suite struct MessageQueueTests {
  private var rig = StateRig(fadeIn: 0)

  init() { rig.state.configuration.messagePolicy = .queue }

  @Test mutating func ofMoreThanSixteenTheOldestThatWaitsGoes() {
    for number in 0...18 { rig.call(.success("\(number)", duration: 1)) }
    rig.turn()
    rig.advance(by: 30)
    #expect(rig.announcements == ["0"] + (3...18).map(String.init))
    #expect(rig.events == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test mutating func aFullQueueKeepsAMessageThatLasts() {
    rig.call(.success("offline", duration: .infinity))
    for number in 0...18 { rig.call(.success("\(number)", duration: 1)) }
    rig.turn()
    rig.advance(by: 30)
    #expect(rig.announcements == ["0"] + (4...18).map(String.init) + ["offline"])
    #expect(rig.state.stage == .visible)
  }

  @Test mutating func aMessageIsEqualAsTheAppPassedIt() {
    rig.call(.success("a", duration: 1))
    rig.turn(.setStatus("b"))
    rig.call(.success("b", duration: 1))
    #expect(rig.state.requests.messages.count == 2)
    rig.call(.dismissMessage(.success("a", duration: 1)))
    #expect(
      rig.state.requests.messages.contents.map(\.passed?.message) == [.success("b", duration: 1)])
  }

  /// Each of them was asked for with its own closure.
  @Test mutating func messagesWithConfigurationsAreNeverEqual() {
    let message = StatusHUD.Message.success("Saved", duration: 1)
    for _ in 0..<2 {
      rig.call(.showMessage(HUDContent(message, rig.state.configuration.own(of: message) { _ in })))
    }
    rig.call(.showMessage(HUDContent(message)))
    #expect(rig.state.requests.messages.count == 3)
  }

  /// A message without an end in another scene is seen while the scene of the first is in the background.
  @Test mutating func aMessageThatIsBackHasItsWholeTime() {
    var (first, second) = (
      HUDContent(.text("a", duration: 2)), HUDContent(.text("b", duration: .infinity))
    )
    (first.scene, second.scene) = ("A", "B")
    for content in [first, second] { rig.call(.showMessage(content)) }
    func texts(_ isInForeground: Bool, at times: Double...) -> [String?] {
      times.map { time in
        let scenes = ["A": isInForeground, "B": true]
        _ = rig.state.step(now: time, in: HUDConditions(hasDefault: true, scenes: scenes))
        return rig.state.content?.status
      }
    }
    #expect(texts(true, at: 0, 1.9) == ["a", "a"])
    #expect(texts(false, at: 1.9, 5) == ["b", "b"])
    #expect(texts(true, at: 5, 6.9, 7.1) == ["a", "a", "b"])
  }

  @Test mutating func anEqualImageIsAnotherMessage() {
    let images = [UIImage(), UIImage()]
    for image in images {
      rig.call(.showMessage(HUDContent(.image(image, "Saved", duration: 1))))
    }
    rig.turn()
    #expect(rig.state.shown?.kind.icon == .image(images[0]))
    rig.advance(by: 1.1)
    #expect(rig.state.shown?.kind.icon == .image(images[1]))
    rig.advance(by: 1)
    #expect(rig.state.content == nil)
  }
}
