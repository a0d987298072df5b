// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Connecting, and the errors when that fails. Expected values: the rules of X11 and of `X11Error`.
@MainActor
@Suite(.serialized)
struct X11ConnectionTests {
  // No server has a number that high: the ports of TCP displays end at 65535 - 6000.
  @Test(arguments: [":59000", "nonsense", ":"])
  func whereNobodyAnswersTheErrorNamesTheDisplay(name: String) {
    let error = #expect(throws: X11Error.self) { try X11Display(name: name) }
    #expect(error?.description.contains("cannot connect to the X11 display \(name)") == true)
  }

  @Test func aScreenThatDoesNotExistOrHasEightBitsIsAnError() async throws {
    try await XServer.run(screens: ["64x64x8"]) { server in
      for (screen, reason) in [("7", "it has no such screen"), ("0", "TrueColor")] {
        let error = #expect(throws: X11Error.self) {
          try X11Display(name: "\(server.name).\(screen)")
        }
        #expect(error?.description.contains(reason) == true)
      }
    }
  }
}
