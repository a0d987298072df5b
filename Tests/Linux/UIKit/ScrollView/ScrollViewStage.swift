// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// Counts how often its content moves.
final class CountingScrollView: UIScrollView {
  private(set) var scrolls = 0

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { scrolls += 1 } }
  }
}

/// A scroll view of 100 x 100 points, which fills its window, with content ten times as high.
@MainActor
func withScrollView(_ body: (OffscreenScreen, CountingScrollView) async -> Void) async {
  await withWindow { screen, window in
    let scrollView = CountingScrollView(CGRect(0, 0, 100, 100), in: window)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    await screen.advance(by: 0)
    await body(screen, scrollView)
  }
}
