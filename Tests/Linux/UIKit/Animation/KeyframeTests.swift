// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: straight lines between the keyframes, by hand; the documentation of
/// `animateKeyframes` and of `addKeyframe`.
@MainActor
@Suite("Keyframes of views", .exclusiveScreen)
struct KeyframeTests {
  private func withView(_ body: (OffscreenScreen, UIView) async -> Void) async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 0)
      await body(screen, view)
    }
  }

  private func opacity(_ view: UIView) -> CGFloat {
    view.layer.presentation().map { CGFloat($0.opacity) } ?? -1
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func eachPartHasItsTime() async {
    await withView { screen, view in
      var finished: [Bool] = []
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 105
          view.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 5
          view.alpha = 1
        }
      } completion: {
        finished.append($0)
      }
      #expect(view.center.x == 5)
      await screen.advance(by: 0.5)
      #expect(abs(x(view) - 55) < 1e-4)
      #expect(abs(opacity(view) - 0.75) < 1e-4)
      await screen.advance(by: 1)
      #expect(abs(x(view) - 105) < 1e-4)
      #expect(abs(opacity(view) - 0.5) < 1e-4)
      await screen.advance(by: 1.5)
      #expect(abs(x(view) - 55) < 1e-4)
      #expect(abs(opacity(view) - 0.75) < 1e-4)
      #expect(finished.isEmpty)
      await screen.advance(by: 1)
      #expect(finished == [true])
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func whatIsOutsideAKeyframeTakesAllTheTime() async {
    await withView { screen, view in
      UIView.animateKeyframes(withDuration: 2, delay: 1) {
        view.center.x = 105
      }
      await screen.advance(by: 1)
      #expect(abs(x(view) - 5) < 1e-4)
      await screen.advance(by: 1)
      #expect(abs(x(view) - 55) < 1e-4)
    }
  }

  @Test func transformsAndColours() async {
    await withView { screen, view in
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.transform = .identity
          view.bounds.size.width = 30
        }
      }
      await screen.advance(by: 0.5)
      #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-4)
      await screen.advance(by: 1)
      #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-4)
      #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 20) < 1e-4)
    }
  }

  @Test func repeating() async {
    await withView { screen, view in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
      await screen.advance(by: 1.75)
      #expect(abs(opacity(view) - 0.75) < 1e-4)
      view.layer.removeAllAnimations()
    }
  }

  // A keyframe elsewhere, and numbers that are none, change the values and no more.
  @Test func outsideAndNonsense() async {
    await withView { screen, view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
      #expect(view.alpha == 0.5)
      #expect(view.layer.animationKeys() == nil)
      var count = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { view.alpha = 1 }
        UIView.addKeyframe(withRelativeStartTime: 3, relativeDuration: .infinity) { view.tag = 1 }
      } completion: { _ in
        count += 1
      }
      await screen.advance(by: 2)
      #expect(count == 1)
      #expect(view.alpha == 1)
      #expect(view.tag == 1)
    }
  }

  @Test func disabledAnimations() async {
    await withView { screen, view in
      var finished: [Bool] = []
      UIView.setAnimationsEnabled(false)
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      } completion: {
        finished.append($0)
      }
      UIView.setAnimationsEnabled(true)
      #expect(view.layer.animationKeys() == nil)
      await screen.advance(by: 0)
      #expect(finished == [true])
    }
  }
}
