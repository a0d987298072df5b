// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have the unified logging system.
#if !os(Linux)
  import os
#endif

extension HUDStates {
  /// Returns a description that lists the app's requests and the age of each request.
  func description(at now: Double) -> String {
    // What's over beside the HUD stays until the next update.
    all.filter { $0.position == nil || !$0.isIdle }
      .map { $0.description(at: now) }.joined(separator: "; ")
  }
}

extension HUDStateMachine {
  fileprivate func description(at now: Double) -> String {
    func seconds(_ time: Double) -> String { "\(Int(min(max(0, time), 1e9))) s" }
    func item(_ content: HUDContent, since start: Double) -> String {
      // Limit the number of Unicode scalars, because a character can contain any number of scalars.
      let (status, details) = content.texts
      let text = String((status ?? details ?? "no text").unicodeScalars.prefix(60))
      // A log has one line for each description.
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line + ", " + seconds(now - start)
    }
    func list(_ contents: [HUDContent]) -> String {
      let items = contents.suffix(8).reversed().map { item($0, since: $0.start) }
      let more = contents.count > 8 ? ["\(contents.count - 8) more"] : []
      return items.isEmpty ? "none" : (items + more).joined(separator: ", ")
    }
    let messages = requests.messages.map(\.content)
    let counted = requests.work.filter(\.isCounted).map(\.content)
    let aside = "no, because of " + (conditions.hasAlert ? "an alert" : "a page")
    let visible: String =
      switch phase {
      case .hidden: "no"
      case .waiting: isAside ? aside : "in grace time"
      case .onscreen(let it) where it.visibility == .visible: seconds(now - it.since)
      case .onscreen(let it): it.visibility == .aside ? aside : "fading out"
      }
    var parts = [position.map { "beside, \($0)" } ?? "counted \(requests.countedActivities)"]
    let oldest = counted.map(\.start).min() ?? now
    if let newest = counted.last { parts[0] += ": " + item(newest, since: oldest) }
    let scoped = "scoped: " + list(requests.work.filter { !$0.isCounted }.map(\.content))
    if position == nil { parts.append(scoped) }
    if let first = messages.first { parts.append("message: " + item(first, since: first.start)) }
    parts.append("waiting: " + list(Array(messages.dropFirst())))
    if let time = requests.dismissalTime { parts.append("dismissal: in " + seconds(time - now)) }
    parts.append("on screen: " + visible)
    return parts.joined(separator: "; ")
  }
}

/// The log of the state, which helps to find out why a HUD is onscreen.
enum StateLog {
  static let isOn = ProcessInfo.processInfo.environment["STATUSHUD_LOG"] == "1"

  static func write(_ description: String, of call: StaticString, at time: Double) {
    let line = "\(String(format: "%.3f", time)) \(call): \(description)"
    #if os(Linux)
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    #else
      Logger(subsystem: "StatusHUD", category: "state").notice("\(line, privacy: .public)")
    #endif
  }
}
