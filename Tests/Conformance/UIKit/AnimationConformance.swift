// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.animate` and its options; which animations come under
/// which keys, and that those of places and sizes are additive, are published measurements
/// (objc.io, issue 12, and many logs of `animationKeys()` since iOS 8).
@MainActor @Suite(.onScreen) struct AnimationConformance {
  private func withView(_ body: (UIView) throws -> Void) async rethrows {
    try await withDisplay { display in
      let view = UIView(10, 10, 20, 20, in: display.window)
      display.commit()
      try body(view)
    }
  }

  private func basic(_ view: UIView, _ key: String) -> CABasicAnimation? {
    view.layer.animation(forKey: key) as? CABasicAnimation
  }

  /// Nothing moves outside of blocks. Measured: a view has no action for borders, which no property
  /// of its own changes.
  @Test(arguments: [false, true]) func propertiesHaveTheirKeys(isInBlock: Bool) async {
    await withView { view in
      @MainActor func change() {
        view.center = point(100, 100)
        view.bounds.size = CGSize(width: 30, height: 30)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0.5
        view.backgroundColor = .red
        view.layer.cornerRadius = 3
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
      }
      if isInBlock { UIView.animate(withDuration: 1, animations: change) } else { change() }
      #expect(view.center == point(100, 100) && view.alpha == 0.5, "models change at once")
      let keys = Set(view.layer.animationKeys() ?? [])
      let animated: Set = [
        "position", "bounds.size", "transform", "opacity", "backgroundColor", "cornerRadius",
      ]
      #expect(isInBlock ? keys.isSuperset(of: animated) : keys.isEmpty)
      #expect(keys.isDisjoint(with: ["borderWidth", "borderColor"]))
      for key in keys { #expect(view.layer.animation(forKey: key)?.duration == 1) }
    }
  }

  @Test func distancesAreAdded() async throws {
    try await withView { view in
      UIView.animate(withDuration: 1) { view.center = point(50, 60) }
      let animation = try #require(basic(view, "position"))
      #expect(animation.isAdditive)
      #expect(animation.fromValue as? CGPoint == point(-30, -40))
      #expect(animation.toValue as? CGPoint == .zero)
    }
  }

  /// The control points of the curves are in the documentation of `CAMediaTimingFunctionName`.
  @Test func optionsAreThoseOfTheAnimation() async {
    let cases: [(UIView.AnimationOptions, [Float])] = [
      ([], [0.42, 0, 0.58, 1]), (.curveEaseInOut, [0.42, 0, 0.58, 1]),
      (.curveEaseIn, [0.42, 0, 1, 1]), (.curveEaseOut, [0, 0, 0.58, 1]),
      (.curveLinear, [0, 0, 1, 1]), ([.curveLinear, .repeat], [0, 0, 1, 1]),
    ]
    for (options, expected) in cases {
      await withView { view in
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.5 })
        let animation = basic(view, "opacity")
        #expect(controlPoints(of: animation?.timingFunction) == expected)
        #expect((animation?.repeatCount ?? 0 > 1e6) == options.contains(.repeat))
      }
    }
  }

  @Test func animationsCanBeSwitchedOff() async {
    await withView { view in
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.alpha = 0.5
        }
        view.center = point(100, 100)
      }
      #expect(basic(view, "opacity") == nil && view.alpha == 0.5)
      #expect(basic(view, "position") != nil)
      view.layer.removeAllAnimations()
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0.25 }
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      #expect(view.layer.animationKeys() == nil && view.alpha == 0.25)
      UIView.animate(withDuration: 0) { view.alpha = 0.75 }
      #expect(view.layer.animationKeys() == nil && view.alpha == 0.75, "without a duration, too")
    }
  }

  /// “By default, nested blocks inherit the duration and the curve of the outer block.” The options
  /// `overrideInheritedDuration` and `overrideInheritedCurve` prevent that.
  @Test(arguments: [false, true], [false, true])
  func innerBlocksInherit(hasOwnDuration: Bool, hasOwnCurve: Bool) async {
    var options = UIView.AnimationOptions.curveEaseIn
    if hasOwnDuration { options.insert(.overrideInheritedDuration) }
    if hasOwnCurve { options.insert(.overrideInheritedCurve) }
    await withView { [options] view in
      UIView.animate(
        withDuration: 3, delay: 0, options: .curveLinear,
        animations: {
          UIView.animate(
            withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.5 })
        })
      let animation = basic(view, "opacity")
      #expect(animation?.duration == (hasOwnDuration ? 1 : 3))
      let curve: [Float] = hasOwnCurve ? [0.42, 0, 1, 1] : [0, 0, 1, 1]
      #expect(controlPoints(of: animation?.timingFunction) == curve)
    }
  }

  /// The swing is to be below a thousandth at the end of the duration: w = ln(1000 z / sqrt(1 -
  /// z^2)) / (z d), with the damping ratio z; measured to eight digits and published with
  /// openuikit.
  @Test(arguments: [(0.5, 1.0), (0.7, 0.4), (0.3, 2)])
  func springsHaveThePublishedConstants(ratio: Double, duration: Double) async throws {
    try await withView { view in
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: 0, options: [], animations: { view.center = point(100, 100) })
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      #expect(spring.mass == 1)
      #expect(isNear(spring.stiffness, CGFloat(frequency * frequency), within: 0.01))
      #expect(isNear(spring.damping, CGFloat(2 * ratio * frequency), within: 0.01))
      #expect(spring.duration == duration)
    }
  }
}
