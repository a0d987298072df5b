// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.safeAreaInsets` (how much of the view is covered, zero
/// without a window) and of `UIViewController.additionalSafeAreaInsets`. The device's own insets
/// are what the controller's view has without additional ones.
@MainActor @Suite(.onScreen) struct SafeAreaConformance {
  private let additional = UIEdgeInsets(top: 20, left: 4, bottom: 30, right: 6)

  /// A controller with additional insets in a window, and the insets it had before.
  private func withController(
    _ body: (UIViewController, UIEdgeInsets, Display) throws -> Void
  ) async rethrows {
    try await withDisplay { display in
      let controller = UIViewController()
      #expect(controller.additionalSafeAreaInsets == .zero)
      display.window.rootViewController = controller
      display.window.layoutIfNeeded()
      let own = controller.view.safeAreaInsets
      controller.additionalSafeAreaInsets = additional
      display.window.layoutIfNeeded()
      try body(controller, own, display)
    }
  }

  @Test func controllersAddTheirOwnInsets() async {
    await withController { controller, own, display in
      let insets = controller.view.safeAreaInsets
      #expect(insets.top == own.top + 20 && insets.left == own.left + 4)
      #expect(insets.bottom == own.bottom + 30 && insets.right == own.right + 6)
      #expect(display.window.safeAreaInsets == own, "the window's are its own")
      controller.additionalSafeAreaInsets = .zero
      display.window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets == own)
    }
  }

  /// Only as much as the unsafe area covers of the view itself.
  @Test func subviewsHaveTheirPart() async {
    await withController { controller, _, display in
      let outer = controller.view.safeAreaInsets
      let high = UIView(50, 5, 50, 40, in: controller.view)
      let middle = UIView(50, outer.top, 50, 20, in: controller.view)
      let whole = UIView(frame: controller.view.bounds)
      controller.view.addSubview(whole)
      display.window.layoutIfNeeded()
      #expect(high.safeAreaInsets == UIEdgeInsets(top: outer.top - 5, left: 0, bottom: 0, right: 0))
      #expect(middle.safeAreaInsets == .zero)
      #expect(whole.safeAreaInsets == outer)
      high.frame.origin.y = outer.top - 1
      display.window.layoutIfNeeded()
      #expect(high.safeAreaInsets.top == 1)
    }
  }

  @Test func aChildAddsItsInsetsToThoseOfItsPlace() async {
    await withController { controller, _, display in
      let child = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.view.frame = controller.view.bounds
      child.view.frame.origin.y = 5
      child.didMove(toParent: controller)
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 0)
      display.window.layoutIfNeeded()
      let outer = controller.view.safeAreaInsets
      #expect(child.view.safeAreaInsets.top == outer.top - 5 + 7)
      #expect(child.view.safeAreaInsets.left == outer.left + 3)
    }
  }

  private final class Recorder: UIView {
    var changes = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test func viewsAreToldOfNewInsets() async {
    await withController { controller, _, display in
      let view = Recorder(frame: controller.view.bounds)
      controller.view.addSubview(view)
      display.window.layoutIfNeeded()
      view.changes = 0
      controller.additionalSafeAreaInsets.top += 7
      display.window.layoutIfNeeded()
      #expect(view.changes == 1)
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero)
    }
  }
}
