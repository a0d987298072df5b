// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What is set on a HUD, and when it reaches the screen.
@MainActor @Suite(.viewScreen()) struct HUDViewContentTests {
  private let it = ViewScreen.current

  @Test func whatIsSetCanBeReadAtOnce() {
    let hud = it.addHUD()
    #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
    for _ in 0..<2 {
      (hud.status, hud.details, hud.progress) = ("a", "b", 0.5)
      #expect(hud.status == "a" && hud.details == "b" && hud.progress == 0.5)
      hud.progress = 2
      #expect(hud.progress == 1)
      (hud.status, hud.details, hud.progress) = ("", nil, nil)
      #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
      hud.show(animated: false)
    }
  }

  @Test func aFollowedProgressIsReadAlsoWhileTheHUDIsHidden() async {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 2
    let hud = it.addHUD()
    hud.progress = 0.9
    hud.follow(progress)
    #expect(hud.progress == 0.2)
    hud.show(animated: false)
    hud.removeFromSuperview()
    hud.show()
    progress.completedUnitCount = 3
    #expect(hud.progress == 0.3 && hud.isVisible)
    progress.completedUnitCount = 2
    await it.advance(by: 0.5)
    hud.hide(animated: false)
    #expect(hud.progress == 0.2)
    progress.completedUnitCount = 7
    #expect(hud.progress == 0.7)
    hud.show(.error("Not loaded", duration: 0.1))
    await it.advance(by: 1)
    #expect(hud.status == nil && hud.progress == 0.7)
    progress.completedUnitCount = 10
    #expect(hud.progress == nil)
  }

  /// The work is not lost, whatever becomes of the HUD.
  @Test func aHUDThatIsShownAgainHasItsContentAndTheChangesMeanwhile() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    await it.advance(by: 0.5)
    hud.hide(animated: false)
    (hud.status, hud.details, hud.progress) = ("Loading", "3 of 12", 0.25)
    for _ in 0..<2 {
      hud.show(animated: false)
      #expect(hud.label.text == "Loading" && hud.bezel.detailLabel.text == "3 of 12")
      #expect((hud.indicator as? RingProgressView)?.progress == 0.25)
      #expect(hud.bezel.indicatorContainer.subviews.count == 1, "the change itself isn't seen")
      await it.advance(by: 0.5)
      hud.hide(animated: false)
    }
  }

  /// What is set in the frame that shows the HUD is how it appears; later changes are visible.
  @Test(arguments: [false, true])
  func theBezelGrowsVisiblyForLaterChangesOnly(animated: Bool) async {
    let hud = it.showHUD(animated: animated)
    var seen: CGSize? { hud.bezel.layer.presentation()?.bounds.size }
    hud.status = "A label"
    hud.progress = 0.5
    await it.advance(by: 0)
    let first = hud.bezel.bounds.size
    #expect(first.width > 60 && seen == first && hud.bezel.indicatorContainer.subviews.count == 1)
    await it.advance(by: 0.5)
    hud.details = "Details that are wider than the label"
    await it.advance(by: 0.05)
    #expect((first.width + 1..<hud.bezel.bounds.width).contains(seen?.width ?? 0))
    await it.advance(by: 0.2)
    #expect(seen == hud.bezel.bounds.size)
  }

  @Test(.bug("https://github.com/JonasGessner/JGProgressHUD/issues/128"))
  func aChangeDuringTheFadeInIsSeen() async {
    let hud = await it.showHUD(animated: true, for: 0.05) {
      $0.configuration.minimumVisibleTime = 1
    }
    hud.customView = GlyphView(icon: .success)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(hud.bezel.indicatorContainer.subviews == [hud.customView?.superview])
    #expect(it.huds == [hud] && hud.isShown)
  }
}

/// The Cancel button of a HUD in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewCancelTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func cancel(_ name: String = "work") -> StatusHUD.CancelAction {
    { [log] in log.events.append(name) }
  }

  /// Taps the button, and lets its action run.
  private func tapButton(of hud: HUDView) async throws {
    await it.advance(by: 0.5)
    it.screen.tap(at: hud.button.middle)
    await it.advance(by: 0.5)
  }

  // MARK: The action

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/435"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/445"))
  func theActionShowsTheButtonAndRunsOnceUntilItIsSetAgain() async throws {
    let hud = it.showHUD()
    let height = hud.bezelSize.height
    #expect(hud.bezel.existingButton == nil)
    for names in [["first"], ["first", "second"]] {
      hud.onCancel = cancel(names.last ?? "")
      await it.advance(by: 0.5)
      #expect(hud.bezelSize.height > height && hud.button.isEnabled)
      for _ in 0..<2 { try await tapButton(of: hud) }
      #expect(log.events == names && !hud.button.isEnabled && hud.isShown)
    }
    hud.onCancel = nil
    await it.advance(by: 0.5)
    #expect(hud.button.isHidden && hud.bezelSize.height == height)
  }

  /// Neither another content nor another call to `show` is another action.
  @Test(arguments: ["content", "show", "hide and show"])
  func aPressedButtonStaysPressed(after change: String) async throws {
    let hud = it.addHUD()
    hud.onCancel = cancel("first")
    for _ in 0..<2 {
      hud.hide(animated: false)
      hud.show(animated: false)
    }
    try await tapButton(of: hud)
    switch change {
    case "content": (hud.status, hud.progress) = ("Cancelling", 0.5)
    case "show": hud.show(animated: false)
    default:
      hud.hide(animated: false)
      hud.show(animated: false)
    }
    await it.advance(by: 0.5)
    #expect(!hud.button.isEnabled && !hud.button.isHidden)
    try await tapButton(of: hud)
    #expect(log.events == ["first"])
    hud.onCancel = cancel("second")
    try await tapButton(of: hud)
    #expect(log.events == ["first", "second"])
  }

  @Test func anActionMayHideTheHUDOrReplaceItself() async throws {
    let hud = it.showHUD()
    hud.onCancel = { [log, unowned hud] in
      log.events.append("first")
      hud.onCancel = { [unowned hud] in hud.hide(animated: false) }
    }
    try await tapButton(of: hud)
    #expect(log.events == ["first"] && hud.isShown)
    try await tapButton(of: hud)
    #expect(it.huds.isEmpty)
  }

  @Test func noMessageHasAButton() async throws {
    let hud = await it.showHUD(for: 0.5) { $0.onCancel = cancel() }
    hud.show(.success("Saved", duration: 2))
    let message = try #require(it.show(.text("Text")))
    message.onCancel = cancel()
    await it.advance(by: 0.5)
    #expect(hud.button.isHidden && message.bezel.existingButton == nil)
  }

  /// Each HUD has its own button, and the global HUD its own.
  @Test func cancelOfTheGlobalHUDIsNotForAHUDInAView() async {
    await it.showHUD(for: 0.5) { $0.onCancel = cancel() }
    #expect(!StatusHUD.cancel())
    await it.advance(by: 0.5)
    #expect(log.events == [])
  }

  // MARK: Its look

  @Test func aTitleStaysInsideTheOutlineEvenAtTheLargestTextSize() async throws {
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let hud = await it.showHUD(for: 0) {
      $0.status = "Uploading"
      $0.configuration.cancelTitle = "Cancel the upload"
      $0.onCancel = cancel()
    }
    let (button, title) = (hud.button, try #require(hud.button.titleLabel))
    #expect(title.intrinsicContentSize.width > button.bounds.width)
    #expect(button.bounds.insetBy(dx: 10, dy: 0).contains(title.frame))
    #expect(title.adjustsFontSizeToFitWidth && title.minimumScaleFactor == 0.4)
  }

  @Test func itsBorderFollowsTheInterfaceStyle() async throws {
    let hud = it.showHUD {
      $0.configuration.contentColor = UIColor {
        $0.userInterfaceStyle == .dark ? .white : .black
      }
      $0.onCancel = cancel()
    }
    for (style, color) in [(UIUserInterfaceStyle.light, UIColor.black), (.dark, .white)] {
      it.screen.userInterfaceStyle = style
      await it.advance(by: 0.1)
      #expect(hud.button.layer.borderColor == color.cgColor)
    }
  }

  /// Within 44 points in each direction, however small it is.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/230"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"),
    arguments: [(-21, 0, true), (21, 0, true), (0, 21, true), (24, 0, false)]
      as [(CGFloat, CGFloat, Bool)])
  func aSmallButtonIsEasyToHit(dx: CGFloat, dy: CGFloat, isHit: Bool) async throws {
    let hud = await it.showHUD(for: 0.5) {
      $0.configuration.cancelTitle = "X"
      $0.onCancel = cancel()
    }
    let button = hud.button
    it.screen.tap(at: CGPoint(x: button.middle.x + dx, y: button.middle.y + dy))
    await it.advance(by: 0)
    #expect(log.events == (isHit ? ["work"] : []))
    #expect(button.layer.cornerRadius == (button.bounds.height / 2).rounded(.up))
    #expect(button.layer.borderWidth == 1)
  }
}
