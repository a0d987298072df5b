// SPDX-License-Identifier: MIT

import SVProgressHUDCompatibility
import Testing

// Xcode builds this folder as a target of the demo's project. Linux compiles the files, but can't
// link them.

@Suite struct LinkTests {
  @Test func theClassHasItsName() {
    #expect(NSClassFromString("SVProgressHUD") is SVProgressHUD.Type)
  }

  @Test func objectiveCCallsTheHUD() {
    __SVProgressHUD.showDone()
    #expect(StatusHUD.status == "Done")
    StatusHUD.dismiss()
  }
}
