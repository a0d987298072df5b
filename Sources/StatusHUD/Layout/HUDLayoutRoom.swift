// SPDX-License-Identifier: MIT

/// The input of a layout made sound, and the room it leaves to the parts.
struct HUDLayoutRoom {
  /// Larger than any screen; keeps absurd numbers out of the arithmetic.
  private static let limit: CGFloat = 1e7
  let grid: PixelGrid
  /// In whole pixels.
  let parts: [HUDLayout.Part: CGSize]
  let minimum: CGSize
  let spacing: CGFloat
  let horizontal: HUDLayoutAxis
  let vertical: HUDLayoutAxis
  private let maximumLabelWidth: CGFloat

  init(_ input: HUDLayout.Input) {
    let grid = PixelGrid(scale: input.scale)
    let parts = [
      .indicator: input.indicator, .label: input.label, .details: input.details,
      HUDLayout.Part.button: input.button,
    ].compactMapValues { size in
      let size = grid.ceil(Self.sound(size ?? .zero))
      return size == .zero ? nil : size
    }
    let metrics = input.metrics
    let spacing = Self.sound(metrics.spacing)
    let minimum = Self.sound(input.minimumSize)
    let offset = input.offset.sanitised(or: .zero)

    func axis(
      _ start: CGFloat, _ length: CGFloat, anchor: CGFloat, offset: CGFloat
    ) -> HUDLayoutAxis {
      let isSound = start.isFinite && length.isFinite && length >= 0
      let first = isSound ? grid.ceil(min(max(start, -Self.limit), Self.limit)) : 0
      let last = isSound ? grid.floor(min(max(start + length, -Self.limit), Self.limit)) : 0
      let length = max(0, last - first)
      return HUDLayoutAxis(
        grid: grid, start: first, length: length, padding: Self.sound(metrics.padding),
        margin: Self.sound(metrics.edgeMargin),
        anchor: anchor.isFinite ? min(max(anchor, 0), 1) : 0.5,
        offset: min(max(offset, -Self.limit), Self.limit))
    }

    self.grid = grid
    self.parts = parts
    self.spacing = spacing
    self.minimum = minimum
    let available = input.available
    horizontal = axis(
      available.origin.x, available.size.width, anchor: input.anchor.x,
      offset: offset.horizontal)
    vertical = axis(
      available.origin.y, available.size.height, anchor: input.anchor.y,
      offset: offset.vertical)
    maximumLabelWidth = max(
      metrics.maximumLabelWidth.map(Self.sound) ?? Self.limit,
      minimum.width - 2 * Self.sound(metrics.padding),
      parts[.indicator]?.width ?? 0, parts[.button]?.width ?? 0)
  }

  /// The room for all parts together.
  var inner: CGSize { CGSize(width: horizontal.inner, height: vertical.inner) }

  /// The room for a line of text.
  var textWidth: CGFloat { min(maximumLabelWidth, inner.width) }

  /// The parts, cut to what there is room for.
  func cut() -> [HUDLayout.Part: CGSize] {
    var result: [HUDLayout.Part: CGSize] = [:]
    var left = inner.height
    for part in HUDLayout.Part.byImportance {
      guard let size = parts[part] else { continue }
      let height = min(size.height, grid.floor(left))
      guard height > 0 else { continue }
      let width = part.isText ? textWidth : inner.width
      result[part] = CGSize(width: min(size.width, grid.floor(width)), height: height)
      left -= height + spacing
    }
    return result
  }

  func stack(_ parts: [HUDLayout.Part: CGSize]) -> CGSize { Self.stack(parts, spacing: spacing) }

  /// The size of the parts above each other.
  private static func stack(_ parts: [HUDLayout.Part: CGSize], spacing: CGFloat) -> CGSize {
    CGSize(
      width: parts.values.map(\.width).max() ?? 0,
      height: parts.values.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, parts.count - 1)))
  }

  private static func sound(_ length: CGFloat) -> CGFloat { min(length.sanitised(or: 0), limit) }

  private static func sound(_ size: CGSize) -> CGSize {
    let size = size.sanitised(or: .zero)
    return CGSize(width: min(size.width, limit), height: min(size.height, limit))
  }
}
