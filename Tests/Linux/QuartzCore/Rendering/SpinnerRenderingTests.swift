// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// The spinner of a HUD: a trimmed ring of two turns under an angular mask that turns as fast.
///
/// Rule: after a quarter of its period it shows its first picture, turned by a quarter.
@MainActor @Suite struct SpinnerRenderingTests {
  private final class Spinner {
    let ring = CAShapeLayer()
    let mask: CALayer

    init(mask: CALayer) {
      self.mask = mask
      ring.frame = CGRect(0, 0, 40, 40)
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 20, y: 20), radius: 17, startAngle: 1.5 * .pi, endAngle: 5.5 * .pi,
        clockwise: false)
      ring.path = path
      ring.fillColor = nil
      ring.strokeColor = Ink.black
      ring.lineWidth = 2
      ring.lineCap = .round
      ring.lineJoin = .bevel
      mask.frame = ring.bounds
      ring.mask = mask
    }

    func animate(from begin: CFTimeInterval) {
      func add(_ key: String, _ from: CGFloat, _ to: CGFloat, _ layer: CALayer) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.beginTime = begin
        layer.add(animation, forKey: key)
      }
      add("transform.rotation", 0, 2 * .pi, mask)
      add("strokeStart", 0.015, 0.515, ring)
      add("strokeEnd", 0.485, 0.985, ring)
    }
  }

  private static func conicMask() -> CALayer {
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
    return layer
  }

  private static func imageMask(scale: Int) throws -> CALayer {
    let gradient = conicMask()
    gradient.frame = CGRect(0, 0, 40, 40)
    let screen = try RenderedScreen(40, 40, scale: CGFloat(scale))
    screen.root.addSublayer(gradient)
    screen.update()
    let layer = CALayer()
    layer.contents = screen.context.makeImage()
    layer.contentsScale = CGFloat(scale)
    return layer
  }

  @Test(arguments: [1, 2, 3], [true, false])
  func aQuarterOfThePeriodIsAQuarterTurn(scale: Int, usesImage: Bool) throws {
    let screen = try RenderedScreen(40, 40, scale: CGFloat(scale))
    let spinner = Spinner(
      mask: usesImage ? try Self.imageMask(scale: scale) : Self.conicMask())
    screen.root.addSublayer(spinner.ring)
    let context = LayerContext(rootLayer: screen.root)
    context.commit(at: 1)
    spinner.animate(from: 2)
    context.commit(at: 2)
    screen.update(at: 2)
    let first = try screen.pixels()
    #expect(first.bounds() != nil)
    for quarter in 1...4 {
      let time = 2 + Double(quarter) / 4
      context.commit(at: time)
      screen.update(at: time)
      let picture = try screen.pixels()
      #expect(picture == (try screen.repainted(at: time)))
      let difference = try #require(
        first.difference(afterQuarterTurns: quarter, to: picture))
      // Cairo counts 15 rows and 256 columns of a pixel: an edge turned is not the same edge.
      #expect(difference.maximum <= 20, "\(difference)")
      #expect(difference.mean < 0.35, "\(difference)")
    }
    context.disconnect()
  }

  @Test func everyFrameIsTheSameAsARepaint() throws {
    let screen = try RenderedScreen(60, 60, scale: 2)
    screen.root.backgroundColor = Ink.white
    let spinner = Spinner(mask: try Self.imageMask(scale: 2))
    spinner.ring.position = CGPoint(x: 30, y: 30)
    screen.root.addSublayer(spinner.ring)
    let context = LayerContext(rootLayer: screen.root)
    spinner.animate(from: 5)
    context.commit(at: 5)
    screen.update(at: 5)
    for frame in 1...60 {
      let time = 5 + Double(frame) / 60
      context.commit(at: time)
      let damage = screen.update(at: time)
      #expect(damage.allSatisfy { CGRect(20, 20, 80, 80).contains($0) })
      #expect(try screen.pixels() == screen.repainted(at: time))
    }
    context.disconnect()
  }
}
