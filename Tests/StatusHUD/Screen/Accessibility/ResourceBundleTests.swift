// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

@Suite struct ResourceBundleTests {
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1123"))
  func theBundleHasThePrivacyManifest() throws {
    let bundle = try #require(ResourceBundle.bundle)
    #expect(bundle.url(forResource: "PrivacyInfo", withExtension: "xcprivacy") != nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/390"))
  func aMissingBundleIsNil() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(ResourceBundle.locate(in: [empty]) == nil)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(ResourceBundle.locate(in: [empty]) == nil)
  }
}
