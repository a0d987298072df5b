// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Connecting, and the errors when that fails. Expected values: the rules of X11 and of `X11Error`.
@MainActor
@Suite(.serialized)
struct ConnectionTests {
  @Test func withoutADisplayTheErrorSaysSo() {
    let error = #expect(throws: X11Error.self) { try X11Display(environment: [:]) }
    #expect(error == .noDisplay)
    #expect(error?.description == "no display, which is X11 or Xwayland: DISPLAY is not set")
    #expect(throws: X11Error.noDisplay) { try X11Display(environment: ["DISPLAY": ""]) }
  }

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

  @Test func beingThrownOutIsALossOfTheServer() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "windowkill", "\(stage.window.identifier)")
      try await stage.expectLoss(of: server)
    }
  }
}
