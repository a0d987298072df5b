// SPDX-License-Identifier: MIT

/// A property of a layer that animations can name.
enum LayerKey: String {
  case position, bounds, anchorPoint, transform
  case opacity, hidden, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsScale
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
  case colors, locations, startPoint, endPoint
  case instanceCount, instanceDelay, instanceTransform

  /// Whether a change made without an action of its own animates. Apple leaves out what has no
  /// sensible middle.
  var hasDefaultAction: Bool {
    switch self {
    case .contentsScale, .path, .shadowPath: false
    default: true
    }
  }

  func value(in v: LayerValues) -> AnimatableValue {
    switch self {
    case .position: .point(v.position)
    case .bounds: .rect(v.bounds)
    case .anchorPoint: .point(v.anchorPoint)
    case .transform: .transform(v.transform)
    case .opacity: .scalar(CGFloat(v.opacity))
    case .hidden: .scalar(v.isHidden ? 1 : v.hiding)
    case .backgroundColor: .color(orNone: v.backgroundColor)
    case .cornerRadius: .scalar(v.cornerRadius)
    case .borderWidth: .scalar(v.borderWidth)
    case .borderColor: .color(orNone: v.borderColor)
    case .shadowColor: .color(orNone: v.shadowColor)
    case .shadowOpacity: .scalar(CGFloat(v.shadowOpacity))
    case .shadowOffset: .size(v.shadowOffset)
    case .shadowRadius: .scalar(v.shadowRadius)
    case .shadowPath: v.shadowPath.map { .path($0) } ?? .none
    case .contents: v.contents.map { .image($0) } ?? .none
    case .contentsScale: .scalar(v.contentsScale)
    default:
      v.shape.flatMap(value(in:)) ?? v.gradient.flatMap(value(in:))
        ?? v.replicator.flatMap(value(in:)) ?? .none
    }
  }

  private func value(in s: ShapeValues) -> AnimatableValue? {
    switch self {
    case .path: s.path.map { .path($0) } ?? AnimatableValue.none
    case .fillColor: .color(orNone: s.fillColor)
    case .strokeColor: .color(orNone: s.strokeColor)
    case .strokeStart: .scalar(s.strokeStart)
    case .strokeEnd: .scalar(s.strokeEnd)
    case .lineWidth: .scalar(s.lineWidth)
    default: nil
    }
  }

  private func value(in g: GradientValues) -> AnimatableValue? {
    switch self {
    case .colors: .colors(g.colors)
    case .locations: .numbers(g.locations)
    case .startPoint: .point(g.startPoint)
    case .endPoint: .point(g.endPoint)
    default: nil
    }
  }

  private func value(in r: ReplicatorValues) -> AnimatableValue? {
    switch self {
    case .instanceCount: .scalar(CGFloat(r.count))
    case .instanceDelay: .scalar(CGFloat(r.delay))
    case .instanceTransform: .transform(r.transform)
    default: nil
    }
  }
}

extension AnimatableValue {
  static func color(orNone color: CGColor?) -> AnimatableValue { color.map { .color($0) } ?? .none }
}
