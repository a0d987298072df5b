// SPDX-License-Identifier: MIT

import Testing

/// What a bitmap holds in one place: premultiplied components, 0...255.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// From premultiplied components, 0...1.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
    self.init(byte(red), byte(green), byte(blue), byte(alpha))
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)
  static let black = Pixel(0, 0, 0)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Bitmaps of eight bits round after each step, each framework in its own way.
  func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }
}

/// A bitmap in sRGB on memory of the test's own, so that its pixels can be read.
final class Bitmap {
  let context: CGContext
  private let memory: UnsafeMutablePointer<UInt32>

  init(_ width: Int, _ height: Int) throws {
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: 0, count: width * height)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    context = try #require(
      CGContext(
        data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
  }

  convenience init(_ width: Int, _ height: Int, _ draw: (CGContext) throws -> Void) throws {
    try self.init(width, height)
    try draw(context)
  }

  deinit {
    memory.deallocate()
  }

  /// The pixel in a column from the left and a row from the top: the order of the memory.
  subscript(x: Int, y: Int) -> Pixel {
    let word = memory[y * context.width + x]
    func byte(_ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }
    return Pixel(byte(16), byte(8), byte(0), byte(24))
  }

  /// A row from the top.
  func row(_ y: Int) -> [Pixel] { (0..<context.width).map { self[$0, y] } }

  /// The smallest rectangle around what is not clear, y counted from the top.
  var seen: CGRect {
    var box = CGRect.null
    for y in 0..<context.height {
      for x in 0..<context.width where self[x, y] != .clear {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// The same, y counted from the bottom as by the context.
  var inked: CGRect {
    let box = seen
    return box.isNull ? box : box.offsetBy(dx: 0, dy: CGFloat(context.height) - box.minY - box.maxY)
  }
}

extension Bitmap {
  convenience init(_ image: UIImage) throws {
    let image = try #require(image.cgImage)
    try self.init(image.width, image.height) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
  }

  /// What a view and those in it look like, a pixel for each point.
  @MainActor convenience init(of view: UIView) throws {
    view.layoutIfNeeded()
    try self.init(Display.image(of: view))
  }
}

extension CGColor {
  static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}

/// An image of a size in points.
func drawnImage(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
  _ draw: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image(actions: draw)
}
