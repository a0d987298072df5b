// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Writes down which callbacks it gets.
private final class Witness: UIView {
  let name: String
  let log: Log

  final class Log {
    var lines: [String] = []
  }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(0, 0, 10, 10))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \(newSuperview == nil ? "nil" : "some")")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow == nil ? "nil" : "some")")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
}

@MainActor
@Suite("View hierarchy", .exclusiveScreen)
struct HierarchyTests {
  // Apple documents what each callback tells, not the order of all: this is the one known of UIKit,
  // and the place of didAddSubview in it is the least certain.
  @Test func insertionCallbacksComeInUIKitsOrder() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let log = Witness.Log()
      let parent = Witness("parent", log)
      window.addSubview(parent)
      let child = Witness("child", log)
      child.addSubview(Witness("grandchild", log))
      log.lines = []
      parent.addSubview(child)
      #expect(
        log.lines == [
          "child willMoveToSuperview some",
          "child willMoveToWindow some", "grandchild willMoveToWindow some",
          "child didMoveToWindow", "grandchild didMoveToWindow",
          "child didMoveToSuperview",
          "parent didAddSubview",
        ])
    }
  }

  @Test func removalCallbacksComeInUIKitsOrder() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let log = Witness.Log()
      let parent = Witness("parent", log)
      let child = Witness("child", log)
      window.addSubview(parent)
      parent.addSubview(child)
      log.lines = []
      child.removeFromSuperview()
      #expect(
        log.lines == [
          "parent willRemoveSubview",
          "child willMoveToSuperview nil", "child willMoveToWindow nil",
          "child didMoveToWindow", "child didMoveToSuperview",
        ])
    }
  }

  // Without a window there is no change of the window to tell of.
  @Test func callbacksOutsideAWindowDoNotMentionIt() {
    let log = Witness.Log()
    let parent = Witness("parent", log)
    let child = Witness("child", log)
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(!log.lines.contains { $0.contains("Window") })
    #expect(log.lines.count == 6)
  }

  // UIKit: a view that is added again to its superview only comes to the front.
  @Test func addingAgainReordersWithoutCallbacks() {
    let log = Witness.Log()
    let parent = UIView()
    let first = Witness("first", log)
    let second = Witness("second", log)
    parent.addSubview(first)
    parent.addSubview(second)
    log.lines = []
    parent.addSubview(first)
    #expect(parent.subviews == [second, first])
    #expect(log.lines.isEmpty)
  }

  // The names of the methods say the orders.
  @Test func orderingMethods() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.subviews == [a, c, b])
    parent.insertSubview(d, aboveSubview: a)
    #expect(parent.subviews == [a, d, c, b])
    parent.insertSubview(a, aboveSubview: c)
    #expect(parent.subviews == [d, c, a, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [b, c, a, d])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, b, c, d])
    parent.bringSubviewToFront(b)
    #expect(parent.subviews == [a, c, d, b])
    parent.insertSubview(UIView(), at: 99)
    #expect(parent.subviews.count == 5)
    #expect(
      parent.layer.sublayers?.map(ObjectIdentifier.init)
        == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  // A layer of the view's own stays where it is among the subviews' layers.
  @Test func foreignSublayersKeepTheirPlace() {
    let parent = UIView()
    let own = CALayer()
    parent.layer.addSublayer(own)
    let back = UIView()
    let front = UIView()
    parent.addSubview(front)
    parent.insertSubview(back, at: 0)
    let expected = [own, back.layer, front.layer].map(ObjectIdentifier.init)
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == expected)
  }

  // A view cannot contain itself.
  @Test func cyclesAreRefused() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
    #expect(outer.isDescendant(of: outer))
  }

  @Test func tagsAreSearchedDepthFirstWithTheReceiver() {
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    let deep = UIView()
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    deep.tag = 7
    b.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(8) == nil)
  }
}
