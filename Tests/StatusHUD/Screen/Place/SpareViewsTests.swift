// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A presentation uses the views of the last one, and nobody can see it.
@MainActor @Suite(.globalHUD) struct SpareViewsTests {
  private let it = HUDScreen()

  @Test func thePresentationSoonAfterUsesTheSameViews() async {
    await it.show(.activity, "Loading")
    weak let shown = it.container
    await it.hide(for: 5)
    #expect(it.container == nil && shown != nil)
    await it.show(.success, "Saved")
    #expect(it.container === shown)
    await it.hide(for: 11)
    #expect(shown == nil && MediaClock.nextDeadline == nil)
  }

  @Test func aMemoryWarningFreesThem() async {
    await it.show()
    weak let shown = it.container
    await HUDScreen.freeSpareViews()
    #expect(shown != nil && shown === it.container)
    await it.hide()
    await HUDScreen.freeSpareViews()
    #expect(shown == nil)
  }

  @Test func theViewsOfTheAppAreFreedAtOnce() async {
    weak var own: UIView?
    StatusHUD.indicatorProvider = { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      own = view
      return view
    }
    await it.show(.activity, "Loading")
    #expect(own != nil)
    StatusHUD.indicatorProvider = nil
    await it.hide()
    #expect(own == nil)
    await it.show(.activity, "Loading")
    #expect(own == nil && it.container != nil)
  }

  @Test func theSpinnerTurnsAgain() async throws {
    await it.show(.activity, "Loading")
    await it.hide()
    await it.show(.activity, "Loading")
    let before = it.pixels()
    await it.advance(by: 0.3)
    #expect(it.pixels() != before)
    #expect(try it.spinner.window != nil)
  }
}

/// Whatever the last presentation looked like, the next one looks as if its views were new.
@MainActor @Suite(.globalHUD) struct SpareViewsPictureTests {
  /// A spinner isn't among them, because its angle depends on the time.
  private let kinds: [(HUDContent.Kind, StatusHUD.MaskType)] = [
    (.progress(0.4), .gradient), (.success, .black), (.text, .blur), (.error, .passthrough),
  ]

  @Test(arguments: EveryPropertyTests.properties)
  func nothingRemainsOfTheLastPresentation(property: String) async throws {
    let last = try #require(PropertyCase.all.first { $0.name == property })
    for (kind, mask) in kinds {
      func picture() async -> PixelReader {
        let it = HUDScreen(size: CGSize(width: 321, height: 320), fades: true)
        await it.show(kind, "Saved", mask: mask)
        let picture = it.pixels()
        await HUDScreen.end()
        return picture
      }
      let fresh = await picture()
      #expect(fresh.bounds(differingFrom: HUDScreen.background) != nil)
      _ = await last.outcome(isChanged: true, keepsSpareViews: true)
      #expect(await picture() == fresh, "\(kind)")
    }
  }
}
