// SPDX-License-Identifier: MIT

import StatusHUD
import TestSupport

/// Arguments as apps pass them, and as no app should.
struct Arguments {
  private static let statuses: [String?] = [
    nil, nil, "", "Loading", "Two\nlines", "جارٍ التحميل", "👩‍👩‍👧 שלום",
    String(repeating: "A long text that has to be broken into lines. ", count: 6),
  ]
  private static let durations: [TimeInterval?] = [
    nil, 0, 0.001, 0.03, 0.2, 1e9, 1e300, -1, .nan, .infinity, -.infinity,
  ]
  private static let delays: [TimeInterval] = [0.001, 0.01, 0.05, 0.2, 10, 1e300]
  private static let fractions: [Double] = [0, 0.2, 0.5, 0.9, 1, -1, 7, .nan, .infinity]
  private static let fades: [TimeInterval] = [0, 0.02, 0.15, 0.15, -1, .nan]
  private static let waits: [TimeInterval] = [0, 0, 0, 0.03, 0.1, .infinity]
  private static let images = [Pictures.still, Pictures.original, Pictures.animated]

  var generator: SeededGenerator

  mutating func status() -> String? { generator.one(of: Self.statuses) }
  mutating func duration() -> TimeInterval? { generator.one(of: Self.durations) }
  mutating func delay() -> TimeInterval { generator.one(of: Self.delays) }
  mutating func fraction() -> Double { generator.one(of: Self.fractions) }
  mutating func image() -> UIImage { generator.one(of: Self.images) }
  mutating func bool() -> Bool { Bool.random(using: &generator) }
  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func maskType() -> StatusHUD.MaskType? {
    bool() ? nil : generator.one(of: StatusHUD.MaskType.allCases)
  }

  /// Some properties of `configuration` get other values.
  mutating func change(_ configuration: inout StatusHUD.Configuration) {
    configuration.style = generator.one(of: StatusHUD.Style.allCases)
    configuration.maskType = generator.one(of: StatusHUD.MaskType.allCases)
    configuration.animationType = generator.one(of: StatusHUD.AnimationType.allCases)
    configuration.fadeInAnimationDuration = generator.one(of: Self.fades)
    configuration.fadeOutAnimationDuration = generator.one(of: Self.fades)
    configuration.graceTimeInterval = generator.one(of: Self.waits)
    configuration.minimumVisibleTimeInterval = generator.one(of: Self.waits)
    configuration.minimumDismissTimeInterval = generator.one(of: Self.waits)
    configuration.maximumDismissTimeInterval = generator.one(of: [0, 0.1, 1e300])
    changeLook(of: &configuration)
  }

  private mutating func changeLook(of configuration: inout StatusHUD.Configuration) {
    configuration.backgroundColor = bool() ? nil : UIColor(white: 0.3, alpha: 0.5)
    configuration.foregroundColor = bool() ? nil : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.foregroundImageColor = bool() ? nil : UIColor(white: 0.5, alpha: 1)
    configuration.borderColor = bool() ? nil : UIColor(white: 1, alpha: 1)
    configuration.blurStyle = bool() ? nil : .systemThickMaterial
    configuration.font = .systemFont(ofSize: bool() ? 13 : 20)
    configuration.successImage = bool() ? nil : image()
    configuration.shouldTintImages = bool()
    configuration.cornerRadius = generator.one(of: [0, 14, 1000, -1])
    configuration.borderWidth = generator.one(of: [0, 1, .nan])
    configuration.ringThickness = generator.one(of: [0, 2, 30])
    configuration.minimumSize = generator.one(of: [.zero, CGSize(width: 100, height: 1e9)])
    configuration.offsetFromCenter = UIOffset(horizontal: generator.one(of: [0, 50]), vertical: 0)
    configuration.windowLevel = bool() ? .alert + 1 : .normal + 1
    configuration.hapticsEnabled = bool()
    configuration.motionEffectEnabled = bool()
    configuration.avoidsKeyboard = bool()
    configuration.dismissesOnTap = bool()
    configuration.showsProgressDescription = bool()
  }
}
