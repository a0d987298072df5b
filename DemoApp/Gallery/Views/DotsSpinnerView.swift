// SPDX-License-Identifier: MIT

import StatusHUD

/// A spinner of another kind, as other HUDs have it: eight dots on a card, one layer shown eight
/// times.
final class DotsSpinnerView: UIView {
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    replicator.instanceCount = 8
    replicator.instanceDelay = 1.0 / 8
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    replicator.addSublayer(dot)
    layer.addSublayer(replicator)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    backgroundColor = isDark ? UIColor(white: 0.15, alpha: 1) : .white
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.frame = CGRect(x: bounds.midX - 24, y: bounds.midY - 24, width: 48, height: 48)
    dot.frame = CGRect(x: 20, y: 0, width: 8, height: 8)
    dot.cornerRadius = 4
    dot.backgroundColor = (isDark ? UIColor.white : .black).cgColor
    CATransaction.commit()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 0.2, 0.2]
    fade.keyTimes = [0, 0.75, 1]
    fade.duration = 1
    fade.repeatCount = .infinity
    let shrink = CAKeyframeAnimation(keyPath: "transform.scale")
    shrink.values = [1, 0.7, 0.7]
    shrink.keyTimes = fade.keyTimes
    shrink.duration = 1
    shrink.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
    dot.add(shrink, forKey: "shrink")
  }
}
