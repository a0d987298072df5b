// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Texts, button, and their changes on screen.
@MainActor @Suite(.viewScreen()) struct HUDViewContentTests {
  private let it = ViewScreen.current

  private func seenSize(_ hud: HUDView) -> CGSize {
    (hud.bezelView.layer.presentation() ?? hud.bezelView.layer).bounds.size
  }

  // MARK: Texts

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/80"))
  func aTextHasLinesAndAWidth() {
    let hud = it.showHUD {
      $0.mode = .text
      $0.label.text =
        "A title of so many words that no line of this screen could ever hold them all"
    }
    // The width of 320 less four margins of 20.
    #expect(hud.bezelSize.width <= 280 && hud.label.bounds.width <= 240)
    let height = hud.label.bounds.height
    #expect(height > 2 * hud.label.font.lineHeight)
    hud.label.preferredMaxLayoutWidth = 120
    #expect(hud.bezelSize.width <= 160 && hud.label.bounds.height > height)
    hud.label.numberOfLines = 1
    #expect(hud.bezelSize.height < 80)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"),
    arguments: ["text", "font", "attributedText"])
  func theBezelFollowsAChange(of property: String) async {
    let hud = it.showHUD { $0.label.text = "Text" }
    await it.advance(by: 0.1)
    let width = hud.bezelSize.width
    let font = UIFont.boldSystemFont(ofSize: 40)
    switch property {
    case "text": hud.label.text = "A longer text"
    case "font": hud.label.font = font
    default:
      hud.label.attributedText = NSAttributedString(string: "Text", attributes: [.font: font])
    }
    await it.advance(by: 0.5)
    #expect(hud.bezelView.bounds.width > width)
  }

  @Test func textsGrowWithTheUsersTextSize() async {
    let hud = it.showHUD {
      $0.label.text = "Label"
      $0.detailsLabel.text = "Details"
      $0.addButton()
    }
    await it.advance(by: 0.1)
    #expect(hud.label.font.pointSize == 16 && hud.detailsLabel.font.pointSize == 12)
    let parts = [hud.bezelView, hud.label, hud.detailsLabel, hud.button]
    let heights = parts.map(\.bounds.height)
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await it.advance(by: 0.5)
    for (part, height) in zip(parts, heights) { #expect(part.bounds.height > height) }
    #expect(hud.bezelSize.height <= 440)

    // A text that is first set now is as large.
    let next = it.showHUD()
    await it.advance(by: 0.1)
    next.detailsLabel.text = "Details"
    await it.advance(by: 0.1)
    #expect(next.detailsLabel.font.pointSize > 30)
  }

  // MARK: Changes on screen

  /// What is set in the turn that shows the HUD is how it appears; later changes are visible.
  @Test(arguments: [false, true])
  func theBezelGrowsVisiblyForLaterChangesOnly(animated: Bool) async {
    let hud = it.showHUD(animated: animated)
    hud.label.text = "A label"
    hud.mode = .pie
    await it.advance(by: 0)
    let first = hud.bezelView.bounds.size
    #expect(first.width > 77 && seenSize(hud) == first)
    #expect(hud.bezel.slot.subviews.count == 1)
    await it.advance(by: 0.5)

    hud.detailsLabel.text = "Details that are wider than the label"
    await it.advance(by: 0.05)
    #expect(seenSize(hud).width > first.width)
    #expect(seenSize(hud).width < hud.bezelView.bounds.width)
    await it.advance(by: 0.2)
    #expect(seenSize(hud) == hud.bezelView.bounds.size)
    hud.detailsLabel.text = nil
    await it.advance(by: 0.05)
    #expect(seenSize(hud).width > first.width && hud.bezelView.bounds.size == first)
    await it.advance(by: 0.2)
    #expect(seenSize(hud) == first)
  }

  @Test func aChangeWhileTheHUDIsHiddenIsNotSeen() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    await it.advance(by: 0.1)
    hud.hide(animated: false)
    hud.mode = .pie
    hud.show(animated: false)
    #expect(hud.bezel.slot.subviews.count == 1)
  }

  @Test(.bug("https://github.com/JonasGessner/JGProgressHUD/issues/128"))
  func aChangeDuringTheFadeInIsSeen() async {
    let hud = it.showHUD(animated: true) { $0.minimumVisibleTime = 1 }
    await it.advance(by: 0.05)
    hud.customView = GlyphView(glyph: .success)
    hud.mode = .customView
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(hud.bezel.slot.subviews == [hud.customView?.superview])
    #expect(it.huds == [hud] && !hud.bezel.isFadedOut)
  }

  // MARK: The button

  /// It may not be laid out then.
  @Test func aHiddenButtonReportsItsTitle() {
    let button = BezelButton(frame: .zero)
    var changes = 0
    button.onChange = { changes += 1 }
    button.isHidden = true
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(changes == 1 && !button.isWanted)
    button.setTitle("Cancel", for: .normal)
    #expect(changes == 2 && button.isWanted)
    button.setAttributedTitle(NSAttributedString(string: "Cancel all of it"), for: .normal)
    #expect(changes == 3)
  }

  @Test func aTitleStaysInsideTheOutlineAlsoAtTheLargestTextSize() async throws {
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let hud = it.showHUD {
      $0.label.text = "Uploading"
      $0.addButton("Cancel the upload")
    }
    await it.advance(by: 0)
    let title = try #require(hud.button.titleLabel)
    #expect(title.intrinsicContentSize.width > hud.button.bounds.width)
    #expect(hud.button.bounds.insetBy(dx: 10, dy: 0).contains(title.frame))
    #expect(title.adjustsFontSizeToFitWidth && title.minimumScaleFactor == 0.4)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/435"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/445"), arguments: [false, true])
  func theButtonNeedsATitleAndAnAction(isActionFirst: Bool) async {
    var taps = 0
    let hud = it.showHUD()
    let setUp = [
      { hud.button.setTitle("Cancel", for: .normal) },
      { hud.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside) },
    ]
    for step in isActionFirst ? setUp.reversed() : setUp {
      #expect(hud.button.isHidden && hud.bezelSize.height == 77)
      step()
      await it.advance(by: 0.5)
    }
    #expect(!hud.button.isHidden && hud.bezelSize.height > 77)
    it.screen.tap(at: hud.button.middle)
    #expect(taps == 1)
    hud.button.setTitle("", for: .normal)
    await it.advance(by: 0.5)
    #expect(hud.button.isHidden && hud.bezelSize.height == 77)
  }

  @Test(arguments: [false, true]) func aButtonWithoutAnActionGoes(byIdentifier: Bool) async {
    let action = UIAction { _ in }
    let hud = it.showHUD {
      $0.button.setTitle("Cancel", for: .normal)
      $0.button.addAction(action, for: [.touchUpInside, .touchUpOutside])
    }
    await it.advance(by: 0.1)
    #expect(!hud.button.isHidden)
    hud.button.removeAction(action, for: .touchUpOutside)
    await it.advance(by: 0.5)
    #expect(!hud.button.isHidden)
    if byIdentifier {
      hud.button.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    } else {
      hud.button.removeAction(action, for: .touchUpInside)
    }
    await it.advance(by: 0.5)
    #expect(hud.button.isHidden && hud.bezelSize.height == 77)
  }

  /// Within 44 points in each direction, however small it is. Border and corners are those of
  /// MBProgressHUD.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/230"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"))
  func aSmallButtonIsEasyToHit() async {
    var taps = 0
    let hud = it.showHUD {
      $0.addButton("X") { taps += 1 }
    }
    await it.advance(by: 0.1)
    let button = hud.button
    #expect(button.layer.cornerRadius == (button.bounds.height / 2).rounded(.up))
    #expect(button.layer.borderWidth == 1)
    func tap(_ dx: CGFloat, _ dy: CGFloat) {
      it.screen.tap(at: CGPoint(x: button.middle.x + dx, y: button.middle.y + dy))
    }
    for (dx, dy) in [(-21, 0), (21, 0), (0, 21)] as [(CGFloat, CGFloat)] { tap(dx, dy) }
    #expect(taps == 3)
    tap(24, 0)
    #expect(taps == 3)
  }
}
