// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Feeds something with input made from a seed. That it does not trap shows by the process's being
/// alive.
@MainActor protocol FuzzTrial: AnyObject {
  /// What the input is, in a sentence.
  static var subject: String { get }
  var count: Int { get }
  var generator: SeededGenerator { get set }

  /// Handles one input. Returns what is wrong, and notes what became of it.
  func handleNext() async -> String?
  /// What became of the inputs, and what speaks against that.
  func outcome() async -> Claim
}

extension FuzzTrial {
  /// The memory may grow by so much after the first tenth, which makes what is made once. Pango
  /// remembers a font for each character it has met, of which there are a million.
  private static var memoryLimit: Int { 16 << 20 }

  func run() async throws -> [Claim] {
    var objections: [String] = []
    var warm = 0
    for index in 0..<count {
      if index == count / 10 { warm = try residentMemory() }
      if let objection = await handleNext() { objections.append("input \(index): \(objection)") }
    }
    let after = try residentMemory()
    return [
      Claim(text: "\(count) \(Self.subject)", objections: objections),
      await outcome(),
      Claim(
        text:
          "resident memory is bounded: \(warm >> 10) KiB after a tenth, \(after >> 10) KiB at the end",
        objections: after - warm < Self.memoryLimit ? [] : ["it grew by \(after - warm) bytes"]),
    ]
  }
}
