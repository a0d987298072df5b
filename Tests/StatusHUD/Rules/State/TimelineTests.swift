// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The expected rows follow from the rules of the public interface; fades take 0.2 s here.
@Suite struct TimelineTests {
  @Test func showFadesInAndPopFadesOut() {
    expectTimeline(
      "s----p----",
      "//ooo\\\\---")
  }

  @Test func theLastOfTwoActivitiesTakesItAway() {
    expectTimeline(
      "s-s-p--p---",
      "//ooooo\\\\--")
  }

  @Test func aShowInTheFadeOutComesBack() {
    expectTimeline(
      "s--ds---",
      "//o\\//oo")
  }

  @Test func aDismissalInTheFadeInLeaves() {
    expectTimeline(
      "sd---",
      "/\\\\--")
  }

  @Test func callsOfOneTurnCollapse() {
    expectTimeline("(sd)--", "---")
    expectTimeline("(sdk)-----------", "//kkkkk\\\\---")
    expectTimeline("s--(ds)--", "//oooo")
  }

  @Test func aMessageStaysForItsTimeAfterTheFadeIn() {
    expectTimeline(
      "k---------",
      "//kkkkk\\\\-")
  }

  @Test func aMessageShownAgainRunsItsTimeAgain() {
    expectTimeline(
      "k----k--------",
      "//kkkkkkkk\\\\--")
  }

  @Test func setStatusDoesNotProlongAMessage() {
    expectTimeline(
      "k----t----",
      "//kkkkk\\\\-")
  }

  /// C1: the fade-in of a message armed its time although another content had come meanwhile.
  @Test func c1AShowAfterAMessageStays() {
    expectTimeline(
      "ks----------",
      "//oooooooooo")
    expectTimeline(
      "k-s---------",
      "//oooooooooo")
  }

  @Test func graceTimeShowsNothingWhenTheWorkIsQuick() {
    let rig = StateRig(grace: 0.3)
    expectTimeline("s-p---", "..----", rig)
    expectTimeline("s-----", "...//o", rig)
  }

  /// C2: progress that ticked faster than the grace time kept the HUD hidden for ever.
  @Test func c2GraceTimeIsNotRestartedByUpdates() {
    expectTimeline(
      "0123456",
      "...//%%", StateRig(grace: 0.3))
  }

  @Test func anotherPresentationHasItsOwnGraceTime() {
    expectTimeline(
      "s-(ps)-----",
      ".....//o", StateRig(grace: 0.3))
  }

  @Test func theMinimumVisibleTimeCountsFromTheStartOfTheFadeIn() {
    expectTimeline(
      "s-p-------",
      "//oooo\\\\--", StateRig(minimumVisible: 0.6))
  }

  /// Row 24: from 0.25 s on it is seen, and stays 0.6 s.
  @Test func row24GraceTimeAndTheLeastTimeAreBothKept() {
    expectTimeline(
      "s---p-------",
      "...//oooo\\\\-", StateRig(grace: 0.25, minimumVisible: 0.6))
  }

  /// IHProgressHUD's first: a dismissal with a delay took the grace time away at once.
  @Test func port1GraceTimeBeforeADelayedDismissal() {
    expectTimeline(
      "(sD)------",
      "../\\\\--", StateRig(grace: 0.2))
  }

  /// IHProgressHUD's second: after a grace time a message stayed for ever.
  @Test func port2AMessageLeavesAfterAGraceTimeToo() {
    expectTimeline(
      "k-----------",
      "..//kkkkk\\\\-", StateRig(grace: 0.15))
  }

  @Test func aDelayedDismissalWaitsAndAShowCancelsIt() {
    expectTimeline("s--D------", "//oooo\\\\--")
    expectTimeline("s--D-s----", "//oooooooo")
    expectTimeline("s--DD-----", "//ooooo\\\\-")
  }

  @Test func fadesOfNoLengthHappenAtOnce() {
    expectTimeline("s-d-", "oo--", StateRig(fadeIn: 0, fadeOut: 0))
    expectTimeline("k------", "kkkkk--", StateRig(fadeIn: 0, fadeOut: 0))
  }

  @Test func progressReplacesActivityInPlace() {
    expectTimeline("s--3-6-k-----", "//o%%%%kkkkk\\")
  }

  @Test func aPopOfProgressLeavesTheActivityBehindIt() {
    expectTimeline(
      "s--3--p--p---",
      "//o%%%ooo\\\\--")
  }
}

/// A test drawn in two strings, one column a tenth of a second: what is called, and what is on
/// screen once the column's calls have had their turn.
///
/// Calls: `s` show, `p` popActivity, `0`...`9` showProgress in tenths, `k` a success message that
/// stays 0.5 s, `t` setStatus, `d` dismiss, `D` dismiss after 0.3 s, `-` nothing. Several calls in
/// one turn stand in parentheses and take one column.
///
/// Screen: `-` nothing, `.` grace time, `/` fading in, `\` fading out, `o` activity, `%` progress,
/// `k` message.
func expectTimeline(
  _ calls: String, _ screen: String, _ rig: StateRig = StateRig(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var rig = rig
  var seen = ""
  for (index, column) in columns(calls).enumerated() {
    if index > 0 { rig.advance(by: 0.1) }
    for call in column { perform(call, on: &rig) }
    rig.turn()
    seen.append(symbol(of: rig))
  }
  #expect(seen == screen, sourceLocation: sourceLocation)
}

private func columns(_ calls: String) -> [[Character]] {
  var columns: [[Character]] = []
  var isGrouped = false
  for character in calls {
    switch character {
    case "(":
      isGrouped = true
      columns.append([])
    case ")": isGrouped = false
    default:
      if isGrouped {
        columns[columns.count - 1].append(character)
      } else {
        columns.append([character])
      }
    }
  }
  return columns
}

private func perform(_ call: Character, on rig: inout StateRig) {
  switch call {
  case "s": rig.call(.show())
  case "p": rig.call(.popActivity)
  case "k": rig.call(.success("k", duration: 0.5))
  case "t": rig.call(.setStatus("t"))
  case "d": rig.call(.dismiss())
  case "D": rig.call(.dismiss(at: rig.now + 0.3))
  default:
    guard let tenths = call.wholeNumberValue else { return }
    rig.call(.progress(Double(tenths) / 10))
  }
}

private func symbol(of rig: StateRig) -> Character {
  switch rig.state.phase {
  case .hidden: "-"
  case .waiting: "."
  case .appearing: "/"
  case .disappearing: "\\"
  case .visible:
    switch rig.state.shown?.kind {
    case .activity: "o"
    case .progress: "%"
    case .message: "k"
    case nil: "?"
    }
  }
}
