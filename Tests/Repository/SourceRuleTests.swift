// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Rules about the sources that the compiler does not know.
@Suite struct SourceRuleTests {
  @Test func everyFileBeginsWithTheLicense() throws {
    let files = try ["Sources", "Resources", "DemoApp", "Tests"]
      .flatMap { try Repository.files(in: $0) }
    // The first line of a manifest is the version of its tools.
    let wrong = try (files + [Repository.file("Package.swift")]).filter {
      !$0.lines.prefix($0.path == "Package.swift" ? 2 : 1)
        .contains("// SPDX-License-Identifier: MIT")
    }
    #expect(wrong.map(\.path) == [])
  }

  @Test func conditionalsStandInMarkedFiles() throws {
    let files = try Repository.files(in: "Sources") + Repository.files(in: "Resources")
    let marked = files.filter { $0.lines.contains { $0.contains("// Platforms: ") } }.map(\.path)
    try expect(
      /^ *#(if|elseif)/, in: ["Sources", "Resources"],
      only: ["Sources/StatusHUD/Platform.swift"] + marked)
  }

  @Test func cairoPangoAndXCBStayInTheirWrappers() throws {
    let drawing = "Sources/Linux/CoreGraphics/"
    try expect(/import CCairo/, in: ["Sources", "DemoApp"], only: [drawing, "+Cairo.swift"])
    try expect(/import CPango/, in: ["Sources", "DemoApp"], only: ["+Pango.swift"])
    try expect(/import CXCB/, in: ["Sources", "DemoApp"], only: ["Sources/Linux/DisplayHost/X11"])
    try expect(/^(?!internal ).*import C(Cairo|Pango|XCB)/, in: ["Sources"], only: [])
  }

  @Test func theLibraryIsWrittenForApplesUIKit() throws {
    try expect(
      /@_spi/, in: ["Sources/StatusHUD"], only: ["/DeadlineTimer.swift", "/SceneResolver.swift"])
    // An app extension must not name it.
    try expect(/UIApplication\.shared/, in: ["Sources/StatusHUD"], only: [])
  }

  /// The documentation of a module has what it re-exports too, unless that is hidden.
  @Test func reExportsAreNotDocumentedTwice() throws {
    try expect(
      /^(?!.*@_documentation\(visibility: internal\)).*@_exported/,
      in: ["Sources/StatusHUD", "Sources/StatusHUDSwiftUI", "Sources/Compatibility"], only: [])
  }

  @Test func onlyTheStoreSharesStateBetweenThreads() throws {
    try expect(
      /@unchecked Sendable|nonisolated\(unsafe\)/, in: ["Sources/StatusHUD"],
      only: ["/HUDStore.swift"])
  }

  /// An app that calls one of these functions must declare why, and the privacy manifest declares
  /// nothing. The names are those of the article “Describing use of required reason API”.
  @Test(
    .bug("https://github.com/PostHog/posthog-ios/issues/796"),
    .bug("https://github.com/SiftScience/sift-ios/issues/143"))
  func nothingNeedsAReasonInThePrivacyManifest() throws {
    let names =
      #/
      \b(systemUptime|mach_absolute_time|UserDefaults|activeInputModes
      |(file)?(creation|modification)Date|(content|file)?(Creation|Modification)Date(Key)?
      |creationDateKey|contentModificationDateKey|f?getattrlist(bulk|at)?|[fl]?stat(at|64)?\(|f?statv?fs
      |volume(Available|Total)Capacity\w*|systemFreeSize|systemSize)
      /#.wordBoundaryKind(.simple)
    try expect(names, in: ["Sources", "Resources"], only: [])
  }

  /// Linux has no Objective-C, nothing may trap, and the library waits with a `DeadlineTimer`
  /// alone. A view of the demo has a clock of its own, as views of apps do.
  @Test func nothingNeedsObjectiveCTrapsOrWaits() throws {
    try expect(
      /@objc|#selector|#keyPath|fatalError\(|\bTimer[.(]|asyncAfter|(Task|Thread)\.sleep|usleep\(/,
      in: ["Sources", "Resources", "DemoApp"],
      only: ["/Compatibility/SVProgressHUD/", "/BouncingDotsView.swift"])
  }

  /// Expects code that matches `pattern` only in files whose paths contain one of `places`, and in
  /// at least one of them, or the rule is about nothing.
  private func expect(
    _ pattern: Regex<some Any>, in folders: [String], only places: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = try folders.flatMap { try Repository.files(in: $0) }
    let users = files.filter { file in
      file.lines.contains { !$0.isComment && $0.contains(pattern) }
    }.map(\.path)
    let strays = users.filter { path in !places.contains { path.contains($0) } }
    #expect(strays == [], sourceLocation: sourceLocation)
    #expect(!users.isEmpty || places.isEmpty, sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
}
