// SPDX-License-Identifier: MIT

/// One direction of the available room, and what margin, padding and content get of it.
struct HUDLayoutAxis {
  /// What content gets before margin and padding do: room for an indicator and a line of text.
  private static let least: CGFloat = 80

  private let grid: PixelGrid
  /// Of what is available, in whole pixels.
  private let start: CGFloat
  private let length: CGFloat
  /// Inside the bezel and outside it, on either side.
  let padding: CGFloat
  private let margin: CGFloat
  private let anchor: CGFloat
  private let offset: CGFloat

  init(
    from start: CGFloat, length: CGFloat, anchor: CGFloat, offset: CGFloat,
    metrics: HUDLayout.Metrics, grid: PixelGrid
  ) {
    let isSound = start.isFinite && length.isFinite && length >= 0
    self.grid = grid
    self.start = isSound ? grid.ceil(start.sound) : 0
    self.length = isSound ? max(0, grid.floor((start + length).sound) - self.start) : 0
    padding = metrics.padding.soundLength
    margin = metrics.edgeMargin.soundLength
    self.anchor = anchor.isFinite ? min(max(anchor, 0), 1) : 0.5
    self.offset = offset.sound
  }

  /// The most that content can get: what padding and margin leave, which is not much in a tiny host.
  var inner: CGFloat {
    min(length, max(grid.floor(length - 2 * (padding + margin)), Self.least))
  }

  /// Margin and padding shrink by this factor around `content`: 1 but in tiny hosts.
  private func squeeze(around content: CGFloat) -> CGFloat {
    let wanted = 2 * (padding + margin)
    return wanted > 0 ? min(1, max(0, length - content) / wanted) : 1
  }

  /// The length of the bezel that is just large enough for `content`.
  func bezel(around content: CGFloat) -> CGFloat {
    content + 2 * padding * squeeze(around: content)
  }

  /// A bezel of `wanted` length, or less: never less than is just large enough for `content`.
  func place(_ wanted: CGFloat, around content: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let edge = grid.floor(margin * squeeze(around: content))
    let room = length - 2 * edge
    let compact = min(room, grid.ceil(bezel(around: content)))
    let size = min(grid.ceil(wanted), max(compact, grid.floor(growthLimit(in: room))))
    let free = room - size
    let origin = grid.round(anchor * free + offset)
    return (start + edge + min(max(0, origin), free), size)
  }

  /// How long the bezel may grow while there is still room for it at its offset.
  private func growthLimit(in room: CGFloat) -> CGFloat {
    if offset > 0 && anchor < 1 { return room - offset / (1 - anchor) }
    if offset < 0 && anchor > 0 { return room + offset / anchor }
    return room
  }
}

extension CGFloat {
  /// Larger than any screen; keeps absurd numbers out of the arithmetic.
  private static let limit: CGFloat = 1e7

  fileprivate var sound: CGFloat { Swift.min(Swift.max(self, -Self.limit), Self.limit) }

  /// The length; 0 for what can be none.
  var soundLength: CGFloat { sanitized(or: 0).sound }
}

extension CGSize {
  /// The size; zero for what can be none.
  var soundLength: CGSize {
    let size = sanitized(or: .zero)
    return CGSize(width: size.width.soundLength, height: size.height.soundLength)
  }
}
