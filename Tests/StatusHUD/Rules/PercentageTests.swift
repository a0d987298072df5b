// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The form of a percentage, whatever the language: whole numbers from 0 to 100. It takes the place of
/// missing details.
@Suite struct PercentageTests {
  @Test(arguments: [true, false]) func theDetailsOfTheAppComeBeforeIt(isShown: Bool) {
    var configuration = StatusHUD.Configuration()
    configuration.showsPercentage = isShown
    var content = HUDContent(.progress(0.4), status: "Importing", details: "2 of 5 files")
    #expect(content.shownTexts(configuration) == ("Importing", "2 of 5 files"))
    content.details = nil
    #expect(content.shownTexts(configuration) == ("Importing", isShown ? 0.4.percentage : nil))
    content.kind = .activity
    #expect(content.shownTexts(configuration).details == nil)
  }

  @Test(
    arguments: [
      (0, 0), (0.001, 0), (0.29, 29), (0.5, 50), (0.57, 57), (0.995, 99), (0.9999, 99), (1, 100),
      (7, 100), (-1, 0), (.nan, 0),
      (.infinity, 100),
    ] as [(Double, Int)])
  func aPercentageIsAWholeNumber(_ fraction: Double, _ percent: Int) {
    let digits = fraction.percentage.compactMap(\.wholeNumberValue)
    #expect(digits.reduce(0) { 10 * $0 + $1 } == percent)
  }

  @Test func itIsWrittenAsThePersonWritesAPercentage() {
    #expect(0.429.percentage == 0.42.formatted(.percent))
  }

  /// Sums of a tenth are a little too small or too large.
  @Test func tenStepsOfATenthAreDone() {
    var (sum, percents) = (0.0, [Int]())
    for _ in 1...10 {
      sum += 0.1
      percents.append(sum.percent)
    }
    #expect(percents == Array(stride(from: 10, through: 100, by: 10)))
  }

  /// SVProgressHUD and MBProgressHUD have a `Float`, whose rounding is coarser.
  @Test func aFloatInHundredthsIsThatPercent() {
    let percents = (0...100).map { Double(Float($0) / 100).percent }
    #expect(percents == Array(0...100))
  }
}
