// SPDX-License-Identifier: MIT

extension HUDCase {
  /// Every state, in the order in which the gallery shows them.
  public static let all: [HUDCase] = activity + progress + messages + masks + looks

  /// The state of that name, if there is one.
  public static func named(_ name: String) -> HUDCase? {
    all.first { $0.name == name }
  }
}
