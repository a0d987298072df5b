// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// The languages are those of the README. A tag gets one by its likely script in CLDR, as on
/// Apple's systems.
@Suite struct LocalizationTests {
  private static let languages = [
    "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr",
    "zh-hans", "zh-hant",
  ]

  /// The language of the machine that the tests run on.
  private static let chosen =
    Localization.best(
      of: languages, for: Localization.languages(in: ProcessInfo.processInfo.environment)) ?? "en"

  /// Words that are the same in English.
  private static let shared = ["de": ["Information"], "fr": ["Information"], "es": ["Error"]]

  private func folder(_ language: String) throws -> Bundle {
    let bundle = try #require(ResourceBundle.bundle)
    return try #require(ResourceBundle.folder(of: language, in: bundle))
  }

  private func strings(_ language: String) throws -> [String: String] {
    let folder = try folder(language)
    let url = try #require(folder.url(forResource: "Localizable", withExtension: "strings"))
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), options: [], format: nil)
    return try #require(list as? [String: String])
  }

  @Test func everyLanguageIsInTheBundle() throws {
    // The build writes them in lower case.
    let languages = ResourceBundle.bundle?.localizations.map { $0.lowercased() }
    #expect(languages?.sorted() == Self.languages)
  }

  @Test func withoutABundleTheKeyIsTheEnglishText() throws {
    #expect(try strings("en").allSatisfy { $0 == $1 })
  }

  @Test(arguments: languages)
  func aLanguageIsComplete(language: String) throws {
    let english = try strings("en")
    let own = try strings(language)
    let folder = try folder(language)
    #expect(own.keys.sorted() == english.keys.sorted())
    for (key, value) in own {
      #expect(folder.localizedString(forKey: key, value: nil, table: nil) == value)
      #expect(value.contains { $0.isLetter }, "\(key) is empty")
      #expect(value == value.trimmingCharacters(in: .whitespacesAndNewlines))
      guard language != "en", Self.shared[language]?.contains(key) != true else { continue }
      #expect(value != english[key], "\(key) is English")
    }
  }

  @Test(
    arguments: [
      ("ar", "\u{0600}"..."\u{06FF}"), ("he", "\u{0590}"..."\u{05FF}"),
      ("hi", "\u{0900}"..."\u{097F}"), ("ru", "\u{0400}"..."\u{04FF}"),
      ("ja", "\u{3040}"..."\u{9FFF}"), ("ko", "\u{AC00}"..."\u{D7AF}"),
      ("zh-hans", "\u{4E00}"..."\u{9FFF}"), ("zh-hant", "\u{4E00}"..."\u{9FFF}"),
    ] as [(String, ClosedRange<Unicode.Scalar>)])
  func aLanguageIsInItsScript(language: String, script: ClosedRange<Unicode.Scalar>) throws {
    for value in try strings(language).values {
      #expect(
        value.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || script.contains($0) },
        "\(value)")
    }
  }

  @Test @MainActor func everyStringIsUsed() throws {
    let used =
      StatusHUD.Indicator.allCases.map(\.accessibilityLabel)
      + ["Dismisses the message.", "Hides the progress.", "Cancel"].map(
        ResourceBundle.string(forKey:))
    #expect(Set(used) == Set(try strings(Self.chosen).values))
  }

  @Test func stringsAreInTheLanguageOfTheEnvironment() throws {
    for (key, value) in try strings(Self.chosen) {
      #expect(ResourceBundle.string(forKey: key) == value)
    }
    #expect(ResourceBundle.string(forKey: "no such key") == "no such key")
  }

  @Test(arguments: [
    ("pt-BR", "pt"), ("pt-PT", "pt"), ("en-GB", "en"), ("de-AT", "de"), ("es-419", "es"),
    ("zh", "zh-hans"), ("zh-CN", "zh-hans"), ("zh-SG", "zh-hans"), ("zh-Hans-HK", "zh-hans"),
    ("zh-TW", "zh-hant"), ("zh-HK", "zh-hant"), ("zh-Hant-CN", "zh-hant"), ("iw", "he"),
  ])
  func regionsGetTheirLanguage(preference: String, language: String) {
    #expect(Localization.best(of: Self.languages, for: ["xx", preference, "en"]) == language)
  }

  @Test func otherLanguagesGetTheNextBest() {
    let others = ["", "xx", "sr-Latn", "not a language"]
    #expect(Localization.best(of: Self.languages, for: others) == nil)
    #expect(Localization.best(of: Self.languages, for: others + ["fr"]) == "fr")
  }

  /// The order of POSIX (LC_ALL before LC_MESSAGES before LANG), and of GNU gettext, whose list
  /// counts in a locale with a language alone.
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], ["de-DE"]), ([:], []), (["LANG": "C.UTF-8"], []),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR@euro"], ["fr-FR"]),
      (["LANG": "de_DE", "LC_ALL": "POSIX"], []), (["LANG": "de_DE", "LC_ALL": ""], ["de-DE"]),
      (["LANG": "en_US", "LANGUAGE": "pt_BR:de"], ["pt-BR", "de", "en-US"]),
      (["LANG": "C", "LANGUAGE": "de"], []),
    ] as [([String: String], [String])])
  func theEnvironmentNamesTheLanguages(environment: [String: String], languages: [String]) {
    #expect(Localization.languages(in: environment) == languages)
  }
}
