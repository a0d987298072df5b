// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The defaults are those that each property's documentation names; what is out of range becomes
/// them.
@Suite struct ConfigurationTests {
  private typealias Configuration = StatusHUD.Configuration

  @Test func defaults() {
    let it = Configuration()
    #expect(it.style == .automatic && it.maskType == .automatic)
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
    // An infinite radius makes a capsule.
    for path in lengths where bad != .infinity || path != \.cornerRadius { expectDefault(path) }
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

  @Test func anEmptyTitleOfTheButtonIsNil() {
    var configuration = StatusHUD.Configuration()
    for title in ["Stop", ""] { configuration.cancelTitle = title }
    #expect(configuration.cancelTitle == nil)
  }
}
