// SPDX-License-Identifier: MIT

import StatusHUD

/// Work that the HUD tells of for as long as it goes on, however it ends.
struct ActivityWork: Sendable {
  var call: Call
  var status: String?
  var maskType: StatusHUD.MaskType?

  func run() async {
    guard call != .withActivityOnMainActor else { return await runOnMainActor() }
    try? await StatusHUD.withActivity(status: status, maskType: maskType) {
      await Task.yield()
      try Task.checkCancellation()
      if call == .withActivityThrowing { throw CancellationError() }
    }
  }

  @MainActor private func runOnMainActor() async {
    await StatusHUD.withActivity(status: status, maskType: maskType) {
      await Task.yield()
      MainActor.preconditionIsolated("withActivity keeps the caller's isolation")
    }
  }
}
