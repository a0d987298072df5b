// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: worked out by hand from Apple's documentation of each of `CALayer`'s methods.
@Suite struct HierarchyTests {
  private let root = CALayer()
  private let layers = (0..<4).map { _ in CALayer() }

  /// The numbers of the root's sublayers.
  private var names: String {
    (root.sublayers ?? []).map { layer in
      layers.firstIndex { $0 === layer }.map { "\($0)" } ?? "?"
    }.joined()
  }

  @Test func sublayersAreInTheOrderAskedFor() {
    #expect(root.sublayers == nil)
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], at: 1)
    root.insertSublayer(layers[3], below: layers[1])
    #expect(names == "3120")
    root.insertSublayer(layers[0], at: 0)
    #expect(names == "0312")
    root.addSublayer(layers[3])
    #expect(names == "0123")
    root.insertSublayer(layers[0], at: 3)
    #expect(names == "1203")
    root.insertSublayer(layers[3], below: layers[1])
    #expect(names == "3120")
    root.insertSublayer(layers[1], at: .max)
    #expect(names == "3201")
    layers.forEach { $0.removeFromSuperlayer() }
    #expect(root.sublayers == nil)
  }

  @Test func sublayersArePutBeneathTheOthersOneByOne() {
    for layer in layers { root.insertSublayer(layer, at: 0) }
    #expect(names == "3210")
    root.insertSublayer(layers[0], at: 0)
    root.insertSublayer(layers[1], at: 0)
    layers[2].removeFromSuperlayer()
    root.insertSublayer(layers[2], at: 0)
    root.insertSublayer(layers[3], at: 0)
    #expect(names == "3210")
    root.insertSublayer(layers[0], at: 0)
    root.addSublayer(layers[2])
    root.insertSublayer(layers[1], at: 0)
    #expect(names == "1032")
  }

  @Test func sublayersAreReplacedAndAssigned() {
    root.sublayers = [layers[0], layers[1]]
    root.sublayers = [layers[3], layers[1]]
    #expect(names == "31" && layers[0].superlayer == nil)
    root.sublayers = nil
    #expect(names.isEmpty && layers[3].superlayer == nil)
  }

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
