// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// What a renderer's actions draw with.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, with the origin at the top left and a unit of one point.
  open private(set) var cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }

  /// Fills `rect` with the fill colour.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }
}
