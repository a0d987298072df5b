// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// A screen that shows a layer tree, and repaints only the damage that the renderer reports.
final class RenderedScreen {
  let root = CALayer()
  let renderer: LayerRenderer
  let context: CGContext
  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private var unpainted: [CGRect] = []

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  init(_ width: Int, _ height: Int, scale: CGFloat = 1) throws {
    self.width = Int(CGFloat(width) * scale)
    self.height = Int(CGFloat(height) * scale)
    self.scale = scale
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    renderer = LayerRenderer(
      layer: root, pixelWidth: self.width, pixelHeight: self.height, scale: scale)
    context = try Self.context(self.width, self.height, scale)
  }

  private static func context(_ width: Int, _ height: Int, _ scale: CGFloat) throws -> CGContext {
    try #require(
      CGContext(uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: scale))
  }

  /// Paints the damage, including that of skipped frames, and returns it.
  @discardableResult
  func update(at time: CFTimeInterval = 0) -> [CGRect] {
    let damage = unpainted + renderer.prepare(at: time)
    renderer.paint(into: context, damage: damage)
    unpainted = []
    return damage
  }

  /// Prepares a frame, and doesn't paint it.
  func skip(at time: CFTimeInterval = 0) {
    unpainted += renderer.prepare(at: time)
  }

  func pixels() throws -> PixelReader { PixelReader(try #require(context.makeImage())) }

  /// The picture that a new renderer paints, at once or in parts.
  func repainted(at time: CFTimeInterval = 0, in parts: [CGRect]? = nil) throws -> PixelReader {
    let other = LayerRenderer(
      layer: root, pixelWidth: width, pixelHeight: height, scale: scale)
    let context = try Self.context(width, height, scale)
    let damage = other.prepare(at: time)
    other.paint(into: context, damage: parts ?? damage)
    return PixelReader(try #require(context.makeImage()))
  }

  /// The picture of one layer on a new screen.
  static func pixels(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ build: (CALayer) throws -> Void
  ) throws -> PixelReader {
    let screen = try RenderedScreen(width, height, scale: scale)
    try build(screen.root)
    screen.update()
    return try screen.pixels()
  }

  /// The picture of a screen with one layer.
  static func pixels(
    _ width: Int, _ height: Int, scale: CGFloat = 1, of frame: CGRect, _ color: CGColor? = nil,
    _ change: (CALayer) throws -> Void
  ) throws -> PixelReader {
    try pixels(width, height, scale: scale) { root in
      let layer = layer(frame, color)
      try change(layer)
      root.addSublayer(layer)
    }
  }

  @discardableResult
  func add(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = Self.layer(frame, color)
    root.addSublayer(layer)
    return layer
  }

  static func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }
}

enum Ink {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)
  static let black = CGColor(gray: 0, alpha: 1)
}

extension CGRect {
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension RenderedScreen {
  /// Paints the damage. Expects the picture of a new renderer, no change outside the painted parts,
  /// and no damage after that.
  func expectExactUpdate(_ what: String) throws {
    let before = try pixels()
    let painted = update()
    let after = try pixels()
    let difference = try after.difference(to: repainted())
    #expect(difference?.count == 0, "\(what): \(String(describing: difference))")
    #expect(update().isEmpty, "\(what): nothing has changed since")
    let outside = after.difference(to: before, outside: painted)
    #expect(outside?.count == 0, "\(what): outside of \(painted): \(String(describing: outside))")
  }
}
