// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The measures of the activity indicator since iOS 14.
struct SpokeGeometry {
  static let count = 8

  /// From the leading spoke backwards.
  private static let ladder: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]

  /// The size of the view.
  let size: CGSize
  /// The box of the spokes, at the top left of the view; its centre is what they turn around.
  let graphic: CGSize
  /// The size of a spoke that points right.
  let spoke: CGSize
  private let radius: CGFloat

  init(_ style: UIActivityIndicatorView.Style) {
    switch style {
    case .medium:
      size = CGSize(width: 20, height: 20)
      graphic = size
      spoke = CGSize(width: 6.5, height: 2.5)
      radius = 6.75
    case .large:
      size = CGSize(width: 37, height: 37)
      graphic = CGSize(width: 35, height: 35)
      spoke = CGSize(width: 12, height: 5)
      radius = 11.5
    }
  }

  /// How far a spoke is turned clockwise from pointing right.
  static func angle(of index: Int) -> CGFloat {
    2 * .pi * CGFloat(index) / CGFloat(count)
  }

  /// The alpha of a spoke: the leading one points up, and the others follow it.
  static func strength(of index: Int) -> CGFloat {
    ladder[(count - 2 - index + count) % count] / 255
  }

  /// The centre of a spoke in the box.
  func position(of index: Int) -> CGPoint {
    CGPoint(
      x: graphic.width / 2 + radius * cos(Self.angle(of: index)),
      y: graphic.height / 2 + radius * sin(Self.angle(of: index)))
  }
}
