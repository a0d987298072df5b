// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// The cases that the conformance suites leave open. Expected values: our rules.
@Suite struct ValueTests {
  private func interpolate(_ a: Any, _ b: Any, _ t: CGFloat) throws -> AnimatableValue {
    try #require(AnimatableValue(a)).interpolated(to: try #require(AnimatableValue(b)), t)
  }

  /// A missing color is the other color, transparent.
  @Test func aMissingColorIsTransparent() throws {
    let color = try interpolate(CGColor.black, NSNull(), 0.75).color
    #expect(color?.components == [0, 0.25])
  }

  /// Unknown paths are rejected when they're read, not when they're played.
  @Test(
    arguments: [
      "", "opacitie", "position.z", "opacity.x", "transform.rotation.w", "bounds.size.depth",
      "position.", ".x", "frame",
    ])
  func unknownPathsAreRefused(keyPath: String) {
    #expect(PropertyPath(keyPath) == nil)
  }

  /// A value of another kind changes nothing, and neither does a property of another layer.
  @Test func otherValuesAreIgnored() throws {
    var values = LayerValues()
    try #require(PropertyPath("opacity")).set(.point(.zero), in: &values)
    try #require(PropertyPath("position")).set(.scalar(3), in: &values)
    try #require(PropertyPath("strokeEnd")).set(.scalar(0.5), in: &values)
    #expect(values.opacity == 1 && values.position == .zero && values.shape == nil)
  }
}
