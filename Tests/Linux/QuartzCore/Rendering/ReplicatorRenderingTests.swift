// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's description of `CAReplicatorLayer`. Instance k is the sublayers moved by
/// the k-th power of the transform about the replicator's centre, multiplied by the colour with k
/// times the offsets, and k delays behind.
@Suite struct ReplicatorRenderingTests {
  private func replicator(_ count: Int, on screen: RenderedScreen) -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(0, 0, 40, 40)
    replicator.instanceCount = count
    screen.root.addSublayer(replicator)
    return replicator
  }

  @Test func instancesAreMovedByAStepEach() throws {
    let screen = try RenderedScreen(40, 40)
    let replicator = replicator(3, on: screen)
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
    replicator.addSublayer(RenderedScreen.layer(CGRect(2, 2, 4, 4), Ink.red))
    screen.update()
    let pixels = try screen.pixels()
    for (x, y) in [(2, 2), (12, 7), (22, 12)] {
      #expect(pixels.premultiplied(x, y) == Pixel(255, 0, 0))
      #expect(pixels.premultiplied(x + 3, y + 3) == Pixel(255, 0, 0))
    }
    #expect(pixels.words.count { $0 != 0 } == 3 * 16)
  }

  @Test func turnsAreAboutTheCentre() throws {
    let screen = try RenderedScreen(40, 40)
    let replicator = replicator(4, on: screen)
    replicator.anchorPoint = .zero
    replicator.position = .zero
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    replicator.addSublayer(RenderedScreen.layer(CGRect(18, 0, 4, 6), Ink.blue))
    screen.update()
    let pixels = try screen.pixels()
    #expect(pixels.difference(afterQuarterTurns: 1, to: pixels)?.count == 0)
    #expect(pixels.words.count { $0 != 0 } == 4 * 24)
  }

  @Test func onlySublayersAreReplicated() throws {
    let screen = try RenderedScreen(40, 40)
    let replicator = replicator(3, on: screen)
    replicator.bounds = CGRect(0, 0, 6, 6)
    replicator.position = CGPoint(x: 3, y: 3)
    replicator.backgroundColor = Ink.green
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    screen.update()
    #expect(try screen.pixels().bounds() == CGRect(0, 0, 6, 6))
  }

  @Test func replicatorsNest() throws {
    let screen = try RenderedScreen(40, 40)
    let rows = replicator(3, on: screen)
    rows.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    let columns = CAReplicatorLayer()
    columns.instanceCount = 4
    columns.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
    columns.addSublayer(RenderedScreen.layer(CGRect(0, 0, 3, 3), Ink.red))
    rows.addSublayer(columns)
    screen.update()
    #expect(try screen.pixels().words.count { $0 != 0 } == 12 * 9)
    columns.instanceCount = 2
    screen.update()
    #expect(try screen.pixels() == (try screen.repainted()))
    #expect(try screen.pixels().words.count { $0 != 0 } == 6 * 9)
  }

  @Test(arguments: [0, -3, Int.max, Int.min]) func absurdCountsDoNoHarm(count: Int) throws {
    let screen = try RenderedScreen(4, 4)
    let replicator = replicator(count, on: screen)
    replicator.addSublayer(RenderedScreen.layer(CGRect(0, 0, 2, 2), Ink.red))
    screen.update()
    #expect(try screen.pixels().words.count { $0 != 0 } == (count > 0 ? 4 : 0))
  }

  /// Moves a dot by 32 points a second from 10 s on, each instance 0.25 s after the one before it.
  @MainActor private func moveDot(
    in replicator: CAReplicatorLayer, on screen: RenderedScreen,
    _ configure: (CABasicAnimation) -> Void
  ) -> LayerContext {
    replicator.instanceDelay = 0.25
    let dot = RenderedScreen.layer(CGRect(0, 0, 4, 4), Ink.red)
    replicator.addSublayer(dot)
    let context = LayerContext(rootLayer: screen.root)
    context.commit(at: 10)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (CGFloat(2), CGFloat(34))
    move.duration = 1
    configure(move)
    dot.add(move, forKey: nil)
    context.commit(at: 10)
    return context
  }

  /// What ends at 1 s moves until the last of three instances has ended too.
  @Test @MainActor func framesGoOnUntilTheLastInstanceEnded() throws {
    let screen = try RenderedScreen(40, 40)
    let context = moveDot(in: replicator(3, on: screen), on: screen) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    defer { context.disconnect() }
    context.commit(at: 11)
    #expect(context.nextFrameTime(after: 11) == 11)
    #expect(context.nextFrameTime(after: 11.49) == 11.49)
    #expect(context.nextFrameTime(after: 11.51) == nil)
  }

  /// Instance k shows at t what the first shows at t - k · delay.
  @Test @MainActor func eachInstanceIsADelayBehind() throws {
    let screen = try RenderedScreen(40, 40)
    let replicator = replicator(3, on: screen)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    let context = moveDot(in: replicator, on: screen) { $0.beginTime = 10 }
    defer { context.disconnect() }
    screen.update(at: 10.75)
    let pixels = try screen.pixels()
    for (row, x) in [(0, 24), (10, 16), (20, 8)] {
      #expect(pixels.premultiplied(x, row) == Pixel(255, 0, 0))
      #expect(pixels.premultiplied(x - 1, row) == .transparent)
      #expect(pixels.premultiplied(x + 4, row) == .transparent)
    }
  }
}
