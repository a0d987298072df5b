// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Rule: the renderer filters a backdrop again only if its filter, its place, or something beneath
/// it changes. It paints neither a backdrop nor another layer that an opaque layer hides.
@Suite struct BackdropUpdateTests {
  private let screen: RenderedScreen
  private let beneath = RenderedScreen.layer(CGRect(20, 20, 20, 20), Ink.red)
  private let group = RenderedScreen.layer(CGRect(0, 0, 100, 100))
  private let backdrop = BackdropLayer()
  private let above = RenderedScreen.layer(CGRect(40, 40, 10, 10), Ink.blue)

  init() throws {
    screen = try RenderedScreen(100, 100)
    screen.root.backgroundColor = Ink.white
    backdrop.frame = CGRect(10, 10, 60, 60)
    backdrop.filter = BackdropFilter(radius: 6, tint: CGColor(gray: 1, alpha: 0.2))
    for layer in [backdrop, above] { group.addSublayer(layer) }
    for layer in [beneath, group] { screen.root.addSublayer(layer) }
    screen.update()
  }

  /// Returns how often the renderer filters after a change. Expects the picture of a new renderer.
  private func updates(_ change: () -> Void) throws -> Int {
    let before = screen.renderer.backdropUpdateCount
    change()
    screen.update()
    #expect(try screen.pixels() == screen.repainted())
    return screen.renderer.backdropUpdateCount - before
  }

  /// Neither a fade nor what moves above filters anything.
  @Test func onlyAChangeBeneathIsFiltered() throws {
    #expect(screen.renderer.backdropUpdateCount == 1)
    for time in 1..<5 { #expect(screen.update(at: Double(time)) == []) }
    let changes: [(() -> Void, updates: Int)] = [
      ({}, 0), ({ above.position.x += 3 }, 0), ({ above.backgroundColor = Ink.green }, 0),
      ({ above.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }, 0),
      ({ backdrop.opacity = 0.5 }, 0), ({ backdrop.opacity = 0.25 }, 0),
      ({ group.mask = RenderedScreen.layer(CGRect(0, 0, 50, 50), Ink.black) }, 0),
      ({ beneath.position.x += 4 }, 1), ({ beneath.backgroundColor = Ink.black }, 1),
      ({ beneath.removeFromSuperlayer() }, 1),
      ({ screen.root.insertSublayer(beneath, at: 0) }, 1),
    ]
    for (index, (change, count)) in changes.enumerated() {
      #expect(try updates(change) == count, "change \(index)")
    }
  }

  /// Covers the backdrop, and changes what is beneath it.
  private func cover() {
    above.frame = backdrop.frame
    beneath.position.x += 4
  }

  @Test func whatIsCoveredIsNotPainted() throws {
    #expect(try updates(cover) == 0)
    #expect(try updates { above.position.x += 5 } == 1, "what the cover leaves is painted")
    let clip = screen.add(group.frame)
    clip.masksToBounds = true
    clip.addSublayer(above)
    #expect(try updates(cover) == 0, "a cover inside another layer hides, too")
    #expect(try updates { clip.frame.size.width = 40 } == 1, "unless it is cut off")
  }

  private static let holes: [@Sendable (CALayer) -> Void] = [
    { $0.opacity = 0.9 }, { $0.backgroundColor = CGColor(gray: 0, alpha: 0.99) },
    { $0.cornerRadius = 8 },
    { $0.mask = RenderedScreen.layer(CGRect(0, 0, 20, 20), Ink.black) },
  ]

  @Test(arguments: holes.indices) func aCoverThatIsNotOpaqueHidesNothing(index: Int) throws {
    Self.holes[index](above)
    #expect(try updates(cover) == 1)
  }
}
