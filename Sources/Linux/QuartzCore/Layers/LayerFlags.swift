// SPDX-License-Identifier: MIT

/// What a layer still has to do. A `subtree` flag on a layer implies it on all its ancestors, so
/// that a commit visits only the branches where there is work.
struct LayerFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = Self(rawValue: 1)
  static let needsDisplay = Self(rawValue: 2)
  static let subtreeNeedsLayout = Self(rawValue: 4)
  static let subtreeNeedsDisplay = Self(rawValue: 8)
  /// A commit has shown the layer; from then on it has a presentation and animates by itself.
  static let isCommitted = Self(rawValue: 16)
  /// The context has the layer on its list of those with animations.
  static let isListedAsAnimated = Self(rawValue: 32)
}
