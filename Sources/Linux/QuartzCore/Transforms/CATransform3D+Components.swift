// SPDX-License-Identifier: MIT

/// A part of a transform that a key path can name, like `transform.rotation.z`.
enum TransformComponent: String {
  case rotation, scale, translation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension CATransform3D {
  /// The named part; `translation` as a size, everything else as a number.
  func value(of component: TransformComponent) -> AnimatableValue {
    switch component {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .scalar(m41)
    case .translationY: return .scalar(m42)
    case .translationZ: return .scalar(m43)
    default: break
    }
    guard let parts = TransformParts(self) else { return .scalar(0) }
    let angles = parts.rotation.euler
    switch component {
    case .rotation, .rotationZ: return .scalar(angles.z)
    case .rotationX: return .scalar(angles.x)
    case .rotationY: return .scalar(angles.y)
    case .scale: return .scalar((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .scalar(parts.scale.x)
    case .scaleY: return .scalar(parts.scale.y)
    default: return .scalar(parts.scale.z)
    }
  }

  /// Puts `value` in the place of the named part and leaves the others.
  mutating func replace(_ component: TransformComponent, with value: AnimatableValue) {
    if case .translation = component {
      if let size = value.pair { (m41, m42) = size }
      return
    }
    guard let number = value.number else { return }
    switch component {
    case .translationX: m41 = number
    case .translationY: m42 = number
    case .translationZ: m43 = number
    default:
      if CATransform3DIsIdentity(self) {
        self = Self.making(component, number)
      } else if var parts = TransformParts(self) {
        parts.replace(component, with: number)
        self = parts.matrix
      }
    }
  }

  /// The usual case, exactly: nothing but the named part.
  private static func making(_ component: TransformComponent, _ n: CGFloat) -> CATransform3D {
    switch component {
    case .rotation, .rotationZ: CATransform3DMakeRotation(n, 0, 0, 1)
    case .rotationX: CATransform3DMakeRotation(n, 1, 0, 0)
    case .rotationY: CATransform3DMakeRotation(n, 0, 1, 0)
    case .scale: CATransform3DMakeScale(n, n, n)
    case .scaleX: CATransform3DMakeScale(n, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, n, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, n)
    default: CATransform3DIdentity
    }
  }
}

extension TransformParts {
  fileprivate mutating func replace(_ component: TransformComponent, with number: CGFloat) {
    var angles = rotation.euler
    switch component {
    case .rotation, .rotationZ: angles.z = number
    case .rotationX: angles.x = number
    case .rotationY: angles.y = number
    case .scale: scale = (number, number, number)
    case .scaleX: scale.x = number
    case .scaleY: scale.y = number
    case .scaleZ: scale.z = number
    default: break
    }
    rotation = Quaternion(eulerX: angles.x, y: angles.y, z: angles.z)
  }
}
