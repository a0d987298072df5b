// SPDX-License-Identifier: MIT

extension Double {
  /// This number clamped to the range from 0 to 1, or 0 if the number is NaN.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

  /// This fraction in percent, rounded down, because only finished work is at 100 percent. A tiny part of
  /// a percent makes up for rounding, so that ten steps of 0.1, or of a `Float`, are 100 percent.
  var percent: Int { Int(clampedToUnitInterval * 100 + 1e-5) }

  /// This fraction as a localized percentage without decimal places, such as 50%.
  var percentage: String { percent.formatted(.percent) }
}
