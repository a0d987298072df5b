// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.tintColor` and `tintColorDidChange()`.
@MainActor @Suite(.onScreen) struct TintConformance {
  private final class Recorder: UIView {
    var seen: [UIColor] = []

    override func tintColorDidChange() {
      super.tintColorDidChange()
      seen.append(tintColor)
    }
  }

  @Test func colorsAreInherited() {
    let outer = UIView()
    let middle = UIView(0, 0, 1, 1, in: outer)
    let inner = UIView(0, 0, 1, 1, in: middle)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    middle.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(outer.tintColor == .red)
    middle.tintColor = nil
    #expect(middle.tintColor == .red, "nothing of its own is what is inherited")
    inner.removeFromSuperview()
    #expect(inner.tintColor != .red)
  }

  @Test func thereIsAlwaysAColor() async {
    await withDisplay { display in
      let view = UIView(0, 0, 1, 1, in: display.window)
      let inherited = view.tintColor
      #expect(inherited != nil)
      #expect(view.tintColor == display.window.tintColor)
      view.tintColor = .red
      view.tintColor = nil
      #expect(view.tintColor == inherited)
    }
  }

  @Test func thoseWhoInheritAreTold() async {
    await withDisplay { display in
      let outer = Recorder(0, 0, 1, 1, in: display.window)
      let inner = Recorder(0, 0, 1, 1, in: outer)
      let own = Recorder(0, 0, 1, 1, in: outer)
      own.tintColor = .blue
      let below = Recorder(0, 0, 1, 1, in: own)
      for view in [outer, inner, own, below] { view.seen = [] }
      outer.tintColor = .red
      #expect(outer.seen == [.red])
      #expect(inner.seen == [.red])
      #expect(own.seen + below.seen == [], "a color of its own has not changed")
    }
  }

  @Test func newSuperviewsMayTintDifferently() async {
    await withDisplay { display in
      display.window.tintColor = .red
      let view = Recorder(0, 0, 1, 1)
      display.window.addSubview(view)
      #expect(view.seen.last == .red)
      #expect(view.tintColor == .red)
    }
  }
}
