// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The form of a percentage, whatever the language: whole numbers from 0 to 100.
@Suite struct PercentageTests {
  @Test(
    arguments: [
      (0, 0), (0.001, 0), (0.5, 50), (0.994, 99), (1, 100), (7, 100), (-1, 0), (.nan, 0),
      (.infinity, 100),
    ] as [(Double, Int)])
  func aPercentageIsAWholeNumber(_ fraction: Double, _ percent: Int) {
    let digits = fraction.percentage.compactMap(\.wholeNumberValue)
    #expect(digits.reduce(0) { 10 * $0 + $1 } == percent)
  }
}
