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

  /// Removes before the end: the delegates hear that it was not reached.
  final func detachAnimations(where isGone: (AnimationRecord) -> Bool) {
    let gone = attachedAnimations.filter(isGone)
    guard !gone.isEmpty else { return }
    attachedAnimations.removeAll(where: isGone)
    for record in gone { record.stop(finished: false) }
    modelDidChange()
  }

  /// Ends what a layer that no screen shows cannot play. What was never on a screen counts as
  /// played. Animations that stay when they end stay here too, and go on in the next context.
  final func endAnimationsWithoutContext() {
    guard context == nil else { return }
    let gone = attachedAnimations.filter(\.isRemovedOnCompletion)
    attachedAnimations.removeAll(where: \.isRemovedOnCompletion)
    for record in gone { record.stop(finished: !record.isResolved) }
    if !gone.isEmpty { modelDidChange() }
  }

  /// A presentation answers for its model.
  final var animationSource: CALayer { presentationModel ?? self }

  /// The model with the animations played on top of it, each on what the ones before it left.
  ///
  /// Matrices that are added come in the opposite order, the newest nearest to the model: it begins
  /// as the way from the new model to the one that the older ones were added to, and the order of
  /// factors matters.
  final func animatedValues(at local: CFTimeInterval) -> LayerValues {
    var result = values
    var additions: [AnimationRecord] = []
    for record in attachedAnimations {
      switch record.matrixRole {
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
