// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Scenes and container views of messages beside the HUD.
@MainActor @Suite(.globalHUD) struct MessagePlaceTests {
  private let it = HUDScreen(fades: true)
  private let ends = Tally()

  private func showToast(
    _ text: String = "Copied", for duration: Double = 100, at position: HUDPosition = .bottom
  ) {
    StatusHUD.show(.text(text, duration: duration, position: position)) { [ends] in ends.add() }
  }

  private func overlays(in screen: OffscreenScreen) -> [OverlayWindow] {
    screen.windowScene.windows.compactMap { $0 as? OverlayWindow }
  }

  // MARK: Scenes

  /// A toast of a SwiftUI view of another scene. Each scene has a window, and each closes with its last bezel.
  @Test(arguments: [false, true]) func eachSceneHasAWindowUntilItsLastBezelIsGone(
    isHUDFirst: Bool
  ) async throws {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    StatusHUD.show(status: "Uploading")
    showToast("Offline", at: .top)
    _ = StatusHUD.show(
      .text("Copied", duration: 100, position: .bottom), in: other.screen.windowScene
    ) { [ends] in ends.add() }
    await it.advance(by: 1)
    #expect(overlays(in: it.screen).count == 1 && overlays(in: other.screen).count == 1)
    #expect(try it.message(at: .bottom).window === overlays(in: other.screen).first)
    #expect(try it.message(at: .top).window === overlays(in: it.screen).first)
    #expect(it.container?.window === overlays(in: it.screen).first)
    #expect(
      try other.app.pixels().bounds(differingFrom: HUDScreen.background)?
        .intersects(it.message(at: .bottom).bezel.frameOnScreen) == true)
    if isHUDFirst {
      StatusHUD.popActivity()
      await it.advance(by: 1)
      #expect(overlays(in: it.screen).count == 1 && it.messageTexts.count == 2)
      StatusHUD.dismiss(StatusHUD.messages[0])
      await it.advance(by: 1)
      #expect(overlays(in: it.screen).isEmpty && overlays(in: other.screen).count == 1)
    } else {
      StatusHUD.dismiss(StatusHUD.messages[1])
      await it.advance(by: 1)
      #expect(overlays(in: other.screen).isEmpty && overlays(in: it.screen).count == 1)
      #expect(it.texts == ["Uploading"] && it.messageTexts == ["Offline"] && ends.value == 1)
    }
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(it.overlayWindows.isEmpty && ends.value == 2 && !HUDScreen.hasStatesBeside)
  }

  /// Until then, another scene that becomes active doesn't take what comes next.
  @Test(arguments: [false, true]) func theHomeIsGivenUpWithTheLastBezel(isToastLast: Bool) async {
    StatusHUD.show(status: "Uploading")
    showToast()
    await it.advance(by: 1)
    let other = HUDScreen(fades: true)
    it.screen.setActivationState(.foregroundInactive)
    await it.advance(by: 0.5)
    if isToastLast { StatusHUD.popActivity() } else { StatusHUD.dismiss(StatusHUD.messages[0]) }
    await it.advance(by: 1)
    #expect(StatusHUD.place.resolver.home === it.screen.windowScene)
    if isToastLast { StatusHUD.show(status: "Again") } else { showToast() }
    await it.advance(by: 1)
    #expect(overlays(in: it.screen).count == 1 && overlays(in: other.screen).isEmpty)
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(StatusHUD.place.resolver.home == nil && it.overlayWindows.isEmpty)
    showToast()
    await it.advance(by: 1)
    #expect(overlays(in: other.screen).count == 1 && overlays(in: it.screen).isEmpty)
  }

  /// Both go along, and keep their order.
  @Test(arguments: ["scene", "container", "background"])
  func allBezelsMoveTogether(_ move: String) async throws {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    let positions: [HUDPosition] = [.bottom, .top, .leading, .trailing, .bottomLeading]
    StatusHUD.show(status: "Uploading")
    for position in positions {
      await it.advance(by: 0.1)
      showToast("\(position)", at: position)
    }
    await it.advance(by: 1)
    let order = [nil] + positions.map(Optional.some)
    #expect(it.overlay?.contentViews.map(\.position) == order)
    let log = NotificationLog()
    for _ in 0..<6 {
      for isThere in [true, false] {
        switch move {
        case "scene":
          StatusHUD.windowScene = (isThere ? other : it).screen.windowScene
        case "container": StatusHUD.containerView = isThere ? it.appView : nil
        default:
          StatusHUD.windowScene = nil
          (isThere ? other : it).screen.setActivationState(.foregroundActive)
          (isThere ? it : other).screen.setActivationState(.background)
        }
        await it.advance(by: 0.1)
        #expect(it.overlay?.contentViews.map(\.position) == order)
        #expect(it.overlayWindows.count == (move == "container" && isThere ? 0 : 1))
        let scene = isThere && move != "container" ? other.screen : it.screen
        #expect(it.messageViews.allSatisfy { $0.window?.windowScene === scene.windowScene })
      }
    }
    #expect(log.entries.isEmpty && it.messageTexts.count == 5 && ends.value == 0)
  }

  /// Those of two scenes come together in a container view, and the newest is in front.
  @Test(arguments: 0..<4) func theNewestIsInFrontWhenScenesComeTogether(first: Int) async {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    let positions: [HUDPosition] = [.bottom, .top, .leading, .trailing]
    for (index, position) in positions.enumerated() {
      _ = StatusHUD.show(
        .text("Copied", duration: 100, position: position),
        in: (index == first ? other : it).screen.windowScene
      ) {}
      await it.advance(by: 0.1)
    }
    #expect(it.overlayWindows.count == 2)
    StatusHUD.containerView = it.appView
    await it.advance(by: 0.1)
    #expect(it.messageViews.map(\.position) == positions && it.overlayWindows.isEmpty)
  }

  @Test(arguments: [false, true]) func withoutAnActiveSceneItWaits(isDisconnected: Bool) async {
    var it = it
    if isDisconnected { it.screen.disconnect() } else { it.screen.setActivationState(.background) }
    showToast(for: 2)
    await it.advance(by: 100)
    #expect(it.messageViews.isEmpty && it.overlayWindows.isEmpty && StatusHUD.messages.count == 1)
    if isDisconnected {
      it = HUDScreen(fades: true)
    } else {
      it.screen.setActivationState(.foregroundActive)
    }
    // It has its whole time.
    await it.advance(by: 1.9)
    #expect(it.messageTexts == ["Copied"] && ends.value == 0)
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && ends.value == 1 && MediaClock.nextDeadline == nil)
  }

  /// What the user has seen, and can't see for ten seconds, is old news, beside work of another scene, too.
  @Test(arguments: [9.0, 11], [false, true])
  func aToastWhoseSceneWentIsOldNewsAfterTenSeconds(seconds: Double, isWholeApp: Bool) async {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    StatusHUD.show(status: "Uploading")
    _ = StatusHUD.show(
      .text("Copied", duration: 50, position: .bottom), in: other.screen.windowScene
    ) { [ends] in ends.add() }
    await it.advance(by: 1)
    #expect(it.messageTexts == ["Copied"])
    let gone = isWholeApp ? [it, other] : [other]
    for screen in gone.map(\.screen) { screen.setActivationState(.background) }
    await it.advance(by: 0.5)
    if !isWholeApp { #expect(it.messageTexts.isEmpty && it.texts == ["Uploading"]) }
    await it.advance(by: seconds - 0.5)
    #expect(ends.value == (seconds > 10 ? 1 : 0))
    for screen in gone.map(\.screen) { screen.setActivationState(.foregroundActive) }
    await it.advance(by: 1)
    #expect(it.messageTexts == (seconds > 10 ? [] : ["Copied"]) && it.texts == ["Uploading"])
    #expect(HUDScreen.hasStatesBeside == (seconds < 10))
  }

  /// As content of a view does whose scene is disconnected.
  @Test func aToastOfASceneThatIsDisconnectedIsInAnother() async throws {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    StatusHUD.show(status: "Uploading")
    _ = StatusHUD.show(
      .text("Copied", duration: 50, position: .bottom), in: other.screen.windowScene
    ) { [ends] in ends.add() }
    await it.advance(by: 1)
    other.screen.disconnect()
    await it.advance(by: 1)
    #expect(it.overlayWindows.count == 1 && it.overlay?.contentViews.count == 2)
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"] && ends.value == 0)
    // Without any scene, all is gone, and comes again.
    it.screen.disconnect()
    let next = HUDScreen(fades: true)
    await next.advance(by: 1)
    #expect(overlays(in: next.screen).count == 1 && next.overlay?.contentViews.count == 2)
    #expect(next.texts == ["Uploading"] && next.messageTexts == ["Copied"])
  }

  // MARK: Container views

  @Test func aContainerSmallerThanABezelShrinksThem() async throws {
    let container = it.addContainer(CGRect(x: 10, y: 10, width: 70, height: 50))
    StatusHUD.show(status: "Uploading")
    for position in [HUDPosition.bottom, .top] { showToast("A long text of a toast", at: position) }
    await it.advance(by: 1)
    for view in it.messageViews + it.containers {
      #expect(container.bounds.contains(view.bezel.frame) && view.frame == container.bounds)
    }
    container.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    await it.advance(by: 0.5)
    #expect(try it.message(at: .bottom).bezel.frame.maxY == 384)
    #expect(isClose(try it.bezel.center, CGPoint(x: 160, y: 200), tolerance: 0.5))
    container.frame = .zero
    await it.advance(by: 0.5)
    #expect(it.messageTexts.count == 2 && it.texts == ["Uploading"])
  }

  /// The app releases the view, or takes its window away.
  @Test(arguments: [false, true]) func withoutTheContainerTheyAreInAWindow(isReleased: Bool) async {
    weak var released: UIView?
    var kept: UIView?
    do {
      let container = it.addContainer(CGRect(x: 0, y: 0, width: 300, height: 300))
      StatusHUD.show(status: "Uploading")
      showToast()
      await it.advance(by: 1)
      #expect(it.overlayWindows.isEmpty && it.overlay?.contentViews.count == 2)
      container.removeFromSuperview()
      released = container
      if !isReleased { kept = container }
    }
    await it.advance(by: 1)
    #expect(it.overlayWindows.count == 1 && (released == nil) == isReleased)
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"] && ends.value == 0)
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    StatusHUD.containerView = nil
    #expect(it.overlayWindows.isEmpty && kept?.subviews.isEmpty != false && ends.value == 1)
  }

  /// Nothing of the HUD is in it before it shows something, and after that.
  @Test(arguments: [0, 5]) func aContainerHasOnlyWhatIsShown(graceTime: Double) async {
    StatusHUD.configuration.graceTime = graceTime
    it.screen.setActivationState(.background)
    showToast()
    await it.advance(by: 0.5)
    StatusHUD.dismissAll()
    await it.advance(by: 0.5)
    it.screen.setActivationState(.foregroundActive)
    let container = it.addContainer(CGRect(x: 0, y: 0, width: 300, height: 300))
    if graceTime > 0 { StatusHUD.show(status: "Uploading") }
    for width in [200, 250] {
      await it.advance(by: 0.5)
      container.frame.size.width = CGFloat(width)
      await it.advance(by: 0.5)
      #expect(container.descendants(OverlayView.self).isEmpty)
    }
    showToast(for: 1)
    await it.advance(by: 0.5)
    #expect(it.overlay?.superview ?? it.messageViews.first?.superview?.superview === container)
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(container.descendants(OverlayView.self).isEmpty)
  }

  /// The app can find it among the subviews of its view.
  @Test func theParentOfTheBezelsIsNoContainer() async throws {
    let container = it.addContainer(CGRect(x: 0, y: 0, width: 300, height: 300))
    StatusHUD.show(status: "Uploading")
    showToast()
    await it.advance(by: 1)
    for view in [try #require(it.overlay), try it.message(at: .bottom), try it.bezel] as [UIView] {
      StatusHUD.containerView = view
      await it.advance(by: 1)
      #expect(it.overlayWindows.count == 1 && it.overlay?.contentViews.count == 2)
      #expect(container.descendants(OverlayView.self).isEmpty)
      StatusHUD.containerView = container
      await it.advance(by: 1)
      #expect(it.overlay?.superview === container)
    }
  }

  /// As in an app extension. Also there, it reads the app.
  @Test func aContainerNeedsNoScene() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    StatusHUD.containerView = container
    #expect(container.window === window && window.windowScene == nil)
    StatusHUD.show(status: "Uploading")
    showToast(at: .bottomLeading)
    await it.advance(by: 1)
    #expect(it.overlayWindows.isEmpty)
    let bezel = try #require(container.descendants(BezelView.self).last)
    #expect(bezel.label.text == "Copied" && bezel.frame.minX == 16)
    window.semanticContentAttribute = .forceRightToLeft
    await it.advance(by: 1)
    window.layoutIfNeeded()
    #expect(bezel.frame.maxX == 304 && container.descendants(BezelView.self).count == 2)
    StatusHUD.containerView = nil
  }
}
