// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// A HUD with a spinner over an app in which nothing moves.
@MainActor final class BackdropStage {
  enum Bezel {
    /// A colour in a rounded layer, which clips nothing.
    case plain
    /// What lies beneath, blurred.
    case backdrop
  }

  static let width = 1170
  static let height = 2532
  private static let scale: CGFloat = 3
  private static let start: CFTimeInterval = 100
  private let root = CALayer()
  private let app = CALayer()
  private let bezel = CALayer()
  private let context: LayerContext
  private let renderer: LayerRenderer
  private let canvas: CGContext?

  init(_ kind: Bezel) {
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    app.frame = root.bounds
    root.addSublayer(app)
    for index in 0..<60 {
      let row = CALayer()
      row.frame = CGRect(
        x: 16, y: CGFloat(index) * 14, width: CGFloat(100 + index * 37 % 250), height: 10)
      row.cornerRadius = 5
      row.backgroundColor = CGColor(
        srgbRed: CGFloat(index % 5) / 4, green: CGFloat(index % 3) / 2, blue: 0.4, alpha: 1)
      app.addSublayer(row)
    }
    bezel.frame = CGRect(x: 115, y: 342, width: 160, height: 160)
    bezel.cornerRadius = 14
    bezel.masksToBounds = kind == .backdrop
    if kind == .backdrop {
      let backdrop = BackdropLayer()
      backdrop.frame = bezel.bounds
      backdrop.filter = BackdropFilter(
        radius: 25, saturation: 1.8, tint: CGColor(gray: 0.97, alpha: 0.72))
      bezel.addSublayer(backdrop)
    } else {
      bezel.backgroundColor = CGColor(gray: 0.97, alpha: 1)
    }
    let spinner = RingSpinner()
    spinner.layer.position = CGPoint(x: 80, y: 80)
    bezel.addSublayer(spinner.layer)
    root.addSublayer(bezel)
    context = LayerContext(rootLayer: root)
    context.commit(at: Self.start)
    spinner.start(at: Self.start)
    renderer = LayerRenderer(
      layer: root, pixelWidth: Self.width, pixelHeight: Self.height, scale: Self.scale)
    canvas = CGContext(
      uprightData: nil, width: Self.width, height: Self.height, bytesPerRow: 0,
      scale: Self.scale)
    show(at: 0)
  }

  func show(at seconds: Double) {
    let time = Self.start + seconds
    guard let canvas, context.nextFrameTime(after: time) != nil else { return }
    context.commit(at: time)
    renderer.paint(into: canvas, damage: renderer.prepare(at: time))
  }

  var updateCount: Int { renderer.backdropUpdateCount }
}
