// SPDX-License-Identifier: MIT

import XCTest

/// The demo as its user sees it. Only Xcode's project has this target.
final class DemoUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor func testThatAHUDIsFoundByItsIdentifierAndGoes() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Read a message"].tap()
    // The title of the demo is the same text.
    let isHUD = NSPredicate(format: "identifier == 'StatusHUD'")
    let hud = app.descendants(matching: .any).matching(isHUD).firstMatch
    XCTAssertTrue(hud.waitForExistence(timeout: 5))
    XCTAssertEqual(hud.label, "It takes about four seconds to read this message.")
    wait(for: hud, until: "exists == false")
  }

  @MainActor func testThatCancelIsPressedByItsLabel() {
    let app = XCUIApplication()
    // XCUITest presses nothing for a minute while something moves, so the work must take longer.
    app.launchArguments = ["-limit", "1000000000000"]
    app.launch()
    let row = app.buttons["Count primes"]
    row.tap()
    let cancel = app.buttons["Cancel"]
    XCTAssertTrue(cancel.waitForExistence(timeout: 5))
    cancel.tap()
    wait(for: cancel, until: "exists == false")
    wait(for: row, until: "value == 'Canceled'")
  }

  @MainActor private func wait(for element: XCUIElement, until condition: String) {
    _ = expectation(for: NSPredicate(format: condition), evaluatedWith: element)
    waitForExpectations(timeout: 10)
  }
}
