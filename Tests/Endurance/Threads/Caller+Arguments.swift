// SPDX-License-Identifier: MIT

import StatusHUD
import TestSupport

/// Arguments as apps pass them, and as no app should.
extension Caller {
  func one<Element>(of elements: [Element]) -> Element { generator.one(of: elements) }
  func bool() -> Bool { Bool.random(using: &generator) }
  func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func status() -> String? {
    one(of: [
      nil, nil, "", "Loading", "Two\nlines", "جارٍ التحميل", "👩‍👩‍👧 שלום",
      String(repeating: "A long text that has to be broken into lines. ", count: 6),
    ])
  }

  func details() -> String? { one(of: [nil, nil, "", "3 of 12 files", "Two\nlines"]) }

  func duration() -> TimeInterval? {
    one(of: [nil, 0, 0.001, 0.03, 0.2, 1e9, 1e300, -1, .nan, .infinity, -.infinity])
  }

  func delay() -> TimeInterval { one(of: [0.001, 0.01, 0.05, 0.2, 10, 1e300]) }
  func fraction() -> Double { one(of: [0, 0.2, 0.5, 0.9, 1, -1, 7, .nan, .infinity]) }
  func image() -> UIImage { one(of: [Images.still, Images.original, Images.animated]) }

  func maskType() -> StatusHUD.MaskType {
    bool() ? .automatic : one(of: StatusHUD.MaskType.allCases)
  }

  /// A position for a message, which often has none.
  func position() -> HUDPosition? { bool() ? nil : one(of: HUDPosition.allCases) }

  /// A message, which can be one that another thread shows or ends, or one that isn't shown.
  func message() -> StatusHUD.Message {
    one(of: [
      .text(nil), .error("Offline", duration: .infinity),
      .text(
        status(), details: details(), duration: duration(), maskType: maskType(),
        position: position()),
      .success(status(), duration: duration(), maskType: maskType()),
    ])
  }

  func change(_ configuration: inout StatusHUD.Configuration) {
    let fades: [TimeInterval] = [0, 0.02, 0.15, 0.15, -1, .nan]
    let waits: [TimeInterval] = [0, 0, 0, 0.03, 0.1, .infinity]
    configuration.fadeInDuration = one(of: fades)
    configuration.fadeOutDuration = one(of: fades)
    configuration.graceTime = one(of: waits)
    configuration.minimumVisibleTime = one(of: waits)
    configuration.minimumDisplayDuration = one(of: waits)
    configuration.maximumDisplayDuration = one(of: [0, 0.1, 1e300])

    configuration.style = one(of: StatusHUD.Style.allCases)
    configuration.maskType = one(of: StatusHUD.MaskType.allCases)
    configuration.spinnerStyle = one(of: StatusHUD.SpinnerStyle.allCases)
    configuration.progressStyle = one(of: StatusHUD.ProgressStyle.allCases)
    configuration.transition = one(of: StatusHUD.Transition.allCases)
    configuration.bezelColor = bool() ? nil : UIColor(white: 0.3, alpha: 0.5)
    configuration.contentColor = bool() ? nil : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.indicatorColor = bool() ? nil : UIColor(white: 0.5, alpha: 1)
    configuration.borderColor = bool() ? nil : UIColor(white: 1, alpha: 1)
    configuration.effect = one(of: app.effects)
    configuration.hasShadow = bool()
    configuration.font = .systemFont(ofSize: bool() ? 13 : 20)
    configuration.detailsFont = bool() ? nil : .systemFont(ofSize: 9)
    configuration.successImage = bool() ? nil : image()
    configuration.tintsImages = bool()
    configuration.cornerRadius = one(of: [0, 14, 1000, -1])
    configuration.borderWidth = one(of: [0, 1, .nan])
    configuration.ringThickness = one(of: [0, 2, 30])
    configuration.minimumSize = one(of: [.zero, CGSize(width: 100, height: 1e9)])
    configuration.isSquare = bool()
    configuration.maximumWidth = one(of: [nil, 0, 120, .infinity])
    configuration.padding = one(of: [0, 12, 1e9])
    configuration.margin = one(of: [0, 16, 1e9])
    configuration.position = one(of: HUDPosition.allCases)
    configuration.offset = CGPoint(x: one(of: [0, 50]), y: 0)
    configuration.windowLevel = bool() ? .alert + 1 : .normal + 1

    configuration.messagePolicy = one(of: StatusHUD.MessagePolicy.allCases)
    configuration.playsHaptics = bool()
    configuration.isMotionEffectEnabled = bool()
    configuration.avoidsKeyboard = bool()
    configuration.tapDismissal = one(of: StatusHUD.TapDismissal.allCases)
    configuration.showsProgressDescription = bool()
    configuration.showsPercentage = bool()
    configuration.cancelTitle = one(of: [nil, "", "Stop"])
  }
}
