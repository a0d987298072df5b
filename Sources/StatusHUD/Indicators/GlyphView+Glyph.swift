// SPDX-License-Identifier: MIT

extension GlyphView {
  /// What the library draws for how something went.
  public enum Glyph: Sendable, Hashable, CaseIterable {
    /// An i in a circle.
    case info
    /// A check.
    case success
    /// A cross.
    case error
  }
}
