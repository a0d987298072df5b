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

/// Expected behaviour: the documentation of UIView's hierarchy, and what UIKit is known for.
@MainActor
@Suite(.exclusiveScreen)
struct HierarchyTests {
  // Apple documents each callback and not their order. This is the order that UIKit is known for;
  // the place of didAddSubview in it is the least certain.
  @Test func insertionCallbacksComeInUIKitsOrder() async {
    await withWindow { screen, window in
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
    await withWindow { screen, window in
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

  @Test func layersAreInTheOrderOfTheirViews() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
    parent.insertSubview(UIView(), at: 99)
    parent.sendSubviewToBack(views[3])
    #expect(parent.subviews[0] === views[3])
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
}
