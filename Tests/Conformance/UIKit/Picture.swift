// SPDX-License-Identifier: MIT

import Testing

/// The pixels of something drawn, to be looked at one by one, 0xAARRGGBB and premultiplied.
final class Picture {
  static let red: UInt32 = 0xFFFF_0000
  static let blue: UInt32 = 0xFF00_00FF

  let width: Int
  let height: Int
  private var words: [UInt32]

  init(_ image: UIImage) throws {
    let image = try #require(image.cgImage)
    (width, height) = (image.width, image.height)
    words = Array(repeating: 0, count: width * height)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    try words.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: image.width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue))
      context.draw(image, in: box)
    }
  }

  /// What a view and those in it look like, a pixel for each point.
  @MainActor convenience init(of view: UIView) throws {
    view.layoutIfNeeded()
    try self.init(Display.image(of: view))
  }

  /// The pixel in a column from the left and a row from the top.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  /// The smallest rectangle around what is not clear.
  var inked: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where self[x, y] >> 24 > 0 {
        box = box.union(rect(CGFloat(x), CGFloat(y), 1, 1))
      }
    }
    return box
  }
}
