// SPDX-License-Identifier: MIT

/// A layout that calculates the frames of a bezel and its elements.
///
/// The indicator, label, details, and button form a centered column. If the layout can't meet all
/// requirements, it prioritizes them in this order: margin, content, offset, minimum size, and
/// square shape. A large offset moves the bezel only as far as the margin.
///
/// If the content doesn't fit, the layout shortens or omits elements in this order: details, label,
/// button, and indicator. If the area is small, the layout reduces the margin and the padding to
/// leave up to 80 points for the content in each dimension.
struct HUDLayout: Equatable {
  /// The elements of a bezel, from top to bottom.
  enum Part: CaseIterable {
    case indicator, label, details, button

    /// The elements from most to least important. The layout shortens the last element first.
    fileprivate static let byImportance: [Part] = [.indicator, .button, .label, .details]
  }

  /// The values that determine the layout. Sizes and lengths must be finite and nonnegative.
  struct Input: Equatable {
    /// The area that can contain the bezel, in the coordinate system of the bezel's superview.
    var available = CGRect.zero
    var scale: CGFloat = 1
    /// The sizes of the elements. The layout omits an element if its size is missing or zero.
    var sizes: [Part: CGSize] = [:]
    /// The bezel's relative position, from (0, 0) at the top left to (1, 1) at the bottom right.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var configuration = StatusHUD.Configuration()
    /// The size of the font, which increases the default maximum width of the text.
    var pointSize: CGFloat = 0
    /// The scale of the indicator, whose size in ``sizes`` is the scaled one.
    var indicatorScale: CGFloat = 1
  }

  /// The pixel-aligned frame of the bezel, in the coordinate system of its superview.
  let bezel: CGRect
  /// The frames of the elements, in the coordinate system of the bezel.
  private(set) var frames: [Part: CGRect] = [:]
  let indicatorScale: CGFloat
  /// The space that remains for a label after the layout places the elements. Measure the main label
  /// first, add its size to the input, and then measure the details label.
  let textLimit: CGSize

  init(_ input: Input) {
    let (configuration, minimum) = (input.configuration, input.configuration.minimumSize)
    let grid = PixelGrid(scale: input.scale)
    let horizontal = Axis(\.x, \.width, of: input, grid)
    let vertical = Axis(\.y, \.height, of: input, grid)

    // A label is wider than its maximum width if the minimum size, indicator, or button is wider.
    let sizes = input.sizes.mapValues(grid.ceil)
    let maximum = configuration.maximumWidth.map { $0 - 2 * configuration.padding }
    let wanted = max(
      maximum ?? max(280, 18 * input.pointSize), minimum.width - 2 * horizontal.padding,
      sizes[.indicator]?.width ?? 0, sizes[.button]?.width ?? 0)
    let limit = min(wanted, horizontal.inner)

    var cut: [Part: CGSize] = [:]
    var left = vertical.inner
    for part in Part.byImportance {
      guard let size = sizes[part] else { continue }
      let height = min(size.height, grid.floor(left))
      guard height > 0 else { continue }
      cut[part] = CGSize(width: min(size.width, grid.floor(limit)), height: height)
      left -= height + configuration.spacing
    }
    // The elements that fit, from top to bottom, and their sizes.
    let parts = Part.allCases.compactMap { part in cut[part].map { (part: part, size: $0) } }
    let column = CGSize(
      width: parts.map(\.size.width).max() ?? 0,
      height: parts.map(\.size.height).reduce(0, +)
        + configuration.spacing * CGFloat(max(0, parts.count - 1)))
    indicatorScale = input.indicatorScale
    textLimit = CGSize(width: limit, height: max(0, left))

    let width = max(horizontal.bezelLength(around: column.width), minimum.width)
    let height = max(vertical.bezelLength(around: column.height), minimum.height)
    let side = configuration.isSquare ? max(width, height) : 0
    let across = horizontal.fit(max(width, side), around: column.width)
    let down = vertical.fit(max(height, side), around: column.height)
    bezel = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)

    var top = (bezel.height - column.height) / 2
    for (part, size) in parts {
      frames[part] = grid.center(size, at: CGPoint(x: bezel.width / 2, y: top + size.height / 2))
      top += size.height + configuration.spacing
    }
  }
}

/// The horizontal or vertical dimension of the available area, with its margin and padding.
private struct Axis {
  /// The length that the layout reserves for the content before adding the margin and padding.
  private static let least: CGFloat = 80
  /// The maximum length in layout calculations, which exceeds the size of any screen.
  private static let limit: CGFloat = 1e7

  let padding: CGFloat
  private let margin: CGFloat
  private let start: CGFloat
  private let length: CGFloat
  private let anchor: CGFloat
  private let offset: CGFloat
  private let grid: PixelGrid

  init(
    _ coordinate: KeyPath<CGPoint, CGFloat>, _ dimension: KeyPath<CGSize, CGFloat>,
    of input: HUDLayout.Input, _ grid: PixelGrid
  ) {
    padding = min(input.configuration.padding, Self.limit)
    margin = min(input.configuration.margin, Self.limit)
    let start = input.available.origin[keyPath: coordinate]
    let length = input.available.size[keyPath: dimension]
    let isValid = abs(start) < Self.limit && length.isValidLength
    self.start = isValid ? grid.ceil(start) : 0
    self.length = isValid ? max(0, grid.floor(min(start + length, Self.limit)) - self.start) : 0
    anchor = input.anchor[keyPath: coordinate]
    offset = min(max(input.configuration.offset[keyPath: coordinate], -Self.limit), Self.limit)
    self.grid = grid
  }

  /// The length that's available for content.
  var inner: CGFloat { min(length, max(grid.floor(length - 2 * (padding + margin)), Self.least)) }

  /// Returns a factor from 0 to 1 that scales the margin and the padding so that `content` fits.
  private func squeeze(around content: CGFloat) -> CGFloat {
    let wanted = 2 * (padding + margin)
    return wanted > 0 ? min(1, max(0, length - content) / wanted) : 1
  }

  /// Returns the length of the smallest bezel that can contain `content`.
  func bezelLength(around content: CGFloat) -> CGFloat {
    content + 2 * padding * squeeze(around: content)
  }

  /// Returns a bezel's position and length. If the area is small, the length is less than `wanted`.
  func fit(_ wanted: CGFloat, around content: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let edge = grid.floor(margin * squeeze(around: content))
    let room = length - 2 * edge
    let compact = min(room, grid.ceil(bezelLength(around: content)))
    // Limit the size, so that the bezel has enough space to move by its full offset.
    var limit = room
    if offset > 0, anchor < 1 { limit -= offset / (1 - anchor) }
    if offset < 0, anchor > 0 { limit += offset / anchor }
    let size = min(grid.ceil(wanted), max(compact, grid.floor(limit)))
    let free = room - size
    let origin = grid.round(anchor * free + offset)
    return (start + edge + min(max(0, origin), free), size)
  }
}

extension HUDPosition {
  /// Returns the position as fractions of the width and height, measured from the top-left corner.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (1, 0) : (0, 1)
    return switch self {
    case .topLeading: CGPoint(x: leading, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topTrailing: CGPoint(x: trailing, y: 0)
    case .leading: CGPoint(x: leading, y: 0.5)
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .trailing: CGPoint(x: trailing, y: 0.5)
    case .bottomLeading: CGPoint(x: leading, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: trailing, y: 1)
    }
  }
}
