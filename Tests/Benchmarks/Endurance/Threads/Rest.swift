// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// What is to be seen when nobody calls any more. Rules are those of the article “Architecture”.
@MainActor struct Rest {
  let app: App
  let log: TransitionLog

  /// Makes the last call, on a thread of no importance, and waits for the screen: rule 2.
  func objections(to call: LastCall) async throws -> [String] {
    StatusHUD.containerView = nil
    StatusHUD.windowScene = nil
    StatusHUD.configuration = StatusHUD.Configuration()
    let (isVisible, activity) = await Task.detached { call.make() }.value
    defer { activity?.end() }
    var objections: [String] = []
    if isVisible != (call.isVisible || call == .dismissLater) {
      objections.append("isVisible was \(isVisible) right after \(call)")
    }
    do {
      if call.isVisible {
        try await wait(for: "the HUD") {
          log.saysVisible && app.bezel?.accessibilityLabel == LastCall.status
        }
      } else {
        try await wait(for: "the HUD to go") { log.saysHidden && app.bezel == nil }
      }
    } catch let failure as SetUpFailure {
      objections.append("after \(call): \(failure)")
    }
    return objections
  }

  /// Dismisses, waits for the closure, and looks for anything that is left: rules 4, 6 and 8.
  func objectionsAfterDismissal() async throws -> [String] {
    var objections: [String] = []
    let windows = app.overlayWindows.map(WeakWindow.init)
    let ends = Mailbox<Bool>()
    StatusHUD.dismiss { ends.post(true) }
    _ = try await ends.next("the closure of the dismissal")
    if !log.saysHidden { objections.append("the closure came before didDisappear") }
    if StatusHUD.isVisible { objections.append("isVisible after a dismissal") }
    if StatusHUD.activityCount != 0 { objections.append("activities after a dismissal") }
    if !app.overlayWindows.isEmpty || app.bezel != nil { objections.append("an overlay is up") }

    do {
      try await wait(for: "nothing to be due") { MediaClock.nextDeadline == nil }
      try await wait(for: "the app to be seen as it was") { try app.isSeenAsItWas() }
      try await wait(for: "what was painted of the HUD to be released") {
        LayerRenderer.rasterCount.value <= app.rasters
      }
      try await wait(for: "the overlay window to be released") {
        windows.allSatisfy { $0.window == nil }
      }
    } catch let failure as SetUpFailure {
      objections.append(failure.description)
    }
    if try await !app.takesClicks() { objections.append("a click did not reach the app") }
    return objections
  }
}

private struct WeakWindow {
  private(set) weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }
}
