// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What an app changes while the HUD is on screen or fades.
@MainActor @Suite(.globalHUD) struct LookChangeTests {
  private let it = HUDScreen(fades: true)

  private func picture(_ change: () async -> Void) async -> PixelReader {
    await it.show(.progress(0.5), "Uploading", for: 0.08)
    await change()
    await it.advance(by: 1)
    return it.pixels()
  }

  /// During the fade-in, or afterward.
  @Test(arguments: [0, 0.5]) func theShadowReturnsAfterAConfigurationWithoutIt(
    after time: Double
  ) async {
    let whole = await picture {}
    await it.hide()
    #expect(await picture { StatusHUD.configuration.hasShadow = false } != whole)
    // It is without a shadow from the beginning, and then only for a moment.
    for _ in 0..<2 {
      await it.hide()
      let again = await picture {
        await it.advance(by: time)
        StatusHUD.configuration.hasShadow = false
        await it.advance(by: 0.03)
        StatusHUD.configuration.hasShadow = true
      }
      #expect(again == whole)
    }
  }

  @Test(arguments: [false, true]) func fontsOfTheAppGrowWithTheTextSize(isScaled: Bool) async throws
  {
    func font(_ size: CGFloat, _ style: UIFont.TextStyle) -> UIFont {
      isScaled
        ? UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size))
        : .preferredFont(forTextStyle: style)
    }
    StatusHUD.configuration.font = font(20, .body)
    StatusHUD.configuration.detailsFont = font(11, .caption1)
    StatusHUD.show(status: "Uploading", details: "3 of 10")
    await it.advance(by: 1)
    let bezel = try it.bezel
    var last: (CGFloat, CGFloat) = (0, 0)
    for category in [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityLarge] {
      it.screen.contentSizeCategory = category
      await it.advance(by: 0.1)
      let sizes = (bezel.label.font.pointSize, bezel.detailLabel.font.pointSize)
      #expect(sizes.0 > last.0 && sizes.1 > last.1)
      last = sizes
    }
  }

  @Test func theShadowStaysAroundABezelWhoseSizesOverlap() async throws {
    await it.show(.activity, "A")
    let bezel = try it.bezel
    let texts = ["A text that is rather long", "B", "Another text of some length", "C"]
    var sizes: Set<CGFloat> = []
    for text in texts {
      StatusHUD.setStatus(text)
      for _ in 0..<4 {
        await it.advance(by: 1.0 / 60)
        let box = try #require(bezel.layer.presentation()).bounds
        let shadow = try #require(bezel.shadow.layer.presentation()).frame
        #expect(isClose(shadow.origin, CGPoint(x: -22, y: -18), tolerance: 0.01))
        #expect(abs(shadow.width - box.width - 44) < 0.01)
        #expect(abs(shadow.height - box.height - 44) < 0.01)
        sizes.insert(box.width)
      }
    }
    #expect(sizes.count > 8)
  }

  @Test func anAnimationOfTheAppDoesNotMoveTheBezelToItsWindow() async throws {
    let container = it.addContainer(CGRect(x: 0, y: 0, width: 100, height: 100))
    await it.show()
    #expect(it.container?.superview === container)
    UIView.animate(withDuration: 1) { StatusHUD.containerView = nil }
    for _ in 0..<3 {
      await it.advance(by: 0.1)
      let (bezel, hud) = (try it.movingBezel, try #require(it.container?.layer.presentation()))
      #expect(bezel.position == CGPoint(x: 160, y: 240))
      #expect(hud.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  /// The colors that are there besides those of the former and the new icon are mixtures of them.
  @Test func anIconKeepsItsColorWhileItDissolves() async throws {
    StatusHUD.configure {
      ($0.successColor, $0.errorColor) = (.green, .red)
      ($0.bezelColor, $0.effect) = (.black, UIVisualEffect())
      $0.imageSize = CGSize(width: 100, height: 100)
    }
    await it.show(.success)
    await it.show(.error, for: 0.03)
    let frame = try it.bezel.frame
    let pixels = it.pixels()
    let greens = (Int(frame.minX)..<Int(frame.maxX)).flatMap { x in
      (Int(frame.minY)..<Int(frame.maxY)).filter { pixels.straight(x, $0).green > 100 }
    }
    #expect(greens.count > 20)
    await it.advance(by: 1)
    #expect(try it.glyph.tintColor == .red)
  }

  @Test func aStatusThatIsSetOnDescribedProgressStays() async {
    StatusHUD.configuration.showsProgressDescription = true
    let progress = DescribedProgress.make("3 of 10 files")
    StatusHUD.showProgress(progress)
    await it.advance(by: 0.5)
    #expect(it.texts == ["3 of 10 files"])
    StatusHUD.setStatus("Mine")
    progress.completedUnitCount = 4
    progress.text = "4 of 10 files"
    await it.advance(by: 1)
    #expect(it.texts == ["Mine"])
  }
}
