// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The second text of the global HUD.
@MainActor @Suite(.globalHUD) struct DetailsTests {
  private let it = HUDScreen()

  private var details: String? { get throws { try it.bezel.existingDetailsLabel?.text } }

  @Test func everyCallHasDetails() async throws {
    StatusHUD.configuration.minimumDisplayDuration = 5
    let image = UIImage.square(.red)
    let calls: [(String) -> Void] = [
      { StatusHUD.show(status: "a", details: $0) },
      { StatusHUD.showProgress(0.5, details: $0) },
      { StatusHUD.showProgress(Progress(totalUnitCount: 1), status: "a", details: $0) },
      { StatusHUD.showInfo(status: "a", details: $0) },
      { StatusHUD.showSuccess(status: nil, details: $0) },
      { StatusHUD.showError(status: "a", details: $0) },
      { StatusHUD.showImage(image, status: "a", details: $0) },
      { StatusHUD.showText("a", details: $0) },
      { StatusHUD.setDetails($0 + "!") },
    ]
    for (number, call) in calls.enumerated() {
      call("\(number)")
      await it.advance(by: 1)
      #expect(try details == (number == 8 ? "8!" : "\(number)"))
    }
    #expect(it.texts == ["a"])
    StatusHUD.show(status: "b")
    await it.advance(by: 1)
    #expect(try details == nil)
  }

  @Test func anActivityChangesItsDetails() async throws {
    let activity = StatusHUD.beginActivity(status: "a", details: "b")
    await it.advance(by: 1)
    #expect(try it.bezel.accessibilityLabel == "a b")
    activity.update(details: "c")
    await it.advance(by: 1)
    #expect(try details == "c")
    activity.end()
  }

  @Test func theyStandBelowTheTextAndAreSmaller() async throws {
    StatusHUD.show(status: "Uploading", details: "Three files of ten")
    await it.advance(by: 1)
    let bezel = try it.bezel
    let frames = [bezel.label, bezel.detailsLabel].map { $0.convert($0.bounds, to: bezel) }
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(bezel.detailsLabel.font.pointSize == 12 && bezel.label.font.pointSize == 15)
    for category in [UIContentSizeCategory.extraSmall, .accessibilityLarge] {
      it.screen.contentSizeCategory = category
      await it.advance(by: 0)
      let (small, large) = (bezel.detailsLabel.font.pointSize, bezel.label.font.pointSize)
      #expect(abs(small - 0.8 * large) <= 0.5)
    }
  }

  /// A font for the status alone decides that of the details too.
  @Test func theirFontIsThatOfTheConfiguration() async throws {
    StatusHUD.configuration.detailsFont = .systemFont(ofSize: 20)
    StatusHUD.show(status: "Uploading", details: "Three files of ten")
    await it.advance(by: 1)
    let bezel = try it.bezel
    #expect(bezel.detailsLabel.font == .systemFont(ofSize: 20) && bezel.label.font.pointSize == 15)
    StatusHUD.configuration.font = .systemFont(ofSize: 30)
    await it.advance(by: 1)
    #expect(bezel.detailsLabel.font.pointSize == 20 && bezel.label.font.pointSize == 30)
    StatusHUD.configuration.detailsFont = nil
    await it.advance(by: 1)
    #expect(bezel.detailsLabel.font.pointSize == 24)
  }

  @Test func aFontThatChangesOnScreenIsThatFromTheStart() async throws {
    func show(_ font: UIFont?) async {
      StatusHUD.configuration.detailsFont = font
      StatusHUD.show(status: "Up", details: "Three files of ten")
      await it.advance(by: 1)
    }

    let (small, large) = (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 24))
    for (first, second) in [(nil, large), (large, small), (small, nil)] as [(UIFont?, UIFont?)] {
      await show(second)
      let frame = try it.bezel.frame
      let labelFrame = try it.bezel.detailsLabel.frame
      await it.hide()
      await show(first)
      #expect(try it.bezel.frame != frame)
      StatusHUD.configuration.detailsFont = second
      await it.advance(by: 1)
      #expect(try it.bezel.frame == frame && it.bezel.detailsLabel.frame == labelFrame)
      await it.hide()
    }
  }

  @Test func bothTextsCountForTheTimeOfAMessage() async {
    StatusHUD.configuration.minimumDisplayDuration = 0
    StatusHUD.showText("0123456789", details: "0123456789")
    // 0.06 * 20 + 0.5
    await it.advance(by: 1.6)
    #expect(StatusHUD.isVisible)
    await it.advance(by: 0.2)
    #expect(!StatusHUD.isVisible)
  }
}
