// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// The last call of a round, which the screen has to follow.
enum LastCall: CaseIterable {
  case show, progress, message, messageOfItsOwnLook, activity, messageBeside
  case dismiss, dismissLater, dismissMessage, popActivity

  private static let status = "The last call"

  /// Makes the call on another thread, and waits for the screen to follow it.
  @MainActor func check(_ app: App, _ log: NotificationLog) async throws {
    StatusHUD.containerView = nil
    StatusHUD.windowScene = nil
    StatusHUD.configuration = StatusHUD.Configuration()
    if self == .messageBeside { return try await checkMessage(app) }
    let (activity, isVisible) = await Task.detached { (make(), StatusHUD.isVisible) }.value
    defer { activity?.end() }
    let endsVisible = ![.dismiss, .dismissLater, .dismissMessage, .popActivity].contains(self)
    guard isVisible == endsVisible || self == .dismissLater else {
      throw SetUpFailure("isVisible was \(isVisible) right after \(self)")
    }
    try await wait(for: "the screen to follow \(self)") {
      let bezel = app.host.windowScene.bezel
      return endsVisible
        ? log.last == .didAppear && bezel?.accessibilityLabel == Self.status
        : log.last == .didDisappear && bezel == nil
    }
  }

  /// A message beside the HUD appears, whatever the HUD shows, and disappears without it.
  @MainActor private func checkMessage(_ app: App) async throws {
    _ = await Task.detached { make() }.value
    try await wait(for: "a message beside the HUD") {
      app.host.windowScene.bezels.contains { $0.accessibilityLabel == Self.status }
    }
    StatusHUD.dismiss(.text(Self.status, duration: .infinity, position: .bottom))
    try await wait(for: "its end") {
      !app.host.windowScene.bezels.contains { $0.accessibilityLabel == Self.status }
    }
  }

  /// Returns what the app has to hold.
  private func make() -> StatusHUD.Activity? {
    switch self {
    case .show: StatusHUD.show(status: Self.status, maskType: .black)
    case .progress: StatusHUD.showProgress(0.5, status: Self.status, maskType: .gradient)
    case .message: StatusHUD.showInfo(status: Self.status, duration: 1e9, maskType: .clear)
    case .messageOfItsOwnLook:
      StatusHUD.show(.info(Self.status, duration: .infinity)) { $0.maskType = .clear }
    case .messageBeside:
      StatusHUD.show(.text(Self.status, duration: .infinity, position: .bottom))
    case .activity: return StatusHUD.beginActivity(status: Self.status, maskType: .custom)
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater: StatusHUD.dismiss(after: 0.05)
    case .dismissMessage:
      StatusHUD.dismiss()
      StatusHUD.show(.text(Self.status, duration: .infinity))
      StatusHUD.setStatus("Another text")
      StatusHUD.dismiss(.text(Self.status, duration: .infinity))
    case .popActivity:
      StatusHUD.dismiss()
      StatusHUD.show()
      StatusHUD.popActivity()
    }
    return nil
  }
}
