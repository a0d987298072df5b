// SPDX-License-Identifier: MIT

import Testing

/// Sources: WWDC 2014, session 236, “Building Interruptible and Responsive Interactions”:
/// animations of views are additive, so that a new one does not jump; the documentation of
/// `UIView.AnimationOptions.beginFromCurrentState`. Times are read off a layer that stands still:
/// its `speed` is 0 and its `timeOffset` moves, as the documentation of `CAMediaTiming` allows.
@MainActor @Suite(.onScreen) struct InterruptionConformance {
  private struct Stage {
    let display: Display
    let view: UIView

    /// What shows at a time of the view's layer.
    @MainActor func shown(at time: CFTimeInterval) -> CALayer {
      display.hold(view.layer, at: 10 + time)
      return view.layer.presentation() ?? CALayer()
    }

    @MainActor func animate(
      at time: CFTimeInterval, _ options: UIView.AnimationOptions = .curveLinear,
      _ change: @escaping () -> Void
    ) {
      display.hold(view.layer, at: 10 + time)
      display.commit()
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
      display.commit()
    }
  }

  /// A view at (0, 0) that stands still at the time 0.
  private func withStage(_ body: (Stage) throws -> Void) async rethrows {
    try await withDisplay { display in
      let view = UIView(-10, -10, 20, 20, in: display.window)
      display.hold(view.layer, at: 10)
      display.commit()
      try body(Stage(display: display, view: view))
    }
  }

  @Test(arguments: [0.2, 0.5, 0.8]) func placesAndSizesDoNotJump(time: Double) async {
    await withStage { stage in
      stage.animate(at: 0) {
        stage.view.center.x = 100
        stage.view.bounds.size.width = 120
      }
      let before = stage.shown(at: time)
      #expect(isNear(before.position.x, CGFloat(time) * 100, within: 0.1))
      #expect(isNear(before.bounds.width, 20 + CGFloat(time) * 100, within: 0.1))
      stage.animate(at: time) {
        stage.view.center.x = -50
        stage.view.bounds.size.width = 10
      }
      let after = stage.shown(at: time)
      #expect(isNear(after.position.x, before.position.x, within: 0.1))
      #expect(isNear(after.bounds.width, before.bounds.width, within: 0.1))
      #expect(isNear(stage.shown(at: time + 1).position.x, -50, within: 0.1))
    }
  }

  /// A scale and a translation do not commute: in the wrong order the point would be 50 away.
  @Test func transformsThatDoNotCommuteDoNotJump() async {
    await withStage { stage in
      stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.animate(at: 0) { stage.view.transform = .identity }
      let before = stage.shown(at: 0).affineTransform()
      stage.animate(at: 0) {
        stage.view.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      let after = stage.shown(at: 0).affineTransform()
      #expect(isNear(before.a, 0.5, within: 0.001) && isNear(after.a, 0.5, within: 0.001))
      #expect(isNear(before.tx, 0, within: 0.1) && isNear(after.tx, 0, within: 0.1))
      let half = stage.shown(at: 0.4).affineTransform()
      stage.animate(at: 0.4) { stage.view.transform = CGAffineTransform(rotationAngle: 1) }
      let turned = stage.shown(at: 0.4).affineTransform()
      #expect(isNear(turned.a, half.a, within: 0.001) && isNear(turned.b, half.b, within: 0.001))
      #expect(isNear(turned.tx, half.tx, within: 0.1) && isNear(turned.ty, half.ty, within: 0.1))
    }
  }

  @Test func fadesGoOnFromTheCurrentState() async {
    await withStage { stage in
      stage.animate(at: 0) { stage.view.alpha = 0 }
      let before = stage.shown(at: 0.4).opacity
      #expect(isNear(CGFloat(before), 0.6, within: 0.01))
      stage.animate(at: 0.4, [.curveLinear, .beginFromCurrentState]) { stage.view.alpha = 1 }
      #expect(isNear(CGFloat(stage.shown(at: 0.4).opacity), CGFloat(before), within: 0.01))
      #expect(isNear(CGFloat(stage.shown(at: 1.4).opacity), 1, within: 0.01))
    }
  }
}
