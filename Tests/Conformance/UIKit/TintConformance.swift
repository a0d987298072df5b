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

  @Test func colorsAreInherited() async {
    await withDisplay { display in
      let outer = UIView(0, 0, 1, 1, in: display.window)
      let middle = UIView(0, 0, 1, 1, in: outer)
      let inner = UIView(0, 0, 1, 1, in: middle)
      let inherited = outer.tintColor
      #expect(inherited != nil && inherited == display.window.tintColor)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      middle.tintColor = .green
      #expect(inner.tintColor == .green && outer.tintColor == .red)
      middle.tintColor = nil
      #expect(middle.tintColor == .red, "nothing of its own is what is inherited")
      inner.removeFromSuperview()
      #expect(inner.tintColor != .red)
      outer.tintColor = nil
      #expect(outer.tintColor == inherited)
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
      let new = Recorder(0, 0, 1, 1)
      outer.addSubview(new)
      #expect(new.seen.last == .red && new.tintColor == .red)
      let red = UIView(0, 0, 1, 1)
      red.tintColor = .red
      red.addSubview(new)
      new.seen = []
      outer.addSubview(red)
      #expect(new.seen == [], "it inherits the same color as before")
    }
  }
}
