// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The Cancel button of the global HUD: how it is pressed, and what it leaves to the app.
@MainActor @Suite(.globalHUD) struct CancelButtonTests {
  private final class KeyView: UIView {
    var keys: [UIKeyboardHIDUsage?] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.map { $0.key?.keyCode }
    }
  }

  private final class Presses {
    var count = 0
  }

  private let it = HUDScreen()
  private let presses = Presses()

  private func show(_ mask: StatusHUD.MaskType = .passthrough) async {
    StatusHUD.show(
      status: "Hashing", details: "3 of 10", maskType: mask,
      onCancel: { [presses] in presses.count += 1 })
    await it.advance(by: 1)
  }

  private var button: UIButton { get throws { try #require(try it.bezel.existingButton) } }

  private func point(_ x: CGFloat, _ y: CGFloat) throws -> CGPoint {
    let button = try button
    return button.convert(
      CGPoint(x: button.bounds.midX + x, y: button.bounds.midY + y), to: nil as UIView?)
  }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .clear])
  func aTapRunsTheActionOnceAndTheHUDStays(mask: StatusHUD.MaskType) async throws {
    await show(mask)
    #expect(try button.title(for: .normal) == VoiceOver.cancelTitle)
    it.screen.tap(at: try point(0, 0))
    #expect(presses.count == 1, "at once")
    await it.advance(by: 1)
    #expect(try !button.isEnabled && it.texts == ["Hashing"])
    it.screen.tap(at: try point(0, 0))
    #expect(presses.count == 1)
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  @Test func itsTitleIsThatOfTheConfiguration() async throws {
    StatusHUD.configuration.cancelTitle = "Stop"
    await show()
    #expect(try button.title(for: .normal) == "Stop")
    it.screen.tap(at: try point(0, 0))
    #expect(presses.count == 1)
  }

  /// From its end to its start, in the middle of the press of a user.
  @Test func aTitleThatChangesOnScreenHasRoomAndKeepsThePress() async throws {
    func layout() throws -> [CGRect] { [try it.bezel.frame, try button.frame] }

    let long = "Stop the export, and keep what there is"
    StatusHUD.configuration.cancelTitle = long
    await show()
    let longLayout = try layout()
    await it.hide()
    StatusHUD.configuration.cancelTitle = nil
    await show()
    let shortLayout = try layout()
    #expect(longLayout[1].width > shortLayout[1].width)

    it.screen.touchDown(at: try point(0, 0))
    StatusHUD.configuration.cancelTitle = long
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == long && layout() == longLayout)
    it.screen.touchUp(at: try point(0, 0))
    #expect(presses.count == 1)
    StatusHUD.configuration.cancelTitle = "Stop"
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == "Stop" && !button.isEnabled)
    StatusHUD.configuration.cancelTitle = nil
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == VoiceOver.cancelTitle)
    #expect(try layout() == shortLayout)
  }

  @Test func aTitleAddsNoButtonToWorkWithoutOne() async throws {
    await it.show(.activity, "a")
    StatusHUD.configuration.cancelTitle = "Stop"
    await it.advance(by: 1)
    #expect(try it.bezel.existingButton == nil)
  }

  @Test func theButtonTakesTouchesIn44PointsAndTheBezelNone() async throws {
    await show()
    for (x, y) in [(0, 21), (0, -21), (21, 0)] as [(CGFloat, CGFloat)] {
      #expect(it.takesTouch(at: try point(x, y)), "\(x) \(y)")
    }
    for y in [24, -60] as [CGFloat] { #expect(!it.takesTouch(at: try point(0, y)), "\(y)") }
  }

  @Test func aMessageHasNoButtonAndTheWorkAfterItHasItsOwnAgain() async throws {
    let activity = StatusHUD.beginActivity(onCancel: { [presses] in presses.count += 1 })
    StatusHUD.showSuccess(status: "One is done", duration: 1)
    await it.advance(by: 0.5)
    #expect(try it.bezel.existingButton?.isHidden ?? true)
    await it.advance(by: 1)
    #expect(try !button.isHidden)
    it.screen.tap(at: try point(0, 0))
    #expect(presses.count == 1)
    activity.end()
  }

  @Test func theEscapeGesturePressesIt() async throws {
    await show()
    #expect(try it.bezel.superview?.accessibilityPerformEscape() == true)
    #expect(presses.count == 1)
    #expect(try it.bezel.superview?.accessibilityPerformEscape() == false)
  }

  @Test func theEscapeKeyPressesItAndOtherKeysReachTheApp() async throws {
    let view = KeyView(frame: .zero)
    let controller = UIViewController()
    controller.view = view
    it.app.window.rootViewController = controller
    await show()
    it.screen.press(.keyboardLeftArrow)
    it.screen.press(.keyboardEscape)
    #expect(presses.count == 1)
    #expect(view.keys == [.keyboardLeftArrow])
    await it.advance(by: 0)
    it.screen.press(.keyboardEscape)
    #expect(
      view.keys == [.keyboardLeftArrow, .keyboardEscape],
      "a pressed button leaves the key to the app")
  }

  @Test func aViewOfTheAppKeepsTheKeys() async {
    let view = KeyView(frame: .zero)
    it.appView.addSubview(view)
    view.becomeFirstResponder()
    await show()
    it.screen.press(.keyboardEscape)
    #expect(presses.count == 0 && view.isFirstResponder)
    #expect(view.keys == [.keyboardEscape])
  }

  @Test func voiceOverReadsTheTextsAndTheButton() async throws {
    await show()
    let bezel = try it.bezel
    #expect(!bezel.isAccessibilityElement)
    #expect(bezel.label.isAccessibilityElement && bezel.detailsLabel.isAccessibilityElement)
    await it.show(.activity, "Other")
    #expect(bezel.isAccessibilityElement && !bezel.label.isAccessibilityElement)
  }

  /// An app shows its `Progress` again to change the text.
  @Test func aProgressThatIsShownAgainIsCancelledOnce() async throws {
    let progress = Progress(totalUnitCount: 2)
    for status in ["One file", "Another file"] {
      StatusHUD.showProgress(
        progress, status: status, onCancel: { [presses] in presses.count += 1 })
      await it.advance(by: 1)
      it.screen.tap(at: try point(0, 0))
      await it.advance(by: 1)
    }
    #expect(presses.count == 1)
    #expect(try it.texts == ["Another file"] && !button.isEnabled)
  }
}
