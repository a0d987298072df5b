// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Where the image and the title of a button stand: the image before the title, both together
/// placed by the content alignments.
struct ButtonContentLayout {
  var image: CGSize
  var title: CGSize
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  var displayScale: CGFloat

  /// Room above and below a title, and the least width of a button with one.
  private static let titlePadding: CGFloat = 6
  private static let minimumTitleWidth: CGFloat = 30

  var naturalSize: CGSize {
    guard title != .zero else { return image }
    return CGSize(
      width: max(Self.minimumTitleWidth, image.width + title.width),
      height: max(image.height, title.height + 2 * Self.titlePadding))
  }

  func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
    let imageWidth = min(image.width, bounds.width)
    // A title that does not fit is truncated by its label.
    let titleWidth = min(title.width, max(0, bounds.width - imageWidth))
    let start = bounds.minX + inset(of: imageWidth + titleWidth, in: bounds.width)
    let (imageX, titleX) =
      isRightToLeft ? (start + titleWidth, start) : (start, start + imageWidth)
    return (
      frame(x: imageX, width: imageWidth, height: image.height, in: bounds),
      frame(x: titleX, width: titleWidth, height: title.height, in: bounds)
    )
  }

  private func inset(of width: CGFloat, in available: CGFloat) -> CGFloat {
    switch horizontal {
    case .left, .leading: 0
    case .right, .trailing: available - width
    case .center, .fill: rounded((available - width) / 2)
    }
  }

  private func frame(x: CGFloat, width: CGFloat, height: CGFloat, in bounds: CGRect) -> CGRect {
    let fitting = min(height, bounds.height)
    let space = bounds.height - fitting
    let y: CGFloat =
      switch vertical {
      case .top: 0
      case .bottom: space
      case .center, .fill: rounded(space / 2)
      }
    return CGRect(x: x, y: bounds.minY + y, width: width, height: fitting)
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    let scale = displayScale > 0 ? displayScale : 1
    return (value * scale).rounded() / scale
  }
}
