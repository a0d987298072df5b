// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What the global HUD leaves to ``HUDView``.
@MainActor @Suite(.globalHUD) struct SeveralHUDsTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/488"))
  func everyViewMayHaveAHUDBesideTheGlobalOne() async {
    let halves = [0, 240].map { UIView(frame: CGRect(x: 0, y: $0, width: 320, height: 240)) }
    halves.forEach(it.appView.addSubview)
    let upper = HUDView.show(in: halves[0], animated: false)
    let lower = HUDView.show(in: halves[1], animated: false) {
      $0.mode = .text
      $0.label.text = "Lower"
    }
    await it.show(.text, "Global")
    #expect(upper.mode == .spinner && lower.label.text == "Lower")
    #expect(upper.bezelView.bounds.size != lower.bezelView.bounds.size)
    #expect(it.texts == ["Global"])
    upper.hide(animated: false)
    await it.hide()
    #expect(halves[0].subviews.isEmpty && halves[1].subviews == [lower])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"))
  func aHUDViewHasAttributedTextAndDetails() async {
    let hud = HUDView.show(in: it.appView, animated: false) {
      $0.mode = .text
      $0.label.attributedText = NSAttributedString(
        string: "IIIIII",
        attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24)])
      $0.detailsLabel.text = "Details"
    }
    await it.advance(by: 0.1)
    let frame = hud.label.convert(hud.label.bounds, to: nil)
    let reddest = (Int(frame.minX)..<Int(frame.maxX)).map {
      it.pixel($0, Int(frame.midY)).difference(to: Pixel(255, 0, 0))
    }.min()
    #expect((reddest ?? 255) < 40)
    #expect(hud.detailsLabel.bounds.height > 0)
    #expect(hud.detailsLabel.frame.minY >= hud.label.frame.maxY)
  }
}
