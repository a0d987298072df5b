// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The Escape key presses the Cancel button wherever the keys of the app are, and no press is lost.
@MainActor @Suite(.globalHUD) struct CancelKeyTests {
  @MainActor private final class Log {
    var cancels = 0
    var presses: [String] = []

    func note(_ name: String, _ presses: Set<UIPress>) {
      self.presses += presses.compactMap { press in
        press.key.map { "\(name) \($0.keyCode) \(press.phase)" }
      }
    }
  }

  private final class Controller: UIViewController {
    var name = ""
    var log: Log?
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.note(name, presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.note(name, presses)
    }
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  /// The view of a SwiftUI app logs a view that is not its own.
  private final class HostingView: UIView {
    var strangers: [UIView] = []
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      strangers.append(subview)
    }
  }

  private let it = HUDScreen()
  private let log = Log()

  private func controller(_ name: String, view: UIView = UIView(frame: .zero)) -> Controller {
    let controller = Controller()
    controller.view = view
    (controller.name, controller.log) = (name, log)
    return controller
  }

  private func window(on screen: OffscreenScreen, _ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func show() async {
    StatusHUD.show(status: "Hashing", onCancel: { [log] in log.cancels += 1 })
    await it.advance(by: 1)
  }

  private func showAgain() async {
    await it.hide()
    await show()
  }

  /// Presses Escape, which the HUD has for itself.
  private func expectACancel(
    on screen: OffscreenScreen? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = log.cancels
    (screen ?? it.screen).press(.keyboardEscape)
    #expect(log.cancels == before + 1 && log.presses == [], sourceLocation: sourceLocation)
  }

  // MARK: Where it waits

  @Test func anEffectViewCanBeTheViewOfTheApp() async {
    it.app.window.rootViewController = controller("root", view: UIVisualEffectView(effect: nil))
    await show()
    expectACancel()
  }

  @Test func theViewOfAControllerGetsNoStranger() async {
    let view = HostingView(frame: .zero)
    it.app.window.rootViewController = controller("root", view: view)
    await show()
    #expect(view.strangers == [])
    expectACancel()
  }

  @Test func aModalThatLeavesDoesNotTakeTheKeyAlong() async {
    let root = controller("root")
    it.app.window.rootViewController = root
    root.present(controller("modal"), animated: false)
    await show()
    root.dismiss(animated: true)
    await it.advance(by: 1)
    expectACancel()
  }

  @Test func anotherRootControllerDoesNotTakeTheKeyAway() async {
    it.app.window.rootViewController = controller("root")
    await show()
    it.app.window.rootViewController = controller("other")
    await it.advance(by: 0)
    expectACancel()
  }

  @Test func anAppThatClearsItsWindowDoesNotTakeTheKeyAway() async {
    await show()
    for view in it.app.window.subviews where view !== it.appView { view.removeFromSuperview() }
    await it.advance(by: 0.1)
    expectACancel()
  }

  @Test func itFollowsTheKeyWindow() async {
    await show()
    let other = window(on: it.screen, controller("other"))
    await it.advance(by: 0)
    expectACancel()
    await showAgain()
    other.isHidden = true
    await it.advance(by: 0)
    expectACancel()
    #expect(other.subviews.count == 1)
  }

  @Test(arguments: [false, true])
  func itFollowsTheSceneOrTheContainerView(hasContainer: Bool) async {
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    it.app.window.rootViewController = controller("first")
    StatusHUD.windowScene = it.screen.windowScene
    await show()
    if hasContainer {
      StatusHUD.containerView = other.appView
    } else {
      StatusHUD.windowScene = other.screen.windowScene
    }
    await it.advance(by: 0)
    it.screen.press(.keyboardEscape)
    #expect(log.cancels == 0)
    #expect(log.presses == ["first keyboardEscape began", "first keyboardEscape ended"])
    log.presses = []
    expectACancel(on: other.screen)
  }

  // MARK: Fields

  /// A field posts nothing when it resigns.
  @Test(arguments: [true, false])
  func aFieldThatCameAndWentLeavesTheKeys(isRemoved: Bool) async {
    await show()
    let field = Field(frame: .zero)
    it.appView.addSubview(field)
    field.becomeFirstResponder()
    await it.advance(by: 1)
    it.screen.press(.keyboardEscape)
    #expect(log.cancels == 0 && field.isFirstResponder)
    if isRemoved { field.removeFromSuperview() } else { field.resignFirstResponder() }
    await it.advance(by: 0.3)
    expectACancel()
  }

  /// An update takes the keys back at once.
  @Test(arguments: [false, true])
  func aFieldThatWasThereFirstLeavesTheKeys(isUpdated: Bool) async {
    let field = Field(frame: .zero)
    it.appView.addSubview(field)
    field.becomeFirstResponder()
    await show()
    field.resignFirstResponder()
    if isUpdated { StatusHUD.setStatus("Hashing more") }
    await it.advance(by: isUpdated ? 0 : 0.3)
    expectACancel()
  }

  /// Without a button, no view of the HUD remains in the app's window.
  @Test func nothingWaitsWithoutAButton() async {
    let field = Field(frame: .zero)
    it.appView.addSubview(field)
    field.becomeFirstResponder()
    await show()
    await it.show(.activity, "Other")
    field.resignFirstResponder()
    await it.advance(by: 1)
    #expect(it.app.window.subviews == [it.appView])
  }

  // MARK: Other keys

  @Test func otherKeysGoToTheModalOnTop() async {
    let root = controller("root")
    it.app.window.rootViewController = root
    root.present(controller("modal"), animated: false)
    await it.advance(by: 1)
    it.screen.press(.keyboardLeftArrow)
    let without = log.presses
    #expect(without == ["modal keyboardLeftArrow began", "modal keyboardLeftArrow ended"])
    log.presses = []
    await show()
    it.screen.press(.keyboardLeftArrow)
    #expect(log.presses == without)
  }
}
