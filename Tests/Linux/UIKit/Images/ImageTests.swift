// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: UIKit's documentation of `UIImage` and `UIGraphicsImageRenderer`.
@Suite struct UIImageTests {
  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1e9),
  ])
  func impossibleSizesGiveAnEmptyImage(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size, format: .at(1)).image { _ in }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
  }
}
