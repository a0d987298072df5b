// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values follow from x' = a·x + c·y + tx, y' = b·x + d·y + ty, worked out by hand.
@Suite struct AffineTransformTests {
  @Test func theEmptyTransformIsNotTheIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6).c == 3)
  }

  @Test func rotationTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
  }

  @Test func theShortFormsHappenInTheLocalSpace() {
    let base = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(base.translatedBy(x: 5, y: 0)) == CGPoint(x: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(base.scaledBy(x: 3, y: 1)) == CGPoint(x: 6, y: 2))
    let rotated = CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(rotated), CGPoint(x: 1, y: 1)))
  }

  @Test func inverting() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let point = CGPoint(x: 1.25, y: -8)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(singular.inverted() == singular)
  }

  @Test func sizesIgnoreTranslationAndRectsBecomeBoundingBoxes() {
    let move = CGAffineTransform(translationX: 9, y: 9)
    #expect(CGSize(width: 2, height: 3).applying(move) == CGSize(width: 2, height: 3))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGRect(x: -1, y: 0, width: 1, height: 2)))
    #expect(CGRect.null.applying(move).isNull)
  }

  @Test func codable() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test func vectors() {
    #expect(CGVector.zero == CGVector())
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
  }
}
