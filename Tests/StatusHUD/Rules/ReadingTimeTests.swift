// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// How long a message stays, which depends on its text.
@Suite struct ReadingTimeTests {
  private typealias Configuration = StatusHUD.Configuration

  private func expect(
    _ seconds: TimeInterval, toRead text: String?, _ details: String? = nil,
    _ change: (inout Configuration) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var it = Configuration()
    change(&it)
    let time = it.displayDuration(toRead: HUDContent.readingTime(text, details))
    #expect(abs(time - seconds) < 1e-6, sourceLocation: sourceLocation)
  }

  /// 0.06 s per character and 0.5 s, by hand: the text counts from 25 characters on, and up to the
  /// first hundred thousand.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/575"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/579"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/582"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/658"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/661"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1030"),
    arguments: [
      (0, 2), (10, 2), (25, 2), (26, 2.06), (100, 6.5), (1000, 60.5), (3_000_000, 6000.5),
    ])
  func displayDuration(characters: Int, seconds: TimeInterval) {
    let text = String(repeating: "x", count: characters)
    expect(seconds, toRead: text)
    expect(1, toRead: text) { $0.maximumDisplayDuration = 1 }
  }

  /// The limits are for both texts together.
  @Test func theDetailsAreReadToo() {
    expect(2.3, toRead: String(repeating: "x", count: 20), String(repeating: "y", count: 10))
    expect(0.56, toRead: nil, "y") { $0.minimumDisplayDuration = 0 }
  }

  /// A character can have any number of marks, so a text is limited to 100,000 scalars.
  @Test func aTextOfMarksIsCountedInLittleTime() {
    expect(3000.5, toRead: String(repeating: "e\u{301}", count: 60_000))
  }

  @Test func displayDurationCountsCharactersNotUnits() {
    expect(0.68, toRead: "e\u{301}e\u{301}🇫🇷") { $0.minimumDisplayDuration = 0 }
    expect(0.5, toRead: nil) { $0.minimumDisplayDuration = 0 }
  }

  /// The East Asian width of their first scalar is W or F: 0.12 s each.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/400"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/167"),
    arguments: ["下載完成", "ダウンロ", "다운로드", "ＡＢ！￥", "。「」、", "𠮷𠮷𠮷𠮷", "👨‍👩‍👧‍👦👍🏽😀🈁", "ㄅㄆㄇㄈ"])
  func wideCharactersCountTwice(_ text: String) {
    expect(0.98, toRead: text) { $0.minimumDisplayDuration = 0 }
  }

  /// Their East Asian width is another: 0.06 s each.
  @Test(arguments: ["Done", "Ёлка", "שלום", "ﾊﾝｶｸ", "©…№①", "❤️☀︎→€", "🇫🇷1️⃣é½", "กขคง"])
  func otherCharactersCountOnce(_ text: String) {
    expect(0.74, toRead: text) { $0.minimumDisplayDuration = 0 }
  }
}
