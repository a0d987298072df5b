// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// VoiceOver announces each text once.
@Suite struct HUDSpeechTests {
  private var rig = StateRig()

  @Test mutating func aTextIsAnnouncedOnceWhenItChanges() {
    for value in 0...9 {
      rig.turn(.progress(Double(value) / 100, "Uploading"))
    }
    rig.turn(.setStatus("Almost there"))
    #expect(rig.announcements == ["Uploading", "Almost there"])
  }

  @Test mutating func detailsAreSpokenWithTheTextAndAlone() {
    for details in ["1 of 2", "2 of 2", nil, " "] {
      rig.turn(.show(HUDContent(.activity, status: "Files", details: details)))
    }
    rig.turn(.setStatus(nil), .setDetails("Almost there"))
    #expect(rig.announcements == ["Files\n1 of 2", "Almost there"])
  }

  @Test(arguments: ["\n", " \n\t "]) mutating func inPlaceOfABlankTextTheIndicatorIsAnnounced(
    _ blank: String
  ) {
    for status in [blank, "a", blank, "a"] {
      rig.turn(.progress(0, status))
    }
    let name = HUDContent.Kind.progress(0).name
    #expect(rig.announcements == [name, "a", name, "a"])
  }

  /// From 0 to 1 there are ten tenths to reach.
  @Test mutating func progressIsAnnouncedAtMostOncePerTenth() {
    for value in 0...1_000 {
      rig.turn(.progress(Double(value) / 1_000))
    }
    #expect(rig.announcedProgress.count == 10)
  }

  @Test mutating func stepsOfATenthAreAllAnnounced() {
    var sum = 0.0
    for _ in 0...10 {
      rig.turn(.progress(sum))
      sum += 0.1
    }
    #expect(rig.announcedProgress.map(\.percent) == Array(stride(from: 10, through: 100, by: 10)))
  }

  @Test mutating func aPresentationSaysItsTextAgain() {
    for _ in 0..<2 {
      rig.turn(.show("a"))
      rig.turn(.dismiss())
      rig.advance(by: 1)
    }
    #expect(rig.announcements == ["a", "a"])
  }
}
