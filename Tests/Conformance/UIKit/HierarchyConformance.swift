// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView`, “Managing the View Hierarchy” and “Observing
/// View-Related Changes”.
@MainActor @Suite(.onScreen) struct HierarchyConformance {
  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func tagged(_ tag: Int, in parent: UIView? = nil) -> UIView {
    let view = UIView(0, 0, 10, 10, in: parent)
    view.tag = tag
    return view
  }

  @Test func addedViewsAreInFront() {
    let parent = UIView()
    let first = tagged(1, in: parent)
    _ = tagged(2, in: parent)
    #expect(tags(parent) == [1, 2])
    parent.addSubview(first)
    #expect(tags(parent) == [2, 1], "adding again brings to the front")
    #expect(first.superview === parent)
    #expect(parent.layer.sublayers?.last === first.layer)
  }

  @Test func subviewsAreInsertedWhereAskedFor() {
    let parent = UIView()
    let (first, second) = (tagged(1, in: parent), tagged(2, in: parent))
    parent.insertSubview(tagged(3), at: 0)
    parent.insertSubview(tagged(4), belowSubview: second)
    parent.insertSubview(tagged(5), aboveSubview: first)
    #expect(tags(parent) == [3, 1, 5, 4, 2])
    parent.sendSubviewToBack(second)
    parent.bringSubviewToFront(first)
    #expect(tags(parent) == [2, 3, 5, 4, 1])
  }

  /// A view goes next to the layer of its sibling: a layer without a view stays on the same side.
  @Test func layersWithoutAViewKeepTheirPlace() {
    let parent = UIView()
    let (back, front) = (CALayer(), CALayer())
    parent.layer.addSublayer(back)
    let first = tagged(1, in: parent)
    parent.layer.addSublayer(front)
    let (above, below, last) = (tagged(2), tagged(3), tagged(4))
    parent.insertSubview(above, aboveSubview: first)
    #expect(parent.layer.sublayers == [back, first.layer, above.layer, front])
    parent.insertSubview(below, belowSubview: first)
    #expect(parent.layer.sublayers == [back, below.layer, first.layer, above.layer, front])
    parent.addSubview(last)
    #expect(parent.layer.sublayers?.last === last.layer)
    #expect(tags(parent) == [3, 1, 2, 4])
  }

  @Test func aSubviewMovesNextToItsSibling() {
    let parent = UIView()
    let (first, second) = (tagged(1, in: parent), tagged(2, in: parent))
    let front = CALayer()
    parent.layer.addSublayer(front)
    parent.insertSubview(first, aboveSubview: second)
    #expect(parent.layer.sublayers == [second.layer, first.layer, front])
    #expect(tags(parent) == [2, 1])
    parent.bringSubviewToFront(second)
    #expect(parent.layer.sublayers == [first.layer, front, second.layer])
    #expect(tags(parent) == [1, 2])
  }

  @Test func aViewAboveAStrangerIsInFront() {
    let parent = UIView()
    _ = tagged(1, in: parent)
    parent.insertSubview(tagged(2), aboveSubview: UIView())
    parent.insertSubview(tagged(3), belowSubview: UIView())
    #expect(tags(parent) == [1, 2, 3])
  }

  @Test func aViewHasOneSuperview() {
    let (left, right) = (UIView(), UIView())
    let view = tagged(1, in: left)
    right.addSubview(view)
    #expect(left.subviews.isEmpty)
    #expect(view.superview === right)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(right.subviews.isEmpty)
  }

  @Test func everythingInAViewIsItsDescendant() {
    let root = tagged(1)
    let inner = tagged(2, in: tagged(3, in: root))
    #expect(inner.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: inner))
  }

  private final class Recorder: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "will leave superview" : "will enter superview")
    }
    override func didMoveToSuperview() {
      calls.append(superview == nil ? "left superview" : "entered superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "will leave window" : "will enter window")
    }
    override func didMoveToWindow() {
      calls.append(window == nil ? "left window" : "entered window")
    }
    override func didAddSubview(_ subview: UIView) { calls.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removes \(subview.tag)") }
  }

  private func place(_ call: String, in calls: [String]) -> Int { calls.firstIndex(of: call) ?? -1 }

  @Test func viewsHearWhereTheyGo() async {
    await withDisplay { display in
      let view = Recorder(0, 0, 10, 10)
      display.window.addSubview(view)
      #expect(view.calls.count == 4)
      #expect(view.window === display.window)
      for kind in ["superview", "window"] {
        let will = place("will enter \(kind)", in: view.calls)
        let did = place("entered \(kind)", in: view.calls)
        #expect(will >= 0 && did > will)
      }
      view.calls = []
      view.removeFromSuperview()
      #expect(view.calls.count == 4)
      #expect(view.window == nil)
      for kind in ["superview", "window"] {
        let will = place("will leave \(kind)", in: view.calls)
        let did = place("left \(kind)", in: view.calls)
        #expect(will >= 0 && did > will)
      }
    }
  }

  @Test func superviewsHearOfSubviews() {
    let parent = Recorder(0, 0, 10, 10)
    let child = tagged(7)
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(parent.calls == ["added 7", "removes 7"])
  }

  @Test func theResponderChainGoesUp() async {
    await withDisplay { display in
      let controller = UIViewController()
      display.window.rootViewController = controller
      let child = UIView(0, 0, 10, 10, in: controller.view)
      #expect(child.next === controller.view)
      #expect(controller.view.next === controller, "a controller's view is followed by it")
      #expect(UIView().next == nil)
    }
  }
}
