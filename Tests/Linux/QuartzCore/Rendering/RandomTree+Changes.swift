// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension RandomTree {
  mutating func change(_ layer: CALayer) throws {
    switch int(0..<15) {
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
    case 10:
      layer.shadowOpacity = chance(40) ? 0 : Float(number(0...1))
      layer.shadowRadius = number(0...5)
      layer.shadowOffset = CGSize(width: number(-4...4), height: number(-4...4))
      layer.shadowPath = chance(30) ? path() : nil
    case 9: layer.bounds.origin = CGPoint(x: number(-5...5), y: CGFloat(int(-5..<5)))
    case 11: layer.allowsGroupOpacity.toggle()
    case 12:
      layer.shouldRasterize.toggle()
      layer.rasterizationScale = CGFloat(int(1..<4))
    default: changeKind(of: layer)
    }
  }

  private mutating func changeContents(of layer: CALayer) throws {
    layer.contents = chance(20) ? nil : try image()
    layer.contentsScale = CGFloat(int(1..<4))
    layer.contentsGravity =
      [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft][int(0..<5)]
    layer.contentsCenter =
      chance(50)
      ? CGRect(0, 0, 1, 1)
      : CGRect(number(0...0.6), number(0...0.6), number(0...0.4), number(0...0.4))
  }

  private mutating func change(_ replicator: CAReplicatorLayer) {
    switch int(0..<4) {
    case 0: replicator.instanceCount = int(0..<6)
    case 1: replicator.instanceDelay = Double(number(-0.5...0.5))
    case 2: replicator.instanceTransform = CATransform3DMakeRotation(number(-2...2), 0, 0, 1)
    default:
      replicator.instanceTransform =
        CATransform3DMakeTranslation(number(-9...9), CGFloat(int(-9..<9)), 0)
    }
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
    } else if let replicator = layer as? CAReplicatorLayer {
      change(replicator)
    } else {
      layer.backgroundColor = chance(80) ? color() : nil
      layer.cornerCurve = chance(50) ? .circular : .continuous
    }
  }
}
