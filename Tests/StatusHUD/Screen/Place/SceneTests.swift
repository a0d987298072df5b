// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Which window scene the HUD appears in.
@MainActor @Suite(.globalHUD) struct SceneTests {
  private let it = HUDScreen()

  /// Another scene, active and with a window like the first.
  private func another() -> OffscreenScreen {
    HUDScreen(size: CGSize(width: 200, height: 200)).screen
  }

  private var scene: UIWindowScene? { it.container?.window?.windowScene }
  private var ownScene: UIWindowScene { it.screen.windowScene }

  private func setActive(_ isActive: Bool) async {
    it.screen.setActivationState(isActive ? .foregroundActive : .background)
    await it.advance(by: 0)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1118"))
  func aSceneOfCarPlayIsPassedOver() async {
    let other = another()
    let car = UIScene(session: other.windowScene.session, connectionOptions: .init())
    other.disconnect()
    await setActive(false)
    UIApplication.shared.connect(car)
    await it.show()
    #expect(it.containers.isEmpty && car.activationState == .foregroundActive)
    await setActive(true)
    #expect(scene === ownScene)
    UIApplication.shared.disconnect(car)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/343"))
  func anExternalDisplayHasTheHUDOnlyWhenItIsChosen() async {
    let beamer = OffscreenScreen(
      size: CGSize(width: 200, height: 200), scale: 1, role: .windowExternalDisplayNonInteractive)
    await setActive(false)
    await it.show()
    #expect(it.containers.isEmpty)
    StatusHUD.windowScene = beamer.windowScene
    await it.advance(by: 0)
    #expect(scene === beamer.windowScene && it.bezelCenter == CGPoint(x: 100, y: 100))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/978"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/61"))
  func withoutAnActiveSceneTheHUDWaitsForOne() async {
    let log = NotificationLog()
    await setActive(false)
    await it.show(.activity, "a")
    #expect(it.containers.isEmpty && StatusHUD.isVisible && log.entries.isEmpty)
    await setActive(true)
    #expect(scene === ownScene)
    #expect(log.entries == ["willAppear a", "didAppear a"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/136"))
  func aShowBeforeTheFirstSceneIsNotLost() async {
    it.screen.disconnect()
    StatusHUD.show(status: "a")
    let other = another()
    await other.advance(by: 1)
    #expect(scene === other.windowScene && it.texts == ["a"])
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/978"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/628"))
  func theLastSceneTakesTheHUDAwayAndTheNextHasItAgain() async {
    await it.show(.activity, "a", mask: .black)
    let log = NotificationLog()
    let other = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 1)
    other.setActivationState(.background)
    it.screen.disconnect()
    await other.advance(by: 1)
    #expect(log.entries == ["willDisappear a", "didDisappear a"])
    #expect(other.windowScene.windows.isEmpty)
    other.setActivationState(.foregroundActive)
    await other.advance(by: 1)
    #expect(log.entries.suffix(2) == ["willAppear a", "didAppear a"])
    #expect(other.windowScene.windows.count == 1)
    StatusHUD.dismiss()
    await other.advance(by: 1)
    #expect(!other.windowScene.windows.contains { !$0.isHidden })
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/440"))
  func anotherChosenSceneTakesAHUDOnScreen() async throws {
    let other = another()
    await it.show(mask: .black)
    let log = NotificationLog()
    StatusHUD.windowScene = other.windowScene
    #expect(scene === other.windowScene && it.overlayWindows.count == 1)
    await it.advance(by: 0)
    #expect(it.bezelCenter == CGPoint(x: 100, y: 100))
    #expect(try it.mask.alpha == 1 && log.entries.isEmpty)
    #expect(other.view(at: CGPoint(x: 5, y: 5)) === it.container)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/628"))
  func aChosenSceneThatGoesIsForgottenAndTheHUDGoesOnElsewhere() async throws {
    let other = another()
    StatusHUD.windowScene = other.windowScene
    await it.show()
    #expect(scene === other.windowScene)
    other.disconnect()
    await it.advance(by: 0)
    #expect(try StatusHUD.windowScene == nil && scene === ownScene && it.bezel.movingOpacity == 1)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/560"))
  func anotherSceneThatBecomesActiveDoesNotTakeTheHUD() async {
    await it.show()
    let other = another()
    it.screen.setActivationState(.foregroundInactive)
    await it.show(.activity, "Another text")
    #expect(scene === ownScene && other.windowScene.activationState == .foregroundActive)
    // Where it goes instead, it stays, too.
    await setActive(false)
    await setActive(true)
    #expect(scene === other.windowScene)
  }

  /// Each scene has a key window of its own.
  @Test func ofSeveralActiveScenesTheFrontmostHasTheHUD() async {
    let others = (0..<5).map { _ in another() }
    for other in others { other.activeAppearance = .inactive }
    await it.show()
    #expect(scene === ownScene)
    await it.hide()
    it.screen.activeAppearance = .inactive
    others[3].activeAppearance = .active
    await it.show()
    #expect(scene === others[3].windowScene)
  }
}

/// The window of the HUD beside the windows of the app.
@MainActor @Suite(.globalHUD) struct WindowTests {
  private let it = HUDScreen()

  private var window: UIWindow { it.app.window }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/43"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"))
  func theWindowIsNeverKeyAndLeavesNothingBehind() async {
    await it.show(mask: .black)
    weak var overlay: UIWindow?
    overlay = it.overlayWindows.first
    #expect(overlay != nil && window.isKeyWindow)
    overlay?.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    await it.hide()
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty && overlay?.isHidden != false)
    // The next presentation may use it again, until then.
    await it.advance(by: 10)
    #expect(overlay == nil && it.screen.windowScene.windows == [window])
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/944"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/528"))
  func theLevelIsAboveAlertsAndChangesOnScreen() async {
    await it.show()
    #expect(it.overlayWindows.first.map { $0.windowLevel > .alert } == true)
    await it.configure { $0.windowLevel = .normal - 1 }
    #expect(it.overlayWindows.first?.windowLevel == .normal - 1)
    #expect(it.screen.windowScene.windows.last === window)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1155"))
  func aWindowOfTheAppNeedsNoController() async {
    window.rootViewController = nil
    await it.show(mask: .black)
    #expect(it.containers.count == 1 && it.overlayWindows.first?.rootViewController != nil)
    #expect(!it.screen.windowScene.effectiveStatusBarHidden)
  }
}

/// Whatever happens to containers and scenes, the HUD is in one place, the right one, and leaves
/// nothing behind.
@MainActor @Suite(.globalHUD) struct RandomPlaceTests {
  private let it = HUDScreen(fades: true)

  @Test(arguments: 0..<25 as Range<UInt64>)
  func theHUDIsInTheRightPlace(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let other = HUDScreen(size: CGSize(width: 200, height: 300), fades: true)
    let containers = [
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 150)),
      UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200)),
    ]
    for _ in 0..<40 {
      let container = random.one(of: containers)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: StatusHUD.containerView = container
      case 1: StatusHUD.containerView = nil
      case 2: it.appView.addSubview(container)
      case 3: other.appView.addSubview(container)
      case 4: container.removeFromSuperview()
      case 5: StatusHUD.windowScene = random.one(of: [nil, it, other])?.screen.windowScene
      case 6: other.screen.setActivationState(.background)
      case 7: other.screen.setActivationState(.foregroundActive)
      case 8 where StatusHUD.isVisible: StatusHUD.dismiss()
      case 8: StatusHUD.show(status: "a", maskType: random.one(of: [.passthrough, .gradient]))
      default:
        let frame = random.isOne(in: 2) ? CGRect(x: 0, y: 264, width: 320, height: 216) : nil
        it.screen.setKeyboard(frame: frame, duration: 0.1)
      }
      await it.advance(by: random.isOne(in: 2) ? 0.05 : 0)
      expectThePlace()
    }
    await it.hide()
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty)
    StatusHUD.containerView = nil
    #expect(containers.allSatisfy { $0.subviews.isEmpty })
  }

  private func expectThePlace() {
    #expect(it.containers.count <= 1 && it.overlayWindows.count <= 1)
    guard let hud = it.container else { return }
    let isInside = hud.bounds.insetBy(dx: -0.5, dy: -0.5).contains(hud.bezel.frame)
    #expect(isInside || hud.bezel.transform != .identity)
    if let container = StatusHUD.containerView, container.window != nil {
      #expect(hud.superview === (container is UIScrollView ? container.superview : container))
      #expect(hud.frame.size == container.bounds.size && it.overlayWindows.isEmpty)
    } else if let scene = StatusHUD.windowScene {
      #expect(hud.window?.windowScene === scene)
    }
  }
}
