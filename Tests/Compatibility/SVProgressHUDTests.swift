// SPDX-License-Identifier: MIT

import LinuxUIKit
import MBProgressHUDCompatibility
import SVProgressHUDCompatibility
import TestSupport
import Testing

/// The behavior of the facades that isn't only another name.
@Suite(.exclusiveScreen) @MainActor struct SVProgressHUDTests {
  @Test(arguments: (Facade.self as any Facts.Type).all) func aFactHolds(fact: Fact) async throws {
    let facade = Facade.self as any FactsOfSVProgressHUD.Type
    StatusHUD.configuration = facade.configuration
    StatusHUD.dismiss()
    try await fact.check()
    StatusHUD.configuration = facade.configuration
    StatusHUD.dismiss()
  }
}

struct Fact: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @MainActor @Sendable () async throws -> Void

  init(_ description: String, _ check: @escaping @MainActor @Sendable () async throws -> Void) {
    (testDescription, self.check) = (description, check)
  }
}

/// Code that uses deprecated names without a warning. A test can't be deprecated itself, but a
/// declaration that a protocol requires can.
protocol Facts {
  static var all: [Fact] { get }
}

private protocol FactsOfSVProgressHUD: Facts {
  @MainActor static var configuration: StatusHUD.Configuration { get }
}

private enum Facade: FactsOfSVProgressHUD {
  /// The configuration after the first call to SVProgressHUD in this process.
  @available(*, deprecated) @MainActor static let configuration: StatusHUD.Configuration = {
    StatusHUD.configuration = StatusHUD.Configuration()
    _ = SVProgressHUD.displayDuration(for: nil)
    return StatusHUD.configuration
  }()

  @available(*, deprecated) static let all: [Fact] = [
    Fact("Messages stay for five seconds unless the app says otherwise") {
      #expect(SVProgressHUD.displayDuration(for: "Done") == 5)
      SVProgressHUD.setMinimumDismissTimeInterval(2)
      #expect(SVProgressHUD.displayDuration(for: "Done") == 2)
      #expect(SVProgressHUD.appearance().minimumDismissTimeInterval == 2)
    },
    Fact("Progress below zero is work of unknown length") {
      SVProgressHUD.showProgress(0.3)
      SVProgressHUD.showProgress(0.6, status: "Loading")
      #expect(StatusHUD.activityCount == 1)
      SVProgressHUD.showProgress(-1)
      #expect(StatusHUD.activityCount == 2)
    },
    Fact("Popping the last activity dismisses a message too, and leaves scoped work") {
      SVProgressHUD.show()
      SVProgressHUD.show(withStatus: "Loading")
      SVProgressHUD.popActivity()
      #expect(SVProgressHUD.isVisible())
      SVProgressHUD.popActivity()
      #expect(!SVProgressHUD.isVisible())
      SVProgressHUD.showSuccess(withStatus: "Done")
      SVProgressHUD.popActivity()
      #expect(!SVProgressHUD.isVisible())

      let activity = StatusHUD.beginActivity(status: "Scoped")
      SVProgressHUD.show()
      SVProgressHUD.popActivity()
      #expect(StatusHUD.activityCount == 1 && SVProgressHUD.isVisible())
      SVProgressHUD.showSuccess(withStatus: "Done")
      SVProgressHUD.popActivity()
      #expect(StatusHUD.status == "Scoped")
      activity.end()
      #expect(!SVProgressHUD.isVisible())
    },
    Fact("Options have the old raw values") {
      let hud = SVProgressHUD.appearance()
      #expect(StatusHUD.configuration.maskType == .automatic && hud.defaultMaskType == .none)
      let masks: [StatusHUD.MaskType] = [.passthrough, .clear, .black, .gradient, .custom]
      for (rawValue, maskType) in zip(UInt(1)..., masks) {
        SVProgressHUD.setDefaultMaskType(try #require(SVProgressHUDMaskType(rawValue: rawValue)))
        #expect(StatusHUD.configuration.maskType == maskType)
        #expect(hud.defaultMaskType.rawValue == rawValue)
      }
      for (rawValue, style) in zip(
        0..., [.light, .dark, .automatic, .automatic] as [StatusHUD.Style])
      {
        SVProgressHUD.setDefaultStyle(try #require(SVProgressHUDStyle(rawValue: rawValue)))
        #expect(StatusHUD.configuration.style == style)
        #expect(hud.defaultStyle.rawValue == rawValue)
      }
      for (rawValue, type) in zip(UInt(0)..., [.ring, .system] as [StatusHUD.SpinnerStyle]) {
        SVProgressHUD.setDefaultAnimationType(
          try #require(SVProgressHUDAnimationType(rawValue: rawValue)))
        #expect(StatusHUD.configuration.spinnerStyle == type)
        #expect(hud.defaultAnimationType.rawValue == rawValue)
      }
      #expect(MBProgressHUDMode(rawValue: 3) == .annularDeterminate)
      #expect(MBProgressHUDMode(rawValue: 6) == nil)
      #expect(MBProgressHUDMode.text.rawValue == 5)
      #expect(MBProgressHUDAnimation.zoomOut.rawValue == 2)
      #expect(MBProgressHUDBackgroundStyle.blur.rawValue == 1)
    },
    Fact("A color of the class makes the style custom and one of the appearance does not") {
      SVProgressHUD.setDefaultStyle(.dark)
      SVProgressHUD.appearance().foregroundColor = .red
      #expect(SVProgressHUD.appearance().defaultStyle == .dark)
      SVProgressHUD.setBackgroundColor(.blue)
      #expect(SVProgressHUD.appearance().defaultStyle == .custom)
      #expect(StatusHUD.configuration.style == .automatic)
      #expect(StatusHUD.configuration.contentColor == .red)
      #expect(StatusHUD.configuration.bezelColor == .blue)
    },
    Fact("A setter and its property of the appearance set the property that replaces them") {
      typealias Configuration = StatusHUD.Configuration
      typealias Old<Value> = ReferenceWritableKeyPath<SVProgressHUD, Value>
      func check<Value: Equatable>(
        _ new: WritableKeyPath<Configuration, Value>, _ value: Value, _ old: Old<Value>?,
        _ set: @escaping (Value) -> Void
      ) {
        let before = StatusHUD.configuration
        var expected = before
        expected[keyPath: new] = value
        #expect(expected != before)
        set(value)
        #expect(StatusHUD.configuration == expected)
        guard let old else { return }
        StatusHUD.configuration = before
        SVProgressHUD.appearance()[keyPath: old] = value
        #expect(StatusHUD.configuration == expected)
        #expect(SVProgressHUD.appearance()[keyPath: old] == value)
      }
      let (size, image) = (CGSize(width: 90, height: 80), UIImage())
      check(\.minimumSize, size, \.minimumSize, SVProgressHUD.setMinimumSize)
      check(\.imageSize, size, \.imageViewSize, SVProgressHUD.setImageViewSize)
      check(\.ringThickness, 7, \.ringThickness, SVProgressHUD.setRingThickness)
      check(\.ringRadius, 7, \.ringRadius, SVProgressHUD.setRingRadius)
      check(\.ringRadiusWithoutText, 7, \.ringNoTextRadius, SVProgressHUD.setRingNoTextRadius)
      check(\.cornerRadius, 7, \.cornerRadius, SVProgressHUD.setCornerRadius)
      check(\.borderWidth, 7, nil, SVProgressHUD.setBorderWidth)
      check(\.borderColor, .red, nil) { $0.map(SVProgressHUD.setBorderColor) }
      check(
        \.customMaskColor, .red, \.backgroundLayerColor, SVProgressHUD.setBackgroundLayerColor)
      check(\.tintsImages, false, \.shouldTintImages, SVProgressHUD.setShouldTintImages)
      check(\.infoImage, image, \.infoImage) { SVProgressHUD.setInfoImage($0 ?? image) }
      check(\.successImage, image, \.successImage) { SVProgressHUD.setSuccessImage($0 ?? image) }
      check(\.errorImage, image, \.errorImage) { SVProgressHUD.setErrorImage($0 ?? image) }
      check(\.font, .boldSystemFont(ofSize: 30), nil) { $0.map(SVProgressHUD.setFont) }
      check(\.graceTime, 7, \.graceTimeInterval, SVProgressHUD.setGraceTimeInterval)
      check(
        \.maximumDisplayDuration, 7, \.maximumDismissTimeInterval,
        SVProgressHUD.setMaximumDismissTimeInterval)
      check(
        \.fadeInDuration, 7, \.fadeInAnimationDuration, SVProgressHUD.setFadeInAnimationDuration)
      check(
        \.fadeOutDuration, 7, \.fadeOutAnimationDuration, SVProgressHUD.setFadeOutAnimationDuration
      )
      check(\.playsHaptics, true, \.hapticsEnabled, SVProgressHUD.setHapticsEnabled)
      check(
        \.isMotionEffectEnabled, true, \.motionEffectEnabled, SVProgressHUD.setMotionEffectEnabled)
      check(\.offset, CGPoint(x: 7, y: 8), nil) {
        SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: $0.x, vertical: $0.y))
      }
      SVProgressHUD.resetOffsetFromCenter()
      #expect(SVProgressHUD.appearance().offsetFromCenter == .zero)
    },
    Fact("A window level is raised and never lowered") {
      let standard = StatusHUD.configuration.windowLevel
      SVProgressHUD.setMaxSupportedWindowLevel(.normal + 1)
      #expect(StatusHUD.configuration.windowLevel == standard)
      SVProgressHUD.setMaxSupportedWindowLevel(UIWindow.Level(rawValue: 5000))
      #expect(StatusHUD.configuration.windowLevel.rawValue == 5001)
    },
    Fact("A container view is set from any thread") {
      let view = UIView()
      SVProgressHUD.setContainerView(view)
      while StatusHUD.containerView !== view { await Task.yield() }
      await Task.detached { SVProgressHUD.setContainerView(nil) }.value
      while StatusHUD.containerView != nil { await Task.yield() }
    },
    Fact("A message appears without the grace time of the work before it") {
      let stage = Stage()
      SVProgressHUD.setGraceTimeInterval(0.6)
      SVProgressHUD.show(withStatus: "Loading")
      await stage.advance(by: 0.2)
      #expect(stage.ink().isNull)
      SVProgressHUD.showError(withStatus: "Failed")
      await stage.advance(by: 0.2)
      #expect(!stage.ink().isNull)
    },
    Fact("A mask of one call is not that of the next") {
      SVProgressHUD.show(withStatus: "Loading", maskType: .clear)
      SVProgressHUD.showProgress(-1, status: "Waiting", maskType: .none)
      #expect(StatusHUD.activityCount == 2)
      #expect(StatusHUD.configuration.maskType == .automatic)
      SVProgressHUD.showError(withStatus: "Failed", maskType: .black)
      #expect(StatusHUD.activityCount == 0 && StatusHUD.isVisible)
    },
    Fact("The style custom has no material but the app's, until it's another style") {
      let stage = Stage()
      stage.view.backgroundColor = .black
      SVProgressHUD.setDefaultStyle(.custom)
      SVProgressHUD.show()
      await stage.advance(by: 1)
      // Inside the ring, black would be seen through a material.
      let inside = CGRect(x: 160, y: 240, width: 1, height: 1)
      #expect(stage.levels(inside) == [255, 255, 255, 255])
      let effect = UIBlurEffect(style: .dark)
      SVProgressHUD.setHudViewCustomBlurEffect(effect)
      #expect(SVProgressHUD.appearance().defaultStyle == .custom)
      #expect(StatusHUD.configuration.effect === effect)
      SVProgressHUD.setHudViewCustomBlurEffect(nil)
      SVProgressHUD.setDefaultStyle(.light)
      await stage.advance(by: 1)
      #expect(stage.levels(inside).allSatisfy { $0 < 255 })
      StatusHUD.dismiss()
      await stage.advance(by: 1)
      #expect(SVProgressHUD.appearance().defaultStyle == .light)
    },
    Fact("A HUD is shown while a block runs") {
      let (view, hud) = (UIView(), MBProgressHUD(view: UIView()))
      view.addSubview(hud)
      await withCheckedContinuation { continuation in
        hud.show(
          animated: false, whileExecuting: { #expect(!Thread.isMainThread) },
          completionBlock: { continuation.resume() })
        #expect(hud.isVisible && MBProgressHUD.allHUDs(for: view) == [hud])
      }
      #expect(!hud.isVisible)
    },
    Fact("Balanced threads never lose a show") {
      // Between its `show` and its `popActivity`, each thread has one activity.
      let lost = Tally()
      DispatchQueue.concurrentPerform(iterations: 4) { @Sendable _ in
        for _ in 0..<50_000 {
          SVProgressHUD.show()
          // The longer a thread looks, the more often another one pops meanwhile.
          let isKept = (0..<3).allSatisfy { _ in
            StatusHUD.activityCount > 0 && SVProgressHUD.isVisible()
          }
          if !isKept { lost.add() }
          SVProgressHUD.popActivity()
        }
      }
      #expect(lost.value == 0)
      #expect(StatusHUD.activityCount == 0 && !SVProgressHUD.isVisible())
    },
  ]
}
