// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Rule: at any time, every animated value can be drawn, painting the damage gives the same picture
/// as painting everything, nothing changes before the next frame is due, and nothing leaks.
@MainActor @Suite struct RandomAnimationTests {
  /// A hundred trees per case, so that other tests can use the main actor between the cases.
  @Test(arguments: 0..<10)
  func animatedTreesAreDrawnExactly(hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      weak var root: CALayer?
      weak var renderer: LayerRenderer?
      do {
        let screen = try RenderedScreen(20, 16, scale: CGFloat(seed % 3 + 1))
        (root, renderer) = (screen.root, screen.renderer)
        try play(seed, on: screen)
      }
      // Pending changes retain their layers until the commit.
      CATransaction.flush()
      guard root == nil, renderer == nil else {
        Issue.record("seed \(seed) leaks")
        return
      }
    }
  }

  private func play(_ seed: Int, on screen: RenderedScreen) throws {
    var random = RandomTree(seed: UInt64(seed) &+ 0xA11_0CE)
    let layers = try random.build(on: screen.root)
    let context = LayerContext(rootLayer: screen.root)
    defer { context.disconnect() }
    var now: CFTimeInterval = 1000
    context.commit(at: now)
    random.animate(layers, around: now)
    for _ in 0..<3 {
      context.commit(at: now)
      for layer in layers where !layer.presentationValues(at: now).isSound {
        Issue.record("seed \(seed): unsound values at \(now)")
      }
      screen.update(at: now)
      let difference = try screen.pixels().difference(to: screen.repainted(at: now))
      if difference?.count != 0 {
        Issue.record("seed \(seed) at \(now): \(String(describing: difference))")
      }
      // Until the next frame is due, the picture stays as it is.
      let quiet = min((context.nextFrameTime(after: now) ?? .infinity) - now, 1)
      let moment = now + quiet * Double(random.number(0...0.9))
      if quiet > 1e-4, !screen.renderer.prepare(at: moment).isEmpty {
        Issue.record("seed \(seed): no frame was due, but there is one at \(moment)")
      }
      now += Double(random.number(0...0.8))
    }
  }
}
