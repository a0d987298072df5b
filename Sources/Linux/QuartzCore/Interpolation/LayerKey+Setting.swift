// SPDX-License-Identifier: MIT

extension LayerKey {
  /// Puts a value in; one of the wrong kind changes nothing.
  func set(_ value: AnimatableValue, in v: inout LayerValues) {
    switch (self, value) {
    case (.position, .point(let p)): v.position = p
    case (.bounds, .rect(let r)): v.bounds = r
    case (.anchorPoint, .point(let p)): v.anchorPoint = p
    case (.transform, .transform(let t)): v.transform = t
    case (.opacity, .scalar(let n)): v.opacity = Float(n.unit)
    case (.hidden, .scalar(let n)):
      v.isHidden = n >= 1
      v.hiding = n.unit
    case (.cornerRadius, .scalar(let n)): v.cornerRadius = n
    case (.borderWidth, .scalar(let n)): v.borderWidth = n
    case (.shadowOpacity, .scalar(let n)): v.shadowOpacity = Float(n.unit)
    case (.shadowOffset, .size(let s)): v.shadowOffset = s
    case (.shadowOffset, .point(let p)): v.shadowOffset = CGSize(width: p.x, height: p.y)
    case (.shadowRadius, .scalar(let n)): v.shadowRadius = n
    case (.contentsScale, .scalar(let n)): v.contentsScale = n
    default: setObject(value, in: &v)
    }
  }

  private func setObject(_ value: AnimatableValue, in v: inout LayerValues) {
    switch (self, value) {
    case (.backgroundColor, .color(let c)): v.backgroundColor = c
    case (.backgroundColor, .none): v.backgroundColor = nil
    case (.borderColor, .color(let c)): v.borderColor = c
    case (.borderColor, .none): v.borderColor = nil
    case (.shadowColor, .color(let c)): v.shadowColor = c
    case (.shadowColor, .none): v.shadowColor = nil
    case (.shadowPath, .path(let p)): v.shadowPath = p
    case (.shadowPath, .none): v.shadowPath = nil
    case (.contents, .image(let i)): v.show(i)
    case (.contents, .none): v.show(nil)
    default:
      // In place: taking the optional apart would copy what it holds.
      if v.shape != nil { set(value, inShape: &v.shape) }
      if v.gradient != nil { set(value, inGradient: &v.gradient) }
      if v.replicator != nil { set(value, inReplicator: &v.replicator) }
    }
  }

  private func set(_ value: AnimatableValue, inShape s: inout ShapeValues?) {
    switch (self, value) {
    case (.path, .path(let p)): s?.path = p
    case (.path, .none): s?.path = nil
    case (.fillColor, .color(let c)): s?.fillColor = c
    case (.fillColor, .none): s?.fillColor = nil
    case (.strokeColor, .color(let c)): s?.strokeColor = c
    case (.strokeColor, .none): s?.strokeColor = nil
    case (.strokeStart, .scalar(let n)): s?.strokeStart = n
    case (.strokeEnd, .scalar(let n)): s?.strokeEnd = n
    case (.lineWidth, .scalar(let n)): s?.lineWidth = n
    default: break
    }
  }

  private func set(_ value: AnimatableValue, inGradient g: inout GradientValues?) {
    switch (self, value) {
    case (.colors, .colors(let c)): g?.colors = c
    case (.locations, .numbers(let n)): g?.locations = n
    case (.startPoint, .point(let p)): g?.startPoint = p
    case (.endPoint, .point(let p)): g?.endPoint = p
    default: break
    }
  }

  private func set(_ value: AnimatableValue, inReplicator r: inout ReplicatorValues?) {
    switch (self, value) {
    case (.instanceCount, .scalar(let n)): r?.count = Int(min(max(n, -1e6), 1e6).rounded())
    case (.instanceDelay, .scalar(let n)): r?.delay = CFTimeInterval(n)
    case (.instanceTransform, .transform(let t)): r?.transform = t
    default: break
    }
  }
}
