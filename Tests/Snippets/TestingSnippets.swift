// SPDX-License-Identifier: MIT

// Platforms: Only Apple's systems have UI tests.

import StatusHUD
import Testing

#if canImport(XCUIAutomation)
  import XCTest
#endif

extension Snippets {
  @MainActor @Suite struct TestYourApp {
    private let clean = CleanHUD()

    @Test func testsOfAnApp() async {
      struct Editor {
        func save() async { StatusHUD.showSuccess(status: "Saved", details: "3 photos") }
      }
      let editor = Editor()

      await editor.save()
      #expect(StatusHUD.status == "Saved")
      #expect(StatusHUD.details == "3 photos")
    }

    @Test func oneSuiteAroundAll() {
      #expect(HUDTests.self == HUDTests.self)
    }

    @Suite(.serialized) enum HUDTests {}

    @Test func aMessageWithoutAScene() async {
      let screens = Screens()

      StatusHUD.show(.success("Saved")) { screens.showNext() }
      await withCheckedContinuation { done in
        StatusHUD.dismiss { done.resume() }
      }
      #expect(screens.shown == 1)
    }

    @Test func elementsOfAUITest() {
      // A test without an app can't run it.
      #if canImport(XCUIAutomation)
        func testThatTheHUDGoes() {
          let hud = XCUIApplication().descendants(matching: .any)["StatusHUD"].firstMatch
          XCTAssertTrue(hud.waitForNonExistence(withTimeout: 10))
        }
      #endif
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      HUDView.show(in: view)
      #expect(Self.identifiers(in: view) == ["HUDView"])
    }

    private static func identifiers(in view: UIView) -> [String] {
      view.subviews.flatMap { [$0.accessibilityIdentifier].compactMap { $0 } + identifiers(in: $0) }
    }
  }
}
