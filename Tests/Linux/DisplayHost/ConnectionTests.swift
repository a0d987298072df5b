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

  @Test func aScreenThatDoesNotExistIsAnError() async throws {
    try await XServer.run { server in
      let error = #expect(throws: X11Error.self) { try X11Display(name: "\(server.name).7") }
      #expect(error?.description.contains("it has no such screen") == true)
    }
  }

  @Test func aScreenOfEightBitsIsAnError() async throws {
    try await XServer.run(screens: ["64x64x8"]) { server in
      let error = #expect(throws: X11Error.self) { try X11Display(name: server.name) }
      #expect(error?.description.contains("TrueColor") == true)
    }
  }

  @Test func refusedRequestsAreReportedAndSurvived() async throws {
    try await Stage.run { stage, server in
      let reports = Mailbox<String>()
      stage.display.onProtocolError = { reports.post($0) }
      try SecondClient(server).destroy(stage.window.identifier)
      // The window doesn't know yet, so its drawing is refused.
      stage.window.present(damage: [.infinite])
      let report = try await reports.next("the refusal")
      // 9 is BadDrawable in the protocol's list of errors.
      #expect(report.contains("error 9 "))
      try await wait(for: "the end of waiting") { !stage.window.isBusy }
      #expect(stage.display.isConnected)
    }
  }

  @Test func beingThrownOutIsALossOfTheServer() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "windowkill", "\(stage.window.identifier)")
      let event = try await stage.events.nextLoss()
      #expect(event == .serverLost("the X11 server \(server.name).0 closed the connection"))
      #expect(!stage.display.isConnected)
    }
  }
}
