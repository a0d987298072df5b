// SPDX-License-Identifier: MIT

import StatusHUD

/// Bars that light up one after the other: a view of the app that shows progress.
final class LevelView: UIView, HUDProgressIndicator {
  private static let size = CGSize(width: 62, height: 44)
  private static let width: CGFloat = 10
  private static let pitch: CGFloat = 13

  private let bars = (0..<5).map { _ in CALayer() }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    for bar in bars {
      bar.cornerRadius = Self.width / 2
      layer.addSublayer(bar)
    }
    tintColorDidChange()
    setProgress(0, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  func setProgress(_ progress: Double, animated: Bool) {
    change(animated: animated) { index, bar in
      let part = min(max(progress * Double(bars.count) - Double(index), 0), 1)
      bar.opacity = Float(0.2 + 0.8 * part)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    change(animated: false) { $1.backgroundColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    change(animated: false) { index, bar in
      let place = isMirrored ? bars.count - 1 - index : index
      let height = bounds.height * (0.4 + 0.15 * CGFloat(index))
      bar.frame = CGRect(
        x: CGFloat(place) * Self.pitch, y: bounds.height - height, width: Self.width,
        height: height)
    }
  }

  private func change(animated: Bool, _ change: (Int, CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    for (index, bar) in bars.enumerated() { change(index, bar) }
    CATransaction.commit()
  }
}
