// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A label shrinks its text before it breaks a word.
@MainActor @Suite(.globalHUD) struct BezelLabelTests {
  private let it = HUDScreen()

  /// No line ends at a no-break space, such as those in a number.
  @Test(arguments: [
    "Preparations", "Подготовка", "12\u{A0}345\u{A0}678\u{A0}€",
    "12\u{202F}345\u{202F}678\u{202F}€",
  ])
  func aWordIsSmallerBeforeItIsBroken(word: String) async throws {
    await it.show(.activity, word)
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let label = try it.bezel.label
    #expect(label.font.pointSize == 49 && label.bounds.height < 1.2 * label.font.lineHeight)
    #expect(label.bounds.width <= 264 && label.bounds.width > 250)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).width > 264)
  }

  /// The word with the most letters isn't the widest one.
  @Test func theWidestWordIsNotBroken() async throws {
    it.screen.resize(to: CGSize(width: 200, height: 480))
    await it.show(.activity, "WWWWWWWWWW\nilllllllllll")
    await it.set(\.contentSizeCategory, .extraExtraExtraLarge)
    let label = try it.bezel.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 1 && lines < 2.2)
  }

  /// Right-to-left text is drawn whole, and in the middle.
  @Test(arguments: ["جارٍ حفظ المستندات", "שומר את המסמכים"])
  func rightToLeftTextIsNotCut(text: String) async throws {
    it.appView.backgroundColor = .white
    await it.show(.text, text) { ($0.style, $0.bezelColor) = (.light, .white) }
    let label = try it.bezel.label
    let ink = try #require(it.pixels().bounds(differingFrom: .white, tolerance: 100))
    let frame = label.convert(label.bounds, to: nil as UIView?)
    #expect(frame.contains(ink) && abs(ink.midX - 160) <= 2)
    #expect(abs(ink.width - frame.width) <= 4)
  }

  /// Measuring more would delay the main thread.
  @Test func aTextOfMarksIsLimited() async throws {
    let letter = "a" + String(repeating: "\u{301}", count: 200)
    await it.show(.activity, String(repeating: letter, count: 4096), details: letter)
    #expect(try it.bezel.label.text?.unicodeScalars.count == 4096)
    #expect(try it.bezel.detailLabel.text == letter)
  }

  /// In these scripts, a line can break anywhere. A word of more than two lines is broken too.
  @Test(arguments: ["まもなく準備ができますのでしばらく", "업로드하는중입니다기다려", String(repeating: "x", count: 80)])
  func otherTextKeepsItsSize(text: String) async throws {
    await it.show(.activity, text)
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let label = try it.bezel.label
    #expect(label.bounds.height > 1.5 * label.font.lineHeight)
  }
}
