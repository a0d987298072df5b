// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// Something like a photograph with a page over it: the hardest thing to read text on.
final class BusyView: UIView {
  private let sky = CAGradientLayer()
  private let sun = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sky.colors = [UIColor.systemIndigo, .systemPink, .systemOrange, .systemYellow].map(\.cgColor)
    sky.endPoint = CGPoint(x: 0.8, y: 1)
    sun.type = .radial
    sun.colors = [UIColor.white, UIColor.white.withAlphaComponent(0)].map(\.cgColor)
    sun.startPoint = CGPoint(x: 0.75, y: 0.3)
    sun.endPoint = CGPoint(x: 1.05, y: 0.75)
    layer.addSublayer(sky)
    layer.addSublayer(sun)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    sun.frame = bounds
    guard subviews.isEmpty else { return }
    addStripes()
    addText()
  }

  private func addStripes() {
    for index in 0..<14 {
      let stripe = UIView(
        frame: CGRect(x: CGFloat(index) * 26 - 20, y: -20, width: 11, height: bounds.height + 40))
      stripe.backgroundColor = index.isMultiple(of: 3) ? .black : index % 3 == 1 ? .white : .green
      stripe.transform = CGAffineTransform(rotationAngle: 0.35)
      addSubview(stripe)
    }
  }

  private func addText() {
    for index in 0..<9 {
      let label = UILabel()
      label.text = "The quick brown fox jumps over the lazy dog 0123456789"
      label.font = .systemFont(ofSize: 15, weight: index.isMultiple(of: 2) ? .bold : .regular)
      label.textColor = index % 4 == 1 ? .white : index % 4 == 3 ? .systemBlue : .black
      label.frame = CGRect(x: -6, y: CGFloat(index) * 19, width: bounds.width + 80, height: 19)
      addSubview(label)
    }
  }
}
