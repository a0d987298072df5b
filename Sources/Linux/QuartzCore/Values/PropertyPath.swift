// SPDX-License-Identifier: MIT

/// A property of a layer that animations can name.
enum LayerKey: String {
  case position, bounds, anchorPoint, transform
  case opacity, hidden, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsScale
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
  case colors, locations, startPoint, endPoint

  /// Whether a change without its own action animates. Apple leaves out the properties that have no
  /// sensible middle.
  var hasDefaultAction: Bool {
    switch self {
    case .contentsScale, .path, .shadowPath: false
    default: true
    }
  }
}

/// The key path of an animation, parsed once: a property, or a part of one.
struct PropertyPath {
  let key: LayerKey
  /// Whether the path names the property itself and not a part of it.
  let isWhole: Bool
  private let access: Access

  /// Fails for a path that can't be animated.
  init?(_ keyPath: String?) {
    guard let keyPath, let access = Self.accesses[keyPath] else { return nil }
    let name = keyPath.prefix { $0 != "." }
    guard let key = LayerKey(rawValue: String(name)) else { return nil }
    self.key = key
    isWhole = name.count == keyPath.count
    self.access = access
  }

  func value(in values: LayerValues) -> AnimatableValue { access.get(values) }

  /// A value of the wrong kind changes nothing.
  func set(_ value: AnimatableValue, in values: inout LayerValues) { access.set(value, &values) }
}

/// The way from a layer's values to the value of one property and back.
private struct Access: Sendable {
  typealias Path<Value> = WritableKeyPath<LayerValues, Value> & Sendable

  let get: @Sendable (LayerValues) -> AnimatableValue
  let set: @Sendable (AnimatableValue, inout LayerValues) -> Void

  private init<Value>(
    _ path: Path<Value>, _ make: @escaping @Sendable (Value) -> AnimatableValue,
    _ read: @escaping @Sendable (AnimatableValue) -> Value?
  ) {
    get = { make($0[keyPath: path]) }
    set = { value, values in
      if let new = read(value) { values[keyPath: path] = new }
    }
  }

  static func number(_ path: Path<CGFloat>) -> Access {
    Access(path, { .scalar($0) }, { $0.number })
  }

  static func fraction(_ path: Path<Float>) -> Access {
    Access(path, { .scalar(CGFloat($0)) }, { $0.number.map { Float($0.unit) } })
  }

  static func point(_ path: Path<CGPoint>) -> Access {
    Access(path, { .point($0) }, { $0.pair.map { CGPoint(x: $0.0, y: $0.1) } })
  }

  static func size(_ path: Path<CGSize>) -> Access {
    Access(path, { .size($0) }, { $0.pair.map { CGSize(width: $0.0, height: $0.1) } })
  }

  static func color(_ path: Path<CGColor?>) -> Access {
    Access(path, { $0.map { .color($0) } ?? .none }, { $0.optional { $0.color } })
  }

  static func path(_ path: Path<CGPath?>) -> Access {
    Access(path, { $0.map { .path($0) } ?? .none }, { $0.optional { $0.path } })
  }

  /// Applies only to layers that have `part`.
  func only<Part>(where part: KeyPath<LayerValues, Part?> & Sendable) -> Access {
    Access(
      get: { $0[keyPath: part] == nil ? .none : get($0) },
      set: { if $1[keyPath: part] != nil { set($0, &$1) } })
  }

  private init(
    get: @escaping @Sendable (LayerValues) -> AnimatableValue,
    set: @escaping @Sendable (AnimatableValue, inout LayerValues) -> Void
  ) {
    self.get = get
    self.set = set
  }

  static let bounds = Access(\.bounds, { .rect($0) }, { $0.rect })
  static let transform = Access(\.transform, { .transform($0) }, { $0.transform })
  static let hidden = Access(
    \.concealment, { .scalar($0) }, { $0.number?.unit })
  static let contents = Access(
    \.shownContents, { $0.map { .image($0) } ?? .none }, { $0.optional { $0.image } })
  static let colors = Access(\.graded.colors, { .colors($0) }, { $0.colors })
  static let locations = Access(\.graded.locations, { .numbers($0) }, { $0.numbers })
}

extension PropertyPath {
  private static let accesses: [String: Access] = layer.merging(shape) { first, _ in first }
    .merging(gradient) { first, _ in first }

  private static let layer: [String: Access] = [
    "position": .point(\.position), "position.x": .number(\.position.x),
    "position.y": .number(\.position.y),
    "anchorPoint": .point(\.anchorPoint), "anchorPoint.x": .number(\.anchorPoint.x),
    "anchorPoint.y": .number(\.anchorPoint.y),
    "bounds": .bounds, "bounds.origin": .point(\.bounds.origin),
    "bounds.origin.x": .number(\.bounds.origin.x), "bounds.origin.y": .number(\.bounds.origin.y),
    "bounds.size": .size(\.bounds.size), "bounds.size.width": .number(\.bounds.size.width),
    "bounds.size.height": .number(\.bounds.size.height),
    "transform": .transform, "transform.rotation": .number(\.transform.rotation),
    "transform.rotation.z": .number(\.transform.rotation),
    "transform.scale": .number(\.transform.scale),
    "transform.scale.x": .number(\.transform.scaleX),
    "transform.scale.y": .number(\.transform.scaleY),
    "transform.translation": .size(\.transform.translation),
    "transform.translation.x": .number(\.transform.m41),
    "transform.translation.y": .number(\.transform.m42),
    "opacity": .fraction(\.opacity), "hidden": .hidden,
    "backgroundColor": .color(\.backgroundColor), "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth), "borderColor": .color(\.borderColor),
    "shadowColor": .color(\.shadowColor), "shadowOpacity": .fraction(\.shadowOpacity),
    "shadowOffset": .size(\.shadowOffset),
    "shadowOffset.width": .number(\.shadowOffset.width),
    "shadowOffset.height": .number(\.shadowOffset.height),
    "shadowRadius": .number(\.shadowRadius), "shadowPath": .path(\.shadowPath),
    "contents": .contents, "contentsScale": .number(\.contentsScale),
  ]

  private static let shape = only(
    where: \.shape,
    [
      "path": .path(\.shaped.path), "fillColor": .color(\.shaped.fillColor),
      "strokeColor": .color(\.shaped.strokeColor), "strokeStart": .number(\.shaped.strokeStart),
      "strokeEnd": .number(\.shaped.strokeEnd), "lineWidth": .number(\.shaped.lineWidth),
    ])

  private static let gradient = only(
    where: \.gradient,
    [
      "colors": .colors, "locations": .locations, "startPoint": .point(\.graded.startPoint),
      "endPoint": .point(\.graded.endPoint),
    ])

  /// Properties of layers that have a part only.
  private static func only<Part>(
    where part: KeyPath<LayerValues, Part?> & Sendable, _ accesses: [String: Access]
  ) -> [String: Access] {
    accesses.mapValues { $0.only(where: part) }
  }
}

extension LayerValues {
  /// How far the layer is hidden: between 0 and 1, it's translucent.
  fileprivate var concealment: CGFloat {
    get { isHidden ? 1 : hiding }
    set { (isHidden, hiding) = (newValue >= 1, newValue) }
  }

  /// The contents of an animation. A picture as large as the one that the layer drew is one that it
  /// drew before, and has the same place.
  fileprivate var shownContents: CGImage? {
    get { contents }
    set {
      let isAsLarge = contents?.width == newValue?.width && contents?.height == newValue?.height
      if !isAsLarge { backingSize = nil }
      contents = newValue
    }
  }
}
