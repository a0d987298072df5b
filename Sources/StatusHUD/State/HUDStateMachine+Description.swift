// SPDX-License-Identifier: MIT

extension HUDStateMachine {
  /// Returns a description that lists the app's requests and the age of each request.
  func description(at now: Double) -> String {
    func seconds(_ time: Double) -> String { "\(Int(min(max(0, time), 1e9))) s" }
    func item(_ content: HUDContent, since start: Double) -> String {
      // Limit the number of Unicode scalars, because a character can contain any number of scalars.
      let text = (content.status ?? content.details ?? "no text").unicodeScalars.prefix(60)
      return String(text) + ", " + seconds(now - start)
    }
    func list(_ contents: some BidirectionalCollection<HUDContent>) -> String {
      let items = contents.suffix(8).reversed().map { item($0, since: $0.start) }
      let more = contents.count > 8 ? ["\(contents.count - 8) more"] : []
      return items.isEmpty ? "none" : (items + more).joined(separator: ", ")
    }
    let (counted, messages) = (requests.counted, requests.messages.contents)
    let work = counted.flatMap { requests.work[$0.id] }
    let visible: String =
      switch phase {
      case .hidden: "no"
      case .waiting: "in grace time"
      case .appearing(_, let since), .visible(let since): seconds(now - since)
      case .disappearing: "fading out"
      }
    return [
      "counted \(requests.activityCount)"
        + (work.map { ": " + item($0, since: counted?.start ?? now) } ?? ""),
      "scoped: " + list(requests.work.contents.filter { requests.isScoped($0.id) }),
      messages.first.map { "message: " + item($0, since: $0.start) },
      "waiting: " + list(messages.dropFirst()),
      requests.dismissalTime.map { "dismissal: in " + seconds($0 - now) },
      "on screen: " + visible,
    ].compactMap { $0 }.joined(separator: "; ")
  }
}
