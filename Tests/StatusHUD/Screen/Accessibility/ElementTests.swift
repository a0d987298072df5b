// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

/// What VoiceOver reads of the bezel.
@MainActor @Suite(.globalHUD) struct ElementTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/165"))
  func theBezelIsOneElementWithALabelAndAValue() async throws {
    await it.show(.activity, "Two\nlines")
    let bezel = try it.bezel
    #expect(bezel.isAccessibilityElement && bezel.accessibilityIdentifier == "StatusHUD")
    #expect(bezel.accessibilityLabel == "Two lines")
    #expect(bezel.accessibilityValue == nil)
    #expect(!bezel.label.isAccessibilityElement)
    await it.show(.progress(0.42), "Uploading")
    #expect(bezel.accessibilityValue?.contains("42") == true)
    #expect(bezel.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test func withoutATextTheIndicatorIsRead() async throws {
    let image = UIImage()
    image.accessibilityLabel = "Copied"
    let expected: [(HUDContent.Kind, String)] = [
      (.activity, ResourceBundle.string(forKey: "Loading")),
      (.progress(0), ResourceBundle.string(forKey: "Progress")),
      (.info, ResourceBundle.string(forKey: "Information")),
      (.success, ResourceBundle.string(forKey: "Success")),
      (.error, ResourceBundle.string(forKey: "Error")),
      (.image(image), "Copied"),
    ]
    for (kind, label) in expected {
      await it.show(kind)
      #expect(try it.bezel.accessibilityLabel == label)
    }
  }

  @Test func theHintSaysThatATapDismisses() async throws {
    await it.show()
    #expect(try it.bezel.accessibilityHint == nil)
    StatusHUD.configuration.tapDismissal = .always
    await it.advance(by: 0)
    #expect(
      try it.bezel.accessibilityHint == ResourceBundle.string(forKey: "Dismisses the message."))
  }
}
