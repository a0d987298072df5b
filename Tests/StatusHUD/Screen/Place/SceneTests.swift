// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    #expect(log.entries == ["WillAppear a", "DidAppear a"])
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
    #expect(log.entries == ["WillDisappear a", "DidDisappear a"])
    #expect(other.windowScene.windows.isEmpty)
    other.setActivationState(.foregroundActive)
    await other.advance(by: 1)
    #expect(log.entries.suffix(2) == ["WillAppear a", "DidAppear a"])
    #expect(other.windowScene.windows.count == 1)
    StatusHUD.dismiss()
    await other.advance(by: 1)
    #expect(other.windowScene.windows.isEmpty)
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

  /// No window has become key in any of the scenes.
  @Test func ofSeveralActiveScenesTheFrontmostHasTheHUD() async {
    it.screen.disconnect()
    let others = (0..<6).map { _ in ViewScreen(size: CGSize(width: 200, height: 200)).screen }
    for other in others { other.activeAppearance = .inactive }
    for front in [others[3], others[1]] {
      front.activeAppearance = .active
      StatusHUD.show()
      await front.advance(by: 1)
      #expect(scene === front.windowScene)
      StatusHUD.dismiss()
      await front.advance(by: 1)
      front.activeAppearance = .inactive
    }
    for other in others { other.disconnect() }
  }

  /// Side by side, several scenes can be active.
  @Test func theSceneWhoseWindowBecameKeyLastHasTheHUD() async {
    let others = (0..<4).map { _ in another() }
    let windows = others.map { UIWindow(windowScene: $0.windowScene) }
    for other in others { other.activeAppearance = .inactive }
    await it.advance(by: 0)
    for index in [2, 0, 3] {
      windows[index].makeKeyAndVisible()
      await it.advance(by: 0)
      await it.show()
      #expect(scene === others[index].windowScene)
      await it.hide()
    }
    others[3].setActivationState(.background)
    await it.show()
    #expect(scene === others[0].windowScene)
  }

  /// A volume of visionOS has the HUD only if no plain window can have it.
  @Test func aVolumeHasTheHUDIfNoWindowHasIt() async {
    let volume = OffscreenScreen(
      size: CGSize(width: 200, height: 200), scale: 1,
      role: .init(rawValue: "UIWindowSceneSessionRoleVolumetricApplication"))
    let window = UIWindow(windowScene: volume.windowScene)
    await it.advance(by: 0)
    window.makeKeyAndVisible()
    await it.advance(by: 0)
    await it.show()
    #expect(scene === ownScene)
    await it.hide()
    await setActive(false)
    await it.show()
    #expect(scene === volume.windowScene)
    await it.hide()
    volume.disconnect()
  }

  /// UIKit raises an exception for a window in a scene that isn't attached.
  @Test(.bug("https://github.com/divadretlaw/WindowKit/issues/9"))
  func aSceneThatIsNotAttachedHasNoHUD() async {
    let resolver = SceneResolver()
    var found: [UIWindowScene?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.willEnterForegroundNotification, object: nil, queue: nil
    ) { notification in
      let connecting = notification.object as? UIWindowScene
      MainActor.assumeIsolated {
        #expect(connecting?.activationState == .unattached)
        resolver.home = connecting
        found = [resolver.defaultScene, resolver.scene(connecting?.id)]
      }
    }
    let other = another()
    NotificationCenter.default.removeObserver(token)
    #expect(found == [ownScene, ownScene])
    #expect(resolver.scene(other.windowScene.id) === other.windowScene)
  }
}
