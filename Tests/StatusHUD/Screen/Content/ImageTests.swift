// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Images of the app, in a green bezel, with blue as the color of text and indicators.
@MainActor @Suite(.globalHUD) struct ImageTests {
  private let it = HUDScreen(background: .black)

  init() {
    StatusHUD.configuration.bezelColor = .green
    StatusHUD.configuration.contentColor = .blue
  }

  private func middle() -> Pixel { it.pixel(160, 240) }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/481"),
    .bug("https://github.com/Swiftify-Corp/IHProgressHUD/issues/15"),
    arguments: [
      (.automatic, true, .blue), (.automatic, false, .red),
      (.alwaysOriginal, true, .red), (.alwaysOriginal, false, .red),
      (.alwaysTemplate, true, .blue), (.alwaysTemplate, false, .blue),
    ] as [(UIImage.RenderingMode, Bool, Pixel)])
  func theRenderingModeDecidesBeforeTheConfiguration(
    mode: UIImage.RenderingMode, tints: Bool, expected: Pixel
  ) async throws {
    await it.show(.image(UIImage.square(.red).withRenderingMode(mode))) { $0.tintsImages = tints }
    #expect(try middle() == expected && it.glyph.shapeLayer.path == nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/749"))
  func anEmptyImageIsHarmless() async {
    await it.show(.image(UIImage()), "Text")
    #expect(it.texts == ["Text"] && middle() != .black)
  }

  @Test func aNewSizeKeepsTheImage() async throws {
    let image = UIImage.square(.red)
    await it.show(.image(image))
    await it.configure(for: 1) { $0.imageSize = CGSize(width: 60, height: 60) }
    let glyph = try it.glyph
    #expect(try it.bezel.indicatorContainer.current === glyph && glyph.imageView.image != nil)
    #expect(glyph.bounds.size == CGSize(width: 60, height: 60))
    await it.configure(for: 1) { $0.imageSize.width = 0 }
    #expect(try it.bezel.indicatorContainer.current == nil)
  }

  /// Each pixel of a chessboard is one on the screen, wherever the text puts the image.
  @Test(arguments: [nil, "Saved", "Saved in\ntwo lines"])
  func anImageIsSharp(status: String?) async {
    let board = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
      UIColor.red.setFill()
      for place in 0..<(28 * 14) {
        let row = place / 14
        context.fill(CGRect(x: place % 14 * 2 + row % 2, y: row, width: 1, height: 1))
      }
    }
    StatusHUD.configuration.bezelColor = .black
    await it.show(.image(board), status) { $0.tintsImages = false }
    #expect(it.pixels().words.count { Pixel($0) == .red } == 28 * 14)
  }

  @Test func aChangeOfTheTintIsSeenAtOnce() async {
    await it.show(.image(.square(.red)))
    #expect(middle() == .blue)
    await it.configure(for: 1) { $0.tintsImages = false }
    #expect(middle() == .red)
  }

  private func animatedImage(_ mode: UIImage.RenderingMode = .automatic) throws -> UIImage {
    let frames = [UIImage.square(.red), .square(.black)].map { $0.withRenderingMode(mode) }
    return try #require(UIImage.animatedImage(with: frames, duration: 2)).withRenderingMode(mode)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"))
  func anAnimatedImagePlaysInItsColorsAndIsNotRestarted() async throws {
    let animated = try animatedImage()
    await it.show(.image(animated), for: 0.5)
    #expect(middle() == .red)
    await it.advance(by: 1)
    #expect(middle() == .black)
    await it.show(.image(animated), for: 0)
    #expect(middle() == .black)
    await it.advance(by: 1)
    #expect(middle() == .red)
  }

  @Test func anAnimatedTemplateIsTinted() async throws {
    await it.show(.image(try animatedImage(.alwaysTemplate)))
    #expect(middle() == .blue)
  }

  @Test func theFirstImageFadesInWithTheBezel() async {
    StatusHUD.configuration.bezelColor = .black
    StatusHUD.configuration.fadeInDuration = 0.2
    await it.show(.image(UIImage.square(.red).withRenderingMode(.alwaysOriginal)), for: 0)
    #expect(middle().red < 32)
    await it.advance(by: 0.1)
    #expect((32..<224).contains(middle().red))
    await it.advance(by: 0.2)
    #expect(middle() == .red)
  }
}

/// The store never compares images with the code of a subclass in the app while it holds its lock,
/// because a call of the HUD would wait forever then.
@Suite struct AppImageTests {
  // `@unchecked`, as `UIImage` itself.
  private final class AppImage: UIImage, @unchecked Sendable {
    override func isEqual(_ object: Any?) -> Bool {
      Issue.record("the code of the app runs")
      return true
    }
  }

  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func noImageIsComparedWhateverComesAfterIt(_ policy: StatusHUD.MessagePolicy) {
    var state = HUDStateMachine()
    state.configuration.messagePolicy = policy
    for number in 0..<3 {
      state.requests.showMessage(HUDContent(.image(AppImage(), "Saved", duration: 1)), at: 0)
      _ = state.step(now: Double(number), in: HUDConditions(hasDefault: true))
      state.setText(\.status, "Saved again")
      _ = state.step(now: Double(number), in: HUDConditions(hasDefault: true))
    }
  }
}
