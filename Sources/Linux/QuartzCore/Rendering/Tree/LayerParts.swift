// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The drawing of one layer without its sublayers.
struct LayerParts {
  /// How the bounds cut the contents and the sublayers.
  enum Clip: Equatable {
    case none
    /// To whole pixels.
    case rect(PixelRect)
    /// To a shape, which touches the given pixels.
    case shape(Coverage, PixelRect)

    /// The pixels of an area that the clip leaves.
    func limit(_ area: PixelRect) -> PixelRect {
      switch self {
      case .none: area
      case .rect(let rect), .shape(_, let rect): area.intersection(rect)
      }
    }

    /// The pixels of an opaque area that are certainly opaque after the clip.
    func cut(_ opaque: PixelRect) -> PixelRect {
      switch self {
      case .none: opaque
      case .rect(let rect): opaque.intersection(rect)
      case .shape: .zero
      }
    }
  }

  /// Beneath everything else, and not clipped.
  var background: [Primitive] = []
  /// Clipped.
  var contents: [Primitive] = []
  /// Above the sublayers, and not clipped.
  var border: [Primitive] = []
  var clip = Clip.none

  var count: Int { background.count + contents.count + border.count }

  var isEmpty: Bool { background.isEmpty && contents.isEmpty && border.isEmpty }

  /// Whether this layer's part of a group can be translucent without the group.
  var isFadable: Bool {
    if case .shape = clip { return false }
    return background.allSatisfy(\.isFadable) && contents.allSatisfy(\.isFadable)
      && border.allSatisfy(\.isFadable)
  }

  /// Removes the parts that lie outside.
  mutating func limit(to clip: PixelRect) {
    func limited(_ list: [Primitive]) -> [Primitive] {
      if list.allSatisfy({ clip.contains($0.extent) }) { return list }
      return list.compactMap { primitive in
        var primitive = primitive
        primitive.extent = primitive.extent.intersection(clip)
        return primitive.extent.isEmpty ? nil : primitive
      }
    }
    background = limited(background)
    contents = limited(contents)
    border = limited(border)
  }

  func faded(_ opacity: CGFloat) -> LayerParts {
    var copy = self
    copy.background = background.map { $0.faded(opacity) }
    copy.contents = contents.map { $0.faded(opacity) }
    copy.border = border.map { $0.faded(opacity) }
    return copy
  }

  /// The pixels that the parts and the sublayers may change.
  func extent(with siblings: SiblingNodes, clip: PixelRect) -> PixelRect {
    func union(_ primitives: [Primitive], _ start: PixelRect) -> PixelRect {
      primitives.reduce(start) { $0.union($1.extent) }
    }
    let clipped = self.clip.limit(union(contents, .zero).union(siblings.extent))
    return union(border, union(background, clipped)).intersection(clip)
  }
}
