// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Symbols. A handful have drawings: `checkmark`, `xmark`, `plus`, `minus`, `ellipsis`, `info`,
/// `exclamationmark`, the circles of check, cross, info and exclamation mark and the triangle of the
/// last one, each also with `.fill`, `arrow.up`, `arrow.down`, `arrow.clockwise`, `wifi` and
/// `wifi.slash`.
extension UIImage {
  /// A symbol for body text; nil when there is no drawing of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol in the size and weight of a configuration; nil when there is no drawing of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(
      systemName: name, values: configuration?.symbolValues ?? SymbolValues(), traits: .current)
  }

  /// A symbol for body text in the content size category and at the scale of a trait collection;
  /// nil when there is no drawing of that name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, values: SymbolValues(), traits: traitCollection ?? .current)
  }

  private convenience init?(
    systemName name: String, values: SymbolValues, traits: UITraitCollection
  ) {
    guard let symbol = Symbol(name: name, values: values, traits: traits) else { return nil }
    self.init(parts: Parts(scale: max(1, traits.displayScale), symbol: symbol))
  }

  /// What a view shows: a symbol at the resolution and for the content size category of the view,
  /// under what the view prefers where the symbol itself says nothing.
  func fitted(to traits: UITraitCollection, preferring preferred: SymbolConfiguration?) -> UIImage {
    guard let symbol = parts.symbol else { return self }
    var parts = parts
    let values = preferred?.symbolValues.overridden(by: symbol.values) ?? symbol.values
    parts.symbol = symbol.adjusted(to: traits, values: values)
    parts.scale = max(1, traits.displayScale)
    return parts == self.parts ? self : UIImage(parts: parts)
  }
}
