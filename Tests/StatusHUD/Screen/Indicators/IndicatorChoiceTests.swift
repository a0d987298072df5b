// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Which indicator the global HUD shows, and in which size.
@MainActor @Suite(.globalHUD) struct IndicatorChoiceTests {
  private let it = HUDScreen()

  @Test func aTextMakesTheRingSmaller() async throws {
    await it.show(.activity)
    #expect(try it.bezel.spinner.radius == 24)
    await it.show(.activity, "Text")
    #expect(try it.bezel.spinner.radius == 18)
  }

  @Test func progressRunsOnlyOnScreen() async throws {
    await it.show(.progress(0.4), for: 0)
    let line = try it.bezel.ring.progressLayer
    #expect(line.strokeEnd == 0.4)
    #expect(line.animationKeys() == nil)
    await it.show(.progress(0.9), for: 0)
    #expect(line.animation(forKey: "progress") != nil)
    #expect(line.strokeEnd == 0.9)
  }

  @Test func aNewTextLeavesTheProgressWhereItIs() async throws {
    await it.show(.progress(0.4))
    let line = try it.bezel.ring.progressLayer
    for status in ["Uploading", nil] {
      await it.show(.progress(0.4), status, for: 0)
      #expect(line.strokeEnd == 0.4 && line.presentation()?.strokeEnd == 0.4)
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/726"))
  func theProgressRingIsInTheMiddleWhateverTheSpinnerIs() async throws {
    StatusHUD.configuration.spinnerStyle = .system
    await it.show(.progress(0.5))
    #expect(it.seenBezel() == HUDScreen.ringBezel)
    StatusHUD.configuration.minimumSize = CGSize(width: 200, height: 150)
    await it.advance(by: 1)
    let center = try it.bezel.ring.convert(CGPoint(x: 30, y: 30), to: nil)
    #expect(center == CGPoint(x: 160, y: 240))
  }

  @Test func theNativeSpinnerRunsOnlyWhileItIsShown() async throws {
    StatusHUD.configuration.spinnerStyle = .system
    await it.show(.activity)
    #expect(try it.bezel.native.isAnimating)
    #expect(it.seenBezel()?.size == CGSize(width: 61, height: 61))
    StatusHUD.configuration.spinnerStyle = .ring
    await it.advance(by: 1)
    #expect(try !it.bezel.native.isAnimating)
    #expect(try it.bezel.slot.current === it.bezel.spinner)
  }
}
