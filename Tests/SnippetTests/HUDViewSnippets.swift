// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct HUDViews {
    @Test func inAView() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      let hud = HUDView.showAdded(to: view, animated: true)
      hud.label.text = "Loading"
      hud.hide(animated: true, afterDelay: 2)

      #expect(HUDView.hud(for: view) === hud)
      hud.hide(animated: false)
      #expect(HUDView.hud(for: view) == nil)
    }
  }
}
