// SPDX-License-Identifier: MIT

/// Something that clients are told once a commit or flush is through with the tree.
enum AnimationEvent {
  case started(CAAnimation)
  case stopped(CAAnimation, finished: Bool, [CompletionGroup])
  case left([CompletionGroup])

  func deliver() {
    switch self {
    case .started(let animation):
      animation.delegate?.animationDidStart(animation)
    case .stopped(let animation, let finished, let groups):
      animation.delegate?.animationDidStop(animation, finished: finished)
      for group in groups { group.leave() }
    case .left(let groups):
      for group in groups { group.leave() }
    }
  }
}
