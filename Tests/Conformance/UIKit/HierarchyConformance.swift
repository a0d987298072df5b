// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView`, “Managing the View Hierarchy” and “Observing
/// View-Related Changes”.
@MainActor @Suite(.onScreen) struct HierarchyConformance {
  private let parent = UIView()

  private var tags: [Int] { parent.subviews.map(\.tag) }

  private func tagged(_ tag: Int, in parent: UIView? = nil) -> UIView {
    let view = UIView(0, 0, 10, 10, in: parent)
    view.tag = tag
    return view
  }

  @Test func subviewsAreInsertedWhereAskedFor() {
    let (first, second) = (tagged(1, in: parent), tagged(2, in: parent))
    #expect(tags == [1, 2], "added views are in front")
    parent.insertSubview(tagged(3), at: 0)
    parent.insertSubview(tagged(4), belowSubview: second)
    parent.insertSubview(tagged(5), aboveSubview: first)
    #expect(tags == [3, 1, 5, 4, 2])
    parent.sendSubviewToBack(second)
    parent.bringSubviewToFront(first)
    #expect(tags == [2, 3, 5, 4, 1])
    parent.addSubview(second)
    #expect(tags == [3, 5, 4, 1, 2], "adding again brings to the front")
    parent.insertSubview(tagged(6), aboveSubview: UIView())
    parent.insertSubview(tagged(7), belowSubview: UIView())
    #expect(tags == [3, 5, 4, 1, 2, 6, 7], "above a stranger is in front")
  }

  /// A view goes next to the layer of its sibling: a layer without a view stays on the same side.
  @Test func layersWithoutAViewKeepTheirPlace() {
    let (back, front) = (CALayer(), CALayer())
    parent.layer.addSublayer(back)
    let first = tagged(1, in: parent)
    parent.layer.addSublayer(front)
    let (above, below) = (tagged(2), tagged(3))
    parent.insertSubview(above, aboveSubview: first)
    parent.insertSubview(below, belowSubview: first)
    #expect(parent.layer.sublayers == [back, below.layer, first.layer, above.layer, front])
    parent.insertSubview(below, aboveSubview: first)
    #expect(parent.layer.sublayers == [back, first.layer, below.layer, above.layer, front])
    parent.bringSubviewToFront(first)
    #expect(parent.layer.sublayers == [back, below.layer, above.layer, front, first.layer])
    #expect(tags == [3, 2, 1])
  }

  @Test func aViewHasOneSuperview() {
    let other = UIView()
    let view = tagged(1, in: parent)
    other.addSubview(view)
    #expect(parent.subviews.isEmpty && view.superview === other)
    let inner = tagged(2, in: view)
    #expect(inner.isDescendant(of: other) && other.isDescendant(of: other))
    #expect(!other.isDescendant(of: inner))
    view.removeFromSuperview()
    #expect(view.superview == nil && other.subviews.isEmpty && !inner.isDescendant(of: other))
  }

  private final class Recorder: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "will leave superview" : "will enter superview")
    }
    override func didMoveToSuperview() {
      calls.append(superview == nil ? "did leave superview" : "did enter superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "will leave window" : "will enter window")
    }
    override func didMoveToWindow() {
      calls.append(window == nil ? "did leave window" : "did enter window")
    }
    override func didAddSubview(_ subview: UIView) { calls.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removes \(subview.tag)") }
  }

  @Test func viewsHearWhereTheyGo() async {
    await withDisplay { display in
      let view = Recorder(0, 0, 10, 10)
      @MainActor func expect(_ verb: String, _ window: UIWindow?) {
        #expect(view.calls.count == 4 && view.window === window)
        for kind in ["superview", "window"] {
          let will = view.calls.firstIndex(of: "will \(verb) \(kind)")
          let did = view.calls.firstIndex(of: "did \(verb) \(kind)")
          #expect(did ?? -1 > will ?? 9)
        }
        view.calls = []
      }
      display.window.addSubview(view)
      expect("enter", display.window)
      view.removeFromSuperview()
      expect("leave", nil)
      let child = tagged(7)
      view.addSubview(child)
      child.removeFromSuperview()
      #expect(view.calls == ["added 7", "removes 7"])
    }
  }
}
