// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of `UIView.AnimationOptions.allowUserInteraction`.
@MainActor
@Suite(.exclusiveScreen)
struct ViewAnimationTests {
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .allowUserInteraction])
  func anAnimatingViewIsHitOnlyIfItIsAllowed(options: UIView.AnimationOptions) async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.5 })
      await screen.advance(by: 0.5)
      let isHit = screen.view(at: CGPoint(x: 5, y: 5)) === view
      #expect(isHit == (options == .allowUserInteraction))
      await screen.advance(by: 0.5)
      #expect(screen.view(at: CGPoint(x: 5, y: 5)) === view)
    }
  }
}
