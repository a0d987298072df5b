// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.autoresizingMask`: what is not flexible keeps its
/// length, what is shares the difference in proportion to the lengths it has.
@MainActor @Suite struct AutoresizingConformance {
  /// The view's frame when its superview of 100 x 100 has become another size.
  private func resized(
    _ mask: UIView.AutoresizingMask, frame: CGRect = rect(20, 20, 40, 40),
    to size: CGSize = CGSize(width: 200, height: 150)
  ) -> CGRect {
    let parent = UIView(0, 0, 100, 100)
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.bounds.size = size
    return view.frame
  }

  @Test func withoutAMaskViewsStay() {
    #expect(UIView().autoresizingMask == [])
    #expect(resized([]) == rect(20, 20, 40, 40))
  }

  @Test func oneFlexiblePartTakesAll() {
    #expect(resized(.flexibleWidth) == rect(20, 20, 140, 40))
    #expect(resized(.flexibleHeight) == rect(20, 20, 40, 90))
    #expect(
      resized([.flexibleWidth, .flexibleHeight], frame: rect(0, 0, 100, 100))
        == rect(0, 0, 200, 150))
  }

  @Test func viewsShrink() {
    let size = CGSize(width: 80, height: 100)
    #expect(resized(.flexibleWidth, to: size) == rect(20, 20, 20, 40))
  }

  @Test func sizesPassDown() {
    let outer = UIView(0, 0, 100, 100)
    let middle = UIView(0, 0, 100, 100, in: outer)
    let inner = UIView(10, 10, 80, 80, in: middle)
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame = rect(5, 5, 300, 50)
    #expect(inner.frame == rect(10, 10, 280, 30))
  }
}
