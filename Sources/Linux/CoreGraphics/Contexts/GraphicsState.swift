// SPDX-License-Identifier: MIT

import Foundation

/// What `CGContext.saveGState()` saves, the clip excepted, which Cairo saves.
struct GraphicsState {
  /// From user space to the base space, whose origin is the lower left corner.
  var ctm: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var blendMode = CGBlendMode.normal
  var shadow: ContextShadow?
}
