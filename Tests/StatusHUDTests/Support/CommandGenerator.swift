// SPDX-License-Identifier: MIT

import Foundation

@testable import StatusHUD

/// SplitMix64: the same sequence for the same seed on every system.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension HUDCommand {
  /// One of the calls an app can make, with ordinary and with hostile arguments.
  ///
  /// - Parameters:
  ///   - lastID: Scoped activities are named by IDs up to this one, also by those of other contents.
  ///   - progress: What the calls that follow a `Progress` are given.
  static func random(
    now: Double, lastID: HUDContent.ID, progress: Progress, using generator: inout SeededGenerator
  ) -> HUDCommand {
    let status = [nil, "", " \n", "a", "b", "👩‍👩‍👧 שלום"].randomElement(using: &generator) ?? nil
    let maskType: StatusHUD.MaskType =
      [.none, .clear, .black, .gradient, .custom].randomElement(using: &generator) ?? .none
    let fraction =
      [0, 0.3, 0.34, 1, -1, 7, .nan, .infinity, -.infinity].randomElement(using: &generator) ?? 0
    let id = HUDContent.ID.random(in: 0...lastID, using: &generator)
    switch Int.random(in: 0..<15, using: &generator) {
    case 0, 1: return .show(status: status, maskType: maskType)
    case 2, 3: return .popActivity
    case 4: return .progress(fraction, status: status, maskType: maskType)
    case 5:
      return .message(
        HUDContent.Glyph.allCases.randomElement(using: &generator).map { .glyph($0) },
        status: status, duration: Double.random(in: 0...1, using: &generator), maskType: maskType)
    case 6: return .setStatus(status)
    case 7: return .dismissAt(time: now + Double.random(in: 0...0.5, using: &generator), nil)
    case 8: return .begin(status: status, maskType: maskType)
    case 9: return .update(id, status: status)
    case 10: return .updateProgress(id, Bool.random(using: &generator) ? fraction : nil)
    case 11, 12: return .end(id)
    case 13:
      let followed = FollowedProgress(progress: progress, isDescribed: false)
      return .follow(followed, ProgressSample(of: followed), status: status, maskType: maskType)
    default: return .dismiss(nil)
    }
  }
}
