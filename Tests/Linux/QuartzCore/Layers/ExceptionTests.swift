// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import Testing

/// Where Core Animation raises an exception a debug build ends, with its name and reason. Expected
/// values: crash reports of apps, and Apple's documentation of `insertSublayer`.
@Suite struct ExceptionTests {
  private func expect(
    _ reason: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try #require(result, sourceLocation: sourceLocation)
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(reason), sourceLocation: sourceLocation)
  }

  @MainActor private static func withPresentation(_ body: (CALayer) -> Void) {
    let layer = CALayer()
    let context = LayerContext(rootLayer: layer)
    context.commit(at: CACurrentMediaTime())
    if let copy = layer.presentation() { body(copy) }
  }

  @Test func aPositionIsANumber() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().position = CGPoint(x: CGFloat.nan, y: 7)
    }
    try expect("CALayerInvalidGeometry: CALayer position contains NaN: [nan 7]", in: result)
  }

  @Test func aLayerIsNotInItsDescendants() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      layer.sublayers = [root]
    }
    try expect("is a part of cycle in its layer tree", in: result)
  }

  @Test func whatIsInsertedBesideASublayerNeedsOne() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().insertSublayer(CALayer(), below: CALayer())
    }
    try expect("CALayerInvalid: ", in: result)
  }

  @Test func aPresentationIsReadOnly() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await ExceptionTests.withPresentation { $0.opacity = 0 }
    }
    try expect("CALayerReadOnly: attempting to modify read-only layer", in: result)
  }
}
