// SPDX-License-Identifier: MIT

/// The keys that views animate additively: an animation from the old value's distance to nothing,
/// so that a later one never jumps.
enum AdditiveKey: String {
  case position, bounds, transform, cornerRadius
}

/// Waits for the new value and then animates the way from the old one.
@MainActor
final class AdditiveViewAction: NSObject, @preconcurrency CAAction {
  private let block: AnimationBlock
  private let layer: CALayer
  private let oldPosition: CGPoint
  private let oldBounds: CGRect
  private let oldTransform: CGAffineTransform
  private let oldCornerRadius: CGFloat

  init(view: UIView, block: AnimationBlock) {
    self.block = block
    layer = view.layer
    oldPosition = layer.position
    oldBounds = layer.bounds
    oldTransform = layer.affineTransform()
    oldCornerRadius = layer.cornerRadius
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    switch AdditiveKey(rawValue: event) {
    case .position:
      add(
        "position", from: layer.position.distance(to: oldPosition), to: CGPoint.zero,
        unless: layer.position == oldPosition)
    case .bounds:
      let new = layer.bounds
      add(
        "bounds.origin", from: new.origin.distance(to: oldBounds.origin), to: CGPoint.zero,
        unless: new.origin == oldBounds.origin)
      let size = CGSize(
        width: oldBounds.width - new.width, height: oldBounds.height - new.height)
      add("bounds.size", from: size, to: CGSize.zero, unless: size == .zero)
    case .transform:
      addTransform()
    case .cornerRadius:
      let distance = oldCornerRadius - layer.cornerRadius
      add("cornerRadius", from: distance, to: CGFloat.zero, unless: distance == 0)
    case nil:
      break
    }
  }

  /// Matrices are concatenated, so the distance is the old one after the inverse of the new one. A
  /// new matrix without an inverse leaves no such distance: then old and new are the ends.
  private func addTransform() {
    let new = layer.affineTransform()
    guard new != oldTransform else { return }
    let animation = block.makeAnimation(keyPath: "transform")
    if new.isInvertible {
      animation.fromValue = CATransform3DMakeAffineTransform(
        oldTransform.concatenating(new.inverted()))
      animation.toValue = CATransform3DIdentity
      animation.isAdditive = true
    } else {
      animation.fromValue = CATransform3DMakeAffineTransform(oldTransform)
      animation.toValue = CATransform3DMakeAffineTransform(new)
    }
    start(animation, key: "transform")
  }

  private func add(_ keyPath: String, from: Any, to: Any, unless isUnchanged: Bool) {
    guard !isUnchanged else { return }
    let animation = block.makeAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = true
    start(animation, key: keyPath)
  }

  /// The first animation of a key has its name; those that come while it runs, a number after it.
  private func start(_ animation: CABasicAnimation, key: String) {
    var name = key
    var number = 2
    while layer.animation(forKey: name) != nil {
      name = "\(key)-\(number)"
      number += 1
    }
    animation.run(forKey: name, object: layer, arguments: nil)
  }
}

extension CGAffineTransform {
  /// A matrix and its inverse make the identity; without one, inverting gives the matrix back.
  fileprivate var isInvertible: Bool {
    let product = concatenating(inverted())
    return abs(product.a - 1) < 1e-6 && abs(product.d - 1) < 1e-6
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGPoint {
    CGPoint(x: other.x - x, y: other.y - y)
  }
}
