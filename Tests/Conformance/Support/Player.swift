// SPDX-License-Identifier: MIT

/// A layer on a screen whose time stands still, to be looked at at any time.
@MainActor final class Player {
  /// When animations begin in the layer's time, far from its zero.
  static let start: CFTimeInterval = 10

  let layer: CALayer
  private let display = Display()

  init(_ layer: CALayer = CALayer()) {
    self.layer = layer
    display.hold(layer, at: Self.start - 5)
    display.show(layer)
  }

  /// Changes the model without the animation that a change brings by default.
  func set(_ change: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(layer)
    CATransaction.commit()
  }

  /// Adds an animation that begins so many seconds after the start.
  func add(_ animation: CAAnimation, after delay: CFTimeInterval = 0) {
    animation.beginTime = Self.start + delay
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
  }

  /// What the screen shows so many seconds after the start.
  func shown(at seconds: CFTimeInterval) -> CALayer {
    display.hold(layer, at: Self.start + seconds)
    return layer.presentation() ?? CALayer()
  }

  func x(at seconds: CFTimeInterval) -> CGFloat { shown(at: seconds).position.x }
}

/// A linear animation of a second.
func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = 1
  return animation
}

/// The x and y of two control points of a curve.
func controlPoints(
  of function: CAMediaTimingFunction?, at first: Int = 1, _ second: Int = 2
) -> [Float] {
  var found: [Float] = [9, 9, 9, 9]
  found.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return }
    function?.getControlPoint(at: first, values: base)
    function?.getControlPoint(at: second, values: base + 2)
  }
  return found
}
