// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

// Platforms: Only Apple's systems have UI tests.
#if canImport(XCUIAutomation)
  import XCTest
#endif

extension Snippets {
  /// WhyTheHUDStays and Testing.
  @MainActor @Suite struct Diagnosis {
    private let clean = CleanHUD()

    @Test func whyItStays() {
      StatusHUD.show(status: "Signing in")
      StatusHUD.show(status: "Loading")
      let activity = StatusHUD.beginActivity(status: "Sync")

      print(StatusHUD.stateDescription)

      #expect(
        description == "counted 2: Loading, 0 s; scoped: Sync, 0 s; waiting: none; on screen: no")
      activity.end()
      StatusHUD.popActivity()
      StatusHUD.popActivity()
      #expect(description == "counted 0; scoped: none; waiting: none; on screen: no")
      StatusHUD.show(.text("Copied", position: .bottom))
      let beside = "; beside, bottom; message: Copied, 0 s; waiting: none; on screen: no"
      #expect(description == "counted 0; scoped: none; waiting: none; on screen: no" + beside)
    }

    /// The description of the state with all times set to 0: the tests have no clock.
    private var description: String {
      StatusHUD.stateDescription
        .replacingOccurrences(of: "[0-9]+ s", with: "0 s", options: .regularExpression)
    }

    @Test func testsOfAnApp() async {
      struct Editor {
        func save() async { StatusHUD.showSuccess(status: "Saved", details: "3 photos") }
      }
      let editor = Editor()

      await editor.save()
      #expect(StatusHUD.messages == [.success("Saved", details: "3 photos")])
      #expect(StatusHUD.activityCount == 0)
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

    @Test func aPictureOfAHUD() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      let hud = HUDView.show(in: view, animated: false) { $0.progress = 0.4 }

      #expect(hud.isVisible)
      HUDView.hideAll(in: view, animated: false)
      #expect(hud.superview == nil)
    }

    @Test func elementsOfAUITest() {
      // A test without an app can't run it.
      #if canImport(XCUIAutomation)
        func testThatTheHUDGoes() {
          let hud = XCUIApplication().descendants(matching: .any)["StatusHUD"].firstMatch
          XCTAssertTrue(hud.waitForExistence(timeout: 5))
          XCTAssertTrue(hud.wait(for: \.exists, toEqual: false, timeout: 10))
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
