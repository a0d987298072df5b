// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import Testing

/// Rule: painting only the damage of each change gives, pixel for pixel, the picture of a new
/// renderer. Half of the trees have backdrops over one another, in groups, under masks, in rounded
/// clips, and rotated.
@Suite struct RandomTreeTests {
  private func tree(_ seed: Int) -> RandomTree {
    var random = RandomTree(seed: UInt64(seed))
    random.backdropPercent = seed.isMultiple(of: 2) ? 0 : 40
    return random
  }

  /// In the last five trees, a group or a mask becomes a single primitive, or no longer is one, and
  /// is then rounded differently.
  @Test(arguments: Array(0..<200) + [1149, 2208, 2270, 2486, 2490])
  func damageGivesTheSamePictureAsRepainting(seed: Int) throws {
    var random = tree(seed)
    let screen = try RenderedScreen(64, 48, scale: CGFloat(seed % 3 + 1))
    let layers = try random.build(on: screen.root)
    screen.update()
    for step in 0..<12 {
      try random.change(layers)
      // A host can prepare a frame and not paint it.
      if random.chance(20) {
        screen.skip()
        try random.change(layers)
      }
      try screen.expectExactUpdate("step \(step)")
    }
  }

  @Test func anyPartPaintedAloneIsThatPartOfTheWhole() throws {
    for seed in 200..<260 {
      var random = tree(seed)
      let screen = try RenderedScreen(50, 50, scale: 2)
      _ = try random.build(on: screen.root)
      screen.update()
      let whole = try screen.pixels()
      for _ in 0..<10 {
        let part = CGRect(
          random.int(0..<99), random.int(0..<99), random.int(1..<40), random.int(1..<40))
        screen.renderer.paint(into: screen.context, damage: [part])
      }
      #expect(try screen.pixels() == whole)
    }
  }
}
