// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: the cubic Béziers of the curves in Apple's documentation, which are those of CSS
/// by the same names, at a quarter and a half; else linear from old to new, by hand.
@MainActor
@Suite(.exclusiveScreen)
struct AnimationOptionsTests {
  private func withView(_ body: (OffscreenScreen, UIView) async -> Void) async {
    await withScreen(200) { screen in
      let window = shownWindow(on: screen)
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 0)
      await body(screen, view)
    }
  }

  private func x(of view: UIView) -> CGFloat {
    (view.layer.presentation()?.position.x ?? .nan) - 5
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.curveLinear, 25, 50), (.curveEaseInOut, 12.91619, 50),
      (.curveEaseIn, 9.34647, 31.53568), (.curveEaseOut, 37.81381, 68.46432),
    ] as [(UIView.AnimationOptions, CGFloat, CGFloat)])
  func curves(option: UIView.AnimationOptions, quarter: CGFloat, half: CGFloat) async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: option, animations: { view.center.x = 105 })
      await screen.advance(by: 0.25)
      #expect(abs(x(of: view) - quarter) < 1e-3)
      await screen.advance(by: 0.25)
      #expect(abs(x(of: view) - half) < 1e-3)
    }
  }

  @Test(arguments: [(false, 50), (true, 31.53568)] as [(Bool, CGFloat)])
  func theOuterCurveHoldsUnlessOverridden(overrides: Bool, half: CGFloat) async {
    await withView { screen, view in
      let override: UIView.AnimationOptions = overrides ? .overrideInheritedCurve : []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.animate(
            withDuration: 9, delay: 0, options: [.curveEaseIn, override],
            animations: { view.center.x = 105 })
        })
      await screen.advance(by: 0.5)
      #expect(abs(x(of: view) - half) < 1e-3)
    }
  }

  @Test(arguments: [false, true])
  func interactionIsInheritedUnlessOverridden(overrides: Bool) async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: {
          UIView.animate(
            withDuration: 1, delay: 0, options: overrides ? .overrideInheritedOptions : [],
            animations: { view.alpha = 0.5 })
        })
      await screen.advance(by: 0.5)
      #expect((screen.view(at: CGPoint(x: 5, y: 5)) === view) == !overrides)
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
    await withScreen(200) { screen in
      let window = shownWindow(on: screen)
      let container = Container(CGRect(0, 0, 20, 10), in: window)
      container.addSubview(container.content)
      await screen.advance(by: 0)
      UIView.animate(
        withDuration: 1, delay: 0,
        options: isAsked ? [.layoutSubviews, .curveLinear] : .curveLinear,
        animations: { container.bounds.size.width = 120 })
      await screen.advance(by: 0.5)
      // From 10 to 110: half-way, or there at once by the next layout.
      #expect(abs(x(of: container.content) - (isAsked ? 60 : 110)) < 1e-6)
    }
  }
}
