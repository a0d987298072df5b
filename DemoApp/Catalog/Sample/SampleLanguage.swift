// SPDX-License-Identifier: MIT

/// The language of the catalog's texts: one for each direction in which text runs.
public enum SampleLanguage: Sendable {
  case english
  case arabic

  func text(_ english: String, _ arabic: String) -> String {
    switch self {
    case .english: english
    case .arabic: arabic
    }
  }

  var loading: String { text("Loading", "جارٍ التحميل") }
  var cancel: String { text("Cancel", "إلغاء") }
}
