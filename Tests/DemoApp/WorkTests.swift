// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DemoApp

/// The demo's own work, as far as no sample shows it.
struct WorkTests {
  /// The offset basis of FNV-1a, and two of its authors' test vectors.
  @Test(arguments: [
    ("", "FNV cbf29ce484222325"), ("a", "FNV af63dc4c8601ec8c"),
    ("foobar", "FNV 85944171f73967e8"),
  ])
  func aDigestIsThatOfAllBytes(text: String, expected: String) {
    var whole = ByteHash()
    whole.update(text.utf8)
    #expect(whole.digest == expected)

    var inPieces = ByteHash()
    for byte in text.utf8 { inPieces.update([byte]) }
    #expect(inPieces.digest == expected)
  }

  @Test func withoutADirectoryThereIsNothingToSend() {
    let transfer = DirectoryHash.throughPipe(URL(fileURLWithPath: "/none/such"))
    #expect(throws: (any Error).self) { try transfer.run { _ in } }
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
