// SPDX-License-Identifier: MIT

import Foundation

/// What a `CAReplicatorLayer` adds.
struct ReplicatorValues {
  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity

  var isSound: Bool { transform.isFinite && delay.isFinite }

  func soundForRendering() -> ReplicatorValues {
    var v = self
    v.transform = transform.sound
    v.delay = delay.isFinite ? delay : 0
    return v
  }
}
