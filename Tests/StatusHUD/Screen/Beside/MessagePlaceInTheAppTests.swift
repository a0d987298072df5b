// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Alerts, pages, the keyboard, and rotations around messages beside the HUD.
@MainActor @Suite(.globalHUD) struct MessagePlaceInTheAppTests {
  private let it = HUDScreen(fades: true)
  private let ends = Tally()
  private let root: UIViewController

  init() throws { root = try #require(it.app.window.rootViewController) }

  private func showToast(
    _ text: String = "Copied", for duration: Double = 2, at position: HUDPosition = .bottom,
    mask: StatusHUD.MaskType = .automatic
  ) {
    let message = StatusHUD.Message.text(
      text, duration: duration, maskType: mask, position: position)
    StatusHUD.show(message) { [ends] in ends.add() }
  }

  private func presentAlert() async {
    root.present(
      UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert), animated: false)
    await it.advance(by: 1)
  }

  private func presentPage() async {
    let page = UIViewController()
    page.view.backgroundColor = .green
    root.present(page, animated: false)
    await it.advance(by: 1)
  }

  private func dismiss() async {
    root.dismiss(animated: false)
    await it.advance(by: 1)
  }

  // MARK: Alerts and pages

  /// It steps aside with the HUD, its time stops, and both are back.
  @Test(arguments: WorkBeside.allCases, BesidePlace.allCases)
  func duringAnAlertItIsAside(kind: WorkBeside, place: BesidePlace) async throws {
    if place == .containerView { StatusHUD.containerView = it.app.window }
    let other = place == .secondScene ? HUDScreen(fades: true) : nil
    if let other { StatusHUD.windowScene = other.screen.windowScene }
    let root = other?.app.window.rootViewController ?? root
    let work = await RunningWork(kind)
    await it.advance(by: 1)
    let before = try SeenHUD(of: it)
    showToast()
    await it.advance(by: 1)
    root.present(
      UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert), animated: false)
    for _ in 0..<3 {
      await it.advance(by: 5)
      #expect(it.texts.isEmpty && it.messageTexts.isEmpty && it.messageViews.count == 1)
      #expect(it.overlayWindows.allSatisfy(\.isHidden) && ends.value == 0)
      #expect(StatusHUD.activityCount == 1 && StatusHUD.status == "Uploading")
    }
    root.dismiss(animated: false)
    await it.advance(by: 0.75)
    #expect(try SeenHUD(of: it) == before && it.messageTexts == ["Copied"] && ends.value == 0)
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && ends.value == 1 && it.texts == ["Uploading"])
    await work.end()
  }

  /// It appears after the alert, and has its whole time.
  @Test func oneOfAnAlertComesAfterIt() async {
    await presentAlert()
    showToast()
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 5)
    #expect(it.messageViews.isEmpty && it.texts.isEmpty)
    await dismiss()
    #expect(it.messageTexts == ["Copied"] && it.texts == ["Uploading"])
    await it.advance(by: 0.75)
    #expect(it.messageTexts == ["Copied"])
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && it.texts == ["Uploading"])
  }

  /// An alert in one scene doesn't matter to what's in another.
  @Test(arguments: [false, true]) func anAlertOfAnotherSceneDoesNotMatter(isAtToast: Bool) async {
    let other = HUDScreen(fades: true)
    StatusHUD.windowScene = it.screen.windowScene
    StatusHUD.show(status: "Uploading")
    _ = StatusHUD.show(
      .text("Copied", duration: 100, position: .bottom), in: other.screen.windowScene
    ) {}
    await it.advance(by: 1)
    (isAtToast ? other.app.window.rootViewController : root)?.present(
      UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert), animated: false)
    await it.advance(by: 1)
    #expect(it.texts == (isAtToast ? ["Uploading"] : []))
    #expect(it.messageTexts == (isAtToast ? [] : ["Copied"]))
    #expect(it.overlayWindows.filter { !$0.isHidden }.count == 1)
  }

  /// A page that comes later covers work with a mask, and a toast stays in front of it without its mask.
  @Test(
    arguments: [StatusHUD.MaskType.passthrough, .black], [StatusHUD.MaskType.automatic, .black])
  func itStaysInFrontOfAPage(work: StatusHUD.MaskType, mask: StatusHUD.MaskType) async throws {
    StatusHUD.show(status: "Uploading", maskType: work)
    showToast(for: 100, mask: mask)
    await it.advance(by: 1)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 240)) == (work == .black || mask == .black))
    await presentPage()
    #expect(it.messageTexts == ["Copied"] && !it.takesTouch(at: CGPoint(x: 5, y: 240)))
    #expect(it.texts == (work == .black ? [] : ["Uploading"]))
    #expect(it.overlayWindows.map(\.isHidden) == [false])
    // What the page shows is in front of it, with its mask.
    showToast("Pasted", for: 1, at: .top, mask: .clear)
    await it.advance(by: 0.5)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 240)) && it.messageTexts == ["Copied", "Pasted"])
    await it.advance(by: 1)
    await dismiss()
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"])
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 240)) == (work == .black || mask == .black))
  }

  /// The HUD's window is hidden when all that's in it is aside, and a toast brings it back.
  @Test func theWindowIsUpWhileSomethingIsSeen() async {
    StatusHUD.show(status: "Uploading", maskType: .black)
    await it.advance(by: 1)
    await presentPage()
    #expect(it.overlayWindows.map(\.isHidden) == [true])
    for _ in 0..<2 {
      showToast(for: 1)
      await it.advance(by: 0.5)
      #expect(it.overlayWindows.map(\.isHidden) == [false])
      #expect(it.messageTexts == ["Copied"] && it.texts.isEmpty)
      await it.advance(by: 1)
      #expect(it.overlayWindows.map(\.isHidden) == [true] && it.texts.isEmpty)
    }
    await dismiss()
    #expect(it.overlayWindows.map(\.isHidden) == [false] && it.texts == ["Uploading"])
  }

  /// A fade-out of its own isn't cut off by the HUD's.
  @Test func eachFadesOutInItsTimeForAnAlert() async throws {
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 100, position: .bottom)) { $0.fadeOutDuration = 1 }
    await it.advance(by: 1)
    root.present(
      UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert), animated: false)
    await it.advance(by: 0.6)
    let opacity = try it.message(at: .bottom).bezel.movingOpacity
    #expect(try it.bezel.movingOpacity == 0 && 0 < opacity && opacity < 1)
    #expect(it.overlayWindows.map(\.isHidden) == [false])
    await it.advance(by: 1)
    #expect(it.overlayWindows.map(\.isHidden) == [true])
  }

  // MARK: Geometry

  @Test(arguments: [false, true]) func theKeyboardMovesIt(isUpBefore: Bool) async throws {
    let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)
    if isUpBefore { it.screen.setKeyboard(frame: keyboard, duration: 0) }
    StatusHUD.show(status: "Uploading")
    for position in [HUDPosition.bottom, .top] { showToast(for: 100, at: position) }
    await it.advance(by: 1)
    if !isUpBefore { it.screen.setKeyboard(frame: keyboard, duration: 0.2) }
    await it.advance(by: 0.5)
    #expect(try it.message(at: .bottom).bezel.frame.maxY == 248)
    #expect(
      try it.message(at: .top).bezel.frame.minY == 16
        && isClose(it.bezel.middle.y, 132, tolerance: 0.5))
    it.screen.setKeyboard(frame: nil, duration: 0.2)
    await it.advance(by: 0.5)
    #expect(
      try it.message(at: .bottom).bezel.frame.maxY == 464
        && isClose(it.bezel.middle.y, 240, tolerance: 0.5))
  }

  @Test(arguments: [0, 0.4], [false, true])
  func aRotationIsFollowed(duration: Double, hasWork: Bool) async throws {
    if hasWork { StatusHUD.show(status: "Uploading", maskType: .black) }
    for position in [HUDPosition.bottom, .topLeading] { showToast(for: 100, at: position) }
    await it.advance(by: 1)
    it.screen.rotate(to: .landscapeLeft, duration: duration)
    await it.advance(by: 1)
    let bottom = try it.message(at: .bottom)
    #expect(bottom.frame.size == CGSize(width: 480, height: 320))
    #expect(bottom.bezel.frame.maxY == 304 && isClose(bottom.bezel.center.x, 240, tolerance: 0.5))
    #expect(try it.message(at: .topLeading).bezel.frame.origin == CGPoint(x: 16, y: 16))
    if hasWork { #expect(isClose(try it.bezel.center, CGPoint(x: 240, y: 160), tolerance: 0.5)) }
  }

  /// And the reading direction that the app forces.
  @Test func barsAndTheDirectionAreFollowed() async throws {
    StatusHUD.show(status: "Uploading")
    for position in [HUDPosition.bottomLeading, .top] { showToast(for: 100, at: position) }
    await it.advance(by: 1)
    #expect(try it.message(at: .bottomLeading).bezel.frame.minX == 16)
    it.app.window.semanticContentAttribute = .forceRightToLeft
    root.additionalSafeAreaInsets.top = 50
    await it.advance(by: 1)
    #expect(try it.message(at: .bottomLeading).bezel.frame.maxX == 304)
    #expect(try it.message(at: .top).bezel.frame.minY >= 16)
  }

  /// One look at the app, four times a second, for all of them.
  @Test func theAppIsReadOnceForAll() async {
    let page = WatchedPage()
    it.app.window.rootViewController = page
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 1)
    var counts: [[Int]] = []
    for position in [HUDPosition?.none, .bottom, .top] {
      if let position { showToast(for: .infinity, at: position) }
      await it.advance(by: 1)
      (page.looks, page.questions) = (0, 0)
      await it.advance(by: 60)
      counts.append([page.looks, page.questions])
    }
    #expect(counts == [[240, 0], [240, 0], [240, 0]])
  }
}
