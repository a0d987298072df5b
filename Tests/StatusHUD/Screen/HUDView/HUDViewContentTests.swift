// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Texts, button, and what happens when they change in a HUD that is shown. Named after
/// MBProgressHUD's defects.
@MainActor @Suite(.exclusiveScreen) struct HUDViewContentTests {
  private func size(_ hud: HUDView) -> CGSize {
    hud.layoutIfNeeded()
    return hud.bezelView.bounds.size
  }

  private func seenSize(_ hud: HUDView) -> CGSize {
    (hud.bezelView.layer.presentation() ?? hud.bezelView.layer).bounds.size
  }

  @Test func row48_80TextsHaveLinesAndAWidth() async {
    await HostScreen.run { it in
      let text = "A title of so many words that no line of this screen could ever hold them all"
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .text
        $0.label.text = text
      }
      // The host's 320 less four margins of 20.
      #expect(size(hud).width <= 280 && hud.label.bounds.width <= 240)
      let lines = hud.label.bounds.height
      #expect(lines > 2 * hud.label.font.lineHeight)
      hud.label.preferredMaxLayoutWidth = 120
      #expect(size(hud).width <= 160 && hud.label.bounds.height > lines)
      hud.label.numberOfLines = 1
      #expect(size(hud).height < 80)
    }
  }

  @Test(arguments: ["text", "font", "attributed"])
  func aChangeOfTheTextIsALayout(_ change: String) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.label.text = "Text" }
      await it.advance(by: 0.1)
      let old = size(hud)
      switch change {
      case "text": hud.label.text = "A longer text"
      case "font": hud.label.font = .boldSystemFont(ofSize: 40)
      default:
        hud.label.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
      }
      await it.advance(by: 0.5)
      #expect(hud.bezelView.bounds.width > old.width)
    }
  }

  /// As it was said in the turn that showed it, so it appears; later it is seen to change.
  @Test(arguments: [false, true])
  func theBezelGrowsForWhatComesLaterOnly(_ animated: Bool) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: animated)
      hud.label.text = "A label"
      hud.mode = .determinate
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
  }

  @Test func modesFadeIntoEachOther() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      await it.advance(by: 0.1)
      let old = hud.bezel.slot.current
      hud.mode = .determinateHorizontalBar
      await it.advance(by: 0.05)
      #expect(hud.bezel.slot.subviews.count == 2)
      for view in hud.bezel.slot.subviews {
        let opacity = view.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0 && opacity < 1)
      }
      #expect(seenSize(hud).width > 77 && seenSize(hud).width < 160)
      await it.advance(by: 0.3)
      #expect(old?.superview == nil && seenSize(hud) == CGSize(width: 160, height: 50))
    }
  }

  /// Row 58: said while it comes, it is shown, and the minimum time holds.
  @Test func row58_JG128AChangeWhileItComesIsSeen() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.minShowTime = 1 }
      await it.advance(by: 0.05)
      hud.customView = GlyphView(glyph: .success)
      hud.mode = .customView
      hud.hide(animated: true)
      await it.advance(by: 0.5)
      #expect(hud.bezel.slot.subviews == [hud.customView])
      #expect(it.huds == [hud] && hud.bezelView.alpha == 1)
    }
  }

  @Test func defectD22TextsGrowWithTheUsersSize() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.label.text = "Label"
        $0.detailsLabel.text = "Details"
        $0.button.setTitle("Button", for: .normal)
        $0.button.addAction(UIAction { _ in }, for: .touchUpInside)
      }
      await it.advance(by: 0.1)
      #expect(hud.label.font.pointSize == 16 && hud.detailsLabel.font.pointSize == 12)
      let old = (size(hud), hud.label.bounds, hud.detailsLabel.bounds, hud.button.bounds)
      it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      await it.advance(by: 0.5)
      #expect(hud.label.bounds.height > old.1.height)
      #expect(hud.detailsLabel.bounds.height > old.2.height)
      #expect(hud.button.bounds.height > old.3.height)
      #expect(size(hud).height > old.0.height && size(hud).height <= 440)
    }
  }

  @Test func defectD22TextsThatComeLaterHaveTheUsersSizeToo() async {
    await HostScreen.run { it in
      it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      await it.advance(by: 0.1)
      let hud = HUDView.showAdded(to: it.host, animated: false)
      await it.advance(by: 0.1)
      hud.detailsLabel.text = "Details"
      await it.advance(by: 0.1)
      #expect(hud.detailsLabel.font.pointSize > 30)
    }
  }

  // MARK: The button

  @Test func row41_435AButtonNeedsATitleAndAnAction() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      await it.advance(by: 0.1)
      #expect(hud.button.isHidden && size(hud).height == 77)
      hud.button.addAction(UIAction { _ in }, for: .touchUpInside)
      await it.advance(by: 0.5)
      #expect(hud.button.isHidden && size(hud).height == 77)
      hud.button.setTitle("Cancel", for: .normal)
      await it.advance(by: 0.5)
      #expect(!hud.button.isHidden && size(hud).height > 77)
      hud.button.setTitle("", for: .normal)
      await it.advance(by: 0.5)
      #expect(hud.button.isHidden && size(hud).height == 77)
    }
  }

  @Test func row40_445AnActionAfterTheTitleMakesItAppear() async {
    await HostScreen.run { it in
      var taps = 0
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.button.setTitle("Cancel", for: .normal)
      await it.advance(by: 0.1)
      #expect(hud.button.isHidden)
      hud.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      await it.advance(by: 0.5)
      #expect(!hud.button.isHidden)
      it.screen.tap(at: hud.button.convert(CGPoint(x: 3, y: 3), to: nil as UIView?))
      #expect(taps == 1)
    }
  }

  @Test(arguments: [false, true])
  func aButtonWithoutAnActionGoes(_ isIdentified: Bool) async {
    await HostScreen.run { it in
      let action = UIAction { _ in }
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(action, for: [.touchUpInside, .touchUpOutside])
      }
      await it.advance(by: 0.1)
      #expect(!hud.button.isHidden)
      hud.button.removeAction(action, for: .touchUpOutside)
      await it.advance(by: 0.5)
      #expect(!hud.button.isHidden)
      if isIdentified {
        hud.button.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
      } else {
        hud.button.removeAction(action, for: .touchUpInside)
      }
      await it.advance(by: 0.5)
      #expect(hud.button.isHidden && size(hud).height == 77)
    }
  }

  /// 44 points in each direction, however little the title is; border and corners are
  /// MBProgressHUD's.
  @Test func row39_270TheButtonCancelsAndIsHitWell() async {
    await HostScreen.run { it in
      var taps = 0
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.button.setTitle("X", for: .normal)
        $0.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      }
      await it.advance(by: 0.1)
      let button = hud.button
      #expect(button.layer.cornerRadius == (button.bounds.height / 2).rounded(.up))
      #expect(button.layer.borderWidth == 1)
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
      for (dx, dy) in [(-21, 0), (21, 0), (0, 21)] {
        it.screen.tap(at: CGPoint(x: middle.x + CGFloat(dx), y: middle.y + CGFloat(dy)))
      }
      #expect(taps == 3)
      it.screen.tap(at: CGPoint(x: middle.x + 24, y: middle.y))
      #expect(taps == 3)
    }
  }
}
