// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: UIKit's documentation of `UIImageView`.
@MainActor
@Suite(.exclusiveScreen)
struct UIImageViewTests {
  @Test func templatesFollowTheTint() async {
    await withWindow(30, 10) { screen, window in
      window.tintColor = .green
      let template = UIImageView(image: .square(.red).withRenderingMode(.alwaysTemplate))
      let original = UIImageView(image: .square(.red).withRenderingMode(.alwaysOriginal))
      original.frame.origin.x = 10
      for view in [template, original] { window.addSubview(view) }
      var pixels = PixelReader(screen.image())
      #expect(pixels.straight(5, 5) == .pureGreen)
      #expect(pixels.straight(15, 5) == .pureRed)
      window.tintColor = .label
      screen.userInterfaceStyle = .dark
      pixels = PixelReader(screen.image())
      #expect(pixels.straight(5, 5) == .white)
      #expect(pixels.straight(15, 5) == .pureRed)
    }
  }
}
