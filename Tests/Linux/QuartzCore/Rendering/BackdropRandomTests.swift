// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import Testing

/// Rule: painting only the damage of each change gives, pixel for pixel, the picture of a new
/// renderer; also with backdrops over one another, in groups, under masks, in rounded clips and
/// turned.
@Suite struct BackdropRandomTests {
  @Test(arguments: 0..<120)
  func damageGivesTheSamePictureAsRepainting(seed: Int) throws {
    var random = RandomTree(seed: UInt64(7000 + seed))
    random.backdropPercent = 40
    let scale = CGFloat(seed % 3 + 1)
    let screen = try RenderedScreen(64, 48, scale: scale)
    let layers = try random.build(on: screen.root)
    screen.update()
    for step in 0..<10 {
      try random.change(layers)
      // A frame may be prepared and not painted.
      if random.chance(20) {
        screen.skip()
        try random.change(layers)
      }
      try screen.expectExactUpdate("step \(step)")
    }
  }

  @Test func anyPartPaintedAloneIsThatPartOfTheWhole() throws {
    for seed in 300..<330 {
      var random = RandomTree(seed: UInt64(seed))
      random.backdropPercent = 50
      let screen = try RenderedScreen(50, 50, scale: 2)
      _ = try random.build(on: screen.root)
      try screen.expectPartsOfTheWhole(&random)
    }
  }
}
