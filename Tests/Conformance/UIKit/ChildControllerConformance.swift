// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `UIViewController`: `addChild(_:)` calls `willMove(toParent:)`
/// of the child and takes it from another parent, `removeFromParent()` calls `didMove(toParent:)`
/// with `nil`, and the container calls the other two. A controller of a child's view comes after
/// the view in the chain of responders, and the view's superview after the controller.
@MainActor @Suite(.onScreen) struct ChildControllerConformance {
  private final class Recorder: UIViewController {
    var calls: [String] = []
    var hadParent: [Bool] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      calls.append(parent == nil ? "will leave" : "will enter")
      hadParent.append(self.parent != nil)
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append(parent == nil ? "did leave" : "did enter")
      hadParent.append(self.parent != nil)
    }
  }

  @Test func childrenComeAndGo() {
    let (parent, first, second) = (UIViewController(), Recorder(), Recorder())
    #expect(parent.children.isEmpty && first.parent == nil)
    parent.addChild(first)
    parent.addChild(second)
    #expect(parent.children == [first, second])
    #expect(first.parent === parent && second.parent === parent)
    #expect(first.calls == ["will enter"] && first.hadParent == [false])
    first.didMove(toParent: parent)
    first.willMove(toParent: nil)
    first.removeFromParent()
    #expect(parent.children == [second] && first.parent == nil)
    #expect(first.calls == ["will enter", "did enter", "will leave", "did leave"])
    #expect(first.hadParent == [false, true, true, false])
    first.removeFromParent()
    #expect(first.calls.count == 4, "it has no parent that it could leave")
    let other = UIViewController()
    other.addChild(second)
    #expect(parent.children.isEmpty && other.children == [second] && second.parent === other)
  }

  @Test func theChainGoesThroughTheParent() async {
    await withDisplay { display in
      let (parent, child) = (UIViewController(), UIViewController())
      display.window.rootViewController = parent
      let container = UIView(0, 0, 100, 100, in: parent.view)
      parent.addChild(child)
      container.addSubview(child.view)
      #expect(child.view.next === child && child.next === container && UIView().next == nil)
      #expect(container.next === parent.view && parent.view.next === parent)
    }
  }
}
