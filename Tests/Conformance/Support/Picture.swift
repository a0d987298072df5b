// SPDX-License-Identifier: MIT

import Testing

/// The pixels of an image, to be looked at one by one.
struct Picture {
  private let bitmap: Bitmap

  init(_ image: UIImage) throws {
    let image = try #require(image.cgImage)
    bitmap = try Bitmap(image.width, image.height) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
  }

  /// What a view and those in it look like, a pixel for each point.
  @MainActor init(of view: UIView) throws {
    view.layoutIfNeeded()
    try self.init(Display.image(of: view))
  }

  /// The pixel in a column from the left and a row from the top.
  subscript(x: Int, y: Int) -> Pixel { bitmap[x, y] }

  /// The smallest rectangle around what is not clear, y counted from the top.
  var inked: CGRect {
    var box = bitmap.inked
    guard !box.isNull else { return box }
    box.origin.y = CGFloat(bitmap.context.height) - box.maxY
    return box
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
