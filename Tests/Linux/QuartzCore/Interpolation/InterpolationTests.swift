// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: means of each kind of value, worked out by hand.
@Suite struct InterpolationTests {
  private func interpolate(_ a: Any, _ b: Any, _ t: CGFloat) throws -> AnimatableValue {
    try #require(AnimatableValue(a)).interpolated(to: try #require(AnimatableValue(b)), t)
  }

  /// On Linux nothing bridges numbers: a `CGFloat` in an `Any` is no `NSNumber`.
  @Test func everyKindOfNumberIsRead() {
    let numbers: [Any] = [CGFloat(1), 1.0, Float(1), 1, NSNumber(value: 1), true]
    for number in numbers { #expect(AnimatableValue(number)?.number == 1) }
    #expect(AnimatableValue("1") == nil)
    #expect(AnimatableValue(nil) == nil)
  }

  /// Also beyond the ends, since springs overshoot.
  @Test(arguments: [(0.0, 10.0), (0.25, 12.5), (1, 20), (1.5, 25), (-0.5, 5)])
  func numbersAreLinear(t: CGFloat, expected: CGFloat) throws {
    #expect(try isClose(interpolate(10, 20, t).number, expected))
  }

  @Test func geometryIsLinear() throws {
    guard
      case .rect(let rect) = try interpolate(
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 8, width: 20, height: 0), 0.25)
    else {
      Issue.record("no rect")
      return
    }
    #expect(rect == CGRect(x: 1, y: 2, width: 12.5, height: 15))
    let pair = try interpolate(CGSize(width: 0, height: 0), CGSize(width: 2, height: 4), 0.5).pair
    #expect(pair.map { $0 == (1, 2) } == true)
  }

  /// A scale of zero has no angle, so the entries are mixed: 0…1 half-way is a half.
  @Test func transformsFromNothingGrow() {
    let grown = CATransform3DMakeScale(0, 0, 1).interpolated(to: CATransform3DIdentity, 0.5)
    #expect(isClose(grown, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test func endsAreExact() {
    let a = CATransform3DMakeRotation(0.1, 0, 0, 1)
    let b = CATransform3DMakeTranslation(1.0 / 3, 0, 0)
    #expect(CATransform3DEqualToTransform(a.interpolated(to: b, 0), a))
    #expect(CATransform3DEqualToTransform(a.interpolated(to: b, 1), b))
  }

  /// Component-wise, and within what a colour can be.
  @Test func coloursMixTheirComponents() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
    #expect(red.interpolated(to: blue, 0.25).components == [0.75, 0, 0.25, 0.75])
    #expect(red.interpolated(to: blue, 2).components == [0, 0, 1, 0])
    #expect(CGColor.black.interpolated(to: .white, 0.5).components == [0.5, 1])
    let mixed = CGColor(gray: 1, alpha: 1).interpolated(to: red, 0.5).components
    #expect(mixed == [1, 0.5, 0.5, 1])
  }

  /// Our choice: no colour is the other one, transparent.
  @Test func noColourIsATransparentOne() throws {
    guard case .color(let color) = try interpolate(CGColor.black, NSNull(), 0.75) else {
      Issue.record("no colour")
      return
    }
    #expect(color.components == [0, 0.25])
  }

  /// Point by point where the structure is the same; else a change half-way.
  @Test func pathsMixTheirPoints() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 10, y: 20, width: 20, height: 10), transform: nil)
    let middle = CGPath(rect: CGRect(x: 5, y: 10, width: 15, height: 10), transform: nil)
    #expect(a.interpolated(to: b, 0.5) == middle)
    let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(a.interpolated(to: other, 0.4) == a)
    #expect(a.interpolated(to: other, 0.6) == other)
  }

  @Test func listsOfOneLengthMix() throws {
    guard case .numbers(let mixed) = try interpolate([0, 1.0], [1.0, 2], 0.5) else {
      Issue.record("no numbers")
      return
    }
    #expect(mixed == [0.5, 1.5])
    guard case .numbers(let kept) = try interpolate([0.0], [1.0, 2], 0.4) else {
      Issue.record("no numbers")
      return
    }
    #expect(kept == [0])
  }

}
