// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Rule: the renderer doesn't paint a layer that an opaque layer hides. The layer is a backdrop,
/// because the renderer counts how often it filters backdrops.
@Suite struct OcclusionTests {
  private let screen: RenderedScreen
  private let backdrop = BackdropLayer()
  private let cover = RenderedScreen.layer(CGRect(10, 10, 20, 20), Ink.green)

  init() throws {
    screen = try RenderedScreen(40, 40)
    screen.root.backgroundColor = Ink.white
    backdrop.frame = CGRect(12, 12, 10, 10)
    backdrop.filter = BackdropFilter(radius: 2, tint: CGColor(gray: 1, alpha: 0.2))
    screen.root.addSublayer(backdrop)
    screen.root.addSublayer(cover)
  }

  /// Whether the backdrop is painted after a change.
  private func isPainted(_ change: () -> Void = {}) throws -> Bool {
    change()
    screen.update()
    #expect(try screen.pixels() == screen.repainted())
    return screen.renderer.backdropUpdateCount > 0
  }

  @Test func aCoverHidesWhatLiesBeneath() throws { #expect(try !isPainted()) }

  @Test func soDoesOneInsideAnotherLayer() throws {
    let group = RenderedScreen.layer(CGRect(0, 0, 40, 40))
    group.masksToBounds = true
    group.addSublayer(cover)
    screen.root.addSublayer(group)
    #expect(try !isPainted())
  }

  private static let holes: [@Sendable (CALayer) -> Void] = [
    { $0.opacity = 0.9 }, { $0.backgroundColor = CGColor(gray: 0, alpha: 0.99) },
    { $0.cornerRadius = 8 },
    { $0.mask = RenderedScreen.layer(CGRect(0, 0, 20, 20), Ink.black) },
  ]

  @Test(arguments: holes.indices) func aCoverThatIsNotOpaqueHidesNothing(index: Int) throws {
    #expect(try isPainted { Self.holes[index](cover) })
  }

  @Test func nothingIsHiddenByWhatIsCutOff() throws {
    let group = RenderedScreen.layer(CGRect(0, 0, 15, 40))
    group.masksToBounds = true
    group.addSublayer(cover)
    screen.root.addSublayer(group)
    #expect(try isPainted())
  }

  @Test func whatTheCoverLeavesIsPainted() throws {
    #expect(try !isPainted())
    #expect(try isPainted { cover.position.x += 5 })
  }
}
