// SPDX-License-Identifier: MIT

import Testing

/// Sources: “Shadows” in Apple's “Quartz 2D Programming Guide”, and the documentation of
/// `CGContext.setShadow(offset:blur:color:)`.
@Suite struct ShadowConformance {
  private func bitmap(
    blur: CGFloat = 0, offset: CGSize = CGSize(width: 8, height: 4),
    _ draw: (CGContext) -> Void = { $0.fill(rect(4, 4, 4, 4)) }
  ) throws -> Bitmap {
    try Bitmap(40, 30) { context in
      context.setFillColor(.rgb(1, 0, 0))
      context.setShadow(offset: offset, blur: blur, color: .rgb(0, 0, 1))
      draw(context)
    }
  }

  /// Positive numbers are to the right and up.
  @Test func theShadowHasTheShapeOfWhatIsDrawn() throws {
    let bitmap = try bitmap()
    #expect(bitmap.inked == rect(4, 4, 12, 8))
    #expect(bitmap[6, 23] == .red && bitmap[13, 20] == .blue)
    #expect(bitmap[13, 25] == .clear)
    let near = try self.bitmap(offset: CGSize(width: 2, height: 0))
    #expect(near.inked == rect(4, 4, 6, 4))
    #expect(near[7, 23] == .red && near[9, 23] == .blue, "what is drawn lies above its shadow")
  }

  @Test func transformsDoNotMoveTheShadow() throws {
    let bitmap = try bitmap {
      $0.scaleBy(x: 2, y: 2)
      $0.fill(rect(2, 2, 2, 2))
    }
    #expect(bitmap.inked == rect(4, 4, 12, 8))
  }

  @Test func onlyTheShadowIsSeenOfWhatLiesOutside() throws {
    let bitmap = try bitmap(offset: CGSize(width: 100, height: 0)) {
      $0.clip(to: rect(0, 5, 40, 30))
      $0.fill(rect(-96, 4, 4, 4))
    }
    #expect(bitmap.inked == rect(4, 5, 4, 3))
    #expect(bitmap[5, 23] == .blue)
  }

  /// The shadow belongs to the state.
  @Test(arguments: [false, true]) func withoutAColorThereIsNone(isRestored: Bool) throws {
    let bitmap = try bitmap {
      $0.saveGState()
      $0.setShadow(offset: CGSize(width: 8, height: 4), blur: 0, color: nil)
      if isRestored { $0.restoreGState() }
      $0.fill(rect(4, 4, 4, 4))
    }
    #expect(bitmap.inked == (isRestored ? rect(4, 4, 12, 8) : rect(4, 4, 4, 4)))
  }

  /// An edge is half as dark on itself, and the further away the lighter. How light is not
  /// documented.
  @Test func aBlurSoftensTheEdge() throws {
    let bitmap = try bitmap(blur: 6, offset: CGSize(width: 100, height: 0)) {
      $0.fill(rect(-100, -50, 20, 200))
    }
    let alphas = bitmap.row(15).map(\.alpha)
    #expect(abs(alphas[19] + alphas[20] - 255) <= 6 && alphas[19] > alphas[20])
    #expect(zip(alphas[8...], alphas[9...]).allSatisfy { $0 >= $1 })
    #expect(alphas[10] > 245 && alphas[30] < 10 && alphas[22] > 20)
  }
}
