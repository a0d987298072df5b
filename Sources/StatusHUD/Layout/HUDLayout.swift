// SPDX-License-Identifier: MIT

/// Where the bezel is and what is where in it: a pure function of sizes, for every HUD of the library.
///
/// Indicator, label, details and button are stacked in the bezel's middle. Of conflicting wishes
/// the first of these wins: the margin to the edge of what is available, the offset, the room for
/// the content, the minimum size and the square. So an offset that no bezel can follow leaves it at
/// the edge, as small as its content; and a minimum size grows the bezel only as far as it still
/// follows its offset.
///
/// Content that finds no room is cut: the details first, then the label, the button, the indicator.
/// But in a host too small for margin and padding these shrink, together, until there are 80 points
/// for the content.
struct HUDLayout: Equatable {
  /// In the coordinates of what is available, aligned to its pixels, as are the parts' frames.
  var bezel: CGRect
  /// In the bezel's coordinates, as the other parts; nil without an indicator.
  var indicator: CGRect?
  var label: CGRect?
  var details: CGRect?
  var button: CGRect?

  init(_ input: Input) {
    let room = HUDLayoutRoom(input)
    let parts = room.cut()
    let stack = room.stack(parts)
    var size = CGSize(
      width: max(room.horizontal.bezel(around: stack.width), room.minimum.width),
      height: max(room.vertical.bezel(around: stack.height), room.minimum.height))
    if input.isSquare {
      let side = max(size.width, size.height)
      size = CGSize(width: side, height: side)
    }
    let across = room.horizontal.place(size.width, around: stack.width)
    let down = room.vertical.place(size.height, around: stack.height)
    bezel = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)

    var top = (bezel.height - stack.height) / 2
    var frames: [Part: CGRect] = [:]
    for part in Part.allCases {
      guard let size = parts[part] else { continue }
      frames[part] = room.grid.centre(
        size, at: CGPoint(x: bezel.width / 2, y: top + size.height / 2))
      top += size.height + room.spacing
    }
    (indicator, label) = (frames[.indicator], frames[.label])
    (details, button) = (frames[.details], frames[.button])
  }

  /// The most room one more text may take beside what `input` has already, for measuring it: first
  /// the label, then, with the label's size in the input, the details.
  static func labelLimit(_ input: Input) -> CGSize {
    let room = HUDLayoutRoom(input)
    let parts = room.cut()
    let taken = parts.isEmpty ? 0 : room.stack(parts).height + room.spacing
    return CGSize(width: room.textWidth, height: max(0, room.inner.height - taken))
  }
}
