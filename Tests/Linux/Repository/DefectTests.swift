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

  /// Row 52: wished for in Swift alone.
  @Test func row52SwiftAlone() throws {
    let sources = try files(under: "Sources/StatusHUD").filter { $0.contains(".") }
    #expect(sources.allSatisfy { [".swift", ".md", ".docc"].contains(where: $0.hasSuffix) })
  }

  /// Row 54: fixes were unreleased for years, and nobody could tell what was in a release.
  @Test func row54EveryVersionSaysWhatIsNew() throws {
    let versions = try Repository.text(of: "CHANGELOG.md").components(separatedBy: "\n## ")
      .dropFirst()
    #expect(!versions.isEmpty)
    for version in versions {
      #expect(version.contains("\n- "), "nothing is new in \(version.prefix(20))")
    }
  }
}
