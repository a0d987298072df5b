// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DemoApp

/// The demo's own work.
struct WorkTests {
  /// 25 primes are below 100, as in any table of them.
  @Test func countedPrimesReportTheirProgress() async throws {
    let progress = Progress(totalUnitCount: 100)
    #expect(try await PrimeCount.run(progress) == 25)
    #expect(progress.completedUnitCount == 100)
  }

  @Test func aCanceledCountEndsWithAnError() async {
    let count = Task { try await PrimeCount.run(Progress(totalUnitCount: .max)) }
    count.cancel()
    await #expect(throws: CancellationError.self) { try await count.value }
  }
}
