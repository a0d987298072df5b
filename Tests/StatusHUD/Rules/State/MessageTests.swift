// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Messages in a queue, each of which waits for the end of the message before it.
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

  @Test mutating func equalNeighborsAreShownOnce() {
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
    #expect(
      rig.state.requests.activityCount == 0, "a message ends counted work, also one that waits")
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

  private func message(_ image: UIImage) -> Call {
    .showMessage(HUDContent(.image(image, "Saved", duration: 1)))
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
}

/// VoiceOver announces each text once, and haptics play once.
@Suite struct AnnouncementTests {
  private var rig = StateRig()

  @Test mutating func aTextIsAnnouncedOnceWhenItChanges() {
    for value in 0...9 {
      rig.call(.progress(Double(value) / 100, "Uploading"))
      rig.turn()
    }
    rig.call(.setStatus("Almost there"))
    rig.turn()
    #expect(rig.announcements == ["Uploading", "Almost there"])
  }

  @Test mutating func detailsAreSpokenWithTheTextAndAlone() {
    for details in ["1 of 2", "2 of 2", nil, " "] {
      rig.call(.show(HUDContent(.activity, status: "Files", details: details)))
      rig.turn()
    }
    rig.call(.setStatus(nil))
    rig.call(.setDetails("Almost there"))
    rig.turn()
    #expect(rig.announcements == ["Files\n1 of 2", "Almost there"])
  }

  @Test(arguments: ["\n", " \n\t "]) mutating func inPlaceOfABlankTextTheIndicatorIsAnnounced(
    _ blank: String
  ) {
    for status in [blank, "a", blank, "a"] {
      rig.call(.progress(0, status))
      rig.turn()
    }
    let name = HUDContent.Kind.progress(0).name
    #expect(rig.announcements == [name, "a", name, "a"])
  }

  /// From 0 to 1 there are ten tenths to reach.
  @Test mutating func progressIsAnnouncedAtMostOncePerTenth() {
    for value in 0...1_000 {
      rig.call(.progress(Double(value) / 1_000))
      rig.turn()
    }
    #expect(rig.announcedProgress.count == 10)
  }

  @Test mutating func aPresentationSaysItsTextAgain() {
    for _ in 0..<2 {
      rig.call(.show("a"))
      rig.turn()
      rig.call(.dismiss())
      rig.turn()
      rig.advance(by: 1)
    }
    #expect(rig.announcements == ["a", "a"])
  }

  @Test mutating func hapticsPlayOnceAndOnlyWhenTheMessageAppears() {
    rig.state.configuration.graceTime = 1
    rig.call(.success("a", duration: 9))
    rig.turn()
    #expect(rig.haptics.isEmpty)
    rig.advance(by: 1)
    rig.call(.setStatus("b"))
    rig.turn()
    #expect(rig.haptics == [.success])
  }
}
