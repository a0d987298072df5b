// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Rule: the renderer filters a backdrop again only if its filter, its place, or something beneath
/// it changes.
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

  @Test func nothingIsFilteredWhileAllIsStill() throws {
    #expect(screen.renderer.backdropUpdateCount == 1)
    for time in 1..<5 { #expect(screen.update(at: Double(time)) == []) }
    #expect(screen.renderer.backdropUpdateCount == 1)
  }

  @Test func whatMovesAboveFiltersNothing() throws {
    #expect(try updates { above.position.x += 3 } == 0)
    #expect(try updates { above.backgroundColor = Ink.green } == 0)
    #expect(try updates { above.setAffineTransform(CGAffineTransform(rotationAngle: 1)) } == 0)
  }

  @Test func aFadeFiltersNothing() throws {
    #expect(try updates { backdrop.opacity = 0.5 } == 0)
    #expect(try updates { backdrop.opacity = 0.25 } == 0)
    #expect(try updates { group.mask = RenderedScreen.layer(CGRect(0, 0, 50, 50), Ink.black) } == 0)
  }

  @Test func whatMovesBeneathIsFilteredOnce() throws {
    #expect(try updates { beneath.position.x += 4 } == 1)
    #expect(try updates { beneath.backgroundColor = Ink.black } == 1)
    #expect(try updates { beneath.removeFromSuperlayer() } == 1)
    #expect(try updates { screen.root.insertSublayer(beneath, at: 0) } == 1)
  }
}
