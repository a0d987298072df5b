// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What VoiceOver reads of the bezel.
@MainActor @Suite(.globalHUD) struct AccessibilityElementTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/165"))
  func theBezelIsOneElementWithALabelAndAValue() async throws {
    await it.show(.activity, "Two\nlines")
    let bezel = try it.bezel
    #expect(bezel.isAccessibilityElement && bezel.accessibilityIdentifier == "StatusHUD")
    #expect(bezel.accessibilityLabel == "Two lines")
    #expect(bezel.accessibilityValue == nil && !bezel.label.isAccessibilityElement)
    await it.show(.progress(0.42), "Uploading")
    #expect(bezel.accessibilityValue?.contains("42") == true)
    #expect(bezel.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test func withoutATextTheIndicatorIsRead() async throws {
    let image = UIImage()
    image.accessibilityLabel = "Copied"
    let expected: [(HUDContent.Kind, String)] = [
      (.activity, "Loading"), (.progress(0), "Progress"), (.info, "Information"),
      (.success, "Success"), (.error, "Error"), (.image(image), "Copied"),
    ]
    for (kind, label) in expected {
      await it.show(kind)
      #expect(try it.bezel.accessibilityLabel == ResourceBundle.string(forKey: label))
    }
  }

  @Test(arguments: Place.allCases, [StatusHUD.MaskType.passthrough, .black])
  func controlsOfTheAppAreReached(place: Place, mask: StatusHUD.MaskType) async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 16, width: 100, height: 44))
    button.setTitle("Retry", for: .normal)
    view.addSubview(button)
    StatusHUD.indicatorProvider = { _ in view }
    StatusHUD.configuration.maskType = mask
    await HUDInPlace(it: it, place: place).show(.activity, "Offline")
    let elements = it.screen.windowScene.accessibleElements
    #expect(elements.contains(button))
    #expect(elements.contains { ($0 as? UILabel)?.text == "Offline" })
    #expect(!elements.contains { $0 is BezelView })
  }
}
