// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Images of the app, in a bezel of green so that every colour of theirs stands out.
@MainActor @Suite(.exclusiveScreen) struct PictureTests {
  private nonisolated static let red = Pixel(255, 0, 0)
  private nonisolated static let blue = Pixel(0, 0, 255)

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
    }
  }

  private func screen() async -> BezelScreen {
    let it = await BezelScreen()
    it.configuration.backgroundColor = .green
    it.configuration.foregroundColor = .blue
    return it
  }

  private func middle(_ it: BezelScreen) -> Pixel { it.view.pixels().straight(160, 240) }

  /// Row 28: coloured images became blocks. What an image says of itself counts.
  @Test(arguments: [
    (UIImage.RenderingMode.automatic, true, blue), (.automatic, false, red),
    (.alwaysOriginal, true, red), (.alwaysOriginal, false, red),
    (.alwaysTemplate, true, blue), (.alwaysTemplate, false, blue),
  ])
  func row28TheRenderingModeCounts(
    mode: UIImage.RenderingMode, tints: Bool, expected: Pixel
  ) async {
    let it = await screen()
    it.configuration.shouldTintImages = tints
    await it.show(.message(.image(image(.red).withRenderingMode(mode))))
    #expect(middle(it) == expected)
  }

  /// Row 28: a bad image was a crash.
  @Test func row28AnEmptyImageIsNone() async {
    let it = await screen()
    await it.show(.message(.image(UIImage())), status: "Text")
    #expect(it.overlay.contentView.label.text == "Text")
    #expect(it.bezel() != nil)
  }

  /// Row 11: images in motion play, in their own colours, and a text does not begin them anew.
  @Test func row11AnAnimatedImagePlays() async throws {
    let it = await screen()
    let animated = try #require(
      UIImage.animatedImage(with: [image(.red), image(.black)], duration: 2))
    it.apply(.message(.image(animated)))
    it.overlay.setVisible(true, duration: 0) { _ in }
    await it.screen.advance(by: 0.5)
    #expect(middle(it) == Self.red)
    await it.screen.advance(by: 1)
    #expect(middle(it) == Pixel(0, 0, 0))
    it.apply(.message(.image(animated)))
    await it.screen.advance(by: 0)
    #expect(middle(it) == Pixel(0, 0, 0))
    await it.screen.advance(by: 1)
    #expect(middle(it) == Self.red)
  }

  @Test func anAnimatedTemplateIsTinted() async throws {
    let it = await screen()
    let frames = [image(.red), image(.black)].map { $0.withRenderingMode(.alwaysTemplate) }
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    await it.show(.message(.image(animated.withRenderingMode(.alwaysTemplate))))
    #expect(middle(it) == Self.blue)
  }
}
