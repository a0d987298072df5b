// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: the documentation of `UIView.AnimationOptions`; linear from old to new, by hand.
@MainActor
@Suite(.exclusiveScreen)
struct AnimationOptionsTests {
  @Test func interactionIsInherited() async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: {
          UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 })
        })
      await screen.advance(by: 0.5)
      #expect(screen.view(at: CGPoint(x: 5, y: 5)) === view)
    }
  }

  private final class Container: UIView {
    let content = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
  }

  /// "Lay out subviews at commit time so that they are animated along with their parent."
  @Test(arguments: [false, true])
  func subviewsAreLaidOutWithinTheAnimation(isAsked: Bool) async {
    await withWindow(200) { screen, window in
      let container = Container(CGRect(0, 0, 20, 10), in: window)
      container.addSubview(container.content)
      await screen.advance(by: 0)
      UIView.animate(
        withDuration: 1, delay: 0,
        options: isAsked ? [.layoutSubviews, .curveLinear] : .curveLinear,
        animations: { container.bounds.size.width = 120 })
      await screen.advance(by: 0.5)
      // From 10 to 110: half-way, or there at once by the next layout.
      let x = shown(container.content, \.frame.minX)
      #expect(isClose(x, isAsked ? 60 : 110, tolerance: 1e-6))
    }
  }
}
