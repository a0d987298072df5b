// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Which indicator the global HUD shows, and in which size.
@MainActor @Suite(.globalHUD) struct IndicatorChoiceTests {
  private let it = HUDScreen()

  @Test func progressRunsOnlyOnScreenAndANewTextLeavesItWhereItIs() async throws {
    await it.show(.progress(0.4), for: 0.1)
    let line = try it.ring.progressLayer
    #expect(line.strokeEnd == 0.4 && line.animationKeys() == nil)
    for status in ["Uploading", nil] {
      await it.show(.progress(0.4), status, for: 0.02)
      #expect(line.strokeEnd == 0.4 && line.presentation()?.strokeEnd == 0.4)
    }
    await it.show(.progress(0.9), for: 0)
    #expect(line.strokeEnd == 0.9 && line.animation(forKey: "progress") != nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/726"))
  func theProgressRingIsInTheMiddleWhateverTheSpinnerIs() async throws {
    await it.show(.progress(0.5)) { $0.spinnerStyle = .system }
    #expect(it.seenBezel() == HUDScreen.ringBezel)
    await it.configure(for: 1) { $0.minimumSize = CGSize(width: 200, height: 150) }
    let center = try it.ring.convert(CGPoint(x: 30, y: 30), to: nil)
    #expect(center == CGPoint(x: 160, y: 240))
  }

  @Test func theSystemSpinnerHasTheHUDsColorAndRunsOnlyWhileItIsShown() async throws {
    await it.show(.activity) { $0.spinnerStyle = .system }
    let native: SystemSpinnerView = try it.bezel.indicator()
    #expect(native.indicator.isAnimating)
    #expect(it.seenBezel()?.size == CGSize(width: 61, height: 61))
    // The system's indicator has a color of its own, and ignores the tint.
    await it.configure { $0.indicatorColor = .red }
    #expect(native.indicator.color == .red)
    await it.configure(for: 1) { $0.spinnerStyle = .ring }
    #expect(!native.indicator.isAnimating)
    #expect(try it.bezel.indicatorContainer.current is IndefiniteSpinnerView)
  }
}
