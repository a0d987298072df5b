// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The defaults are those that each property's documentation names; what is out of range becomes
/// them.
@Suite struct ConfigurationTests {
  private typealias Configuration = StatusHUD.Configuration

  @Test func defaults() {
    let it = Configuration()
    #expect(it.style == .automatic && it.maskType == .none && it.animationType == .flat)
    #expect(it.minimumSize == .zero && it.offsetFromCenter == .zero)
    #expect(it.ringThickness == 2 && it.ringRadius == 18 && it.ringNoTextRadius == 24)
    #expect(it.cornerRadius == 14 && it.borderWidth == 0 && it.borderColor == nil)
    #expect(it.font == .preferredFont(forTextStyle: .subheadline))
    #expect(it.foregroundColor == nil && it.foregroundImageColor == nil)
    #expect(it.backgroundColor == nil)
    #expect(it.backgroundLayerColor == UIColor(white: 0, alpha: 0.4))
    #expect(it.imageViewSize == CGSize(width: 28, height: 28) && it.shouldTintImages)
    #expect(it.infoImage == nil && it.successImage == nil && it.errorImage == nil)
    #expect(it.graceTimeInterval == 0 && it.minimumVisibleTimeInterval == 0)
    #expect(it.minimumDismissTimeInterval == 5)
    #expect(it.maximumDismissTimeInterval == .greatestFiniteMagnitude)
    #expect(it.fadeInAnimationDuration == 0.15 && it.fadeOutAnimationDuration == 0.15)
    #expect(it.windowLevel > .alert)
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan, -.leastNonzeroMagnitude] as [CGFloat])
  func lengthsOutOfRangeBecomeTheDefault(_ bad: CGFloat) {
    let lengths: [WritableKeyPath<Configuration, CGFloat>] = [
      \.ringThickness, \.ringRadius, \.ringNoTextRadius, \.cornerRadius, \.borderWidth,
    ]
    for path in lengths {
      var it = Configuration()
      it[keyPath: path] = 7
      #expect(it[keyPath: path] == 7)
      it[keyPath: path] = bad
      #expect(it[keyPath: path] == Configuration()[keyPath: path])
    }
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan] as [TimeInterval])
  func timesOutOfRangeBecomeTheDefault(_ bad: TimeInterval) {
    let times: [WritableKeyPath<Configuration, TimeInterval>] = [
      \.graceTimeInterval, \.minimumVisibleTimeInterval, \.minimumDismissTimeInterval,
      \.maximumDismissTimeInterval, \.fadeInAnimationDuration, \.fadeOutAnimationDuration,
    ]
    for path in times {
      var it = Configuration()
      it[keyPath: path] = 0
      #expect(it[keyPath: path] == 0)
      it[keyPath: path] = bad
      #expect(it[keyPath: path] == Configuration()[keyPath: path])
    }
  }

  @Test(arguments: [-1, .infinity, .nan] as [CGFloat])
  func sizesOutOfRangeBecomeTheDefault(_ bad: CGFloat) {
    var it = Configuration()
    it.minimumSize = CGSize(width: 10, height: bad)
    #expect(it.minimumSize == .zero)
    it.minimumSize = CGSize(width: 10, height: 20)
    it.minimumSize.width = bad
    #expect(it.minimumSize == .zero)
    it.imageViewSize = CGSize(width: bad, height: 10)
    #expect(it.imageViewSize == CGSize(width: 28, height: 28))
  }

  @Test func offsetMayBeNegativeButMustBeFinite() {
    var it = Configuration()
    it.offsetFromCenter = UIOffset(horizontal: -10, vertical: -20)
    #expect(it.offsetFromCenter == UIOffset(horizontal: -10, vertical: -20))
    it.offsetFromCenter.vertical = .nan
    #expect(it.offsetFromCenter == .zero)
  }

  /// 0.06 s per character and 0.5 s, by hand.
  @Test(arguments: [
    (0, 5), (10, 5), (75, 5), (76, 5.06), (100, 6.5), (1000, 60.5),
  ])
  func displayDuration(characters: Int, seconds: TimeInterval) {
    let text = String(repeating: "x", count: characters)
    #expect(abs(Configuration().displayDuration(for: text) - seconds) < 1e-9)
  }

  @Test func displayDurationCountsCharactersNotUnits() {
    var it = Configuration()
    it.minimumDismissTimeInterval = 0
    #expect(abs(it.displayDuration(for: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦") - 0.62) < 1e-9)
    #expect(abs(it.displayDuration(for: nil) - 0.5) < 1e-9)
  }

  @Test func maximumPrevails() {
    var it = Configuration()
    it.maximumDismissTimeInterval = 2
    #expect(it.displayDuration(for: "short") == 2)
  }

  /// The first hundred thousand characters decide: 6000.5 s.
  @Test func displayDurationOfAHugeTextIsBounded() {
    let text = String(repeating: "x", count: 3_000_000)
    #expect(abs(Configuration().displayDuration(for: text) - 6000.5) < 1e-6)
  }
}
