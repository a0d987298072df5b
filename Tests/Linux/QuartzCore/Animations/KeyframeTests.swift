// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CAKeyframeAnimation`, worked out by hand.
@Suite struct KeyframeTests {
  fileprivate func numbers(_ animation: CAKeyframeAnimation, _ times: [Double]) -> [CGFloat] {
    guard case .keyframes(let track)? = animation.source else { return [] }
    return times.map { track.value(at: $0).number ?? .nan }
  }

  fileprivate func make(_ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = values
    return animation
  }

  /// Where an animation along a path is at some times.
  private func points(_ animation: CAKeyframeAnimation, _ times: [Double]) throws -> [CGPoint] {
    guard case .keyframes(let track)? = animation.source else { return [] }
    return try times.map { time in
      let pair = try #require(track.value(at: time).pair)
      return CGPoint(x: pair.0, y: pair.1)
    }
  }

  @Test func discreteValuesJump() {
    let animation = make([1, 2, 3, 4])
    animation.calculationMode = .discrete
    #expect(numbers(animation, [0, 0.24, 0.26, 0.5, 0.76, 1]) == [1, 1, 2, 3, 4, 4])
    animation.keyTimes = [0, 0.1, 0.2, 0.3, 1]
    #expect(numbers(animation, [0.05, 0.15, 0.25, 0.9]) == [1, 2, 3, 4])
  }

  /// Two values at one time are a jump and no division by zero.
  @Test func equalKeyTimesJump() {
    let animation = make([0, 10, 20, 30])
    animation.keyTimes = [0, 0.5, 0.5, 1]
    #expect(numbers(animation, [0.25, 0.5, 0.75]) == [5, 20, 25])
  }

  /// Apple's examples give points and matrices as `NSValue`.
  @Test func valuesMayBeWrapped() {
    func value(_ keyPath: String, _ values: [Any]) -> LayerValues {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.duration = 1
      var values = LayerValues()
      AnimationProgram(animation, defaultDuration: 1).apply(to: &values, at: 0.5)
      return values
    }
    let points = [CGPoint.zero, CGPoint(x: 4, y: 6)].map { NSValue(point: $0) }
    #expect(value("position", points).position == CGPoint(x: 2, y: 3))
    let sizes = [CGSize.zero, CGSize(width: 4, height: 6)].map { NSValue(size: $0) }
    #expect(value("shadowOffset", sizes).shadowOffset == CGSize(width: 2, height: 3))
    let rects = [CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8)].map { NSValue(rect: $0) }
    #expect(value("bounds", rects).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    let moved = CATransform3DMakeTranslation(4, 6, 8)
    let matrices = [CATransform3DIdentity, moved].map { NSValue(caTransform3D: $0) }
    #expect(isClose(matrices[1].caTransform3DValue, moved))
    #expect(
      isClose(value("transform", matrices).transform, CATransform3DMakeTranslation(2, 3, 4)))
    #expect(CATransform3DIsIdentity(NSValue(point: .zero).caTransform3DValue))
  }

  /// Our rule: lists of the wrong length or order count as not given.
  @Test func unusableListsAreIgnored() {
    let animation = make([0, 10, 30])
    for times in [[0, 1], [0, 0.9, 0.2], [0, .nan, 1], [-1, 0.5, 2]] as [[Double]] {
      animation.keyTimes = times.map { NSNumber(value: $0) }
      #expect(numbers(animation, [0.25, 0.75]) == [5, 20])
    }
    #expect(CAKeyframeAnimation(keyPath: "opacity").source == nil)
    #expect(numbers(make([7]), [0, 0.5, 1]) == [7, 7, 7])
  }

  /// Corners of a 10 x 10 square, evenly spaced or by the way between them.
  @Test func cornersOfAPathAreEvenlySpaced() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let found = try points(animation, [0, 0.25, 0.375, 0.5, 1])
    let corner = CGPoint(x: 10, y: 0)
    #expect(found == [.zero, corner, CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 10), .zero])
  }

  /// Constant speed: a quarter of the circle is a quarter of the time, at the radius everywhere.
  @Test func curvesAreFollowedAtOnePace() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    animation.calculationMode = .paced
    let found = try points(animation, Array(stride(from: 0, through: 1, by: 0.125)))
    #expect(found.count == 9)
    #expect(found.allSatisfy { isClose(hypot($0.x, $0.y), 10, tolerance: 0.01) })
  }
}

extension KeyframeTests {
  private func make(_ mode: CAAnimationCalculationMode, _ values: [Double]) -> CAKeyframeAnimation {
    let animation = make(values)
    animation.calculationMode = mode
    return animation
  }

  private func expect(_ found: [CGFloat], _ expected: [CGFloat], tolerance: CGFloat = 1e-9) {
    #expect(found.count == expected.count)
    for (a, b) in zip(found, expected) { #expect(isClose(a, b, tolerance: tolerance)) }
  }

  /// Catmull and Rom: between 10 and 20 with the neighbours 0 and 50 the middle is
  /// (-0 + 9 · 10 + 9 · 20 - 50) / 16.
  @Test func cubicValuesLieOnASpline() {
    expect(
      numbers(make(.cubic, [0, 10, 20, 50]), [0, 1.0 / 3, 0.5, 2.0 / 3, 1]), [0, 10, 13.75, 20, 50])
  }

  /// Evenly spaced values on a line have one speed, whatever the spline.
  @Test func cubicLinesAreLines() {
    expect(numbers(make(.cubic, [0, 10, 20, 30]), [0.1, 0.25, 0.5, 0.9]), [3, 7.5, 15, 27])
  }

  /// Kochanek and Bartels: tension 1 has no tangents, and the curve is Hermite's 3t² - 2t³.
  @Test func tensionStopsAtTheValues() {
    let animation = make(.cubic, [0, 0, 10, 10])
    animation.tensionValues = [1, 1, 1, 1]
    let found = numbers(animation, [(1 + 0.25) / 3])
    let expected: CGFloat = 10 * (3 * 0.0625 - 2 * 0.015625)
    #expect(isClose(found[0], expected))
  }

  /// Bias 1 leaves a value in the direction one came from: 0, 10, 10 goes on to
  /// (t³ - 2t² + t) · 10 beyond it, 1.25 in the middle.
  @Test func biasGoesOnBeyondTheValue() {
    let animation = make(.cubic, [0, 10, 10])
    animation.biasValues = [0, 1, 0]
    #expect(isClose(numbers(animation, [0.75])[0], 11.25))
  }

  /// Continuity -1 makes corners: the tangents on both sides are those of the lines.
  @Test func continuityMakesCorners() {
    let animation = make(.cubic, [0, 10, 0])
    animation.continuityValues = [0, -1, 0]
    expect(numbers(animation, [0.25, 0.5, 0.75]), [5, 10, 5])
  }

  /// Half of the way is half of the time, though the values are not in the middle.
  @Test func cubicPacedHasOneSpeed() {
    let found = numbers(make(.cubicPaced, [0, 40, 100]), [0, 0.25, 0.5, 1])
    expect(found, [0, 25, 50, 100], tolerance: 0.05)
  }

  /// Along a square the direction is 0, a quarter, half and three quarters of a turn.
  @Test(arguments: [CAAnimationRotationMode.rotateAuto, .rotateAutoReverse])
  func layersTurnWithTheirPath(mode: CAAnimationRotationMode) throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    animation.rotationMode = mode
    guard case .property(let track) = animation.content else {
      Issue.record("no track")
      return
    }
    for (time, turn) in [(0.1, 0.0), (0.3, 0.25), (0.6, 0.5), (0.9, 0.75)] {
      var values = LayerValues()
      track.apply(to: &values, progress: time, seconds: 0, iteration: 0)
      let angle = 2 * .pi * CGFloat(turn) + (mode == .rotateAuto ? 0 : .pi)
      #expect(isClose(values.transform, CATransform3DMakeRotation(angle, 0, 0, 1)))
    }
  }
}

extension PropertyTrack.Source? {
  fileprivate static func == (source: Self, _: _OptionalNilComparisonType) -> Bool {
    if case .none = source { true } else { false }
  }
}
