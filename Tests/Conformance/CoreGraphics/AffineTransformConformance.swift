// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGAffineTransform`: the matrix for row vectors, what the
/// functions multiply with what, and what is left unchanged. The numbers follow from them by hand.
@Suite struct AffineTransformConformance {
  private let skew = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  private func isNear(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    let parts: [KeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    return parts.allSatisfy { abs(one[keyPath: $0] - other[keyPath: $0]) <= 1e-6 }
  }

  /// x' = ax + cy + tx and y' = bx + dy + ty. The corners of the square come to (11, 13), (13, 16),
  /// (16, 20) and (18, 23).
  @Test func transformsMovePointsAndNotSizes() {
    #expect(point(1, 10).applying(skew) == point(63, 86))
    #expect(CGSize(width: 1, height: 10).applying(skew) == CGSize(width: 52, height: 73))
    #expect(rect(0, 0, 1, 1).applying(skew) == rect(11, 13, 7, 10), "the box around the corners")
  }

  @Test func matricesHaveTheirDocumentedParts() {
    #expect(CGAffineTransform(translationX: 4, y: 5) == CGAffineTransform(1, 0, 0, 1, 4, 5))
    #expect(CGAffineTransform(scaleX: 4, y: 5) == CGAffineTransform(4, 0, 0, 5, 0, 0))
    #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(CGAffineTransform.identity.isIdentity && !skew.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0), "not the identity")
    let (sine, cosine) = (CGFloat(0.5), CGFloat(3).squareRoot() / 2)
    #expect(
      isNear(
        CGAffineTransform(rotationAngle: .pi / 6),
        CGAffineTransform(cosine, sine, -sine, cosine, 0, 0)))
  }

  /// Of t' = t1 * t2 the receiver comes first, of t' = [new] * t what is added.
  @Test func theLeftFactorComesFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point(1, 1).applying(scale.concatenating(move)) == point(12, 2))
    #expect(point(1, 1).applying(move.concatenating(scale)) == point(22, 2))
    #expect(skew.translatedBy(x: 1, y: 10) == CGAffineTransform(2, 3, 5, 7, 63, 86))
  }

  /// The determinant is -1.
  @Test func anInverseUndoesItsTransform() {
    let inverse = skew.inverted()
    #expect(isNear(inverse, CGAffineTransform(-7, 3, 5, -2, 12, -7)))
    #expect(isNear(skew.concatenating(inverse), .identity))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat, "what cannot be inverted stays")
  }
}
