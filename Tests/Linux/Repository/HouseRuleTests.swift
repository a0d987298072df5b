// SPDX-License-Identifier: MIT

import Testing

/// Every rule can fail, and fails on the right line; and does not when it should not.
/// The expected lines are counted in the samples.
@Suite("House rules, on samples")
struct HouseRuleTests {
  private func lines(
    _ rule: HouseRule, _ text: String, at path: String = "Sources/StatusHUD/Sample.swift"
  ) -> [Int] {
    rule.check(SourceFile(path: path, text: text)).map(\.line)
  }

  @Test func length() {
    let line = "let a = 1\n"
    #expect(lines(.length, String(repeating: line, count: 300)) == [])
    #expect(lines(.length, String(repeating: line, count: 301)) == [301])
  }

  @Test func licence() {
    let licence = "// SPDX-License-Identifier: MIT\n"
    #expect(lines(.licence, licence + "import A\n") == [])
    #expect(lines(.licence, "import A\n" + licence) == [1])
    #expect(lines(.licence, "") == [1])
    let manifest = "// swift-tools-version: 6.0\n"
    #expect(lines(.licence, manifest + licence, at: "Package.swift") == [])
    #expect(lines(.licence, manifest, at: "Package.swift") == [2])
  }

  @Test(arguments: [
    "Package.swift", "Sources/StatusHUD/Platform.swift", "Tests/AnyTests/Export.swift",
    "Sources/StatusHUD/Support/DeadlineTimer.swift", "Sources/StatusHUD/Animation/Haptics.swift",
    "Resources/Localization.swift",
  ])
  func conditionalsInSeams(path: String) {
    let reason = "// Apple's systems bring UIKit.\n"
    #expect(lines(.conditionals, reason + "#if canImport(UIKit)\n#endif\n", at: path) == [])
    let licence = "// SPDX-License-Identifier: MIT\n"
    #expect(lines(.conditionals, licence + "  #if os(Linux)\n#endif\n", at: path) == [2])
  }

  @Test(arguments: [
    "Sources/StatusHUD/Views/HUDLabel.swift", "DemoApp/App/AppDelegate.swift",
    "DemoApp/App/Haptics.swift", "Tests/AnyTests/SomeTests.swift", "Sources/Other/Platform.swift",
  ])
  func conditionalsElsewhere(path: String) {
    let text = "// A reason is not enough here.\n#if os(iOS)\n#elseif os(tvOS)\n#endif\n"
    #expect(lines(.conditionals, text, at: path) == [2, 3])
    #expect(lines(.conditionals, "// #if in prose\nlet a = \"#if os(iOS)\"\n", at: path) == [])
  }

  @Test(arguments: [
    "@objc func a() {}", "let a = #selector(b)", "fatalError(\"a\")", "let a = Timer(b)",
    "Timer.scheduledTimer(a)", "queue.asyncAfter(a) {}", "try await Task.sleep(for: a)",
    "Thread.sleep(a)",
  ])
  func bannedWords(code: String) {
    #expect(lines(.portability, "\n" + code) == [2])
    #expect(lines(.portability, "\n" + code, at: "DemoApp/App/A.swift") == [2])
    #expect(lines(.portability, "\n" + code, at: "Tests/AnyTests/A.swift") == [])
    #expect(lines(.portability, "// " + code) == [])
  }

  @Test func wordsThatOnlyLookBanned() {
    #expect(lines(.portability, "let a = DeadlineTimer()\narmTimer()") == [])
    #expect(lines(.portability, "armTimer(); Timer(a)") == [1])
  }

  @Test func backends() {
    let cairo = "Sources/Linux/CoreGraphics/CGContext.swift"
    #expect(lines(.backends, "internal import CCairo", at: cairo) == [])
    #expect(lines(.backends, "import CCairo", at: cairo) == [1])
    #expect(lines(.backends, "\n@_exported import CCairo", at: cairo) == [2])
    let view = "Sources/Linux/UIKit/Views/UIView.swift"
    #expect(lines(.backends, "internal import CCairo", at: view) == [1])
    let text = "Sources/Linux/UIKit/Text/TextLayout+Pango.swift"
    #expect(lines(.backends, "internal import CPango", at: text) == [])
    #expect(lines(.backends, "internal import CXCB", at: text) == [1])
    let window = "Sources/Linux/DisplayHost/X11Window.swift"
    #expect(lines(.backends, "internal import CXCB", at: window) == [])
    #expect(lines(.backends, "import CXCB", at: "Tests/AnyTests/Support/Client.swift") == [])
    #expect(lines(.backends, "import CXCB") == [1, 1], "neither internal nor in its place")
  }

  @Test func hostInterface() {
    let code = "@_spi(LinuxHost) import LinuxUIKit"
    #expect(lines(.hostInterface, code) == [1])
    #expect(lines(.hostInterface, code, at: "Sources/StatusHUD/Support/DeadlineTimer.swift") == [])
    #expect(lines(.hostInterface, code, at: "DemoApp/Gallery/Gallery.swift") == [])
  }

  @Test(arguments: ["nonisolated(unsafe) var a = 1", "final class A: @unchecked Sendable {}"])
  func concurrency(code: String) {
    #expect(lines(.concurrency, code) == [1])
    #expect(lines(.concurrency, code, at: "Sources/StatusHUD/Intent/HUDStore.swift") == [])
    #expect(lines(.concurrency, code, at: "Sources/Linux/UIKit/UIColor.swift") == [])
  }

  @Test func buildProducts() {
    #expect(isBuilt(".build/debug.yaml"))
    #expect(isBuilt(".build-tsan/a"))
    #expect(!isBuilt("Sources/StatusHUD/StatusHUD.swift"))
  }
}
