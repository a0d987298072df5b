// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Defects of SVProgressHUD that lay in how it was built and not in what it did, named after the
/// rows of `Tests/DEFECTS.md`.
@Suite struct DefectTests {
  private func library() throws -> [SourceFile] {
    let files = try Repository.library()
    try #require(files.count > 50)
    return files
  }

  /// The paths of all files under `folder`.
  private func files(under folder: String) throws -> [String] {
    let url = Repository.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  /// Row 15: images that were not found were a crash. There is one, and it can be drawn as well.
  @Test func row15NoGlyphIsAResource() throws {
    #expect(
      try files(under: "Resources/Media")
        == ["angle-mask.png", "angle-mask@2x.png", "angle-mask@3x.png"])
  }

  /// Row 21: several privacy manifests, or none, and headers that were not to be seen.
  @Test func row21OnePrivacyManifestInTheResourceBundle() throws {
    #expect(
      try (files(under: "Sources") + files(under: "Resources"))
        .filter { $0.hasSuffix(".xcprivacy") } == ["PrivacyInfo.xcprivacy"])
    #expect(try Repository.text(of: "Package.swift").contains(".copy(\"PrivacyInfo.xcprivacy\")"))
  }

  /// Row 22: an app and its extension could not share one build. The seam is the only file that
  /// asks for the application, in a way that extensions may compile.
  @Test func row22OnlyTheSeamAsksForTheApplication() throws {
    let asking = try library().filter { file in
      file.code.contains { $0.contains("UIApplication.shared") }
    }
    #expect(asking.map(\.name) == ["ApplicationScenes.swift"])
  }

  /// Row 46: appearance proxies of the app's got into the HUD, and its own came too late.
  @Test func row46NoAppearanceProxy() throws {
    let proxies = try library().flatMap { file in
      file.violations("configure with values") {
        $0.contains("appearance()") || $0.contains("UIAppearance")
      }
    }
    #expect(proxies == [])
  }

  /// Row 51: tvOS did not compile. What differs between the systems stands in the seams, and all of
  /// them are in the manifest.
  @Test func row51WhatASystemLacksIsNamedInSeamsOnly() throws {
    #expect(try library().flatMap(HouseRule.conditionals.check) == [])
    #expect(
      try Repository.text(of: "Package.swift")
        .contains("platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)]"))
  }

  /// Row 52: wished for in Swift alone, and checked for concurrency.
  @Test func row52SwiftAlone() throws {
    let sources = try files(under: "Sources/StatusHUD").filter { $0.contains(".") }
    #expect(sources.allSatisfy { [".swift", ".md", ".docc"].contains(where: $0.hasSuffix) })
    #expect(try Repository.text(of: "Package.swift").contains("swiftLanguageModes: [.v6]"))
    #expect(try library().flatMap(HouseRule.concurrency.check) == [])
  }

  /// Row 54: fixes were unreleased for years, and nobody could tell. Changes are written down, and
  /// one command, the same for everybody, tells whether it all works.
  @Test func row54ChangesAreWrittenDownAndTested() throws {
    #expect(try Repository.text(of: "CHANGELOG.md").contains("## [Unreleased]"))
    #expect(try Repository.text(of: ".ci/run").contains("Tests/run"))
    #expect(try Repository.text(of: "Tests/run").contains("swift test"))
  }
}
