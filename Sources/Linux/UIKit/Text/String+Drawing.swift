// SPDX-License-Identifier: MIT

import LinuxQuartzCore

// Apple has these on `NSString` only, where a `String` finds them because it bridges.

extension NSString {
  /// The size of the text in lines that only break where it says so. Fractional: round it up.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(String(describing: self), attributes: attributes).layout(width: nil).size
  }

  /// Draws with the top left of the text at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(String(describing: self), attributes: attributes).draw(at: point)
  }

  /// Draws inside `rect`, in lines as wide as it; lines below it are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    StringDrawing(String(describing: self), attributes: attributes)
      .draw(with: rect, options: .usesLineFragmentOrigin)
  }

  /// Where the text would be drawn. Fractional: round its size up.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options)
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// The size of the text in lines that only break where it says so. Fractional: round it up.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// Draws with the top left of the text at `point`.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws inside `rect`, in lines as wide as it; lines below it are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }

  /// Where the text would be drawn. Fractional: round its size up.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
