// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's “Quartz 2D Programming Guide”, “Clipping to a Path”, and the documentation of
/// `CGContext.clip(using:)` and its siblings.
@Suite struct ClippingConformance {
  private func filled(_ clip: (CGContext) -> Void) throws -> Bitmap {
    try Bitmap(10, 10) { context in
      clip(context)
      context.fill(rect(0, 0, 10, 10))
    }
  }

  @Test func clipsIntersect() throws {
    let bitmap = try filled {
      $0.clip(to: rect(0, 0, 6, 6))
      $0.clip(to: rect(4, 4, 6, 6))
    }
    #expect(bitmap.inked == rect(4, 4, 2, 2))
  }

  @Test func clippingFollowsTheRuleAndUsesUpThePath() throws {
    let bitmap = try filled { context in
      context.addRect(rect(0, 0, 10, 10))
      context.addRect(rect(3, 3, 4, 4))
      context.clip(using: .evenOdd)
    }
    #expect(bitmap[5, 5] == .clear)
    #expect(bitmap[1, 1] == .black)
  }

  @Test func clipsMoveWithTheirSpace() throws {
    let bitmap = try filled { context in
      context.translateBy(x: 5, y: 0)
      context.clip(to: rect(0, 0, 2, 2))
      context.translateBy(x: -5, y: 0)
      #expect(context.boundingBoxOfClipPath == rect(5, 0, 2, 2))
    }
    #expect(bitmap.inked == rect(5, 0, 2, 2))
  }

  @Test func onlyRestoringWidensAClip() throws {
    let bitmap = try filled { context in
      context.saveGState()
      context.clip(to: rect(0, 0, 1, 1))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == rect(0, 0, 10, 10))
    }
    #expect(bitmap.inked == rect(0, 0, 10, 10))
  }
}
