// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Drawing into the current context, which is left as it was.
extension UIBezierPath {
  /// Fills with the fill colour.
  public func fill() {
    withCurrentContext { context in
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Fills with the fill colour in another blend mode and with less of it.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill()
    }
  }

  /// Strokes with the stroke colour.
  public func stroke() {
    withCurrentContext { context in
      prepareStroke(in: context)
      context.strokePath()
    }
  }

  /// Strokes with the stroke colour in another blend mode and with less of it.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke()
    }
  }

  /// Intersects the clip of the current context with the fill of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func withCurrentContext(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    body(context)
  }
}
