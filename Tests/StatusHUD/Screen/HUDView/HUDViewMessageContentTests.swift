// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Texts and icons of messages in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageContentTests {
  private let it = ViewScreen.current

  private func glyph(of hud: HUDView?) -> GlyphView? { hud?.bezel.slot.current as? GlyphView }

  @Test func aMessageIsAnIconAndTexts() throws {
    let cases: [(StatusHUD.Message, GlyphView.Glyph?)] = [
      (.success("Saved", details: "3 photos"), .success), (.error("Failed"), .error),
      (.info("Hint", details: "more"), .info), (.text("Hello"), nil), (.success(nil), .success),
    ]
    for (message, expected) in cases {
      let hud = try #require(it.show(message))
      #expect(glyph(of: hud)?.glyph == expected && hud.label.text == message.status)
      #expect(hud.bezel.existingDetailsLabel?.text == message.details)
    }
  }

  @Test(arguments: [(true, Pixel(0, 0, 255)), (false, Pixel(255, 0, 0))])
  func anImageHasTheSizeAndTheTintOfTheConfiguration(tints: Bool, expected: Pixel) async {
    HUDView.defaults = { $0.contentColor = .blue }
    defer { HUDView.defaults = nil }
    StatusHUD.configuration.tintsImages = tints
    StatusHUD.configuration.imageSize = CGSize(width: 60, height: 50)
    let hud = it.show(.image(.square(.red), nil))
    #expect(hud?.bezelSize == CGSize(width: 100, height: 90))
    await it.advance(by: 0.5)
    #expect(it.pixels().straight(320, 480) == expected)
    #expect(hud?.mode == .customView)
  }

  @Test func anImageGivesWayToTheIconOfTheNextMessage() async {
    for message in [StatusHUD.Message.image(.square(.red), "a"), .image(.square(.blue), "b")] {
      let hud = it.show(message)
      await it.advance(by: 0.5)
      #expect(glyph(of: hud)?.imageView.image != nil && hud?.bezel.slot.subviews.count == 1)
    }
    let hud = it.show(.success("c"))
    await it.advance(by: 0.5)
    #expect(glyph(of: hud)?.glyph == .success && hud?.bezel.slot.subviews.count == 1)
    it.show(.text("d"))
    await it.advance(by: 0.5)
    #expect(hud?.bezel.slot.current == nil && hud?.bezel.slot.subviews.isEmpty == true)
  }

  @Test func theImageOfAMessageIsFreedWithIt() async {
    weak var image: UIImage?
    do {
      let shown = UIImage.square(.red)
      image = shown
      it.show(.image(shown, "Text", duration: 1))
    }
    await it.advance(by: 0.5)
    #expect(image != nil)
    await it.advance(by: 1)
    #expect(image == nil)
  }

  @Test func anImageWithoutASizeIsHidden() {
    let text = it.show(.text("Text"))?.bezelSize
    StatusHUD.configuration.imageSize = CGSize(width: 0, height: 28)
    #expect(it.show(.image(.square(.red), "Text"))?.bezelSize == text)
  }

  @Test(arguments: [
    ("", 1), ("\n", 1), ("שלום, saved 3 תמונות", 1), ("\u{202E}reversed\u{202C}", 1),
    ("e\u{301}👨‍👩‍👧‍👦", 1), ("A long text ", 40_000), ("x", 300_000),
  ])
  func anyTextFits(_ part: String, count: Int) async throws {
    let text = String(repeating: part, count: count)
    let hud = try #require(it.show(.success(text, details: text)))
    await it.advance(by: 0.1)
    #expect(it.container.bounds.contains(hud.bezelFrame) && it.hudTexts.count == 1)
    // No bezel has room for more.
    for label in [hud.label, hud.detailsLabel] {
      #expect(label.text ?? "" == String(text.prefix(4096)), "\(label.text?.count ?? 0)")
    }
    let time = 1 + StatusHUD.displayDuration(for: text, details: text)
    await it.advance(by: time)
    #expect(it.huds.isEmpty)
  }

  @Test func aMessageHasTheLookOfTheDefaults() async {
    StatusHUD.configure {
      $0.successImage = .square(.red)
      $0.successColor = .green
      $0.font = .boldSystemFont(ofSize: 30)
    }
    HUDView.defaults = { $0.apply(StatusHUD.configuration) }
    defer { HUDView.defaults = nil }
    let hud = it.show(.success("Saved"))
    await it.advance(by: 0.1)
    #expect(glyph(of: hud)?.imageView.image != nil && glyph(of: hud)?.strokeColor == .green)
    #expect(hud?.label.font.pointSize == 30)
  }
}
