// SPDX-License-Identifier: MIT

/// Where the bezel is and what is where in it: a pure function of sizes.
///
/// Of conflicting wishes the first of these wins: the margin to the safe area's edge, the offset,
/// the room for indicator and text, the minimum size.
struct HUDLayout: Equatable {
  /// What the layout is computed from. Anything that is no size counts as empty.
  struct Input: Equatable {
    /// The safe area, in the overlay's coordinates.
    var available: CGRect
    /// Pixels per point.
    var scale: CGFloat
    /// Nil without an indicator.
    var indicator: CGSize?
    /// The measured text, nil without one. Measure within ``HUDLayout/labelLimit(_:)``.
    var label: CGSize?
    var minimumSize: CGSize = .zero
    var offset: UIOffset = .zero
  }

  static let padding: CGFloat = 12
  static let spacing: CGFloat = 8
  /// The least distance of the bezel to the edge of the safe area.
  static let edgeMargin: CGFloat = 16
  /// Lines longer than this are tiring to read in a box in the middle of a screen.
  static let maximumLabelWidth: CGFloat = 280

  /// In the overlay's coordinates.
  var bezel: CGRect
  /// In the bezel's coordinates; nil without an indicator.
  var indicator: CGRect?
  /// In the bezel's coordinates; nil without a text.
  var label: CGRect?

  init(_ input: Input) {
    let grid = PixelGrid(scale: input.scale)
    let safe = input.available.sanitised
    let room = Self.room(in: safe)
    let content = input.indicator.map { $0.sanitised(or: .zero) }
    let limit = Self.labelLimit(input)
    let text = input.label.map { size in
      let size = grid.ceil(size.sanitised(or: .zero))
      return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
    }

    let stack = Self.stack(content, text)
    let least = input.minimumSize.sanitised(or: .zero)
    let offset = input.offset.sanitised(or: .zero)
    let size = grid.ceil(
      CGSize(
        width: max(stack.width + 2 * Self.padding, least.width),
        height: max(stack.height + 2 * Self.padding, least.height)))
    bezel = grid.centre(
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height)),
      at: CGPoint(x: safe.midX + offset.horizontal, y: safe.midY + offset.vertical),
      within: room)

    let middle = CGPoint(x: bezel.width / 2, y: bezel.height / 2)
    let top = middle.y - stack.height / 2
    indicator = content.map { size in
      grid.centre(size, at: CGPoint(x: middle.x, y: top + size.height / 2))
    }
    label = text.map { size in
      grid.centre(
        size, at: CGPoint(x: middle.x, y: top + stack.height - size.height / 2))
    }
  }

  /// The most room a text may take, for measuring it.
  static func labelLimit(_ input: Input) -> CGSize {
    let room = room(in: input.available.sanitised)
    let above = input.indicator.map { $0.sanitised(or: .zero).height + spacing } ?? 0
    return CGSize(
      width: max(0, min(maximumLabelWidth, room.width - 2 * padding)),
      height: max(0, room.height - 2 * padding - above))
  }

  /// The indicator above the text, without padding.
  private static func stack(_ indicator: CGSize?, _ label: CGSize?) -> CGSize {
    let gap = indicator != nil && label != nil ? spacing : 0
    return CGSize(
      width: max(indicator?.width ?? 0, label?.width ?? 0),
      height: (indicator?.height ?? 0) + gap + (label?.height ?? 0))
  }

  /// The safe area without the margin, as far as it has room for one.
  private static func room(in safe: CGRect) -> CGRect {
    safe.insetBy(
      dx: min(edgeMargin, safe.width / 2), dy: min(edgeMargin, safe.height / 2))
  }
}

extension CGRect {
  /// The rectangle, or an empty one at zero if it is not made of finite numbers.
  fileprivate var sanitised: CGRect {
    let isFinite = [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    return isFinite && size.width >= 0 && size.height >= 0 ? self : .zero
  }
}
