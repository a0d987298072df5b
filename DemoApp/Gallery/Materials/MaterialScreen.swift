// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// A light, a dark and a busy band, and a panel of the material over each.
final class MaterialScreen: UIViewController {
  static let size = CGSize(width: 320, height: 480)
  private static let bandSize = CGSize(width: 320, height: 160)
  private let shot: MaterialShot

  init(shot: MaterialShot) {
    self.shot = shot
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, band) in [page(isDark: false), page(isDark: true), busyBand()].enumerated() {
      let top = CGFloat(index) * Self.bandSize.height
      band.frame.origin.y = top
      view.addSubview(band)
      view.addSubview(panel(in: CGRect(x: 60, y: 30 + top, width: 200, height: 100)))
    }
  }

  private func page(isDark: Bool) -> UIView {
    let page = UIView(frame: CGRect(origin: .zero, size: Self.bandSize))
    page.overrideUserInterfaceStyle = isDark ? .dark : .light
    page.backgroundColor = .systemBackground
    page.clipsToBounds = true
    for index in 0..<8 {
      let label = UILabel(frame: CGRect(x: 8, y: index * 20, width: 312, height: 20))
      label.text = "Lorem ipsum dolor sit amet, consectetur elit"
      label.font = .systemFont(ofSize: 15)
      label.textColor = index == 3 ? .systemRed : .label
      page.addSubview(label)
    }
    return page
  }

  /// Something like a photograph with a page over it: the hardest thing to read text on.
  private func busyBand() -> UIView {
    let band = UIView(frame: CGRect(origin: .zero, size: Self.bandSize))
    band.clipsToBounds = true
    let (sky, sun) = (CAGradientLayer(), CAGradientLayer())
    sky.colors = [UIColor.systemIndigo, .systemPink, .systemOrange, .systemYellow].map(\.cgColor)
    sky.endPoint = CGPoint(x: 0.8, y: 1)
    sun.type = .radial
    sun.colors = [UIColor.white, UIColor.white.withAlphaComponent(0)].map(\.cgColor)
    sun.startPoint = CGPoint(x: 0.75, y: 0.3)
    sun.endPoint = CGPoint(x: 1.05, y: 0.75)
    for layer in [sky, sun] {
      layer.frame = band.bounds
      band.layer.addSublayer(layer)
    }
    for index in 0..<14 {
      let stripe = UIView(frame: CGRect(x: index * 26 - 20, y: -20, width: 11, height: 200))
      stripe.backgroundColor = index.isMultiple(of: 3) ? .black : index % 3 == 1 ? .white : .green
      stripe.transform = CGAffineTransform(rotationAngle: 0.35)
      band.addSubview(stripe)
    }
    for index in 0..<9 {
      let label = UILabel(frame: CGRect(x: -6, y: index * 19, width: 400, height: 19))
      label.text = "The quick brown fox jumps over the lazy dog 0123456789"
      label.font = .systemFont(ofSize: 15, weight: index.isMultiple(of: 2) ? .bold : .regular)
      label.textColor = index % 4 == 1 ? .white : index % 4 == 3 ? .systemBlue : .black
      band.addSubview(label)
    }
    return band
  }

  private func panel(in frame: CGRect) -> UIView {
    let panel = UIVisualEffectView(effect: UIBlurEffect(style: shot.style))
    panel.frame = frame
    panel.overrideUserInterfaceStyle = shot.contentStyle
    panel.layer.cornerRadius = 14
    panel.layer.cornerCurve = .continuous
    panel.clipsToBounds = true
    panel.alpha = shot.alpha
    if shot.isTurned { panel.transform = CGAffineTransform(rotationAngle: -0.12) }
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = .label
    spinner.center = CGPoint(x: 100, y: 34)
    spinner.startAnimating()
    let title = UILabel(frame: CGRect(x: 8, y: 62, width: 184, height: 24))
    title.text = "Loading \(shot.name)"
    title.font = .systemFont(ofSize: 16, weight: .medium)
    title.textColor = .label
    title.textAlignment = .center
    panel.contentView.addSubview(spinner)
    panel.contentView.addSubview(title)
    return panel
  }
}

extension Studio {
  /// The material's picture.
  func picture(of shot: MaterialShot) async -> CGImage {
    let screen = OffscreenScreen(size: MaterialScreen.size, scale: shot.scale ?? scale)
    defer { screen.disconnect() }
    screen.isReduceTransparencyEnabled = shot.isOpaque
    let window = screen.show(MaterialScreen(shot: shot), as: Variant(isDark: shot.isDark))
    await screen.advance(by: 1)
    return withExtendedLifetime(window) { screen.image() }
  }
}
