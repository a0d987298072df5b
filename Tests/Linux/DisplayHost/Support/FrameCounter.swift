// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

@testable import DisplayHost

/// Records the times of the frames of a window.
@MainActor
final class FrameCounter {
  let window: X11Window
  let frames = Mailbox<Double>()
  /// Whether each frame requests the next, as an animation does.
  var isAnimating = false
  /// Called in each frame.
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
}
