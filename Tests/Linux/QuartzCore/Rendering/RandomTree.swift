// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Random layer trees with everything that the renderer draws, and random changes to these trees.
struct RandomTree: RandomNumberGenerator {
  private var generator: SeededGenerator
  /// The percentage of layers that are backdrops.
  var backdropPercent = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1)
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }

  mutating func color() -> CGColor {
    CGColor(
      srgbRed: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: chance(60) ? 1 : number(0...1))
  }

  mutating func rect() -> CGRect {
    let isWhole = chance(50)
    let rect = CGRect(number(-10...50), number(-10...40), number(0...40), number(0...30))
    return isWhole ? rect.integral : rect
  }

  mutating func path() -> CGPath {
    let path = CGMutablePath()
    switch int(0..<4) {
    case 0: path.addEllipse(in: rect())
    case 1: path.addRoundedRect(in: rect(), cornerWidth: 4, cornerHeight: 3)
    case 2:
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 9, startAngle: number(0...6),
        endAngle: number(0...6), clockwise: chance(50))
    default:
      path.move(to: CGPoint(x: number(0...30), y: number(0...30)))
      for _ in 0..<int(1..<5) { path.addLine(to: CGPoint(x: number(0...30), y: number(0...30))) }
      if chance(50) { path.closeSubpath() }
    }
    return path
  }

  mutating func image() throws -> CGImage {
    let (width, height) = (int(1..<24), int(1..<24))
    // Like the image of a shadow: black, with clear edges.
    let isShadow = chance(30)
    let words = (0..<(width * height)).map { index in
      let (x, y) = (index % width, index / width)
      let isEdge = x == 0 || y == 0 || x == width - 1 || y == height - 1
      if isShadow { return isEdge ? 0 : UInt32(int(0..<256)) << 24 }
      return chance(70) ? 0xFF00_0000 | UInt32(int(0..<0xFF_FFFF)) : 0x8040_2010
    }
    return try #require(CGImage(premultipliedARGB: words, width: width, height: height))
  }

  /// Adds layers, and returns all of them.
  mutating func build(on root: CALayer) throws -> [CALayer] {
    root.backgroundColor = chance(70) ? Ink.white : nil
    var all = [root]
    for _ in 0..<int(3..<10) {
      let layer = makeLayer()
      for _ in 0..<int(1..<5) { try change(layer) }
      if chance(15), let owner = all.dropFirst().randomElement(using: &self), owner.mask == nil {
        owner.mask = layer
      } else {
        all.randomElement(using: &self)?.addSublayer(layer)
      }
      all.append(layer)
    }
    return all
  }

  mutating func filter() -> BackdropFilter {
    let tint = color().copy(alpha: number(0...0.6))
    return BackdropFilter(
      radius: number(0...12), saturation: number(0...2), tint: tint ?? Ink.black)
  }

  private mutating func makeLayer() -> CALayer {
    if backdropPercent > 0, chance(backdropPercent) {
      let backdrop = BackdropLayer()
      backdrop.filter = filter()
      backdrop.frame = rect()
      return backdrop
    }
    let layer: CALayer
    switch int(0..<6) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = path()
      shape.fillColor = chance(50) ? color() : nil
      shape.strokeColor = color()
      shape.lineWidth = number(0...6)
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.type = [.axial, .radial, .conic][int(0..<3)]
      gradient.colors = [color(), color(), color()]
      layer = gradient
    default:
      layer = CALayer()
      layer.backgroundColor = chance(80) ? color() : nil
    }
    layer.frame = rect()
    return layer
  }

  /// Changes one to three of the layers.
  mutating func change(_ layers: [CALayer]) throws {
    for _ in 0..<int(1..<4) {
      guard let layer = layers.dropFirst().randomElement(using: &self) else { return }
      if chance(10), let parent = layer.superlayer {
        parent.insertSublayer(layer, at: UInt32(int(0..<4)))
      } else if chance(5) {
        layer.removeFromSuperlayer()
      } else {
        try change(layer)
      }
    }
  }
}

extension RandomTree {
  mutating func change(_ layer: CALayer) throws {
    switch int(0..<14) {
    case 0: layer.frame = rect()
    case 1: layer.position = CGPoint(x: number(0...60), y: CGFloat(int(0..<40)))
    case 2: layer.opacity = chance(50) ? 1 : Float(number(0...1))
    case 3: layer.isHidden.toggle()
    case 4: layer.cornerRadius = chance(30) ? 0 : number(0...15)
    case 5: layer.masksToBounds.toggle()
    case 6:
      layer.borderWidth = chance(30) ? 0 : number(0...5)
      layer.borderColor = color()
    case 7:
      layer.setAffineTransform(
        chance(30)
          ? .identity
          : CGAffineTransform(scaleX: number(0.3...2), y: 1)
            .concatenating(CGAffineTransform(rotationAngle: number(-3...3))))
    case 8: try changeContents(of: layer)
    case 9: layer.bounds.origin = CGPoint(x: number(-5...5), y: CGFloat(int(-5..<5)))
    case 10: layer.allowsGroupOpacity.toggle()
    case 11:
      layer.shouldRasterize.toggle()
      layer.rasterizationScale = CGFloat(int(1..<4))
    default: changeKind(of: layer)
    }
  }

  private mutating func changeContents(of layer: CALayer) throws {
    layer.contents = chance(20) ? nil : try image()
    layer.contentsScale = CGFloat(int(1..<4))
    layer.contentsGravity = chance(50) ? .resize : .resizeAspect
    layer.contentsCenter =
      chance(50)
      ? CGRect(0, 0, 1, 1)
      : CGRect(number(0...0.6), number(0...0.6), number(0...0.4), number(0...0.4))
  }

  private mutating func changeKind(of layer: CALayer) {
    if let shape = layer as? CAShapeLayer {
      switch int(0..<4) {
      case 0: shape.path = path()
      case 1:
        shape.strokeStart = number(0...0.6)
        shape.strokeEnd = number(0.4...1)
      case 2:
        shape.lineCap = [.butt, .round, .square][int(0..<3)]
        shape.lineJoin = [.miter, .round, .bevel][int(0..<3)]
      default: shape.lineWidth = number(0...8)
      }
    } else if let gradient = layer as? CAGradientLayer {
      gradient.startPoint = CGPoint(x: number(0...1), y: number(0...1))
      gradient.endPoint = CGPoint(x: number(0...1), y: number(0...1))
      if chance(50) { gradient.locations = chance(50) ? nil : [0.1, 0.4, 0.7] }
    } else if let backdrop = layer as? BackdropLayer, chance(60) {
      backdrop.filter = chance(90) ? filter() : nil
    } else {
      layer.backgroundColor = chance(80) ? color() : nil
      layer.cornerCurve = chance(50) ? .circular : .continuous
    }
  }
}
