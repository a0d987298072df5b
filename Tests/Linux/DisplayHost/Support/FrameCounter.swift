// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

@testable import DisplayHost

/// Counts the frames of a window.
@MainActor
final class FrameCounter {
  let frames = Mailbox<Void>()
  /// Called in each frame.
  var draw: () -> Void = {}

  init(_ window: X11Window) {
    window.onFrame = { [weak self] in
      self?.draw()
      self?.frames.post(())
    }
  }
}
