// SPDX-License-Identifier: MIT

import LinuxUIKit

/// Eight dots that fade one after the other, as many HUDs have them. It is written as a client writes
/// a view, with public API only.
final class DotsSpinner: UIView {
  static let fadeDuration = 0.75
  static let faded: CGFloat = 0.2

  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    replicator.instanceCount = 8
    replicator.instanceDelay = 1.0 / 8
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    dot.backgroundColor = UIColor.black.cgColor
    replicator.addSublayer(dot)
    layer.addSublayer(replicator)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let diameter = side / 6
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    dot.frame = CGRect(x: (side - diameter) / 2, y: 0, width: diameter, height: diameter)
    dot.cornerRadius = diameter / 2
    CATransaction.commit()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, Self.faded, Self.faded]
    fade.keyTimes = [0, NSNumber(value: Self.fadeDuration), 1]
    fade.duration = 1
    fade.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
  }
}
