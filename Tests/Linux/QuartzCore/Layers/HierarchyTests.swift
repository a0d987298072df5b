// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// What views, whose order the conformance suite of UIKit tests, leave open. Expected values: worked
/// out by hand from Apple's documentation of each of `CALayer`'s methods.
@Suite struct HierarchyTests {
  private let root = CALayer()
  private let layers = [CALayer(), CALayer()]

  @Test func layersHaveOneParent() {
    root.addSublayer(layers[0])
    layers[1].addSublayer(layers[0])
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer === layers[1])
    root.mask = layers[0]
    #expect(layers[1].sublayers == nil && layers[0].superlayer === root)
    layers[1].mask = layers[0]
    #expect(root.mask == nil && layers[1].mask === layers[0])
    #expect(layers[0].superlayer === layers[1])
    root.addSublayer(layers[0])
    #expect(layers[1].mask == nil && layers[0].superlayer === root)
  }

  @Test func parentsAreNotHeld() {
    weak var gone: CALayer?
    do {
      let parent = CALayer()
      parent.addSublayer(layers[0])
      gone = parent
    }
    #expect(gone == nil)
    #expect(layers[0].superlayer == nil)
  }
}
