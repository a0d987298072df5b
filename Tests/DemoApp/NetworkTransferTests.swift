// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DemoApp

/// The demo's own work, as far as no sample shows it.
@MainActor
struct NetworkTransferTests {
  @Test func withoutADirectoryThereIsNothingToSend() async {
    await #expect(throws: (any Error).self) {
      try await NetworkTransfer(ofFilesIn: URL(fileURLWithPath: "/none/such"))
    }
  }

  /// 25 primes are below 100, as in any table of them.
  @Test func countedPrimesReportTheirProgress() {
    let progress = Progress(totalUnitCount: 7)
    #expect(PrimeCount.count(below: 100, reportingTo: progress) == 25)
    #expect(progress.completedUnitCount == 7)
    progress.cancel()
    #expect(PrimeCount.count(below: 100, reportingTo: progress) == nil)
  }
}
