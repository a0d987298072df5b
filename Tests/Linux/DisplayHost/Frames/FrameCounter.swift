// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

@testable import DisplayHost

extension Stage {
  /// With the pacing of a server that has the extension Present, or of one that lacks it.
  init(_ server: XServer, pacing: FramePacing) async throws {
    let filter = pacing == .timer ? try ExtensionFilter(hiding: "Present", of: server) : nil
    try await self.init(server, through: filter)
  }

  static func run(
    options: [String] = [], pacing: FramePacing,
    _ body: @MainActor (Stage, XServer) async throws -> Void
  ) async throws {
    try await XServer.run(options: options) { server in
      try await body(try await Stage(server, pacing: pacing), server)
    }
  }
}

/// Writes down when the frames of a window were due.
@MainActor
final class FrameCounter {
  let window: X11Window
  let frames = Mailbox<Double>()
  /// Whether each frame asks for the next, as an animation does.
  var isAnimating = false
  /// What else a frame does.
  var draw: (() -> Void)?

  init(_ window: X11Window) {
    self.window = window
    window.onFrame = { [weak self] in
      guard let self else { return }
      self.draw?()
      if self.isAnimating { self.window.requestFrame() }
      self.frames.post(ProcessInfo.processInfo.systemUptime)
    }
  }

  /// Lets the window animate for so many frames, and returns their times.
  func animate(frames count: Int) async throws -> [Double] {
    isAnimating = true
    window.requestFrame()
    var times: [Double] = []
    while times.count < count {
      times.append(try await frames.next("frame \(times.count)"))
    }
    isAnimating = false
    window.cancelFrame()
    return times
  }
}
