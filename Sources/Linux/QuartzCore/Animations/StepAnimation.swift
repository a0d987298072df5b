// SPDX-License-Identifier: MIT

/// Shows one value after another, each for the same time, such as the images of an animated image.
///
/// Between two steps, nothing changes and no frame is necessary.
@_spi(LinuxHost) public final class StepAnimation: CAPropertyAnimation {
  private var values: [Any] = []

  /// An endless animation that shows all values once in `duration`.
  public convenience init(keyPath: String, values: [Any], duration: CFTimeInterval) {
    self.init()
    self.keyPath = keyPath
    self.values = values
    self.duration = duration
    repeatCount = .infinity
    isRemovedOnCompletion = false
  }

  override func makeEmpty() -> CAAnimation { StepAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? StepAnimation)?.values = values
  }

  override var source: PropertyTrack.Source? {
    let decoded = values.compactMap { AnimatableValue($0) }
    return decoded.isEmpty ? nil : .steps(StepTrack(values: decoded))
  }
}

/// The values of a step animation.
struct StepTrack {
  let values: [AnimatableValue]

  /// The progress at which each value begins.
  var starts: [Double] { values.indices.map { Double($0) / Double(values.count) } }

  func value(at progress: Double) -> AnimatableValue {
    values[starts.lastIndex { $0 <= progress } ?? 0]
  }
}
