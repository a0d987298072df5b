// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The expected rows follow from the rules of the public interface; fades take 0.2 s here.
///
/// A row is two strings: the calls, and the screen after the turn that follows these calls. Each
/// column is a tenth of a second.
///
/// Calls: `s` show, `p` popActivity, `S` beginActivity, `0`...`9` showProgress in tenths, `k`, `A`,
/// `B`, or `C` a success message with this text that stays 0.5 s, `t` setStatus, `d` dismiss, `D`
/// dismiss after 0.3 s, `q` the queue of messages is turned on or off, `w` the window scene goes or
/// comes back, `a` an alert of the app comes or goes, `-` nothing. Several calls in one turn stand in
/// parentheses and take one column.
///
/// Messages with a position: `T` and `U`, which are at the top, beside the HUD, and `K`, which is where the
/// HUD is. They stay 0.5 s. `u` presses the button of `U`, and `X` is dismissAll.
///
/// Messages without a duration of their own: `M`, which stays 0.56 s, and `E` and `F`, which are endless.
/// `e` and `f` dismiss these.
/// Changes of the configuration: the grace time is 0 s (`z`), 0.4 s (`g`), or 0.6 s (`G`), the minimum
/// visible time 0.4 s (`v`) or 0.9 s (`V`), the minimum duration of messages 0.6 s (`m`) or 0.8 s (`n`),
/// and their maximum duration 0.1 s (`x`).
///
/// Screen: `-` nothing, `.` grace time, `/` fading in, `\` fading out, `o` activity, `%` progress, `!`
/// aside for an alert, and the text of a message. The screen beside the HUD is another string.
@Suite struct TimelineTests {
  /// A description, the calls, the screen, and the times of the configuration.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var calls: String
    var screen: String
    var beside: String
    var grace, minimumVisible, fade: Double

    init(
      _ name: String, _ calls: String, _ screen: String, beside: String? = nil, grace: Double = 0,
      minimumVisible: Double = 0, fade: Double = 0.2
    ) {
      (testDescription, self.calls, self.screen) = (name, calls, screen)
      self.beside = beside ?? String(repeating: "-", count: screen.count)
      (self.grace, self.minimumVisible, self.fade) = (grace, minimumVisible, fade)
    }
  }

  private static let rows: [Row] = [
    Row("during an alert the HUD is aside", "s---a--a----p---", "//oo!!!//ooo\\\\--"),
    Row("a message has its time after an alert", "k---a-----a------", "//kk!!!!!!//kkk\\\\"),
    Row("a message during an alert appears after it", "a-k---a---------", "--....//kkkkk\\\\-"),
    Row("an alert in a fade-in turns it around", "sa----a-p---", "/!!!!!//\\\\--"),
    Row("what ends during an alert does not appear", "a-s--p--a---", "--...-------"),
    Row("a dismissal during an alert leaves", "s---a-d-a---", "//oo!!------"),
    Row(
      "during an alert the minimum visible time does not matter", "s---ap------", "//oo!-------",
      minimumVisible: 0.8),
    Row("the grace time goes on, too", "(as)--a-----", "...//oooo", grace: 0.2),
    Row("show fades in and pop fades out", "s----p----", "//ooo\\\\---"),
    Row("the last of two activities takes it away", "s-s-p--p---", "//ooooo\\\\--"),
    Row("a show in the fade-out comes back", "s--ds---", "//o\\//oo"),
    Row("a dismissal in the fade-in leaves", "sd---", "/\\\\--"),
    Row("a show and a dismissal of one turn collapse", "(sd)--", "---", minimumVisible: 0.6),
    Row("the last call of a turn counts", "(sdk)-----------", "//kkkkk\\\\---"),
    Row("a dismissal and a show of one turn change nothing", "s--(ds)--", "//oooo"),
    Row("a message stays for its time after the fade-in", "k---------", "//kkkkk\\\\-"),
    Row("a message shown again runs its time again", "k----k--------", "//kkkkkkkk\\\\--"),
    Row("setStatus does not prolong a message", "k----t----", "//kkktt\\\\-"),
    Row("grace time shows nothing of quick work", "s-p---", "..----", grace: 0.3),
    Row("grace time ends", "s-----", "...//o", grace: 0.3),
    Row("updates do not begin the grace time again", "0123456", "...//%%", grace: 0.3),
    Row("a new presentation has its own grace time", "s-(ps)-----", ".....//o", grace: 0.3),
    Row(
      "grace time and the minimum visible time are both kept", "s---p-------", "...//oooo\\\\-",
      grace: 0.25, minimumVisible: 0.6),
    Row("a delayed dismissal waits for the grace time", "(sD)------", "../\\\\--", grace: 0.2),
    Row("a message appears without a grace time", "k-----------", "//kkkkk\\\\---", grace: 0.15),
    Row("also in the grace time of work", "s-k---------", "..//kkkkk\\\\-", grace: 0.6),
    Row(
      "work returns after it without a grace time", "S-k---------p", "..//kkkkkoooo", grace: 0.6),
    Row("grace time goes on while there is no scene", "sww----", ".-.//oo", grace: 0.3),
    Row("a new grace time that is past ends at once", "s----g---", ".....//oo", grace: 0.9),
    Row("so does a new one of 0", "s--z---", "...//oo", grace: 0.9),
    Row("a shorter grace time ends at its own time", "s--g----", "....//oo", grace: 0.9),
    Row("so does a longer one", "s--G-----", "......//o", grace: 0.4),
    Row("a shorter one that comes without a scene", "swgw----", ".--.//oo", grace: 0.9),
    Row("a longer one that comes without a scene", "swGw-----", ".--...//o", grace: 0.4),
    Row("grace time begins without a scene", "(ws)---w---", "----//oo", grace: 0.3),
    Row("a HUD that was on screen comes back at once", "s-----ww---", "...//o-//oo", grace: 0.3),
    Row("so does one that replaced another", "s-----(ds)ww--", "...//oo-//o", grace: 0.3),
    Row("another presentation does not", "s-----w(ds)w---", "...//o--..//", grace: 0.3),
    Row(
      "the minimum visible time counts from the start of the fade-in", "s-p-------",
      "//oooo\\\\--", minimumVisible: 0.6),
    Row(
      "and it can end in the fade-in", "sp-----------", "///\\\\\\\\\\\\----", minimumVisible: 0.3,
      fade: 0.6),
    Row(
      "a HUD that has to stay leaves at its new time", "s--p-v---", "//ooo\\\\--",
      minimumVisible: 0.9),
    Row("or later", "s--p-V-------", "//ooooooo\\\\--", minimumVisible: 0.6),
    Row("a message stays for its new minimum", "M---n---------", "//MMMMMMMM\\\\--"),
    Row("or leaves earlier", "(nM)---m-------", "//MMMMMM\\\\--"),
    Row("even if it changes in the fade-in", "(nM)m---------", "//MMMMMM\\\\-"),
    Row("a message whose new time is past leaves at once", "(nM)--------m---", "//MMMMMMM\\\\--"),
    Row("a duration of its own stays", "k--n-x----", "//kkkkk\\\\-"),
    Row("a delayed dismissal does not keep a message", "k--D---", "kkkkk--", fade: 0),
    Row("a delayed dismissal waits", "s--D------", "//oooo\\\\--"),
    Row("a show cancels a delayed dismissal", "s--D-s----", "//oooooooo"),
    Row("a delayed dismissal replaces another", "s--DD-----", "//ooooo\\\\-"),
    Row("a show after a message of the same turn stays", "ks----------", "//oooooooooo"),
    Row("a show in the fade-in of a message stays", "k-s---------", "//oooooooooo"),
    Row(
      "messages in a queue are shown in order, each for its time",
      "(qABC)----------------", "//AAAAABBBBBCCCCC"),
    Row(
      "equal neighbors in a queue are shown once", "(qAABBA)----------------",
      "//AAAAABBBBBAAAAA"),
    Row(
      "uncounted work waits until the last message in the queue had its time",
      "(qAsBS)-----------p--", "//AAAAABBBBBooo"),
    Row("an endless message lets another one go first", "(qEA)----------d--", "//AAAAAEEEE\\\\-"),
    Row("and comes back after it", "(qE)--A--------", "//EAAAAAEEEE"),
    Row(
      "of two, the second is seen when the first is dismissed", "(qEF)--A------e---f--",
      "//EAAAAAEEFFFF\\\\-"),
    Row("without the queue it is replaced", "E---A--------", "//EEAAAAA\\\\--"),
    Row("a dismissal drops the queue", "(qAB)--d---C---", "//A\\\\--//CC"),
    Row("without the queue a message replaces all", "(qAB)--(qC)-------", "//ACCCCC\\\\-"),
    Row("fades of no length happen at once", "s-d-", "oo--", fade: 0),
    Row("a message without fades stays for its time", "k------", "kkkkk--", fade: 0),
    Row("progress replaces activity in place", "s--3-6-k-----", "//o%%%%kkkkk\\"),
    Row(
      "a pop of progress leaves the activity behind it", "s--3--p--p---", "//o%%%ooo\\\\--"),
    Row(
      "a message beside the HUD does not touch the work", "s--T----------p--",
      "//oooooooooooo\\\\-", beside: "---//TTTTT\\\\-----"),
    Row(
      "work and its dismissal do not end it", "T-s--d-------", "--//o\\\\------",
      beside: "//TTTTT\\\\----"),
    Row("where the HUD is, it does not end the work", "s--K---------p-", "//oKKKKKooooo\\\\"),
    Row("and new work does not end it", "K-s---------", "//KKKKKooooo"),
    Row("but a dismissal does", "K---d---", "//KK\\\\--"),
    Row("dismissAll ends it everywhere", "(sT)---X---", "//oo\\\\--", beside: "//TT\\\\--"),
    Row(
      "a message replaces the one at its position", "(sT)--U--------", "//oooooooooo",
      beside: "//TUUUUU\\\\--"),
    Row(
      "each position has a queue of its own", "(qkTU)-----------", "//kkkkk\\\\---",
      beside: "//TTTTTUUUUU"),
    Row("a press ends the message at once", "(sU)--u-----", "//ooooooo", beside: "//U\\\\----"),
    Row(
      "a message in the fade-out of another comes back", "T------T------", "--------------",
      beside: "//TTTTT//TTTTT"),
    Row(
      "an alert is in front of both", "(sT)--a-----a-------", "//o!!!!!!//oooooo",
      beside: "//T!!!!!!//TTTT\\\\"),
  ]

  @Test(arguments: rows) func callsDecideWhatIsSeen(row: Row) {
    var rig = StateRig(
      grace: row.grace, minimumVisible: row.minimumVisible, fadeIn: row.fade, fadeOut: row.fade)
    var (seen, beside, isInParentheses) = ("", "", false)
    for call in row.calls {
      if "()".contains(call) { isInParentheses.toggle() }
      perform(call, on: &rig)
      guard !isInParentheses else { continue }
      rig.turn()
      seen.append(symbol(of: rig.state))
      beside.append(symbol(of: rig.state(at: .top)))
      rig.advance(by: 0.1)
    }
    #expect(seen == row.screen)
    #expect(beside == row.beside)
  }
}

/// The media clock stands still while the device sleeps. A wall clock that goes back doesn't matter.
@Test(arguments: [9, 11, -100] as [Double]) func oldNewsEndsByTheWallClock(seconds: Double) {
  var rig = StateRig(fadeIn: 0, fadeOut: 0)
  rig.turn(.success("Saved", duration: 60))
  rig.advance(by: 1)
  var conditions = HUDConditions(hasDefault: true, isInForeground: false)
  _ = rig.state.step(now: rig.now, wall: 1000, in: conditions)
  conditions.isInForeground = true
  _ = rig.state.step(now: rig.now + 1, wall: 1000 + seconds, in: conditions)
  #expect(rig.state.requests.isEmpty == (seconds > 10))
}

private func perform(_ call: Character, on rig: inout StateRig) {
  switch call {
  case "s": rig.call(.show())
  case "p": rig.call(.popActivity)
  case "S": rig.call(.begin())
  case "k", "A", "B", "C": rig.call(.success(String(call), duration: 0.5))
  case "T": rig.call(.showMessage(HUDContent(.success("T", duration: 0.5, position: .top))))
  case "K": rig.call(.showMessage(HUDContent(.success("K", duration: 0.5, position: .center))))
  case "U":
    let action = StatusHUD.Message.Action("Undo") {}
    let message = StatusHUD.Message.text("U", duration: 0.5, position: .top, action: action)
    rig.call(.showMessage(HUDContent(message)))
  case "u": _ = rig.press(rig.lastID, at: .top)
  case "X": rig.call(.dismissAll)
  case "e", "f":
    rig.call(.dismissMessage(.success(call.uppercased(), duration: .infinity)))
  case "M", "E", "F":
    let duration = call == "M" ? nil : Double.infinity
    rig.call(.showMessage(HUDContent(.success(String(call), duration: duration))))
  case "t": rig.call(.setStatus("t"))
  case "d": rig.call(.dismiss())
  case "D": rig.call(.dismiss(at: rig.now + 0.3))
  case "a": rig.hasAlert.toggle()
  case "w": rig.canAppear.toggle()
  case "q":
    rig.state.configuration.messagePolicy =
      switch rig.state.configuration.messagePolicy {
      case .replace: .queue
      case .queue: .replace
      }
  case "z": rig.state.configuration.graceTime = 0
  case "g": rig.state.configuration.graceTime = 0.4
  case "G": rig.state.configuration.graceTime = 0.6
  case "v": rig.state.configuration.minimumVisibleTime = 0.4
  case "V": rig.state.configuration.minimumVisibleTime = 0.9
  case "m": rig.state.configuration.minimumDisplayDuration = 0.6
  case "n": rig.state.configuration.minimumDisplayDuration = 0.8
  case "x": rig.state.configuration.maximumDisplayDuration = 0.1
  default:
    if let tenths = call.wholeNumberValue { rig.call(.progress(Double(tenths) / 10)) }
  }
}

private func symbol(of state: HUDStateMachine) -> Character {
  switch state.stage {
  case nil: state.phase == .hidden ? "-" : "."
  case .appearing: "/"
  case .disappearing: "\\"
  case .aside: "!"
  case .visible:
    switch state.shown?.kind {
    case .activity: "o"
    case .progress: "%"
    case .message: state.shown?.status?.first ?? "?"
    case nil: "?"
    }
  }
}
