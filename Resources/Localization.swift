// SPDX-License-Identifier: MIT

import Foundation

// Platforms: On Apple's systems Foundation chooses the language, and knows what the user set for the
// app. On Linux (6.3.1) it always takes the bundle's development language, so the environment is
// read here.

/// Which of the languages of a bundle the user gets.
package enum Localization {
  #if os(Linux)
    /// Nil where the environment asks for none that `bundle` has.
    static func preferred(of bundle: Bundle) -> String? {
      best(of: bundle.localizations, for: languages(in: ProcessInfo.processInfo.environment))
    }

    /// The languages that the environment asks for, best first, as the POSIX variables and the
    /// list `LANGUAGE` of GNU tell them.
    package static func languages(in environment: [String: String]) -> [String] {
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
        .compactMap { environment[$0] }
        .first { !$0.isEmpty }
      guard let locale, let own = language(ofPOSIX: locale) else { return [] }
      let list = environment["LANGUAGE", default: ""].split(separator: ":")
      return list.compactMap { language(ofPOSIX: String($0)) } + [own]
    }

    /// The first of `preferences` in whose language and script there is one in `available`.
    ///
    /// A region says the script where the language has two: zh-TW is read in zh-Hant.
    package static func best(of available: [String], for preferences: [String]) -> String? {
      for preference in preferences {
        let wanted = Written(preference)
        if let match = available.first(where: { Written($0) == wanted }) { return match }
      }
      return nil
    }

    /// `pt_BR.UTF-8` is pt-BR; the locales C and POSIX have no language.
    private static func language(ofPOSIX locale: String) -> String? {
      let name = locale.prefix { $0 != "." && $0 != "@" }
      if name.isEmpty || name == "C" || name == "POSIX" { return nil }
      return name.replacingOccurrences(of: "_", with: "-")
    }

    private struct Written: Equatable {
      let language: String
      let script: String

      init(_ identifier: String) {
        let full = Locale.Language(
          identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        language = full.languageCode?.identifier ?? ""
        script = full.script?.identifier ?? ""
      }
    }
  #else
    /// Nil: the choice is Foundation's.
    static func preferred(of bundle: Bundle) -> String? { nil }
  #endif
}
