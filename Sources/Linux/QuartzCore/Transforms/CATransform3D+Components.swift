// SPDX-License-Identifier: MIT

import Foundation

/// A part of a transform that a key path can name, like `transform.rotation.z`.
enum TransformComponent: String {
  case rotation, scale, translation
  case rotationZ = "rotation.z"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case translationX = "translation.x"
  case translationY = "translation.y"
}

extension CATransform3D {
  /// The named part; `translation` as a size, everything else as a number.
  func value(of component: TransformComponent) -> AnimatableValue {
    switch component {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .scalar(m41)
    case .translationY: return .scalar(m42)
    default: break
    }
    guard let parts = TransformParts(self) else { return .scalar(0) }
    switch component {
    case .scale: return .scalar((parts.scale.x + parts.scale.y + parts.depth) / 3)
    case .scaleX: return .scalar(parts.scale.x)
    case .scaleY: return .scalar(parts.scale.y)
    default: return .scalar(parts.rotation)
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
    default:
      guard var parts = TransformParts(self) else { return }
      switch component {
      case .scale: (parts.scale, parts.depth) = (CGPoint(x: number, y: number), number)
      case .scaleX: parts.scale.x = number
      case .scaleY: parts.scale.y = number
      default: parts.rotation = number
      }
      self = parts.matrix
    }
  }
}
