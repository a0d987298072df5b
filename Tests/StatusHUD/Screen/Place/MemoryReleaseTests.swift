// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// After a presentation, the HUD keeps no object of the app, and after a memory warning, no view.
@MainActor @Suite(.globalHUD) struct MemoryReleaseTests {
  private final class Work: Sendable {}

  private let it = HUDScreen(fades: true)

  @Test(arguments: Place.allCases) func theObjectsOfTheAppAreFreed(place: Place) async throws {
    weak var work: Work?
    weak var image: UIImage?
    weak var progress: Progress?
    do {
      let (made, picture, count) = (Work(), UIImage.square(.red), Progress(totalUnitCount: 10))
      (work, image, progress) = (made, picture, count)
      let cancel: StatusHUD.CancelAction = { withExtendedLifetime(made) {} }
      switch place {
      case .global: StatusHUD.showProgress(count, onCancel: cancel)
      case .view: it.app.showHUD { $0.onCancel = cancel }.follow(count)
      }
      await it.advance(by: 0.5)
      #expect(work != nil && progress != nil)
      HUDInPlace(it: it, place: place).show(
        .init(icon: .image(picture), status: nil, duration: 0.5))
      await it.advance(by: 0.3)
    }
    // A HUD in a view shows its work again.
    #expect(image != nil && (progress == nil) == (place == .global))
    StatusHUD.dismiss()
    HUDView.hideAll(in: it.app.window)
    await it.advance(by: 1)
    #expect(work == nil && image == nil && progress == nil)
  }

  @Test func theImageOfAMessagesOwnConfigurationIsFreed() async {
    weak var image: UIImage?
    do {
      let picture = UIImage.square(.red)
      image = picture
      StatusHUD.show(.info("Saved", duration: 0.5)) { $0.infoImage = picture }
    }
    await it.advance(by: 0.3)
    #expect(image != nil)
    await it.advance(by: 1)
    #expect(image == nil)
  }

  @Test func aMemoryWarningFreesTheSpareViews() async {
    StatusHUD.showText("Beside", duration: 2, position: .bottom)
    await it.show()
    weak let shown = it.container
    weak let beside = it.messageViews.first
    await HUDScreen.freeSpareViews()
    #expect(shown != nil && shown === it.container)
    #expect(beside != nil && beside === it.messageViews.first)
    await it.hide(for: 60)
    #expect(shown != nil && beside != nil)
    await HUDScreen.freeSpareViews()
    #expect(shown == nil && beside == nil)
  }
}
