// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Two scenes whose windows share a connection. Expected values: the colors of the views on the
/// root window.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct SharedConnectionTests {
  @Test func twoScenesShareAConnection() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      let first = try AppOnServer(server)
      try await server.shows(0xff0000, 70, 50)
      let second = AppOnServer(
        try X11SceneHost(
          beside: first.host, title: "Second", size: CGSize(width: 20, height: 15), scale: 2),
        AppOnServer.blue)
      // Without a window manager both are in the corner: the second, of 40 x 30 pixels, on top.
      try await server.shows(0x0000ff, 39, 29)
      #expect(try server.framebuffer()[40, 30] == 0xff0000)
      #expect(client.shownWindows().map(\.frame.width) == [80, 40])
      #expect(second.host.windowScene.screen.scale == 2)
      #expect(UIApplication.shared.connectedScenes.count == 2)

      // Each has frames of its own.
      let frames = first.host.frameCount
      second.view.backgroundColor = AppOnServer.red
      try await server.shows(0xff0000, 5, 5)
      #expect(first.host.frameCount == frames)

      // Each ends by itself, and the last one ends the connection.
      second.view.backgroundColor = AppOnServer.blue
      try await server.shows(0x0000ff, 5, 5)
      second.host.disconnect()
      try await server.shows(0xff0000, 5, 5)
      #expect(UIApplication.shared.connectedScenes == [first.host.windowScene])
      first.view.backgroundColor = AppOnServer.blue
      try await server.shows(0x0000ff, 5, 5)
      first.host.disconnect()
      try await wait(for: "the end of the window") { client.shownWindows().isEmpty }
      #expect(throws: (any Error).self) {
        try X11SceneHost(beside: first.host, title: "", size: CGSize(width: 9, height: 9))
      }
    }
  }
}
