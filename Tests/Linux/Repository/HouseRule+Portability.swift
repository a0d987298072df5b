// SPDX-License-Identifier: MIT

import Foundation

extension HouseRule {
  private static let banned: [(word: String, instead: String)] = [
    ("@objc", "Linux has no Objective-C: use closures"),
    ("#selector", "Linux has no Objective-C: use UIAction or a closure"),
    ("#keyPath", "Linux has no key-value coding"),
    ("fatalError(", "nothing here may trap: do the right thing or nothing"),
    ("Timer(", "use DeadlineTimer, which follows the screen's clock"),
    ("Timer.scheduledTimer(", "use DeadlineTimer, which follows the screen's clock"),
    ("asyncAfter", "use DeadlineTimer, which follows the screen's clock"),
    ("Task.sleep", "wait for what happens, not for time"),
    ("Thread.sleep", "wait for what happens, not for time"),
    ("usleep(", "wait for what happens, not for time"),
  ]

  static let portability = HouseRule(
    name: "Sources and demo use nothing that Linux lacks, that traps or that waits"
  ) { file in
    guard file.path.hasPrefix("Sources/") || file.path.hasPrefix("DemoApp/") else { return [] }
    return banned.flatMap { word, instead in
      file.violations("\(word) is not used here: \(instead)") { $0.containsWord(word) }
    }
  }
}

extension String {
  /// Whether `word` stands in this text other than as the end of a longer name.
  func containsWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.range(of: word) {
      let before = self[..<range.lowerBound].last
      let continues = before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      if !continues { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
