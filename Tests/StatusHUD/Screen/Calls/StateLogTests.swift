// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// The log that the environment of an app asks for, from a program that shows HUDs.
@Suite struct StateLogTests {
  private func log(_ value: String) throws -> [Substring] {
    let program = try Toolchain.products().appendingPathComponent("Endurance").path
    let output = try Toolchain.run(["STATUSHUD_LOG=\(value)", program, "texts", "--count", "300"])
    return output.split(separator: "\n").filter { $0.contains("on screen:") }
  }

  @Test func eachChangeIsALineWithItsTimeAndItsCall() throws {
    let lines = try log("1")
    #expect(
      lines.allSatisfy { $0.contains(#/^\d+\.\d{3} \w+(\([\w:]*\))?: counted \d+.*; on screen: /#) }
    )
    for call in ["update(status:)", "dismiss(after:completion:)", "update()"] {
      #expect(lines.contains { $0.contains(" \(call): ") }, "\(call)")
    }
  }

  @Test(arguments: ["", "0"]) func nothingIsWrittenUnlessItIsAskedFor(value: String) throws {
    #expect(try log(value).isEmpty)
  }
}
