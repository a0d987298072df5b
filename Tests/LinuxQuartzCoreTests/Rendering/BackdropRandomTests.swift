// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Rule: painting only the damage of each change gives, pixel for pixel, the picture that a renderer
/// paints which sees the tree for the first time; also where backdrops blur, over one another, in
/// groups, under masks, through rounded clips and turned.
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
      // Frames that are prepared and not painted are changes as well.
      let isSkipped = random.chance(20)
      if isSkipped {
        screen.skip()
        try random.change(layers)
      }
      let before = try screen.pixels()
      let damage = screen.update()
      let after = try screen.pixels()
      let expected = try screen.repainted()
      let difference = after.difference(to: expected)
      #expect(difference?.count == 0, "step \(step): \(String(describing: difference))")
      if isSkipped { continue }
      for (index, word) in after.words.enumerated() where word != before.words[index] {
        let point = CGPoint(
          x: Double(index % after.width) + 0.5, y: Double(index / after.width) + 0.5)
        if !damage.contains(where: { $0.contains(point) }) {
          Issue.record("pixel \(point) changed outside \(damage)")
          return
        }
      }
    }
  }

  @Test func anyPartPaintedAloneIsThatPartOfTheWhole() throws {
    for seed in 300..<330 {
      var random = RandomTree(seed: UInt64(seed))
      random.backdropPercent = 50
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
