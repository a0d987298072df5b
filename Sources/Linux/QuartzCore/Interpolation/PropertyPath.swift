// SPDX-License-Identifier: MIT

/// A key path of an animation, taken apart once: a property, or a part of it.
struct PropertyPath {
  let key: LayerKey
  let component: Component?

  enum Component {
    case transform(TransformComponent)
    case x, y, width, height, origin, size, originX, originY
  }

  /// nil for a path that names nothing that can be animated.
  init?(_ keyPath: String?) {
    guard let keyPath else { return nil }
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let key = LayerKey(rawValue: String(first)) else { return nil }
    self.key = key
    guard parts.count > 1 else {
      component = nil
      return
    }
    guard let component = Self.component(String(parts[1]), of: key) else { return nil }
    self.component = component
  }

  private static func component(_ name: String, of key: LayerKey) -> Component? {
    switch (key, name) {
    case (.transform, _), (.instanceTransform, _):
      TransformComponent(rawValue: name).map { .transform($0) }
    case (.position, "x"), (.anchorPoint, "x"), (.startPoint, "x"), (.endPoint, "x"): .x
    case (.position, "y"), (.anchorPoint, "y"), (.startPoint, "y"), (.endPoint, "y"): .y
    case (.shadowOffset, "width"): .width
    case (.shadowOffset, "height"): .height
    case (.bounds, _): rectComponent(name)
    default: nil
    }
  }

  private static func rectComponent(_ name: String) -> Component? {
    switch name {
    case "origin": .origin
    case "size": .size
    case "origin.x": .originX
    case "origin.y": .originY
    case "size.width": .width
    case "size.height": .height
    default: nil
    }
  }

  func value(in values: LayerValues) -> AnimatableValue {
    let whole = key.value(in: values)
    guard let component else { return whole }
    switch (whole, component) {
    case (.transform(let t), .transform(let part)): return t.value(of: part)
    case (.point(let p), .x): return .scalar(p.x)
    case (.point(let p), .y): return .scalar(p.y)
    case (.size(let s), .width): return .scalar(s.width)
    case (.size(let s), .height): return .scalar(s.height)
    case (.rect(let r), .origin): return .point(r.origin)
    case (.rect(let r), .size): return .size(r.size)
    case (.rect(let r), .originX): return .scalar(r.origin.x)
    case (.rect(let r), .originY): return .scalar(r.origin.y)
    case (.rect(let r), .width): return .scalar(r.size.width)
    case (.rect(let r), .height): return .scalar(r.size.height)
    default: return .none
    }
  }

  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    guard let component else {
      key.set(value, in: &values)
      return
    }
    var whole = key.value(in: values)
    switch (whole, component) {
    case (.transform(var t), .transform(let part)):
      t.replace(part, with: value)
      whole = .transform(t)
    case (.point(var p), .x):
      p.x = value.number ?? p.x
      whole = .point(p)
    case (.point(var p), .y):
      p.y = value.number ?? p.y
      whole = .point(p)
    case (.size(var s), .width):
      s.width = value.number ?? s.width
      whole = .size(s)
    case (.size(var s), .height):
      s.height = value.number ?? s.height
      whole = .size(s)
    case (.rect(var r), _):
      Self.replace(component, of: &r, with: value)
      whole = .rect(r)
    default: return
    }
    key.set(whole, in: &values)
  }

  private static func replace(
    _ component: Component, of rect: inout CGRect, with value: AnimatableValue
  ) {
    switch component {
    case .origin:
      if let pair = value.pair { rect.origin = CGPoint(x: pair.0, y: pair.1) }
    case .size:
      if let pair = value.pair { rect.size = CGSize(width: pair.0, height: pair.1) }
    case .originX: rect.origin.x = value.number ?? rect.origin.x
    case .originY: rect.origin.y = value.number ?? rect.origin.y
    case .width: rect.size.width = value.number ?? rect.size.width
    case .height: rect.size.height = value.number ?? rect.size.height
    default: break
    }
  }
}
