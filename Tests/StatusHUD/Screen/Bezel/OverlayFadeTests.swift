// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct OverlayFadeTests {
  private func bezelLayer(_ it: BezelScreen) -> CALayer { it.overlay.contentView.layer }

  private func zoom(_ it: BezelScreen) throws -> CGFloat {
    try #require(bezelLayer(it).presentation()).affineTransform().a
  }

  private func opacity(_ it: BezelScreen) throws -> Float {
    try #require(bezelLayer(it).presentation()).opacity
  }

  @Test func withoutDurationIsDoneAtOnce() async {
    let it = await BezelScreen()
    var ends: [Bool] = []
    it.apply(.activity)
    it.overlay.setVisible(true, duration: 0) { ends.append($0) }
    #expect(ends == [true])
    #expect(it.overlay.contentView.alpha == 1)
    #expect(it.overlay.contentView.transform == .identity)
    it.overlay.setVisible(false, duration: 0) { ends.append($0) }
    #expect(ends == [true, true])
    #expect(it.overlay.contentView.alpha == 0)
  }

  /// From 1.3 and nothing to 1 and all, never past either.
  @Test func comesFromLarger() async throws {
    let it = await BezelScreen()
    var ends = 0
    it.apply(.activity)
    await it.screen.advance(by: 0)
    it.overlay.setVisible(true, duration: 0.2) { _ in ends += 1 }
    await it.screen.advance(by: 0)
    #expect(abs(try zoom(it) - 1.3) < 0.001)
    #expect(try opacity(it) < 0.001)
    var (last, visible) = (CGFloat(1.3), Float(0))
    for _ in 0..<3 {
      await it.screen.advance(by: 0.05)
      let (now, seen) = (try zoom(it), try opacity(it))
      #expect(now < last && now > 1 && seen > visible && seen < 1)
      (last, visible) = (now, seen)
    }
    #expect(ends == 0)
    await it.screen.advance(by: 0.1)
    #expect(abs(try zoom(it) - 1) < 1e-6)
    #expect(try opacity(it) == 1)
    #expect(ends == 1)
  }

  @Test func leavesSmaller() async throws {
    let it = await BezelScreen()
    await it.show(.activity)
    var ends = 0
    it.overlay.setVisible(false, duration: 0.2) { _ in ends += 1 }
    await it.screen.advance(by: 0.1)
    let half = try zoom(it)
    #expect(half < 1 && half > 1 / 1.3)
    await it.screen.advance(by: 0.2)
    #expect(abs(it.overlay.contentView.transform.a - 1 / 1.3) < 1e-6)
    #expect(it.overlay.contentView.alpha == 0)
    #expect(ends == 1)
    #expect(it.bezel() == nil)
  }

  /// In the turn of an interruption nothing on screen jumps, and the end is the last asked for.
  @Test func interruptionRunsOnFromWhatIsSeen() async throws {
    let it = await BezelScreen()
    it.apply(.activity)
    await it.screen.advance(by: 0)
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    var before = (zoom: try zoom(it), opacity: try opacity(it))
    it.overlay.setVisible(false, duration: 0.2) { _ in }
    await it.screen.advance(by: 0)
    #expect(abs(try zoom(it) - before.zoom) < 0.01)
    #expect(abs(try opacity(it) - before.opacity) < 0.01)

    await it.screen.advance(by: 0.05)
    before = (zoom: try zoom(it), opacity: try opacity(it))
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0)
    #expect(abs(try zoom(it) - before.zoom) < 0.01)
    #expect(abs(try opacity(it) - before.opacity) < 0.01)
    await it.screen.advance(by: 1)
    #expect(abs(try zoom(it) - 1) < 1e-6)
    #expect(try opacity(it) == 1)
  }

  @Test func reducedMotionOnlyFades() async throws {
    let it = await BezelScreen()
    it.screen.isReduceMotionEnabled = true
    it.apply(.activity)
    await it.screen.advance(by: 0)
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    #expect(try zoom(it) == 1)
    #expect(try opacity(it) < 1)
  }

  /// The bezel is in its place from the first frame; only zoom and opacity change.
  @Test func doesNotFlyIn() async throws {
    let it = await BezelScreen()
    it.apply(.activity, status: "Uploading")
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    let layer = try #require(bezelLayer(it).presentation())
    #expect(abs(layer.position.x - 160) <= 0.5 && abs(layer.position.y - 240) <= 0.5)
  }

  /// C14: a change of content stripped the box of its animations, and the zoom snapped to its end.
  @Test func c14AChangeOfContentLeavesTheZoomAlone() async throws {
    let it = await BezelScreen()
    it.apply(.activity)
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    let before = try zoom(it)
    it.apply(.message(.glyph(.success)), status: "Saved")
    await it.screen.advance(by: 0)
    #expect(abs(try zoom(it) - before) < 1e-6)
    await it.screen.advance(by: 0.05)
    #expect(try zoom(it) < before && zoom(it) > 1)
  }

  /// C15: each dismissal shrank the box once more.
  @Test func c15RepeatedDismissalsDoNotAddUp() async {
    let it = await BezelScreen()
    await it.show(.activity)
    for _ in 0..<3 {
      it.overlay.setVisible(false, duration: 0.2) { _ in }
      await it.screen.advance(by: 0.05)
    }
    #expect(abs(it.overlay.contentView.transform.a - 1 / 1.3) < 1e-6)
    await it.show(.activity)
    #expect(it.overlay.contentView.transform == .identity)
  }

  /// Row 50: showing and dismissing in quick succession left a border behind.
  @Test func row50ShowingAndDismissingRapidlyLeavesNothing() async {
    let it = await BezelScreen()
    let before = it.view.pixels()
    for step in 0..<20 {
      it.apply(step.isMultiple(of: 3) ? .activity : .progress(0.5), status: "\(step)")
      it.overlay.setVisible(step.isMultiple(of: 2), duration: 0.15) { _ in }
      await it.screen.advance(by: 0.01 * Double(step))
    }
    it.overlay.setVisible(false, duration: 0.15) { _ in }
    await it.screen.advance(by: 1)
    #expect(it.view.pixels() == before)
  }
}
