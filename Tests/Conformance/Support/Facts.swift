// SPDX-License-Identifier: MIT

import Testing

/// What the library believes of UIKit and no document settles. The tests take turns at the one scene.
@Suite(.onScreen, .serialized) enum Facts {}

/// The code of the library that relies on what a test says of UIKit. `FactTests` checks that it exists.
struct UsedByTrait: TestTrait {
  let code: [String]
}

extension Trait where Self == UsedByTrait {
  static func usedBy(_ code: String...) -> Self { Self(code: code) }
}

/// Prints what UIKit does, and the code that relies on it, as a line of the list that a run is.
func saw(_ what: String) {
  let code = Test.current?.traits.compactMap { $0 as? UsedByTrait }.flatMap(\.code) ?? []
  print("saw: \(Test.current?.name ?? ""): \(what) [\(code.joined(separator: ", "))]")
}

/// The name of a value's class.
func name(_ object: Any?) -> String { object.map { String(describing: type(of: $0)) } ?? "nil" }

extension Trait where Self == ConditionTrait {
  #if canImport(UIKit)
    static var withVoiceOver: Self {
      .enabled("VoiceOver must be on.") { await UIAccessibility.isVoiceOverRunning }
    }

    /// Skips a test in which somebody has to do something, unless `STATUSHUD_BY_HAND` is set.
    static var byHand: Self {
      .enabled(
        if: ProcessInfo.processInfo.environment["STATUSHUD_BY_HAND"] != nil,
        "Set STATUSHUD_BY_HAND to do with the device what the test prints.")
    }
  #else
    static var withVoiceOver: Self { .enabled(if: true) }
    static var byHand: Self { .enabled(if: true) }
  #endif
}
