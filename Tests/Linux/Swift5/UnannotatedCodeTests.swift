// SPDX-License-Identifier: MIT

import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

// Of Objective-C's classes on the main actor the same compiles, since they are imported with
// `@preconcurrency`. None of this names an actor.

private func makeBadge(_ text: String) -> UIView {
  let badge = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  badge.setTitle(text, for: .normal)
  badge.addAction(UIAction { _ in badge.isHidden = true }, for: .touchUpInside)
  UIView.animate(withDuration: 0) {
    badge.alpha = 0.5
  } completion: { _ in
    badge.tag += 1
  }
  if UIAccessibility.isReduceMotionEnabled {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
  return badge
}

private func makeHUD(in view: UIView) -> HUDView {
  let hud = HUDView(frame: .zero)
  hud.status = "Loading"
  hud.configuration.style = .dark
  hud.show(animated: false)
  StatusHUD.containerView = view
  HUDView.show(in: view, animated: false).hide(animated: false)
  return hud
}

private let helper = { (controller: UIViewController) in controller.view.bounds.size }

@Suite(.exclusiveScreen) struct UnannotatedCodeTests {
  @Test @MainActor func viewsAreMadeWithoutNamingAnActor() {
    let badge = makeBadge("7") as? UIButton
    #expect(badge?.currentTitle == "7")
    #expect(badge?.alpha == 0.5)
    #expect(helper(UIViewController()) == UIScreen.main.bounds.size)
    #expect(makeHUD(in: UIScrollView()).status == "Loading")
    StatusHUD.containerView = nil
  }
}
