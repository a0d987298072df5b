// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// How a symbol is drawn, in ems with y pointing down.
///
/// The names are those of Apple's symbols, so that the same sources find them; the drawings are
/// made for this package out of lines, arcs and dots, and have proportions of their own.
struct SymbolDrawing: Sendable {
  /// One step of a drawing.
  enum Step: Sendable {
    case line([CGPoint], closed: Bool = false)
    /// Angles in degrees, clockwise from the right.
    case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat)
    /// A disc of a diameter in line widths.
    case dot(CGPoint, CGFloat)
    case disc(center: CGPoint, radius: CGFloat)
    case polygon([CGPoint])
    /// Takes away what the steps before have painted.
    indirect case erase(Step, widening: CGFloat)
  }

  /// The height of every drawing.
  static let height: CGFloat = 1.2

  var width: CGFloat
  var steps: [Step]

  func paint(stroke: CGFloat, color: CGColor, in context: CGContext) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for step in steps { Self.paint(step, stroke: stroke, in: context) }
  }

  private static func paint(_ step: Step, stroke: CGFloat, in context: CGContext) {
    context.setLineWidth(stroke)
    context.beginPath()
    switch step {
    case .line(let points, let isClosed):
      context.addLines(between: points)
      if isClosed { context.closePath() }
      context.strokePath()
    case .arc(let center, let radius, let from, let to):
      context.addArc(
        center: center, radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
        clockwise: false)
      context.strokePath()
    case .dot(let center, let diameters):
      paint(.disc(center: center, radius: stroke * diameters / 2), stroke: stroke, in: context)
    case .disc(let center, let radius):
      context.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      context.fillPath()
    case .polygon(let points):
      context.addLines(between: points)
      context.closePath()
      context.fillPath()
      // Lines around it round its corners.
      paint(.line(points, closed: true), stroke: stroke, in: context)
    case .erase(let step, let widening):
      context.saveGState()
      context.setBlendMode(.destinationOut)
      paint(step, stroke: stroke * widening, in: context)
      context.restoreGState()
    }
  }
}
