// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension NSAttributedString {
  /// The size of the text in lines that only break where it says so. Fractional: round it up.
  public func size() -> CGSize {
    StringDrawing(self).layout(width: nil).size
  }

  /// Draws with the top left of the text at `point`.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(at: point)
  }

  /// Draws inside `rect`, in lines as wide as it; lines below it are left out.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(with: rect, options: .usesLineFragmentOrigin)
  }

  /// Draws with the options; without `usesLineFragmentOrigin`, one line whose baseline starts at
  /// the origin of `rect`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let bounds = StringDrawing(self).draw(with: rect, options: options)
    context?.totalBounds = bounds
  }

  /// Where the text would be drawn. Fractional: round its size up.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self).boundingRect(with: size, options: options)
    context?.totalBounds = bounds
    return bounds
  }
}
