// SPDX-License-Identifier: MIT

import StatusHUD

/// Bars that light up one after the other: a view of the app that shows progress.
final class LevelView: TintedView, HUDProgressIndicator {
  private static let width: CGFloat = 10
  private static let pitch: CGFloat = 13

  private let bars = (0..<5).map { _ in CALayer() }

  init() {
    super.init(size: CGSize(width: 62, height: 44))
    for bar in bars {
      bar.cornerRadius = Self.width / 2
      layer.addSublayer(bar)
    }
    tintColorDidChange()
    setProgress(0, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func setProgress(_ progress: Double, animated: Bool) {
    withAnimations(animated) {
      for (index, bar) in bars.enumerated() {
        let part = min(max(progress * Double(bars.count) - Double(index), 0), 1)
        bar.opacity = Float(0.2 + 0.8 * part)
      }
    }
  }

  override func tint(_ color: CGColor) {
    for bar in bars { bar.backgroundColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    withAnimations(false) {
      for (index, bar) in bars.enumerated() {
        let place = isMirrored ? bars.count - 1 - index : index
        let height = bounds.height * (0.4 + 0.15 * CGFloat(index))
        bar.frame = CGRect(
          x: CGFloat(place) * Self.pitch, y: bounds.height - height, width: Self.width,
          height: height)
      }
    }
  }
}
