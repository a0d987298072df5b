// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Traced: UIView {
  var layoutStyle: UIUserInterfaceStyle?

  override func layoutSubviews() { layoutStyle = UITraitCollection.current.userInterfaceStyle }
}

/// Expected values: UIKit's documentation.
@MainActor
@Suite(.exclusiveScreen)
struct ViewTests {
  @Test func layoutHasTheViewsTraits() async {
    await withWindow { screen, window in
      let view = Traced(frame: CGRect(0, 0, 50, 50))
      view.overrideUserInterfaceStyle = .dark
      window.addSubview(view)
      await screen.advance(by: 0)
      #expect(view.layoutStyle == .dark)
    }
  }

  /// A backing store for every container would take up too much memory.
  @Test func plainViewsHaveNoContents() async {
    await withWindow(scale: 3) { screen, window in
      let view = UIView(CGRect(0, 0, 50, 50), in: window)
      await screen.advance(by: 0)
      #expect(view.layer.contents == nil && window.layer.contents == nil)
      #expect(view.layer.contentsScale == 3)
    }
  }
}
