// SPDX-License-Identifier: MIT

import Testing

/// Defects of MBProgressHUD that `HUDView` cannot have by the way it is declared.
@Suite struct HUDViewDefectTests {
  /// The code of the library's files, each with its lines on one.
  private func library(where isWanted: (SourceFile) -> Bool) throws -> [String] {
    let files = try Repository.library().filter(isWanted)
    try #require(!files.isEmpty)
    return files.map { $0.code.joined(separator: " ") }
  }

  private func hudView() throws -> String {
    try library { $0.name.hasPrefix("HUDView") }.joined(separator: " ")
  }

  /// Row 30: the last of the windows was taken for the app's. Only the global HUD looks for a
  /// window.
  @Test func row30_226NoWindowIsLookedFor() throws {
    // Simple, since to Unicode `scene.windows` is one word.
    let search = /\b(?:windows|keyWindow|connectedScenes)\b/.wordBoundaryKind(.simple)
    let seeking = try Repository.library().filter { file in
      file.code.contains { $0.contains(search) }
    }
    #expect(!seeking.isEmpty)
    let paths = seeking.map(\.path)
    #expect(paths.filter { !$0.hasPrefix("Sources/StatusHUD/Overlay/") } == [])
  }

  /// Row 37, D16: calls off the main thread crashed, or had no effect. With a class of the main
  /// actor they are errors; no member takes itself out but constants.
  @Test func row37_282OtherThreadsDoNotCompile() throws {
    let code = try hudView()
    let isOfTheMainActor = code.contains("@MainActor open class HUDView: UIView {")
    #expect(isOfTheMainActor)
    let exempt = code.matches(of: /nonisolated (?:public )?(?:static )?(\w+)/).map { $0.1 }
    #expect(exempt.allSatisfy { $0 == "let" })
  }

  /// Row 55: no host, and it crashed.
  @Test func row55_310AHostIsNotOptional() throws {
    let hosts = try hudView().matches(of: /\b(?:to|for|init\() ?view: (\w+\??)/).map { $0.1 }
    #expect(hosts.count >= 6)
    #expect(hosts.allSatisfy { $0 == "UIView" })
  }

  /// D25: a background that came out of an archive was not set up. Linux has no archives of views,
  /// so this is read: each initialiser that decodes ends like the others of its class.
  @Test func defectD25ABackgroundFromAnArchiveIsSetUp() throws {
    let background = try library { $0.name == "HUDBackgroundView.swift" }[0]
    let ends = background.matches(of: /super\.init\((?:coder|frame): \w+\) +(\w+\(\))/).map { $0.1 }
    #expect(ends == ["setUp()", "setUp()"])
  }
}
