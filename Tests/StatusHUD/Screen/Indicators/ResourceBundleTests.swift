// SPDX-License-Identifier: MIT

import Foundation
import StatusHUDResources
import Testing

/// What the package puts into its bundle must be found there; a bundle that is missing is no trap.
@Suite struct ResourceBundleTests {
  /// Row 21: the privacy manifest was missing, or collided with the app's.
  @Test func row21TheBundleHasThePrivacyManifest() throws {
    let bundle = try #require(ResourceBundle.bundle)
    #expect(bundle.url(forResource: "PrivacyInfo", withExtension: "xcprivacy") != nil)
    #expect(ResourceBundle.data(forResource: "angle-mask@2x", withExtension: "png") != nil)
    #expect(ResourceBundle.data(forResource: "no-such-mask", withExtension: "png") == nil)
  }

  /// Row 15: it was an exception.
  @Test func row15AMissingBundleIsNil() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(ResourceBundle.locate(in: [empty]) == nil)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(ResourceBundle.locate(in: [empty]) == nil)
  }
}
