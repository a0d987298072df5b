// SPDX-License-Identifier: MIT

/// Where the bezel is and what is where in it: a pure function of sizes, the same for every HUD.
///
/// Indicator, label, details and button form a column in the middle of the bezel. Where wishes
/// conflict, the first of these wins: the margin to the edges, the offset, the room for the content,
/// the minimum size and the square. An offset that no bezel can follow puts it at the edge.
///
/// Content without room is cut: first the details, then the label, the button, the indicator. In an
/// area too small for margin and padding, these shrink together until 80 points are left.
struct HUDLayout: Equatable {
  /// What the bezel holds, from the top.
  enum Part: CaseIterable {
    case indicator, label, details, button

    /// The last is cut first.
    fileprivate static let byImportance: [Part] = [.indicator, .button, .label, .details]
  }

  /// What the layout is computed from. Sizes and lengths have to be valid.
  struct Input: Equatable {
    /// Where the bezel may be, in the coordinates of its superview.
    var available = CGRect.zero
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The sizes of the parts. A part without a size is left out.
    var sizes: [Part: CGSize] = [:]
    var minimumSize: CGSize = .zero
    /// Whether the bezel is as high as wide, as far as there is room.
    var isSquare = false
    /// Where in the available area the bezel is, 0...1 from the left and the top.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    /// How far it moves right and down from there.
    var offset = CGPoint.zero
    var metrics = Metrics.overlay
  }

  /// The distances of one kind of HUD, in points.
  struct Metrics: Equatable {
    /// From the edge of the bezel to its content.
    var padding: CGFloat
    /// Between two parts.
    var spacing: CGFloat
    /// From the bezel to the edge of the available area, at least.
    var edgeMargin: CGFloat
    /// The maximum width of a text, unless the bezel is wider anyway.
    var maximumTextWidth: CGFloat

    /// The metrics of the global HUD. Longer lines than 280 points are hard to read, but large
    /// letters need them.
    static func overlay(pointSize: CGFloat) -> Metrics {
      Metrics(padding: 12, spacing: 8, edgeMargin: 16, maximumTextWidth: max(280, 18 * pointSize))
    }

    static let overlay = overlay(pointSize: 0)

    /// The metrics of MBProgressHUD, with one margin inside and outside the bezel.
    static func view(margin: CGFloat) -> Metrics {
      Metrics(
        padding: margin, spacing: 4, edgeMargin: margin, maximumTextWidth: .greatestFiniteMagnitude)
    }
  }

  /// In the coordinates of the available area, and aligned to its pixels.
  let bezel: CGRect
  /// The frames of the parts in the coordinates of the bezel.
  private(set) var frames: [Part: CGRect] = [:]

  init(_ input: Input) {
    let room = Room(input)
    let column = room.column
    var size = CGSize(
      width: max(room.horizontal.bezelLength(around: column.width), input.minimumSize.width),
      height: max(room.vertical.bezelLength(around: column.height), input.minimumSize.height))
    if input.isSquare {
      size.width = max(size.width, size.height)
      size.height = size.width
    }
    let across = room.horizontal.place(size.width, around: column.width)
    let down = room.vertical.place(size.height, around: column.height)
    bezel = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)

    var top = (bezel.height - column.height) / 2
    for (part, size) in room.parts {
      frames[part] = room.grid.center(
        size, at: CGPoint(x: bezel.width / 2, y: top + size.height / 2))
      top += size.height + input.metrics.spacing
    }
  }

  /// The room for one more text beside the parts that `input` has. Measure the label first and then,
  /// with its size in the input, the details.
  static func textLimit(_ input: Input) -> CGSize {
    let room = Room(input)
    let taken = room.parts.isEmpty ? 0 : room.column.height + input.metrics.spacing
    return CGSize(width: room.textWidth, height: max(0, room.vertical.inner - taken))
  }
}

/// The room there is for the parts of an input, and what they get of it.
private struct Room {
  let grid: PixelGrid
  let horizontal: Axis
  let vertical: Axis
  /// The maximum width of a text.
  let textWidth: CGFloat
  /// The parts from the top, cut to what there is room for.
  let parts: [(part: HUDLayout.Part, size: CGSize)]
  /// The size of the column of the parts.
  let column: CGSize

  init(_ input: HUDLayout.Input) {
    grid = PixelGrid(scale: input.scale)
    let (area, metrics) = (input.available, input.metrics)
    horizontal = Axis(
      from: area.origin.x, length: area.size.width, anchor: input.anchor.x,
      offset: input.offset.x, metrics: metrics, grid: grid)
    vertical = Axis(
      from: area.origin.y, length: area.size.height, anchor: input.anchor.y,
      offset: input.offset.y, metrics: metrics, grid: grid)

    let sizes = input.sizes.filter { $0.value != .zero }.mapValues(grid.ceil)
    let wanted = max(
      metrics.maximumTextWidth, input.minimumSize.width - 2 * horizontal.padding,
      sizes[.indicator]?.width ?? 0, sizes[.button]?.width ?? 0)
    textWidth = min(wanted, horizontal.inner)

    var cut: [HUDLayout.Part: CGSize] = [:]
    var left = vertical.inner
    for part in HUDLayout.Part.byImportance {
      guard let size = sizes[part] else { continue }
      let height = min(size.height, grid.floor(left))
      guard height > 0 else { continue }
      let isText = part == .label || part == .details
      let width = min(size.width, grid.floor(isText ? textWidth : horizontal.inner))
      cut[part] = CGSize(width: width, height: height)
      left -= height + metrics.spacing
    }
    parts = HUDLayout.Part.allCases.compactMap { part in cut[part].map { (part, $0) } }
    column = CGSize(
      width: parts.map(\.size.width).max() ?? 0,
      height: parts.map(\.size.height).reduce(0, +)
        + metrics.spacing * CGFloat(max(0, parts.count - 1)))
  }
}

/// One direction of the available area, and what margin, padding and content get of it.
private struct Axis {
  /// What content gets before margin and padding do.
  private static let least: CGFloat = 80
  /// More than any screen: keeps huge numbers out of the arithmetic.
  private static let limit: CGFloat = 1e7

  let padding: CGFloat
  private let margin: CGFloat
  private let start: CGFloat
  private let length: CGFloat
  private let anchor: CGFloat
  private let offset: CGFloat
  private let grid: PixelGrid

  init(
    from start: CGFloat, length: CGFloat, anchor: CGFloat, offset: CGFloat,
    metrics: HUDLayout.Metrics, grid: PixelGrid
  ) {
    padding = min(metrics.padding, Self.limit)
    margin = min(metrics.edgeMargin, Self.limit)
    let isValid = abs(start) < Self.limit && length.isValidLength
    self.start = isValid ? grid.ceil(start) : 0
    self.length = isValid ? max(0, grid.floor(min(start + length, Self.limit)) - self.start) : 0
    self.anchor = anchor
    self.offset = min(max(offset, -Self.limit), Self.limit)
    self.grid = grid
  }

  /// The room for content.
  var inner: CGFloat {
    min(length, max(grid.floor(length - 2 * (padding + margin)), Self.least))
  }

  /// The part of margin and padding that is left around `content`, 0...1.
  private func squeeze(around content: CGFloat) -> CGFloat {
    let wanted = 2 * (padding + margin)
    return wanted > 0 ? min(1, max(0, length - content) / wanted) : 1
  }

  /// The length of a bezel that just holds `content`.
  func bezelLength(around content: CGFloat) -> CGFloat {
    content + 2 * padding * squeeze(around: content)
  }

  /// Places a bezel that is `wanted` long, or as much shorter as it has to be.
  func place(_ wanted: CGFloat, around content: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let edge = grid.floor(margin * squeeze(around: content))
    let room = length - 2 * edge
    let compact = min(room, grid.ceil(bezelLength(around: content)))
    let size = min(grid.ceil(wanted), max(compact, grid.floor(growthLimit(in: room))))
    let free = room - size
    let origin = grid.round(anchor * free + offset)
    return (start + edge + min(max(0, origin), free), size)
  }

  /// How long a bezel can be at its offset.
  private func growthLimit(in room: CGFloat) -> CGFloat {
    if offset > 0, anchor < 1 { return room - offset / (1 - anchor) }
    if offset < 0, anchor > 0 { return room + offset / anchor }
    return room
  }
}
