// SPDX-License-Identifier: MIT

/// The input of a layout made sound, and the room it leaves to the parts.
struct HUDLayoutRoom {
  let grid: PixelGrid
  /// In whole pixels; without those that are empty.
  let parts: [HUDLayout.Part: CGSize]
  let minimum: CGSize
  let spacing: CGFloat
  let horizontal: HUDLayoutAxis
  let vertical: HUDLayoutAxis
  private let maximumLabelWidth: CGFloat

  init(_ input: HUDLayout.Input) {
    let grid = PixelGrid(scale: input.scale)
    let given: [HUDLayout.Part: CGSize?] = [
      .indicator: input.indicator, .label: input.label, .details: input.details,
      .button: input.button,
    ]
    self.grid = grid
    parts = given.compactMapValues { size in
      let size = grid.ceil((size ?? .zero).soundLength)
      return size == .zero ? nil : size
    }
    minimum = input.minimumSize.soundLength
    spacing = input.metrics.spacing.soundLength

    let (available, offset) = (input.available, input.offset.sanitized(or: .zero))
    horizontal = HUDLayoutAxis(
      from: available.origin.x, length: available.size.width, anchor: input.anchor.x,
      offset: offset.horizontal, metrics: input.metrics, grid: grid)
    vertical = HUDLayoutAxis(
      from: available.origin.y, length: available.size.height, anchor: input.anchor.y,
      offset: offset.vertical, metrics: input.metrics, grid: grid)
    maximumLabelWidth = max(
      (input.metrics.maximumLabelWidth ?? .greatestFiniteMagnitude).soundLength,
      minimum.width - 2 * horizontal.padding,
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

  /// The size of the parts above each other.
  func stack(_ parts: [HUDLayout.Part: CGSize]) -> CGSize {
    // In the order of the parts: that of a dictionary differs from run to run, and so would sums.
    let sizes = HUDLayout.Part.allCases.compactMap { parts[$0] }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, sizes.count - 1)))
  }
}
