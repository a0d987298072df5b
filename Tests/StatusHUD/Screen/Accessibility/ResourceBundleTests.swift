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

  /// Listing the folder of a large app takes long.
  @Test func theKnownNamesComeBeforeAllOthers() throws {
    let folders = (0..<2).map { _ in
      FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    func add(_ name: String, to folder: URL) throws {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    var found: String? { ResourceBundle.locate(in: folders)?.bundleURL.lastPathComponent }
    try add("Vendored_StatusHUDResources.bundle", to: folders[0])
    #expect(found == "Vendored_StatusHUDResources.bundle")
    try add("AStatusHUD_StatusHUDResources.bundle", to: folders[1])
    try add("StatusHUD_StatusHUDResources.bundle", to: folders[1])
    #expect(found == "StatusHUD_StatusHUDResources.bundle")
  }

  @Test func previewsOfXcodeSayWhereTheBundleIs() {
    let folders = ResourceBundle.candidateFolders(
      in: ["PACKAGE_RESOURCE_BUNDLE_PATH": "/Products/Debug"])
    #expect(folders.first?.path == "/Products/Debug")
    #expect(ResourceBundle.candidateFolders(in: [:]) == Array(folders.dropFirst()))
  }
}
