// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// How the demo begins and ends, as the user's shell sees it. Expected exits: by convention 0 is
/// what was asked for, and a lost display is an orderly end too.
@MainActor
@Suite(.serialized)
struct DemoLifecycleTests {
  @Test func theCloseButtonEndsItInPeace() async throws {
    try await Demo.run { demo in
      #expect(demo.window.frame.size == Demo.size)
      demo.client.requestClose(of: demo.window.identifier)
      let exit = try await demo.program.exit()
      #expect(exit == .code(0))
      #expect(try demo.program.errorLines() == [])
    }
  }

  @Test func aServerThatDiesEndsItWithOneLine() async throws {
    try await Demo.run { demo in
      // In the middle of an animation, when requests are always under way.
      let before = try demo.picture(of: Demo.middle)
      try await demo.click(.countPrimes)
      try await demo.change("the HUD", of: Demo.middle, from: before)
      demo.server.kill()
      #expect(try await demo.program.exit() == .code(1))
      let lines = try demo.program.errorLines()
      #expect(lines == ["DemoApp: the X11 server \(demo.server.name) closed the connection"])
    }
  }

  @Test(arguments: [":54321", nil])
  func withoutADisplayItSaysSo(display: String?) async throws {
    let program = try Program(Demo.executable(), [], display: display)
    #expect(try await program.exit() == .code(1))
    let lines = try program.errorLines()
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("DemoApp: ") == true)
    #expect(lines.first?.contains(display ?? "DISPLAY is not set") == true)
    try await program.end()
  }

  @Test func aScaleThatIsNoneIsRefused() async throws {
    let program = try Program(Demo.executable(), ["--scale", "big"], display: nil)
    #expect(try await program.exit() == .code(2))
    #expect(try program.errorLines() == ["DemoApp: --scale needs a number from 0.5 to 8"])
    try await program.end()
  }
}
