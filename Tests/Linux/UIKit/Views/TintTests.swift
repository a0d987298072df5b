// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

private final class Noting: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

/// Expected behaviour: UIKit's documentation of `tintColor` and `tintColorDidChange`.
@MainActor
@Suite("Tint")
struct TintTests {
  @Test func theFirstExplicitColourUpwardsCounts() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    middle.tintColor = .green
    #expect(inner.tintColor == .green)
    middle.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test func thoseThatInheritAreTold() {
    let outer = Noting()
    let inheriting = Noting()
    let own = Noting()
    own.tintColor = .green
    outer.addSubview(inheriting)
    outer.addSubview(own)
    let below = Noting()
    own.addSubview(below)
    for view in [outer, inheriting, own, below] { view.changes = 0 }
    outer.tintColor = .red
    #expect(outer.changes == 1)
    #expect(inheriting.changes == 1)
    #expect(own.changes == 0)
    #expect(below.changes == 0)
  }

  @Test func aNewHierarchyIsAChange() {
    let outer = UIView()
    outer.tintColor = .red
    let view = Noting()
    outer.addSubview(view)
    #expect(view.changes == 1)
  }
}
