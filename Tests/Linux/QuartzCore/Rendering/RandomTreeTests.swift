// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import Testing

/// Rule: painting only the damage of each change gives, pixel for pixel, the picture of a new
/// renderer.
@Suite struct RandomTreeTests {
  @Test(arguments: 0..<80)
  func damageGivesTheSamePictureAsRepainting(seed: Int) throws {
    var random = RandomTree(seed: UInt64(seed))
    let scale = CGFloat(seed % 3 + 1)
    let screen = try RenderedScreen(64, 48, scale: scale)
    let layers = try random.build(on: screen.root)
    screen.update()
    for step in 0..<12 {
      try random.change(layers)
      try screen.expectExactUpdate("step \(step)")
    }
  }

  @Test func anyPartPaintedAloneIsThatPartOfTheWhole() throws {
    for seed in 100..<130 {
      var random = RandomTree(seed: UInt64(seed))
      let screen = try RenderedScreen(50, 50, scale: 2)
      _ = try random.build(on: screen.root)
      try screen.expectPartsOfTheWhole(&random)
    }
  }
}
