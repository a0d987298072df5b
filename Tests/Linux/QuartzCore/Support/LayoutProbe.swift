// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// Counts its layouts and drawings. Written as a client writes a layer for Apple platforms.
final class LayoutProbe: CALayer {
  var layouts = 0
  var drawings: [CGSize] = []
  var onLayout: ((LayoutProbe) -> Void)?
  var onDraw: ((CGContext) -> Void)?
  var note = "new"

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    note = "copy of " + ((layer as? LayoutProbe)?.note ?? "nothing")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
    onLayout?(self)
  }

  override func draw(in ctx: CGContext) {
    drawings.append(CGSize(width: ctx.width, height: ctx.height))
    onDraw?(ctx)
  }
}
