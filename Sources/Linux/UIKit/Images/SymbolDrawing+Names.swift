// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension SymbolDrawing {
  static func named(_ name: String) -> SymbolDrawing? { drawings[name] }

  private static let drawings: [String: SymbolDrawing] = [
    "checkmark": SymbolDrawing(
      width: 1.1, steps: [.line([p(0.14, 0.64), p(0.42, 0.95), p(0.95, 0.24)])]),
    "xmark": SymbolDrawing(width: 1.06, steps: cross(around: p(0.53, 0.6), reach: 0.37)),
    "plus": SymbolDrawing(
      width: 1.1,
      steps: [.line([p(0.55, 0.18), p(0.55, 1.02)]), .line([p(0.13, 0.6), p(0.97, 0.6)])]),
    "minus": SymbolDrawing(width: 1.1, steps: [.line([p(0.13, 0.6), p(0.97, 0.6)])]),
    "ellipsis": SymbolDrawing(
      width: 1.2, steps: [0.2, 0.6, 1].map { .dot(p($0, 0.6), 1.8) }),
    "info": SymbolDrawing(width: 0.5, steps: info(at: 0.25, top: 0.24, bottom: 1)),
    "exclamationmark": SymbolDrawing(
      width: 0.5, steps: exclamation(at: 0.25, top: 0.16, bottom: 0.98)),

    "checkmark.circle": circled(check),
    "checkmark.circle.fill": cutOut(check),
    "xmark.circle": circled(cross(around: middle, reach: 0.19)),
    "xmark.circle.fill": cutOut(cross(around: middle, reach: 0.19)),
    "info.circle": circled(info(at: 0.6, top: 0.36, bottom: 0.86)),
    "info.circle.fill": cutOut(info(at: 0.6, top: 0.36, bottom: 0.86)),
    "exclamationmark.circle": circled(exclamation(at: 0.6, top: 0.33, bottom: 0.84)),
    "exclamationmark.circle.fill": cutOut(exclamation(at: 0.6, top: 0.33, bottom: 0.84)),
    "exclamationmark.triangle": SymbolDrawing(
      width: 1.3, steps: [.line(triangle, closed: true)] + warning),
    "exclamationmark.triangle.fill": SymbolDrawing(
      width: 1.3, steps: [.polygon(triangle)] + erasing(warning)),

    "arrow.up": SymbolDrawing(
      width: 1,
      steps: [
        .line([p(0.5, 0.15), p(0.5, 1.05)]), .line([p(0.14, 0.5), p(0.5, 0.15), p(0.86, 0.5)]),
      ]),
    "arrow.down": SymbolDrawing(
      width: 1,
      steps: [
        .line([p(0.5, 0.15), p(0.5, 1.05)]), .line([p(0.14, 0.7), p(0.5, 1.05), p(0.86, 0.7)]),
      ]),
    "arrow.clockwise": SymbolDrawing(
      width: 1.1, steps: turning(around: p(0.55, 0.63), radius: 0.43)),
    "wifi": SymbolDrawing(width: 1.4, steps: wifi),
    "wifi.slash": SymbolDrawing(
      width: 1.4,
      steps: wifi + [.erase(.line(slash), widening: 3), .line(slash)]),
  ]

  // MARK: Parts

  private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static let middle = p(0.6, 0.6)
  private static let check = [Step.line([p(0.38, 0.62), p(0.54, 0.8), p(0.83, 0.4)])]
  private static let triangle = [p(0.65, 0.18), p(1.16, 1.04), p(0.14, 1.04)]
  private static let warning = exclamation(at: 0.65, top: 0.46, bottom: 0.88)
  private static let slash = [p(0.28, 0.13), p(1.1, 1.07)]

  private static let wifi: [Step] = [
    .dot(p(0.7, 0.97), 1.7),
    .arc(center: p(0.7, 0.97), radius: 0.3, from: 225, to: 315),
    .arc(center: p(0.7, 0.97), radius: 0.55, from: 225, to: 315),
    .arc(center: p(0.7, 0.97), radius: 0.8, from: 225, to: 315),
  ]

  private static func circled(_ steps: [Step]) -> SymbolDrawing {
    SymbolDrawing(
      width: 1.2, steps: [.arc(center: middle, radius: 0.5, from: 0, to: 360)] + steps)
  }

  private static func cutOut(_ steps: [Step]) -> SymbolDrawing {
    SymbolDrawing(width: 1.2, steps: [.disc(center: middle, radius: 0.55)] + erasing(steps))
  }

  private static func erasing(_ steps: [Step]) -> [Step] {
    steps.map { .erase($0, widening: 1) }
  }

  private static func cross(around center: CGPoint, reach: CGFloat) -> [Step] {
    let (left, right) = (center.x - reach, center.x + reach)
    let (top, bottom) = (center.y - reach, center.y + reach)
    return [.line([p(left, top), p(right, bottom)]), .line([p(right, top), p(left, bottom)])]
  }

  private static func exclamation(at x: CGFloat, top: CGFloat, bottom: CGFloat) -> [Step] {
    [.line([p(x, top), p(x, top + (bottom - top) * 0.55)]), .dot(p(x, bottom), 1.35)]
  }

  private static func info(at x: CGFloat, top: CGFloat, bottom: CGFloat) -> [Step] {
    let height = bottom - top
    return [
      .dot(p(x, top), 1.4),
      .line([p(x - height * 0.16, top + height * 0.4), p(x, top + height * 0.4), p(x, bottom)]),
      .line([p(x - height * 0.17, bottom), p(x + height * 0.17, bottom)]),
    ]
  }

  /// Most of a circle, with a head at its end that points on along it.
  private static func turning(around center: CGPoint, radius: CGFloat) -> [Step] {
    let end: CGFloat = 300
    let angle = end * .pi / 180
    let (outward, onward) = (p(cos(angle), sin(angle)), p(-sin(angle), cos(angle)))
    func point(_ out: CGFloat, _ on: CGFloat) -> CGPoint {
      p(center.x + outward.x * out + onward.x * on, center.y + outward.y * out + onward.y * on)
    }
    return [
      .arc(center: center, radius: radius, from: -10, to: end),
      .polygon([point(radius + 0.15, 0), point(radius - 0.15, 0), point(radius, 0.22)]),
    ]
  }
}
