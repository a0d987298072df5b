// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

@testable import StatusHUD

/// Every kind of progress indicator, for what holds of all.
enum IndicatorSample: CaseIterable {
  case ring, pie, wedge, annular, bar

  @MainActor func make() -> ProgressIndicatorView {
    switch self {
    case .ring: return RingProgressView(frame: .zero)
    case .bar: return BarProgressView(frame: .zero)
    case .pie, .wedge:
      let view = PieProgressView(frame: .zero)
      view.isFilled = self == .wedge
      return view
    case .annular:
      // As in a `HUDView`.
      let view = RingProgressView(frame: .zero)
      view.fillsBounds = true
      view.frame.size = view.intrinsicContentSize
      view.lineCap = .square
      view.strokeColor = .white
      view.trackColor = UIColor(white: 1, alpha: 0.1)
      return view
    }
  }
}

extension ViewScreen {
  /// A black screen 10 points larger than the view on each side. The view is white on it.
  static func dark(_ view: UIView, scale: CGFloat = 2) async -> ViewScreen {
    let size = CGSize(width: view.bounds.width + 20, height: view.bounds.height + 20)
    let it = ViewScreen(size: size, scale: scale, background: .black)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    it.container.addSubview(view)
    await it.advance(by: 0)
    return it
  }

  /// How bright the screen is at a place in points, 0...1.
  func brightness(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 2) -> Double {
    Double(pixels().straight(Int(x * scale), Int(y * scale)).red) / 255
  }
}
