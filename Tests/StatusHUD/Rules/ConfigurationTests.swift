// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The defaults are those that each property's documentation names; what is out of range becomes
/// them.
@Suite struct ConfigurationTests {
  private typealias Configuration = StatusHUD.Configuration

  @Test func defaults() {
    let it = Configuration()
    #expect(it.style == .automatic && it.maskType == nil)
    #expect(it.spinnerStyle == .ring && it.progressStyle == .ring)
    #expect(it.minimumSize == .zero && !it.isSquare && it.maximumWidth == nil)
    #expect(it.padding == 12 && it.margin == 16)
    #expect(it.position == .center && it.offset == .zero)
    #expect(it.ringThickness == 2 && it.ringRadius == 18 && it.ringRadiusWithoutText == 24)
    #expect(it.cornerRadius == 14 && it.borderWidth == 0 && it.borderColor == nil)
    #expect(it.font == nil && it.detailsFont == nil)
    #expect(it.contentColor == nil && it.indicatorColor == nil)
    #expect(it.infoColor == nil && it.successColor == nil && it.errorColor == nil)
    #expect(it.bezelColor == nil && it.effect == nil && it.hasShadow)
    #expect(it.customMaskColor == UIColor(white: 0, alpha: 0.4))
    #expect(it.imageSize == CGSize(width: 28, height: 28) && it.tintsImages)
    #expect(it.infoImage == nil && it.successImage == nil && it.errorImage == nil)
    #expect(it.graceTime == 0 && it.minimumVisibleTime == 0)
    #expect(it.minimumDisplayDuration == 2)
    #expect(it.maximumDisplayDuration == .greatestFiniteMagnitude)
    #expect(it.fadeInDuration == 0.15 && it.fadeOutDuration == 0.15 && it.transition == .scale)
    #expect(it.messagePolicy == .replace && it.tapDismissal == .never && it.cancelTitle == nil)
    #expect(it.adjustsIndicatorForContentSizeCategory && it.avoidsKeyboard)
    #expect(!it.playsHaptics && !it.isMotionEffectEnabled)
    #expect(!it.showsProgressDescription && !it.showsPercentage)
    #expect(it.windowLevel > .alert)
    // A new setting needs its line above, and a number its path below.
    #expect(Mirror(reflecting: it).children.count == 54)
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan, -.leastNonzeroMagnitude] as [Double])
  func numbersOutOfRangeBecomeTheDefault(_ bad: Double) {
    func expectDefault<Number: BinaryFloatingPoint>(_ path: WritableKeyPath<Configuration, Number>)
    {
      var it = Configuration()
      it[keyPath: path] = 7
      #expect(it[keyPath: path] == 7)
      it[keyPath: path] = Number(bad)
      #expect(it[keyPath: path] == Configuration()[keyPath: path])
    }
    let lengths: [WritableKeyPath<Configuration, CGFloat>] = [
      \.ringThickness, \.ringRadius, \.ringRadiusWithoutText, \.cornerRadius, \.borderWidth,
      \.padding, \.margin,
    ]
    let times: [WritableKeyPath<Configuration, TimeInterval>] = [
      \.graceTime, \.minimumVisibleTime, \.minimumDisplayDuration,
      \.maximumDisplayDuration, \.fadeInDuration, \.fadeOutDuration,
    ]
    let values = Mirror(reflecting: Configuration()).children.map(\.value)
    // One length, the `spacing`, is only for this package.
    #expect(values.count { type(of: $0) == CGFloat.self } == lengths.count + 1)
    #expect(values.count { type(of: $0) == TimeInterval.self } == times.count)
    for path in lengths { expectDefault(path) }
    for path in times { expectDefault(path) }
  }

  @Test(arguments: [-1, .infinity, .nan] as [CGFloat])
  func sizesOutOfRangeBecomeTheDefault(_ bad: CGFloat) {
    var it = Configuration()
    it.maximumWidth = 200
    #expect(it.maximumWidth == 200)
    it.maximumWidth = bad
    #expect(it.maximumWidth == nil)
    it.minimumSize = CGSize(width: 10, height: bad)
    #expect(it.minimumSize == .zero)
    it.minimumSize = CGSize(width: 10, height: 20)
    it.minimumSize.width = bad
    #expect(it.minimumSize == .zero)
    it.imageSize = CGSize(width: bad, height: 10)
    #expect(it.imageSize == CGSize(width: 28, height: 28))
  }

  @Test func offsetMayBeNegativeButMustBeFinite() {
    var it = Configuration()
    it.offset = CGPoint(x: -10, y: -20)
    #expect(it.offset == CGPoint(x: -10, y: -20))
    it.offset.y = .nan
    #expect(it.offset == .zero)
  }

  private func expect(
    _ seconds: TimeInterval, toRead text: String?,
    _ change: (inout Configuration) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var it = Configuration()
    change(&it)
    let time = it.displayDuration(toRead: HUDContent.readingTime(text, nil))
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
