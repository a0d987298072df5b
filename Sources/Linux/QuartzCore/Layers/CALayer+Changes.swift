// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Synchronization

extension CALayer {
  /// Sets a value of the model, and runs the action for `key`. If the value is the old one, does
  /// nothing.
  final func change<T: Equatable>(
    _ path: WritableKeyPath<LayerValues, T>, to new: T, _ key: LayerKey?
  ) {
    guard isModel, values[keyPath: path] != new else { return }
    let action = key.flatMap(pendingAction)
    values[keyPath: path] = new
    modelDidChange()
    action?.run(on: self)
  }

  final func setPosition(_ new: CGPoint) {
    if new.x.isNaN || new.y.isNaN {
      Exceptions.raise(
        "CALayerInvalidGeometry",
        String(format: "CALayer position contains NaN: [%g %g]", new.x, new.y))
    }
    change(\.position, to: new, .position)
  }

  final func setBounds(_ new: CGRect) {
    let (origin, size) = (new.origin, new.size)
    if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
      Exceptions.raise(
        "CALayerInvalidGeometry",
        String(
          format: "CALayer bounds contains NaN: [%g %g; %g %g]", origin.x, origin.y, size.width,
          size.height))
    }
    let new = new.standardized
    let isResized = values.bounds.size != new.size
    change(\.bounds, to: new, .bounds)
    guard isResized, presentationModel == nil else { return }
    setNeedsLayout()
  }

  final func setContents(_ image: CGImage?) {
    guard isModel, image !== values.contents || values.backingSize != nil else { return }
    let action = pendingAction(for: .contents)
    values.contents = image
    values.backingSize = nil
    modelDidChange()
    action?.run(on: self)
  }

  /// Whether this is a model. A presentation is read-only.
  private final var isModel: Bool {
    guard presentationModel != nil else { return true }
    Exceptions.raise("CALayerReadOnly", "attempting to modify read-only layer \(self)")
    return false
  }

  /// Runs after every change that makes the next frame differ.
  final func modelDidChange() {
    revision &+= 1
    modelSoundness = nil
    // If a layer already has this time, all its ancestors have it too.
    let now = ChangeClock.now
    var next: CALayer? = self
    while let layer = next, layer.changeTime != now {
      layer.changeTime = now
      next = layer.ancestor
    }
    context?.setNeedsCommit()
  }

  final var isModelSound: Bool {
    if let modelSoundness { return modelSoundness }
    let isSound = values.isSound
    modelSoundness = isSound
    return isSound
  }
}

/// Counts the frames of all renderers. A layer that hasn't changed since a frame looks the same as in
/// that frame. Any thread can use the clock.
enum ChangeClock {
  private static let time = Atomic<UInt64>(1)

  static var now: UInt64 { time.load(ordering: .relaxed) }

  /// Begins a frame. Later changes have a later time than the one returned.
  static func tick() -> UInt64 { time.add(1, ordering: .relaxed).oldValue }
}
