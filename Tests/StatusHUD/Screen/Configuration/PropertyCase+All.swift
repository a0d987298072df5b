// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

extension PropertyCase {
  static var all: [PropertyCase] { look + sizes + images + times + behaviour }

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Two colours, so that tinted and untinted are told apart by more than one.
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image {
    context in
    red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 28, height: 14))
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 14, width: 14, height: 14))
  }

  private static func text(_ it: HUDScreen) async {
    StatusHUD.show(status: "Loading")
    await it.advance(by: 1)
  }

  private static func ring(_ it: HUDScreen) async {
    StatusHUD.showProgress(0.6)
    await it.advance(by: 1)
  }

  private static var look: [PropertyCase] {
    [
      PropertyCase("style") {
        $0.style = .dark
      } scenario: {
        await text($0)
      },
      PropertyCase("maskType") {
        $0.maskType = .black
      } scenario: {
        await text($0)
      },
      PropertyCase("animationType") {
        $0.animationType = .native
      } scenario: {
        await text($0)
      },
      PropertyCase("foregroundColor") {
        $0.foregroundColor = red
      } scenario: {
        await text($0)
      },
      PropertyCase("foregroundImageColor") {
        $0.foregroundImageColor = red
      } scenario: {
        await ring($0)
      },
      PropertyCase("backgroundColor") {
        $0.backgroundColor = red
      } scenario: {
        await text($0)
      },
      PropertyCase("blurStyle") {
        $0.blurStyle = .systemUltraThinMaterialDark
      } scenario: {
        await text($0)
      },
      PropertyCase("backgroundLayerColor", base: { $0.maskType = .custom }) {
        $0.backgroundLayerColor = red
      } scenario: {
        await text($0)
      },
      PropertyCase("cornerRadius") {
        $0.cornerRadius = 0
      } scenario: {
        await text($0)
      },
      PropertyCase("borderWidth") {
        $0.borderWidth = 4
      } scenario: {
        await text($0)
      },
      PropertyCase("borderColor", base: { $0.borderWidth = 4 }) {
        $0.borderColor = red
      } scenario: {
        await text($0)
      },
      PropertyCase("ownFont") {
        $0.font = .boldSystemFont(ofSize: 30)
      } scenario: {
        await text($0)
      },
    ]
  }

  private static var sizes: [PropertyCase] {
    [
      PropertyCase("minimumSize") {
        $0.minimumSize = CGSize(width: 200, height: 200)
      } scenario: {
        await text($0)
      },
      PropertyCase("offsetFromCenter") {
        $0.offsetFromCenter = UIOffset(horizontal: 20, vertical: -30)
      } scenario: {
        await text($0)
      },
      PropertyCase("ringThickness") {
        $0.ringThickness = 6
      } scenario: {
        await ring($0)
      },
      PropertyCase("ringRadius") {
        $0.ringRadius = 30
      } scenario: {
        await text($0)
      },
      PropertyCase("ringNoTextRadius") {
        $0.ringNoTextRadius = 30
      } scenario: {
        await ring($0)
      },
    ]
  }

  private static var images: [PropertyCase] {
    [
      PropertyCase("imageViewSize") {
        $0.imageViewSize = CGSize(width: 60, height: 60)
      } scenario: {
        StatusHUD.showSuccess(status: nil)
        await $0.advance(by: 1)
      },
      PropertyCase("shouldTintImages") {
        $0.shouldTintImages = false
      } scenario: {
        StatusHUD.showImage(picture, status: nil)
        await $0.advance(by: 1)
      },
      PropertyCase("infoImage") {
        $0.infoImage = picture
      } scenario: {
        StatusHUD.showInfo(status: nil)
        await $0.advance(by: 1)
      },
      PropertyCase("successImage") {
        $0.successImage = picture
      } scenario: {
        StatusHUD.showSuccess(status: nil)
        await $0.advance(by: 1)
      },
      PropertyCase("errorImage") {
        $0.errorImage = picture
      } scenario: {
        StatusHUD.showError(status: nil)
        await $0.advance(by: 1)
      },
    ]
  }

  private static var times: [PropertyCase] {
    [
      PropertyCase("graceTimeInterval") {
        $0.graceTimeInterval = 2
      } scenario: {
        await ring($0)
      },
      PropertyCase("minimumVisibleTimeInterval") {
        $0.minimumVisibleTimeInterval = 3
      } scenario: {
        await ring($0)
        StatusHUD.dismiss()
        await $0.advance(by: 1)
      },
      PropertyCase("minimumDismissTimeInterval") {
        $0.minimumDismissTimeInterval = 1
      } scenario: {
        StatusHUD.showText("Hi")
        await $0.advance(by: 2)
      },
      PropertyCase("maximumDismissTimeInterval") {
        $0.maximumDismissTimeInterval = 1
      } scenario: {
        StatusHUD.showText("Hi")
        await $0.advance(by: 2)
      },
      PropertyCase("fadeInAnimationDuration") {
        $0.fadeInAnimationDuration = 3
      } scenario: {
        await ring($0)
      },
      PropertyCase("fadeOutAnimationDuration") {
        $0.fadeOutAnimationDuration = 3
      } scenario: {
        await ring($0)
        StatusHUD.dismiss()
        await $0.advance(by: 1)
      },
    ]
  }

  private static var behaviour: [PropertyCase] {
    [
      // Below the app's window, which hides it.
      PropertyCase("windowLevel") {
        $0.windowLevel = .normal - 1
      } scenario: {
        await ring($0)
      },
      PropertyCase("hapticsEnabled") {
        $0.hapticsEnabled = true
      } scenario: {
        StatusHUD.showSuccess(status: nil)
        await $0.advance(by: 1)
      },
      PropertyCase("motionEffectEnabled") {
        $0.motionEffectEnabled = true
      } scenario: {
        await ring($0)
        $0.screen.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
        await $0.advance(by: 1)
      },
      PropertyCase("avoidsKeyboard") {
        $0.avoidsKeyboard = false
      } scenario: {
        await ring($0)
        $0.screen.setKeyboard(
          frame: CGRect(x: 0, y: 200, width: 320, height: 120), duration: 0.25)
        await $0.advance(by: 1)
      },
      PropertyCase("dismissesOnTap") {
        $0.dismissesOnTap = true
      } scenario: {
        await ring($0)
        $0.screen.tap(at: CGPoint(x: 160, y: 160))
        await $0.advance(by: 1)
      },
      PropertyCase("showsProgressDescription") {
        $0.showsProgressDescription = true
      } scenario: {
        StatusHUD.showProgress(DescribedProgress.make("3 of 10 files"))
        await $0.advance(by: 1)
      },
    ]
  }
}
