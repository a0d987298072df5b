// SPDX-License-Identifier: MIT

/// A property of a layer that animations can name.
enum LayerKey: String {
  case position, bounds, transform
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case contents
  case fillColor, strokeColor, strokeStart, strokeEnd, lineWidth
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

  /// Applies only to shape layers.
  var ofShapes: Access {
    Access(
      get: { $0.shape == nil ? .none : get($0) },
      set: { if $1.shape != nil { set($0, &$1) } })
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
  static let contents = Access(
    \.shownContents, { $0.map { .image($0) } ?? .none }, { $0.optional { $0.image } })
}

extension PropertyPath {
  private static let accesses = layer.merging(shape.mapValues(\.ofShapes)) { first, _ in first }

  private static let layer: [String: Access] = [
    "position": .point(\.position), "position.x": .number(\.position.x),
    "position.y": .number(\.position.y),
    "bounds": .bounds, "bounds.origin": .point(\.bounds.origin),
    "bounds.origin.x": .number(\.bounds.origin.x), "bounds.origin.y": .number(\.bounds.origin.y),
    "bounds.size": .size(\.bounds.size), "bounds.size.width": .number(\.bounds.size.width),
    "bounds.size.height": .number(\.bounds.size.height),
    "transform": .transform, "transform.rotation": .number(\.transform.rotation),
    "transform.rotation.z": .number(\.transform.rotation),
    "opacity": .fraction(\.opacity),
    "backgroundColor": .color(\.backgroundColor), "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth), "borderColor": .color(\.borderColor),
    "contents": .contents,
  ]

  private static let shape: [String: Access] = [
    "fillColor": .color(\.shaped.fillColor), "strokeColor": .color(\.shaped.strokeColor),
    "strokeStart": .number(\.shaped.strokeStart), "strokeEnd": .number(\.shaped.strokeEnd),
    "lineWidth": .number(\.shaped.lineWidth),
  ]
}

extension LayerValues {
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
