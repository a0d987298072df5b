// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The modes that tell how something went.
@MainActor @Suite(.viewScreen()) struct HUDViewResultTests {
  private nonisolated static let results: [(HUDView.Mode, GlyphView.Glyph)] = [
    (.success, .success), (.error, .error), (.info, .info),
  ]

  private let it = ViewScreen.current

  private func glyph(of hud: HUDView) throws -> GlyphView {
    try #require(hud.bezel.slot.current as? GlyphView)
  }

  private func isDrawing(_ hud: HUDView) throws -> Bool {
    try glyph(of: hud).shapeLayer.animation(forKey: "stroke") != nil
  }

  // MARK: Look

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/171"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/519"),
    .bug("https://github.com/JonasGessner/JGProgressHUD/issues/8"), arguments: results)
  func aResultIsAGlyphOf37Points(_ mode: HUDView.Mode, glyph: GlyphView.Glyph) throws {
    let hud = it.showHUD { $0.mode = mode }
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
    #expect(try self.glyph(of: hud).glyph == glyph)
    #expect(try self.glyph(of: hud).bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func aGlyphGrowsWithTheTextSize() async throws {
    let hud = it.showHUD { $0.mode = .success }
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await it.advance(by: 0.5)
    let width = try glyph(of: hud).bounds.width
    #expect(width > 37 && hud.bezelSize.width > 77)
    hud.adjustsIndicatorForContentSizeCategory = false
    await it.advance(by: 0.5)
    #expect(try glyph(of: hud).bounds.width == 37)
  }

  @Test(arguments: results) func aGlyphTakesTheColors(
    _ mode: HUDView.Mode, _: GlyphView.Glyph
  ) async throws {
    let hud = it.showHUD {
      $0.mode = mode
      $0.contentColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    await it.advance(by: 0.5)
    let stroke = try glyph(of: hud).shapeLayer
    #expect(stroke.strokeColor == UIColor.black.cgColor)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(stroke.strokeColor == UIColor.white.cgColor)
    hud.indicatorColor = .red
    #expect(stroke.strokeColor == UIColor.red.cgColor && hud.label.textColor == hud.contentColor)
  }

  // MARK: Drawing

  @Test(arguments: [0, 1] as [Double])
  func aGlyphDrawsItselfWhenTheHUDAppears(afterGraceTime graceTime: Double) async throws {
    let hud = it.showHUD(animated: true) {
      $0.graceTime = graceTime
      $0.mode = .success
    }
    await it.advance(by: graceTime + 0.1)
    let stroke = try #require(try glyph(of: hud).shapeLayer.presentation())
    #expect(stroke.strokeEnd > 0 && stroke.strokeEnd < 1)
    await it.advance(by: 0.5)
    #expect(try !isDrawing(hud))
  }

  @Test(arguments: [HUDView.Mode.spinner, .pie, .error, .text, .customView])
  func anIndicatorFadesIntoAResultThatDrawsItself(_ mode: HUDView.Mode) async throws {
    let hud = it.showHUD {
      $0.mode = mode
      $0.customView = UIView(frame: CGRect(x: 0, y: 0, width: 37, height: 37))
    }
    await it.advance(by: 0.5)
    hud.mode = .success
    await it.advance(by: 0.05)
    let holders = hud.bezel.slot.subviews
    #expect(holders.count == (mode == .text ? 1 : 2))
    for holder in holders { #expect(0.1..<0.9 ~= holder.layer.presentation()?.opacity ?? 1) }
    #expect(try isDrawing(hud))
    await it.advance(by: 0.5)
    #expect(try !isDrawing(hud) && hud.bezel.slot.subviews.count == 1)
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
  }

  @Test func aGlyphThatIsThereDoesNotDrawItselfAgain() async throws {
    let hud = it.showHUD { $0.mode = .success }
    await it.advance(by: 0.5)
    hud.mode = .success
    hud.label.text = "Saved"
    #expect(try !isDrawing(hud))
  }

  @Test func aUserWhoReducesMotionSeesTheGlyphAtOnce() async throws {
    it.screen.isReduceMotionEnabled = true
    let hud = it.showHUD { $0.mode = .info }
    #expect(try !isDrawing(hud))
    await it.advance(by: 0.5)
    hud.mode = .success
    #expect(try !isDrawing(hud))
  }

  // MARK: What it is for

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/519"), arguments: [false, true])
  func workEndsInAResultThatStaysForAMoment(animated: Bool) async throws {
    let hud = it.showHUD(animated: animated) { $0.label.text = "Saving" }
    await it.advance(by: 1)
    hud.mode = .success
    hud.label.text = "Saved"
    hud.hide(animated: animated, after: 1)
    await it.advance(by: 0.95)
    #expect(it.huds == [hud] && !hud.bezel.isFadedOut)
    #expect(try glyph(of: hud).glyph == .success)
    await it.advance(by: 0.4)
    #expect(it.huds.isEmpty)
  }

  @Test(arguments: zip(results.map(\.0), ["Success", "Error", "Information"]))
  func voiceOverSaysWhatAResultMeansUnlessThereIsAText(_ mode: HUDView.Mode, label: String) {
    let hud = it.showHUD {
      $0.mode = .pie
      $0.progress = 0.5
    }
    hud.mode = mode
    #expect(hud.bezelView.accessibilityLabel == label && hud.bezelView.accessibilityValue == nil)
    hud.label.text = "Saved"
    #expect(hud.bezelView.accessibilityLabel == "Saved")
  }
}
