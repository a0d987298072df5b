// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A view whose text can follow the user's content size category by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font is replaced when the category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
