// SPDX-License-Identifier: MIT

import TestSupport

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// A root layer on a display whose clock the test moves.
@MainActor final class Stage {
  let root = CALayer()
  let context: LayerContext
  private(set) var commitRequests = 0

  /// The start of the virtual clock, far from zero, so that absolute and relative times differ.
  static let start: CFTimeInterval = 1000

  private init() {
    MediaClock.beginVirtualTime(at: Self.start)
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.position = CGPoint(x: 100, y: 100)
    context = LayerContext(rootLayer: root)
    context.onNeedsCommit = { [weak self] in self?.commitRequests += 1 }
    context.commit(at: Self.start)
  }

  /// Runs a test on a stage, and ends the virtual clock afterwards.
  static func with(_ body: (Stage) throws -> Void) rethrows {
    let stage = Stage()
    defer {
      stage.context.disconnect()
      CATransaction.flush()
      MediaClock.endVirtualTime()
    }
    try body(stage)
  }

  /// Runs a test on a stage with a layer that has been shown.
  static func withLayer<Layer: CALayer>(
    _ layer: Layer, _ body: (Stage, Layer) throws -> Void
  ) rethrows {
    try with { stage in try body(stage, stage.makeLayer(layer)) }
  }

  static func withLayer(_ body: (Stage, CALayer) throws -> Void) rethrows {
    try withLayer(CALayer(), body)
  }

  /// A sublayer of the root that has been shown.
  func makeLayer<Layer: CALayer>(_ layer: Layer = CALayer()) -> Layer {
    root.addSublayer(layer)
    commit()
    return layer
  }

  /// Begins an animation.
  func play(_ animation: CAAnimation, on layer: CALayer, forKey key: String? = nil) {
    layer.add(animation, forKey: key)
    commit()
  }

  func commit() {
    context.commit(at: MediaClock.now())
  }

  /// Moves the clock to `seconds` after the start, and commits.
  func advance(to seconds: CFTimeInterval) {
    MediaClock.setVirtualTime(Self.start + seconds)
    commit()
  }

  /// The opacity on screen `seconds` after the start. The clock doesn't move.
  func opacity(of layer: CALayer, at seconds: CFTimeInterval) -> Float {
    layer.presentationValues(at: Self.start + seconds).opacity
  }

  func x(of layer: CALayer, at seconds: CFTimeInterval) -> CGFloat {
    layer.presentationValues(at: Self.start + seconds).position.x
  }
}

/// Records the calls that a delegate of an animation gets.
final class DelegateLog: NSObject, CAAnimationDelegate {
  private(set) var entries: [String] = []
  var onStop: ((Bool) -> Void)?

  func animationDidStart(_ anim: CAAnimation) {
    entries.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    entries.append("stop \(flag)")
    onStop?(flag)
  }
}

/// Counts its layouts.
final class LayoutProbe: CALayer {
  var layouts = 0
  var onLayout: ((LayoutProbe) -> Void)?

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
    onLayout?(self)
  }
}

/// A linear animation.
func makeAnimation(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, duration: CFTimeInterval = 1,
  delegate: DelegateLog? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.delegate = delegate
  animation.duration = duration
  return animation
}
