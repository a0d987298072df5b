// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAPropertyAnimation.isAdditive` (the value is added to the
/// current one of the render tree) and of `CALayer.presentation()`. That what is shown does not
/// jump then follows from sums.
@MainActor @Suite(.onScreen) struct InterruptionConformance {
  /// Moves the model, and animates the way from the old place as an addition that fades away.
  private func move(
    _ player: Player, to x: CGFloat, after delay: CFTimeInterval, _ curve: CAMediaTimingFunctionName
  ) {
    let distance = player.layer.position.x - x
    player.set { $0.position.x = x }
    let animation = basic("position.x", from: distance, to: 0)
    animation.isAdditive = true
    animation.timingFunction = CAMediaTimingFunction(name: curve)
    animation.fillMode = .backwards
    player.add(animation, after: delay)
  }

  @Test(arguments: [0.1, 0.4, 0.75]) func additionsDoNotJump(time: Double) {
    let player = Player()
    move(player, to: 100, after: 0, .linear)
    let before = player.x(at: time)
    #expect(isNear(before, CGFloat(time) * 100))
    move(player, to: -30, after: time, .linear)
    #expect(isNear(player.x(at: time), before))
    #expect(isNear(player.x(at: 2), -30), "and they end at the model")
  }

  /// A curve that starts at rest leaves the speed alone, too.
  @Test func smoothAdditionsKeepTheSpeed() {
    let player = Player()
    let (time, step) = (0.4, 0.001)
    move(player, to: 100, after: 0, .easeInEaseOut)
    let before = player.x(at: time) - player.x(at: time - step)
    move(player, to: 0, after: time, .easeInEaseOut)
    let after = player.x(at: time + step) - player.x(at: time)
    #expect(before > 0.1)
    #expect(isNear(before, after, within: 0.01))
  }

  /// Two of equal length the opposite ways cancel: what is left is a standstill.
  @Test func oppositeAdditionsCancel() {
    let player = Player()
    move(player, to: 100, after: 0, .linear)
    move(player, to: 0, after: 0.5, .linear)
    for time in [0.5, 0.7, 0.9] { #expect(isNear(player.x(at: time), 50)) }
    #expect(isNear(player.x(at: 1.25), 25), "and then the second goes on alone")
  }

  /// Matrices do not commute: each addition goes from the new model to the model before it.
  @Test func additionsOfMatricesDoNotJump() {
    let player = Player()
    func change(to new: CGAffineTransform, after delay: CFTimeInterval) {
      let old = player.layer.affineTransform()
      player.set { $0.setAffineTransform(new) }
      let animation = basic(
        "transform", from: CATransform3DMakeAffineTransform(old.concatenating(new.inverted())),
        to: CATransform3DIdentity)
      animation.isAdditive = true
      animation.fillMode = .backwards
      player.add(animation, after: delay)
    }
    player.set { $0.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    change(to: .identity, after: 0)
    let before = player.shown(at: 0.2).transform
    #expect(isNear(before.m11, 0.6) && isNear(before.m41, 0))
    change(to: CGAffineTransform(translationX: 100, y: 0), after: 0.2)
    let after = player.shown(at: 0.2).transform
    #expect(isNear(after.m11, before.m11) && isNear(after.m41, 0))
    let end = player.shown(at: 2).transform
    #expect(isNear(end.m11, 1) && isNear(end.m41, 100))
  }

  @Test func anAnimationMayGoOnFromWhatIsShown() {
    let player = Player()
    player.set { $0.position.x = 100 }
    player.add(basic("position.x", from: 0, to: 100))
    let shown = player.x(at: 0.3)
    player.layer.removeAllAnimations()
    player.set { $0.position.x = 0 }
    player.add(basic("position.x", from: shown, to: 0), after: 0.3)
    #expect(isNear(player.x(at: 0.3), 30))
    #expect(isNear(player.x(at: 0.8), 15))
  }

  /// The later animation of a property has the last word, unless it adds.
  @Test func laterAnimationsWin() {
    let player = Player()
    player.add(basic("position.x", from: 0, to: 100))
    player.add(basic("position.x", from: 500, to: 600))
    #expect(isNear(player.x(at: 0.5), 550))
    let more = basic("position.x", from: 10, to: 20)
    more.isAdditive = true
    player.add(more)
    #expect(isNear(player.x(at: 0.5), 565))
  }

  @Test func animationsOfAKeyReplaceEachOther() {
    let layer = CALayer()
    let display = Display()
    display.show(layer)
    let first = basic("opacity", from: 0, to: 1)
    layer.add(first, forKey: "fade")
    #expect(layer.animation(forKey: "fade") !== first, "a copy is added")
    layer.add(basic("position.x", from: 0, to: 1), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "position.x")
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }
}
