// SPDX-License-Identifier: MIT

/// Animations that share a course: it cuts them off, and does not stretch them.
open class CAAnimationGroup: CAAnimation {
  /// Their begin times count from the beginning of the group. Their delegates hear nothing. A copy of
  /// the group has the same ones.
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}
