// SPDX-License-Identifier: MIT

extension FontFace {
  /// Families that every iPhone has, without spaces, and what is like them here.
  private static let substitutes: [String: String] = [
    "HelveticaNeue": systemFamilies, "Helvetica": systemFamilies, "Arial": systemFamilies,
    "Avenir": systemFamilies, "AvenirNext": systemFamilies, "GillSans": systemFamilies,
    "TrebuchetMS": systemFamilies, "Verdana": systemFamilies, "Georgia": "Serif",
    "TimesNewRoman": "Serif", "TimesNewRomanPS": "Serif", "Palatino": "Serif",
    "Baskerville": "Serif", "Courier": monospacedFamilies, "CourierNew": monospacedFamilies,
    "CourierNewPS": monospacedFamilies, "Menlo": monospacedFamilies,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "": .regular, "Regular": .regular, "Roman": .regular, "Book": .regular, "Thin": .thin,
    "UltraLight": .ultraLight, "Light": .light, "Medium": .medium, "SemiBold": .semibold,
    "DemiBold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  /// What stands for one of Apple's fonts: `"HelveticaNeue-BoldItalic"`, `"Times New Roman"`.
  init?(substituting name: String) {
    var name = name.filter { $0 != " " }
    if name.hasSuffix("MT") { name.removeLast(2) }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first, let families = Self.substitutes[family] else { return nil }
    var style = parts.count > 1 ? parts[1] : ""
    let slant = ["Italic", "Oblique"].first { style.hasSuffix($0) }
    style.removeLast(slant?.count ?? 0)
    guard let weight = Self.weights[style] else { return nil }
    self.init(families: families, weight: weight.openTypeValue, isItalic: slant != nil)
  }
}
