// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// What SVProgressHUD's users wished for and its one HUD of one text could not have, named after
/// the rows of `Tests/DEFECTS.md`.
@MainActor @Suite(.exclusiveScreen) struct ContentDefectTests {
  /// Row 41: there was one HUD and one set of settings. Here each view may have its own, beside the
  /// global one.
  @Test func row41SeveralHUDsEachWithItsOwnSettings() async {
    await HostScreen.run { it in
      let halves = [0, 240].map { y in
        UIView(frame: CGRect(x: 0, y: y, width: 320, height: 240))
      }
      halves.forEach(it.host.addSubview)
      let upper = HUDView.showAdded(to: halves[0], animated: false)
      let lower = HUDView.showAdded(to: halves[1], animated: false) {
        $0.mode = .text
        $0.label.text = "Lower"
      }
      StatusHUD.showText("Global", duration: 1)
      await it.advance(by: 0.5)
      #expect(upper.mode == .indeterminate && lower.label.text == "Lower")
      #expect(upper.bezelView.bounds.size != lower.bezelView.bounds.size)
      #expect(StatusHUD.isVisible)
      upper.hide(animated: false)
      StatusHUD.dismiss()
      await it.advance(by: 1)
      #expect(halves[0].subviews.isEmpty && halves[1].subviews == [lower])
    }
  }

  /// Row 48: there was one text of one colour, and the ring had it too. For the global HUD see
  /// `row18OwnColoursCountInEveryStyle`.
  @Test func row48AttributedTextAndDetails() async {
    await HostScreen.run(scale: 1) { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .text
        $0.label.attributedText = NSAttributedString(
          string: "IIIIII",
          attributes: [
            .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24),
          ])
        $0.detailsLabel.text = "Details"
      }
      await it.advance(by: 0.1)
      let frame = hud.label.convert(hud.label.bounds, to: nil)
      let pixels = PixelReader(it.screen.image())
      let reddest = (Int(frame.minX)..<Int(frame.maxX)).map {
        pixels.straight($0, Int(frame.midY)).difference(to: Pixel(255, 0, 0))
      }.min()
      #expect((reddest ?? 255) < 40)
      #expect(hud.detailsLabel.bounds.height > 0)
      #expect(hud.detailsLabel.frame.minY >= hud.label.frame.maxY)
    }
  }

  @Test func whatWasShownIsNotKept() async {
    await HUDScreen.run { it in
      weak var image: UIImage?
      weak var progress: Progress?
      do {
        let (shownImage, shownProgress) = (UIImage(), Progress(totalUnitCount: 10))
        (image, progress) = (shownImage, shownProgress)
        StatusHUD.showProgress(shownProgress)
        await it.advance(by: 0.5)
        StatusHUD.showImage(shownImage, status: nil, duration: 1)
      }
      await it.advance(by: 0.5)
      #expect(image != nil && progress == nil)
      await it.advance(by: 2)
      #expect(it.overlays.isEmpty)
      #expect(image == nil)
    }
  }

  /// The fifth of IHProgressHUD's: a message without a text kept the old one.
  @Test func port5NoTextIsNoText() async {
    await HUDScreen.run { it in
      StatusHUD.show(status: "old")
      await it.advance(by: 0.5)
      StatusHUD.showSuccess(status: nil)
      await it.advance(by: 0.5)
      #expect(it.texts.isEmpty)
      StatusHUD.setStatus("new")
      await it.advance(by: 0.5)
      #expect(it.texts == ["new"])
    }
  }
}
