// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Texts and their changes on screen.
@MainActor @Suite(.viewScreen()) struct HUDViewContentTests {
  private let it = ViewScreen.current

  private func seenSize(_ hud: HUDView) -> CGSize {
    (hud.bezel.layer.presentation() ?? hud.bezel.layer).bounds.size
  }

  // MARK: Texts

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/80"))
  func aTextHasLinesAndAWidth() async {
    let hud = it.showHUD {
      $0.status = "A title of so many words that no line of this screen could ever hold them all"
    }
    // The width of 320 less two margins of 16 and two paddings of 12.
    #expect(hud.bezelSize.width <= 288 && hud.label.bounds.width <= 264)
    let height = hud.label.bounds.height
    #expect(height > 2 * hud.label.font.lineHeight)
    hud.configuration.maximumWidth = 160
    await it.advance(by: 0.5)
    #expect(hud.bezelSize.width <= 160 && hud.label.bounds.height > height)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"))
  func theBezelFollowsAChangeOfTextAndFont() async {
    let hud = it.showHUD { $0.status = "Text" }
    await it.advance(by: 0.1)
    var width = hud.bezelSize.width
    hud.status = "A longer text"
    await it.advance(by: 0.5)
    #expect(hud.bezel.bounds.width > width)
    width = hud.bezelSize.width
    hud.configuration.font = .boldSystemFont(ofSize: 30)
    await it.advance(by: 0.5)
    #expect(hud.bezel.bounds.width > width)
  }

  @Test func whatIsSetCanBeReadAtOnce() {
    let hud = HUDView(frame: .zero)
    #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
    for _ in 0..<2 {
      (hud.status, hud.details, hud.progress) = ("a", "b", 0.5)
      #expect(hud.status == "a" && hud.details == "b" && hud.progress == 0.5)
      (hud.status, hud.details, hud.progress) = ("", nil, nil)
      #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
      if hud.superview == nil {
        it.container.addSubview(hud)
        hud.show(animated: false)
      }
    }
  }

  /// The work is not lost, whatever becomes of the HUD.
  @Test func aHUDThatIsShownAgainHasTheSameContent() async {
    let hud = it.addHUD()
    (hud.status, hud.details, hud.progress) = ("Loading", "3 of 12", 0.25)
    for _ in 0..<2 {
      hud.show(animated: false)
      #expect(hud.label.text == "Loading" && hud.bezel.detailLabel.text == "3 of 12")
      #expect((hud.indicator as? RingProgressView)?.progress == 0.25)
      await it.advance(by: 0.5)
      hud.hide(animated: false)
    }
  }

  // MARK: Changes on screen

  /// What is set in the frame that shows the HUD is how it appears; later changes are visible.
  @Test(arguments: [false, true])
  func theBezelGrowsVisiblyForLaterChangesOnly(animated: Bool) async {
    let hud = it.showHUD(animated: animated)
    hud.status = "A label"
    hud.progress = 0.5
    await it.advance(by: 0)
    let first = hud.bezel.bounds.size
    #expect(first.width > 60 && seenSize(hud) == first)
    #expect(hud.bezel.slot.subviews.count == 1)
    await it.advance(by: 0.5)

    hud.details = "Details that are wider than the label"
    await it.advance(by: 0.05)
    #expect(seenSize(hud).width > first.width)
    #expect(seenSize(hud).width < hud.bezel.bounds.width)
    await it.advance(by: 0.2)
    #expect(seenSize(hud) == hud.bezel.bounds.size)
    hud.details = nil
    await it.advance(by: 0.05)
    #expect(seenSize(hud).width > first.width && hud.bezel.bounds.size == first)
    await it.advance(by: 0.2)
    #expect(seenSize(hud) == first)
  }

  @Test func aChangeWhileTheHUDIsHiddenIsNotSeen() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    await it.advance(by: 0.1)
    hud.hide(animated: false)
    hud.progress = 0.5
    hud.show(animated: false)
    #expect(hud.bezel.slot.subviews.count == 1 && hud.indicator is RingProgressView)
  }

  @Test(.bug("https://github.com/JonasGessner/JGProgressHUD/issues/128"))
  func aChangeDuringTheFadeInIsSeen() async {
    let hud = it.showHUD(animated: true) { $0.configuration.minimumVisibleTime = 1 }
    await it.advance(by: 0.05)
    hud.customView = GlyphView(icon: .success)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(hud.bezel.slot.subviews == [hud.customView?.superview])
    #expect(it.huds == [hud] && hud.isShown)
  }
}

/// The Cancel button of a HUD in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewCancelTests {
  private final class Log {
    var cancelled: [String] = []
  }

  private let it = ViewScreen.current
  private let log = Log()

  private func cancel(_ name: String = "work") -> StatusHUD.CancelAction {
    { [log] in log.cancelled.append(name) }
  }

  private func tapButton(of hud: HUDView) async throws {
    it.screen.tap(at: try hud.button.middle)
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
    hud.onCancel = cancel("first")
    await it.advance(by: 0.5)
    #expect(hud.bezelSize.height > height)
    #expect(try hud.button.title(for: .normal) == VoiceOver.text("Cancel"))
    for _ in 0..<2 { try await tapButton(of: hud) }
    #expect(log.cancelled == ["first"])
    #expect(try !hud.button.isEnabled && hud.isShown)
    hud.onCancel = cancel("second")
    await it.advance(by: 0.5)
    #expect(try hud.button.isEnabled)
    for _ in 0..<2 { try await tapButton(of: hud) }
    #expect(log.cancelled == ["first", "second"])
    hud.onCancel = nil
    await it.advance(by: 0.5)
    #expect(try hud.button.isHidden && hud.bezelSize.height == height)
  }

  @Test func changesOfTheContentLeaveAPressedButtonPressed() async throws {
    let hud = it.showHUD { $0.onCancel = cancel() }
    try await tapButton(of: hud)
    (hud.status, hud.progress) = ("Cancelling", 0.5)
    await it.advance(by: 0.5)
    #expect(try !hud.button.isEnabled)
    try await tapButton(of: hud)
    #expect(log.cancelled == ["work"])
  }

  /// Another call to `show` is not another action.
  @Test(arguments: [false, true]) func showDoesNotMakeTheActionRunAgain(isHidden: Bool) async throws
  {
    let hud = it.addHUD()
    hud.onCancel = cancel("first")
    hud.show(animated: false)
    await it.advance(by: 0.5)
    try await tapButton(of: hud)
    if isHidden { hud.hide(animated: false) }
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(try !hud.button.isEnabled && !hud.button.isHidden)
    try await tapButton(of: hud)
    #expect(log.cancelled == ["first"])
    hud.onCancel = cancel("second")
    await it.advance(by: 0.5)
    try await tapButton(of: hud)
    #expect(log.cancelled == ["first", "second"])
  }

  @Test func anActionThatIsNotRunYetIsThereInTheNextPresentation() async throws {
    let hud = it.addHUD()
    hud.onCancel = cancel()
    for _ in 0..<2 {
      hud.hide(animated: false)
      hud.show(animated: false)
      await it.advance(by: 0.5)
    }
    try await tapButton(of: hud)
    #expect(log.cancelled == ["work"])
  }

  @Test func anActionMayHideTheHUDOrReplaceItself() async throws {
    let hud = it.showHUD()
    hud.onCancel = { [log, unowned hud] in
      log.cancelled.append("first")
      hud.onCancel = { [unowned hud] in hud.hide(animated: false) }
    }
    await it.advance(by: 0.5)
    try await tapButton(of: hud)
    #expect(log.cancelled == ["first"] && hud.isShown)
    try await tapButton(of: hud)
    #expect(it.huds.isEmpty)
  }

  @Test func aHiddenHUDRunsNoAction() async throws {
    let hud = it.showHUD { $0.onCancel = cancel() }
    await it.advance(by: 0.5)
    let place = try hud.button.middle
    hud.hide(animated: true)
    it.screen.tap(at: place)
    await it.advance(by: 0.5)
    #expect(log.cancelled == [])
  }

  @Test func noMessageHasAButton() async throws {
    let hud = it.showHUD { $0.onCancel = cancel() }
    await it.advance(by: 0.5)
    let place = try hud.button.middle
    hud.show(.success("Saved", duration: 2))
    await it.advance(by: 0.5)
    #expect(try hud.button.isHidden)
    it.screen.tap(at: place)
    await it.advance(by: 0.5)

    let message = try #require(it.show(.text("Text")))
    message.onCancel = cancel()
    await it.advance(by: 0.5)
    #expect(message.bezel.existingButton == nil && log.cancelled == [])
  }

  /// Each HUD has its own button, and the global HUD its own.
  @Test func cancelOfTheGlobalHUDIsNotForAHUDInAView() async {
    it.showHUD { $0.onCancel = cancel() }
    await it.advance(by: 0.5)
    #expect(!StatusHUD.cancel())
    await it.advance(by: 0.5)
    #expect(log.cancelled == [])
  }

  // MARK: Its look

  @Test func aTitleStaysInsideTheOutlineEvenAtTheLargestTextSize() async throws {
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let hud = it.showHUD {
      $0.status = "Uploading"
      $0.configuration.cancelTitle = "Cancel the upload"
      $0.onCancel = cancel()
    }
    await it.advance(by: 0)
    let (button, title) = (try hud.button, try #require(try hud.button.titleLabel))
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
    await it.advance(by: 0.1)
    #expect(try hud.button.layer.borderColor == UIColor.black.cgColor)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0.1)
    #expect(try hud.button.layer.borderColor == UIColor.white.cgColor)
  }

  /// Within 44 points in each direction, however small it is.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/230"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"))
  func aSmallButtonIsEasyToHit() async throws {
    let hud = it.showHUD { $0.configuration.cancelTitle = "X" }
    func tap(_ dx: CGFloat, _ dy: CGFloat) async throws -> Bool {
      let count = log.cancelled.count
      hud.onCancel = cancel()
      await it.advance(by: 0.5)
      let middle = try hud.button.middle
      it.screen.tap(at: CGPoint(x: middle.x + dx, y: middle.y + dy))
      await it.advance(by: 0)
      return log.cancelled.count == count + 1
    }
    for (dx, dy) in [(-21, 0), (21, 0), (0, 21)] as [(CGFloat, CGFloat)] {
      #expect(try await tap(dx, dy))
    }
    #expect(try await !tap(24, 0))
    let button = try hud.button
    #expect(button.layer.cornerRadius == (button.bounds.height / 2).rounded(.up))
    #expect(button.layer.borderWidth == 1)
  }
}
