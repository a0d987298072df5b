// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DemoApp

/// The demo's own network. Expected is what was sent.
@MainActor
struct NetworkTransferTests {
  @Test func whatArrivesIsWhatTheFilesHold() async throws {
    let directory = try SampleDemo.temporaryFiles()
    let files = try DirectoryHash(directory: directory).run { _ in }
    let transfer = try await NetworkTransfer(ofFilesIn: directory)
    let total = SampleDemo.sizes.reduce(0, +)
    #expect(transfer.progress.totalUnitCount == Int64(total))
    let arrived = try await transfer.receive()
    #expect(arrived.byteCount == total)
    #expect(arrived.fileCount == SampleDemo.sizes.count)
    #expect(arrived.digest == files.digest)
    #expect(transfer.progress.completedUnitCount == Int64(total))
    try FileManager.default.removeItem(at: directory)
  }

  @Test func withoutADirectoryThereIsNothingToSend() async {
    await #expect(throws: (any Error).self) {
      try await NetworkTransfer(ofFilesIn: URL(fileURLWithPath: "/none/such"))
    }
  }

  @Test func aConnectionEndsAfterItsBytes() throws {
    let connection = try LoopbackConnection()
    try connection.send(Data([1, 2, 3]))
    connection.endSending()
    #expect(try connection.receive() == [1, 2, 3])
    #expect(try connection.receive() == [])
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
