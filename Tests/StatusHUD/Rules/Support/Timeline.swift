// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

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
