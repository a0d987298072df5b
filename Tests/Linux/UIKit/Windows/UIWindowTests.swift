// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: windows by level, then by when they were shown.
@MainActor
@Suite(.exclusiveScreen)
struct UIWindowTests {
  @Test func theStageIsInOrderOfLevels() async {
    await withScreen { screen in
      let alert = shownWindow(on: screen, level: .alert)
      let app = shownWindow(on: screen)
      let bar = shownWindow(on: screen, level: .statusBar)
      let second = shownWindow(on: screen)
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      app.windowLevel = .alert + 1
      #expect(screen.windowScene.windows == [second, bar, alert, app])
      app.windowLevel = .normal - 1
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      let layers = screen.windowScene.stage.sublayers ?? []
      #expect(
        layers.map(ObjectIdentifier.init)
          == [app, second, bar, alert].map { ObjectIdentifier($0.layer) })
    }
  }

  /// Expected behavior: the reason in a crash report, https://github.com/divadretlaw/WindowKit/issues/9.
  @Test(arguments: [false, true])
  func aWindowInADisconnectedSceneEndsTheProgram(isNew: Bool) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isNew] in
      await MainActor.run {
        let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
        screen.disconnect()
        if isNew {
          _ = UIWindow(windowScene: screen.windowScene)
        } else {
          UIWindow(frame: .zero).windowScene = screen.windowScene
        }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("attempting to attach window to an invalidated scene"))
  }
}
