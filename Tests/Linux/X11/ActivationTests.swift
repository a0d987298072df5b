// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// What the focus and the window manager make of a scene. Expected states:
/// `UIScene.ActivationState`, whose inactive scene is one that is seen and gets no events; ICCCM
/// for what a window manager does.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct ActivationTests {
  private func withApp(
    _ body: (UIWindowScene, SecondClient, UInt32) async throws -> Void
  ) async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      let app = try AppOnServer(server)
      defer { app.host.disconnect() }
      try await server.shows(0xff0000, 40, 30)
      let window = try #require(client.shownWindows().first)
      #expect(app.host.windowScene.activationState == .foregroundActive)
      try await body(app.host.windowScene, client, window.identifier)
    }
  }

  private func isNow(_ state: UIScene.ActivationState, _ scene: UIWindowScene) async throws {
    try await wait(for: "\(state)") { scene.activationState == state }
  }

  @Test func aSceneWithoutTheFocusIsInactive() async throws {
    try await withApp { scene, client, window in
      client.focus(window)
      client.focus(nil)
      try await isNow(.foregroundInactive, scene)
      #expect(UIApplication.shared.state == .inactive)
      client.focus(window)
      try await isNow(.foregroundActive, scene)
      #expect(UIApplication.shared.state == .active)
    }
  }

  @Test func aSceneThatIsIconifiedIsInTheBackground() async throws {
    try await withApp { scene, client, window in
      client.focus(window)
      client.unmap(window)
      try await isNow(.background, scene)
      // It comes back without the focus, as long as nobody gives it.
      client.map(window)
      try await isNow(.foregroundInactive, scene)
      client.focus(window)
      try await isNow(.foregroundActive, scene)
    }
  }

  @Test func aWindowManagerThatOnlySaysSoIconifiesToo() async throws {
    try await withApp { scene, client, window in
      client.setIconic(true, window)
      try await isNow(.background, scene)
      client.setIconic(false, window)
      try await isNow(.foregroundActive, scene)
    }
  }
}
