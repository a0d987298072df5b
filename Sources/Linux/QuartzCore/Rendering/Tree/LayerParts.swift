// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What one layer draws without its sublayers.
struct LayerParts {
  /// How contents and sublayers are cut to the bounds.
  enum Clip: Equatable {
    case none
    /// To whole pixels.
    case rect(PixelRect)
    /// To a shape, which touches the given pixels.
    case shape(Coverage, PixelRect)
  }

  /// Below everything and not clipped.
  var background: [Primitive] = []
  /// What the clip cuts.
  var contents: [Primitive] = []
  /// Above the sublayers and not clipped.
  var border: [Primitive] = []
  var clip = Clip.none
  /// A shadow of everything that the layer and its sublayers draw.
  var shadow: SilhouetteShadow?
  /// How far around the screen they count, in pixels.
  var margin = 0

  var count: Int { background.count + contents.count + border.count }

  var isEmpty: Bool { background.isEmpty && contents.isEmpty && border.isEmpty }

  /// Whether opacity can be had without a group, as far as this layer goes.
  var isFadable: Bool {
    if case .shape = clip { return false }
    return shadow == nil && background.allSatisfy(\.isFadable)
      && contents.allSatisfy(\.isFadable) && border.allSatisfy(\.isFadable)
  }

  /// Leaves out what lies outside.
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
}
