// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The size of the bezel, and its place in the safe area.
@MainActor @Suite(.globalHUD) struct BezelPlaceTests {
  @Test(arguments: [1, 2, 3] as [CGFloat], [nil, "Uploading"])
  func theBezelIsAsLargeAsItsContentAndInTheMiddle(scale: CGFloat, status: String?) async throws {
    let it = HUDScreen(size: CGSize(width: 321, height: 480), scale: scale)
    await it.show(.progress(0.5), status)
    let text = try it.bezel.label.bounds
    let box = try #require(it.seenBezel())
    let size =
      status == nil
      ? HUDScreen.ringBezel.size
      : CGSize(width: 24 + max(text.width, 48), height: 80 + text.height)
    #expect(abs(box.width - size.width * scale) <= 1 && abs(box.height - size.height * scale) <= 1)
    #expect(abs(box.midX - 321 * scale / 2) <= 0.5 && abs(box.midY - 240 * scale) <= 0.5)
  }

  @Test func minimumSizeAndOffsetApply() async {
    let it = HUDScreen()
    StatusHUD.configuration.minimumSize = CGSize(width: 120, height: 100)
    StatusHUD.configuration.offset = CGPoint(x: 20, y: -30)
    await it.show()
    #expect(it.seenBezel() == CGRect(x: 120, y: 160, width: 120, height: 100))
  }

  /// From a bezel of 84 points at the margin of 16 in its corner, as far as there is room.
  @Test(
    arguments: [
      (.center, CGPoint(x: 30, y: -50), CGPoint(x: 190, y: 190)),
      (.topLeading, CGPoint(x: 30, y: 50), CGPoint(x: 88, y: 108)),
      (.bottomTrailing, CGPoint(x: -30, y: -50), CGPoint(x: 232, y: 372)),
      (.bottom, CGPoint(x: 10, y: 50), CGPoint(x: 170, y: 422)),
      (.leading, CGPoint(x: -20, y: 20), CGPoint(x: 58, y: 260)),
    ] as [(HUDPosition, CGPoint, CGPoint)])
  func aPositionAndAnOffsetThatChangeOnScreenMoveTheBezel(
    position: HUDPosition, offset: CGPoint, center: CGPoint
  ) async {
    let it = HUDScreen()
    await it.show()
    #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
    StatusHUD.configure {
      $0.position = position
      $0.offset = offset
    }
    await it.advance(by: 1)
    #expect(it.bezelCenter == center)
    StatusHUD.configuration.offset = CGPoint(x: CGFloat.nan, y: 10)
    #expect(StatusHUD.configuration.offset == .zero)
    StatusHUD.configuration.position = .center
    await it.advance(by: 1)
    #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/448"))
  func theBezelIsInTheMiddleOfTheSafeArea() async {
    let it = HUDScreen()
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
    await it.show()
    // 10 + 310 / 2, 44 + (480 - 78) / 2
    #expect(it.bezelCenter == CGPoint(x: 165, y: 245))
  }

  @Test(
    arguments: HUDPosition.allCases,
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func aPositionIsAtTheEdgeOfTheSafeArea(
    position: HUDPosition, direction: UITraitEnvironmentLayoutDirection
  ) async throws {
    let it = HUDScreen()
    it.screen.layoutDirection = direction
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
    StatusHUD.configuration.position = position
    await it.show()
    let anchor = position.anchor(isRightToLeft: direction == .rightToLeft)
    // From the middle of a bezel in the first corner to that of one in the last.
    #expect(it.bezelCenter == CGPoint(x: 68 + 194 * anchor.x, y: 102 + 286 * anchor.y))
    it.screen.setKeyboard(frame: CGRect(x: 0, y: 320, width: 320, height: 160), duration: 0)
    await it.advance(by: 0)
    #expect(it.bezelCenter == CGPoint(x: 68 + 194 * anchor.x, y: 102 + 160 * anchor.y))
  }

  @Test func theFadeZoomsFromTheEdge() async throws {
    let it = HUDScreen(fades: true)
    StatusHUD.configuration.position = .top
    await it.show(for: 0.05)
    let frame = try it.movingBezel.frame
    #expect(frame.width > 90 && abs(frame.minY - 16) < 0.01 && abs(frame.midX - 160) < 0.01)
  }

  @Test func withReducedMotionItOnlyFades() async throws {
    let it = HUDScreen(fades: true)
    it.screen.isReduceMotionEnabled = true
    StatusHUD.configuration.position = .top
    await it.show(for: 0.05)
    #expect(try it.movingBezel.frame == CGRect(x: 118, y: 16, width: 84, height: 84))
  }

  /// Less the margin of 16 that every bezel keeps, and half its height of 84.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/637"),
    arguments: [(-10_000, 44 + 16 + 42), (10_000, 480 - 34 - 16 - 42)] as [(CGFloat, CGFloat)])
  func aLargeOffsetEndsAtTheEdgeOfTheSafeArea(offset: CGFloat, y: CGFloat) async {
    let it = HUDScreen()
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    await it.show()
    StatusHUD.configuration.offset.y = offset
    await it.advance(by: 1)
    #expect(it.bezelCenter == CGPoint(x: 160, y: y))
  }

  @Test func aContainerWithoutASizeIsHarmless() async throws {
    let it = HUDScreen()
    _ = it.addContainer(.zero)
    await it.show(.activity, "Uploading")
    #expect(try it.bezel.bounds.size == .zero)
  }

  /// Also a rotation during the fade-in.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/322"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/719"), arguments: [0, 0.4])
  func aRotationIsFollowed(fadeInDuration: Double) async throws {
    let it = HUDScreen()
    StatusHUD.configuration.fadeInDuration = fadeInDuration
    let log = NotificationLog()
    await it.show(mask: .gradient, for: 0.1)
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await it.advance(by: 0.1)
    #expect(try it.mask.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(try it.mask.vignetteCenter == CGPoint(x: 240, y: 160))
    #expect(try it.movingBezel.position == CGPoint(x: 240, y: 160))
    await it.advance(by: 0.3)
    #expect(log.entries == ["willAppear", "didAppear"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/719"))
  func aRotationDuringTheFadeOutIsFollowed() async throws {
    let it = HUDScreen()
    await it.show()
    StatusHUD.configuration.fadeOutDuration = 0.4
    await it.hide(for: 0.1)
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await it.advance(by: 0.1)
    #expect(try it.movingBezel.position == CGPoint(x: 240, y: 160))
    await it.advance(by: 0.3)
    #expect(it.containers.isEmpty)
  }

  // MARK: How often

  private final class Counter: BezelContainerDelegate {
    var layouts = 0

    func containerDidLayout() { layouts += 1 }
    func tapDidEnd(isInside: Bool) {}
    func escape() -> Bool { false }
  }

  /// The bezel that gets another size asks its superview for another layout.
  @Test func anotherTextIsLaidOutOnce() async throws {
    let it = HUDScreen()
    await it.show(.activity, "Uploading")
    let (container, bezel) = (try #require(it.container), try it.bezel)
    let (counter, width) = (Counter(), bezel.bounds.width)
    container.delegate = counter
    for (text, layouts) in [("Uploading some of the photos", 1), ("Done", 2)] {
      await it.show(.activity, text)
      #expect(counter.layouts == layouts)
    }
    #expect(bezel.bounds.width < width)
    container.frame.size.height = 300
    await it.advance(by: 0)
    #expect(counter.layouts == 3, "another size of its own counts")
  }
}
