// SPDX-License-Identifier: MIT

import StatusHUD

/// The indicators that an app can use on their own, one kind below the other, each at the beginning,
/// on its way and at the end.
final class IndicatorsView: UIView {
  private static let pitch = CGSize(width: 92, height: 60)

  init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 3 * Self.pitch.width, height: 4 * Self.pitch.height))
    tintColor = .white
    backgroundColor = UIColor(white: 0.2, alpha: 1)
    layer.cornerRadius = 14
    for (column, progress) in [0, 0.35, 1].enumerated() {
      for (row, view) in Self.views(at: progress).enumerated() {
        if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
        view.center = CGPoint(
          x: (CGFloat(column) + 0.5) * Self.pitch.width,
          y: (CGFloat(row) + 0.5) * Self.pitch.height)
        addSubview(view)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func views(at progress: Double) -> [UIView] {
    let bar = BarProgressView()
    bar.frame.size = CGSize(width: 80, height: 12)
    let indicators = [RingProgressView(), PieProgressView(), bar]
    for view in indicators { view.progress = progress }
    return indicators + [IndefiniteSpinnerView()]
  }
}
