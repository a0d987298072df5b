// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Where lines stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Left or right, as the user interface reads.
  case natural = 4
}

/// What happens to lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Where text stands that was made smaller to fit, within the line of its full size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

extension NSLineBreakMode {
  /// The part of a long text the last line shows.
  var keeping: TextContent.Keeping {
    switch self {
    case .byTruncatingHead: .end
    case .byTruncatingMiddle: .bothEnds
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .start
    }
  }
}
