// SPDX-License-Identifier: MIT

import Testing

/// Sources: the table of from, to and by in Apple's documentation of `CABasicAnimation`; that of
/// `CAPropertyAnimation.isAdditive` and of `CALayer.add(_:forKey:)`. The numbers are means.
@MainActor @Suite(.onScreen) struct ValueConformance {
  @Test func endsComeFromWhatIsGiven() {
    // The model is at 40; a quarter of the way each.
    let cases: [(from: Any?, to: Any?, x: CGFloat)] = [
      (0, 100, 25), (0, nil, 10), (nil, 100, 55), (nil, nil, 40),
    ]
    for ends in cases {
      let player = Player()
      player.set { $0.position.x = 40 }
      player.add(basic("position.x", from: ends.from, to: ends.to))
      #expect(isNear(player.x(at: 0.25), ends.x))
    }
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
