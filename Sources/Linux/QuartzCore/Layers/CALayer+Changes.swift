// SPDX-License-Identifier: MIT

extension CALayer {
  /// Sets a value of the model, and runs what a change of `key` does. Nothing happens when it is
  /// the old value.
  final func change<T: Equatable>(
    _ path: WritableKeyPath<LayerValues, T>, to new: T, _ key: LayerKey?
  ) {
    guard values[keyPath: path] != new else { return }
    let action = key.flatMap(pendingAction)
    values[keyPath: path] = new
    modelDidChange()
    action?.run(on: self)
  }

  /// The same for matrices, which are not `Equatable`.
  final func change(
    _ path: WritableKeyPath<LayerValues, CATransform3D>, to new: CATransform3D, _ key: LayerKey
  ) {
    guard !CATransform3DEqualToTransform(values[keyPath: path], new) else { return }
    let action = pendingAction(for: key)
    values[keyPath: path] = new
    modelDidChange()
    action?.run(on: self)
  }

  final func setBounds(_ new: CGRect) {
    let isResized = values.bounds.size != new.size
    change(\.bounds, to: new, .bounds)
    guard isResized, presentationModel == nil else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func setContents(_ image: CGImage?) {
    guard image !== values.contents || values.backingSize != nil else { return }
    let action = pendingAction(for: .contents)
    values.contents = image
    values.backingSize = nil
    modelDidChange()
    action?.run(on: self)
  }

  /// Everything that makes the next frame differ ends here.
  final func modelDidChange() {
    revision &+= 1
    modelSoundness = nil
    context?.setNeedsCommit()
  }

  final var isModelSound: Bool {
    if let modelSoundness { return modelSoundness }
    let isSound = values.isSound
    modelSoundness = isSound
    return isSound
  }
}
