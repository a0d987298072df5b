// SPDX-License-Identifier: MIT

extension CALayer {
  final func attach(_ anim: CAAnimation, key: String?) {
    guard presentationModel == nil else { return }
    if let key { detachAnimations { $0.key == key } }
    let record = AnimationRecord(anim, key: key)
    attachedAnimations.append(record)
    if let context {
      context.listAsAnimated(self)
    } else {
      TransactionCenter.noteOrphan(self)
    }
    modelDidChange()
  }

  /// Removes animations before their ends, and reports to their delegates that they didn't finish.
  final func detachAnimations(where isGone: (AnimationRecord) -> Bool) {
    let gone = attachedAnimations.filter(isGone)
    guard !gone.isEmpty else { return }
    attachedAnimations.removeAll(where: isGone)
    for record in gone { record.stop(finished: false) }
    modelDidChange()
  }

  /// Ends the animations of a layer that isn't on a screen. If they never were on a screen, they count
  /// as finished. Animations that aren't removed on completion stay, and continue in the next context.
  final func endAnimationsWithoutContext() {
    guard context == nil else { return }
    let gone = attachedAnimations.filter(\.isRemovedOnCompletion)
    attachedAnimations.removeAll(where: \.isRemovedOnCompletion)
    for record in gone { record.stop(finished: !record.isResolved) }
    if !gone.isEmpty { modelDidChange() }
  }

  /// A presentation has the animations of its model.
  final var animationSource: CALayer { presentationModel ?? self }

  /// The model's values with the animations applied in order.
  ///
  /// Additive transforms are applied in the opposite order, the newest nearest to the model. It
  /// begins as the way from the new model to the model to which the older ones were added, and the
  /// order of factors matters.
  final func animatedValues(at local: CFTimeInterval) -> LayerValues {
    var result = values
    var additions: [AnimationRecord] = []
    for record in attachedAnimations {
      switch record.program.transformRole {
      case .adds:
        additions.append(record)
        continue
      case .changes:
        for addition in additions.reversed() { addition.apply(to: &result, at: local) }
        additions = []
      case .none: break
      }
      record.apply(to: &result, at: local)
    }
    for addition in additions.reversed() { addition.apply(to: &result, at: local) }
    return result.isSound ? result : result.soundForRendering()
  }
}
