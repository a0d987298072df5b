// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// A spinner, as clients build one.
@MainActor protocol Spinner {
  var layer: CALayer { get }
  /// Begins to turn, once a second.
  func start(at time: CFTimeInterval)
}

/// A spinner on a white screen, shown the way a host shows every frame.
@MainActor final class SpinnerStage {
  nonisolated static let points = 48
  nonisolated static let pixels = 2 * points

  private static let start: CFTimeInterval = 100
  private let root = CALayer()
  private let context: LayerContext
  private let renderer: LayerRenderer
  private let canvas: CGContext?

  init(_ spinner: some Spinner) {
    let side = CGFloat(Self.points)
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    root.addSublayer(spinner.layer)
    context = LayerContext(rootLayer: root)
    context.commit(at: Self.start)
    spinner.start(at: Self.start)
    renderer = LayerRenderer(
      layer: root, pixelWidth: Self.pixels, pixelHeight: Self.pixels, scale: 2)
    canvas = CGContext(
      uprightData: nil, width: Self.pixels, height: Self.pixels, bytesPerRow: 0, scale: 2)
  }

  func show(at seconds: Double) {
    let time = Self.start + seconds
    guard let canvas, context.nextFrameTime(after: time) != nil else { return }
    context.commit(at: time)
    renderer.paint(into: canvas, damage: renderer.prepare(at: time))
  }

  func meanDifference(to other: [UInt32]) -> Double {
    guard let words = canvas?.makeImage()?.premultipliedARGB, words.count == other.count else {
      return .infinity
    }
    let sum = zip(words, other).reduce(0) { $0 + abs(Int($1.0 & 255) - Int($1.1 & 255)) }
    return Double(sum) / Double(words.count)
  }
}

/// The ring of two turns under an angular mask that turns as fast.
@MainActor struct RingSpinner: Spinner {
  let layer: CALayer
  private let ring = CAShapeLayer()
  private let mask = CALayer()

  init() {
    let side = CGFloat(SpinnerStage.points)
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: side / 2, y: side / 2), radius: 18, startAngle: 1.5 * .pi,
      endAngle: 5.5 * .pi, clockwise: false)
    ring.frame = CGRect(x: 0, y: 0, width: side, height: side)
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = CGColor(gray: 0, alpha: 1)
    ring.lineWidth = 2
    ring.lineCap = .round
    ring.lineJoin = .bevel
    mask.frame = ring.bounds
    mask.contentsScale = 2
    mask.contents = AngularImage.make(side: SpinnerStage.pixels)
    ring.mask = mask
    layer = ring
  }

  func start(at time: CFTimeInterval) {
    animate(mask, "transform.rotation", 0, 2 * .pi, time)
    animate(ring, "strokeStart", 0.015, 0.515, time)
    animate(ring, "strokeEnd", 0.485, 0.985, time)
  }

  private func animate(
    _ layer: CALayer, _ key: String, _ from: CGFloat, _ to: CGFloat, _ time: CFTimeInterval
  ) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.beginTime = time
    animation.repeatCount = .infinity
    layer.add(animation, forKey: key)
  }
}

/// Eight dots of one layer that fade one after the other.
@MainActor struct DotsSpinner: Spinner {
  let layer: CALayer
  private let dot = CALayer()

  init() {
    let side = CGFloat(SpinnerStage.points)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: side, height: side)
    replicator.instanceCount = 8
    replicator.instanceDelay = 1.0 / 8
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    dot.frame = CGRect(x: side / 2 - 4, y: 4, width: 8, height: 8)
    dot.cornerRadius = 4
    dot.backgroundColor = CGColor(gray: 0, alpha: 1)
    replicator.addSublayer(dot)
    layer = replicator
  }

  func start(at time: CFTimeInterval) {
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1.0, 0.2, 0.2]
    fade.keyTimes = [0, 0.75, 1]
    fade.duration = 1
    // A second early, so that the last dot has begun too.
    fade.beginTime = time - 1
    fade.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
  }
}
