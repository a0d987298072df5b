// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels that a node may touch, before its mask cuts them.
struct NodeExtents {
  /// Without a shadow of everything.
  let content: PixelRect
  let all: PixelRect

  /// - Parameters:
  ///   - contentClip: What counts of the content, at least `clip`.
  ///   - clip: What can be seen of the node.
  init(
    _ parts: LayerParts, children: PixelRect, contentClip: PixelRect, clip: PixelRect
  ) {
    var clipped = PixelRect.zero
    for primitive in parts.contents { clipped = clipped.union(primitive.extent) }
    clipped = clipped.union(children)
    switch parts.clip {
    case .none: break
    case .rect(let rect), .shape(_, let rect): clipped = clipped.intersection(rect)
    }
    for primitive in parts.background { clipped = clipped.union(primitive.extent) }
    for primitive in parts.border { clipped = clipped.union(primitive.extent) }
    content = clipped.intersection(contentClip)
    let shadow = parts.shadow?.extent(of: content) ?? .zero
    all = content.union(shadow).intersection(clip)
  }
}
