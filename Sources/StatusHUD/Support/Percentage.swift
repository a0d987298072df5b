// SPDX-License-Identifier: MIT

extension Double {
  /// This number clamped to the range from 0 to 1, or 0 if the number is NaN.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

  /// This fraction as a localized percentage without decimal places, such as 50%.
  var percentage: String { clampedToUnitInterval.formatted(.percent.precision(.fractionLength(0))) }
}
