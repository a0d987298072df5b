// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// A light, a dark and a busy band, and a panel of the material over each.
final class MaterialScreen: UIViewController {
  static let size = CGSize(width: 320, height: 480)
  private let shot: MaterialShot

  init(shot: MaterialShot) {
    self.shot = shot
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, band) in [page(isDark: false), page(isDark: true), BusyView()].enumerated() {
      band.frame = CGRect(
        x: 0, y: CGFloat(index) * 160, width: Self.size.width, height: 160)
      view.addSubview(band)
    }
    for index in 0..<3 {
      view.addSubview(panel(in: CGRect(x: 60, y: 30 + index * 160, width: 200, height: 100)))
    }
  }

  private func page(isDark: Bool) -> UIView {
    let page = UIView()
    page.overrideUserInterfaceStyle = isDark ? .dark : .light
    page.backgroundColor = .systemBackground
    page.clipsToBounds = true
    for index in 0..<8 {
      let label = UILabel()
      label.text = "Lorem ipsum dolor sit amet, consectetur elit"
      label.font = .systemFont(ofSize: 15)
      label.textColor = index == 3 ? .systemRed : .label
      label.frame = CGRect(x: 8, y: index * 20, width: 312, height: 20)
      page.addSubview(label)
    }
    return page
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
    let title = UILabel()
    title.text = "Loading \(shot.name)"
    title.font = .systemFont(ofSize: 16, weight: .medium)
    title.textColor = .label
    title.textAlignment = .center
    title.frame = CGRect(x: 8, y: 62, width: 184, height: 24)
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
