// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: straight lines between the keyframes, by hand; the documentation of
/// `animateKeyframes` and of `addKeyframe`.
@MainActor
@Suite(.exclusiveScreen)
struct KeyframeTests {
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
      #expect(isClose(shown(view, \.position.x), 55, tolerance: 1e-4))
      #expect(isClose(shown(view, \.opacity), 0.75, tolerance: 1e-4))
      await screen.advance(by: 1)
      #expect(isClose(shown(view, \.position.x), 105, tolerance: 1e-4))
      #expect(isClose(shown(view, \.opacity), 0.5, tolerance: 1e-4))
      await screen.advance(by: 1.5)
      #expect(isClose(shown(view, \.position.x), 55, tolerance: 1e-4))
      #expect(isClose(shown(view, \.opacity), 0.75, tolerance: 1e-4))
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
      #expect(isClose(shown(view, \.position.x), 5, tolerance: 1e-4))
      await screen.advance(by: 1)
      #expect(isClose(shown(view, \.position.x), 55, tolerance: 1e-4))
    }
  }

  @Test func transformsAndSizesHaveKeyframes() async {
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
      #expect(isClose(shown(view, \.transform.m11), 2, tolerance: 1e-4))
      await screen.advance(by: 1)
      #expect(isClose(shown(view, \.transform.m11), 2, tolerance: 1e-4))
      #expect(isClose(shown(view, \.bounds.width), 20, tolerance: 1e-4))
    }
  }

  @Test func keyframesRepeatAndReverse() async {
    await withView { screen, view in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
      await screen.advance(by: 1.75)
      #expect(isClose(shown(view, \.opacity), 0.75, tolerance: 1e-4))
      view.layer.removeAllAnimations()
    }
  }

  // Neither outside of an animation nor with impossible times is there anything to animate.
  @Test func aKeyframeElsewhereChangesAtOnce() async {
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

  @Test func disabledAnimationsChangeAtOnce() async {
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
