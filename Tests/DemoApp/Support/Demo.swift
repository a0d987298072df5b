// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The demo in a window on a server of its own, looked at and used from outside.
@MainActor
struct Demo {
  /// The size of the window in points, which the demo's documentation names.
  static let size = CGSize(width: 390, height: 844)

  static let whole = CGRect(origin: .zero, size: size)
  /// A place that every HUD covers, in a row that no test clicks.
  static let middle = CGRect(x: 170, y: 398, width: 50, height: 50)

  let server: XServer
  let client: SecondClient
  let program: Program
  let window: TopLevelWindow
  private let scale: CGFloat

  /// The executable that was built with these tests.
  static func executable() throws -> URL {
    let file = Bundle.main.bundleURL.appendingPathComponent("DemoApp")
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw SetUpFailure("\(file.path) was not built")
    }
    return file
  }

  /// Starts the demo and waits until it can be seen.
  static func run(
    scale: CGFloat = 1, _ body: @MainActor (Demo) async throws -> Void
  ) async throws {
    let screen = "\(Int(size.width * scale) + 40)x\(Int(size.height * scale) + 40)x24"
    try await XServer.run(screens: [screen]) { server in
      let program = try Program(
        executable(), scale == 1 ? [] : ["--scale", "\(scale)"], display: server.name)
      do {
        try await body(Demo(server, program, scale: scale))
      } catch {
        let lines = (try? program.errorLines()) ?? []
        try await program.end()
        throw lines.isEmpty ? error : SetUpFailure("\(error); the demo says: \(lines)")
      }
      try await program.end()
    }
  }

  private init(_ server: XServer, _ program: Program, scale: CGFloat) async throws {
    let client = try SecondClient(server)
    var windows: [TopLevelWindow] = []
    try await wait(for: "the demo's window") {
      windows = client.shownWindows()
      return !windows.isEmpty
    }
    guard let window = windows.first else { throw SetUpFailure("the window went away") }
    self.server = server
    self.client = client
    self.program = program
    self.window = window
    self.scale = scale
    // The root is black and the list light gray: the window is drawn when its last corner is.
    try await wait(for: "the list") {
      try pixel(at: CGPoint(x: 2, y: 2)).red > 128 && pixel(at: CGPoint(x: 387, y: 841)).red > 128
    }
  }

  // MARK: Looking

  /// What the root window shows in a part of the demo's window, which is given in points.
  func picture(of part: CGRect = Self.whole) throws -> PixelReader {
    try server.framebuffer().picture(of: pixels(of: part))
  }

  private func pixels(of part: CGRect) -> CGRect {
    CGRect(
      x: window.frame.minX + part.minX * scale, y: window.frame.minY + part.minY * scale,
      width: part.width * scale, height: part.height * scale)
  }

  func pixel(at point: CGPoint) throws -> Pixel {
    try picture(of: CGRect(x: point.x, y: point.y, width: 1, height: 1)).premultiplied(0, 0)
  }

  /// Waits until a part of the window is another picture than `old`.
  func change(_ what: String, of part: CGRect, from old: PixelReader) async throws {
    try await wait(for: what) { try picture(of: part) != old }
  }

  /// The picture of a part of the window, once twenty looks see no change: a third of a second, and
  /// longer on a busy machine.
  func stillPicture(of part: CGRect = Self.whole) async throws -> PixelReader {
    var last = try picture(of: part)
    var looks = 0
    try await wait(for: "the picture to stand still") {
      let now = try picture(of: part)
      looks = now == last ? looks + 1 : 0
      last = now
      return looks == 20
    }
    return last
  }

  // MARK: Using

  func click(_ row: Row) async throws {
    try await click(row.frame)
  }

  /// Clicks in the middle of a part of the window.
  func click(_ part: CGRect) async throws {
    let (x, y) = (Int(part.midX * scale), Int(part.midY * scale))
    try await xdotool(["mousemove", "\(x)", "\(y)", "click", "1"])
  }

  /// Plays the user, in pixels of the screen.
  func xdotool(_ arguments: [String]) async throws {
    try await Tool.xdotool(server.name, arguments)
  }

  func press(_ keys: String...) async throws {
    for key in keys { try await Tool.xdotool(server.name, "key", key) }
  }
}
