// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: what a path has set, and the names in Apple's Core Animation guide.
@Suite struct PropertyPathTests {
  private var values: LayerValues {
    var values = LayerValues()
    values.shape = ShapeValues()
    values.gradient = GradientValues()
    values.gradient?.colors = [.black, .white]
    return values
  }

  /// Properties, and their fields as Apple's Core Animation guide names them in “Key-Value Coding
  /// Extensions”.
  @Test(
    arguments: [
      "position.x", "position.y", "anchorPoint.x", "bounds.origin.x", "bounds.origin.y",
      "bounds.size.width", "bounds.size.height", "opacity", "cornerRadius",
      "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height",
      "transform.rotation", "transform.rotation.z", "transform.scale", "transform.scale.x",
      "transform.scale.y", "transform.translation.x", "transform.translation.y", "strokeStart",
      "strokeEnd", "lineWidth", "startPoint.x", "endPoint.y", "contentsScale",
    ])
  func numbersComeBack(keyPath: String) throws {
    var values = values
    let path = try #require(PropertyPath(keyPath))
    path.set(.scalar(0.25), in: &values)
    #expect(isClose(path.value(in: values).number, 0.25))
  }

  @Test(
    arguments: [
      "position", "bounds.origin", "startPoint", "endPoint", "anchorPoint", "bounds.size",
      "shadowOffset", "transform.translation",
    ])
  func pairsComeBack(keyPath: String) throws {
    var values = values
    let path = try #require(PropertyPath(keyPath))
    let isSize = ["bounds.size", "shadowOffset", "transform.translation"].contains(keyPath)
    let size = AnimatableValue.size(CGSize(width: 3, height: 4))
    path.set(isSize ? size : .point(CGPoint(x: 3, y: 4)), in: &values)
    #expect(path.value(in: values).pair.map { $0 == (3, 4) } == true)
  }

  @Test(
    arguments: [
      "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor",
    ])
  func coloursComeBackAndGo(keyPath: String) throws {
    var values = values
    let path = try #require(PropertyPath(keyPath))
    let color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    path.set(.color(color), in: &values)
    guard case .color(let found) = path.value(in: values) else {
      Issue.record("no colour")
      return
    }
    #expect(found == color)
    path.set(.none, in: &values)
    guard case .none = path.value(in: values) else {
      Issue.record("still a colour")
      return
    }
  }

  /// A path that names nothing is refused when it is read, not when it is played.
  @Test(
    arguments: [
      "", "opacitie", "position.z", "opacity.x", "transform.rotation.w", "bounds.size.depth",
      "position.", ".x", "frame",
    ])
  func unknownPathsAreRefused(keyPath: String) {
    #expect(PropertyPath(keyPath) == nil)
  }

  /// Our rule: a value of another kind changes nothing.
  @Test func valuesOfAnotherKindAreIgnored() throws {
    var values = values
    try #require(PropertyPath("opacity")).set(.point(.zero), in: &values)
    try #require(PropertyPath("position")).set(.scalar(3), in: &values)
    try #require(PropertyPath("colors")).set(.numbers([1]), in: &values)
    #expect(values.opacity == 1 && values.position == .zero)
    #expect(values.gradient?.colors.count == 2)
  }

  @Test func shapesStayOnShapeLayers() throws {
    var values = LayerValues()
    try #require(PropertyPath("strokeEnd")).set(.scalar(0.5), in: &values)
    #expect(values.shape == nil)
  }
}
