// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

extension RenderedScreen {
  /// Paints what changed, and expects the picture of a new renderer, and no change outside of the
  /// painted parts.
  func expectExactUpdate(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try pixels()
    let painted = update()
    let after = try pixels()
    let difference = try after.difference(to: repainted())
    #expect(
      difference?.count == 0, "\(what): \(String(describing: difference))",
      sourceLocation: sourceLocation)
    for (index, word) in after.words.enumerated() where word != before.words[index] {
      let point = CGPoint(
        x: Double(index % after.width) + 0.5, y: Double(index / after.width) + 0.5)
      guard painted.contains(where: { $0.contains(point) }) else {
        Issue.record(
          "\(what): pixel \(point) changed outside of \(painted)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Paints everything, then random parts of it, and expects that these change nothing.
  func expectPartsOfTheWhole(
    _ random: inout RandomTree, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    update()
    let whole = try pixels()
    for _ in 0..<10 {
      let part = CGRect(
        random.int(0..<99), random.int(0..<99), random.int(1..<40), random.int(1..<40))
      renderer.paint(into: context, damage: [part])
    }
    #expect(try pixels() == whole, sourceLocation: sourceLocation)
  }
}
