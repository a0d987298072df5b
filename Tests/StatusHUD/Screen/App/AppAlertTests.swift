// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// An alert that the app presents below a HUD that blocks the app.
@MainActor @Suite(.globalHUD) struct AppAlertTests {
  private let it = HUDScreen()
  private let answers = Tally()

  /// Presents an alert in the middle, where the bezel is, and returns its button.
  private func presentAlert() async throws -> UIButton {
    let alert = UIAlertController(
      title: "Not saved", message: "The disk is full.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [answers] _ in answers.add() })
    try #require(it.app.window.rootViewController).present(alert, animated: false)
    await it.advance(by: 0)
    return try #require(alert.view.descendants(UIButton.self).first)
  }

  private var labels: Set<String> {
    Set(it.screen.windowScene.accessibleElements.compactMap(\.accessibilityLabel))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/419"),
    arguments: StatusHUD.MaskType.allCases.filter { $0 != .passthrough })
  func itCanBeAnsweredWhileTheRestIsBlocked(mask: StatusHUD.MaskType) async throws {
    await it.show(.activity, "Saving", mask: mask)
    #expect(labels == ["Saving"])
    let button = try await presentAlert()
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)))
    #expect(it.screen.view(at: try it.bezel.middle)?.isDescendant(of: try it.bezel) == false)
    #expect(labels.isSuperset(of: ["Not saved", "The disk is full.", "OK", "Saving"]))
    it.screen.tap(at: button.middle)
    await it.advance(by: 0)
    #expect(answers.value == 1 && it.texts == ["Saving"])
    #expect(it.takesTouch(at: try it.bezel.middle) && labels == ["Saving"])
  }

  @Test func itCanBeAnsweredBelowAHUDInTheWindowOfTheApp() async throws {
    let button = try await presentAlert()
    StatusHUD.containerView = it.app.window
    await it.show(.activity, "Saving", mask: .black)
    it.screen.tap(at: button.middle)
    await it.advance(by: 0)
    #expect(answers.value == 1 && it.takesTouch(at: CGPoint(x: 5, y: 5)))
  }

  /// Work, messages, masks, fades, and an alert that comes and goes, in random order.
  @Test(arguments: 0..<8)
  func touchesOnItPassWhateverHappens(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let root = try #require(it.app.window.rootViewController)
    for _ in 0..<40 {
      let mask = StatusHUD.MaskType.allCases.randomElement(using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: StatusHUD.show(status: "Saving", maskType: mask)
      case 1: StatusHUD.showSuccess(status: "Saved", duration: 0.3, maskType: mask)
      case 2: StatusHUD.popActivity()
      case 3: StatusHUD.dismiss()
      case 4 where root.presentedViewController == nil: _ = try await presentAlert()
      case 5: root.dismiss(animated: false)
      default: break
      }
      await it.advance(by: [0, 0.1, 0.5].randomElement(using: &generator) ?? 0)
      let blocks = it.container?.takenTouches == .all
      #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)) == blocks)
      guard let alert = root.presentedViewController?.view else { continue }
      #expect(it.screen.view(at: alert.middle)?.isDescendant(of: alert) == true)
    }
  }

  @Test func theCancelButtonAboveItStillWorks() async throws {
    StatusHUD.configuration.offset.y = -40
    let cancels = Tally()
    StatusHUD.show(status: "Saving", maskType: .black, onCancel: { cancels.add() })
    await it.advance(by: 1)
    let alert = try #require(try await presentAlert().superview)
    let middle = try it.button.middle
    #expect(alert.convert(alert.bounds, to: nil).contains(middle))
    it.screen.tap(at: middle)
    await it.advance(by: 0)
    #expect(cancels.value == 1 && answers.value == 0 && alert.window != nil)
  }
}
