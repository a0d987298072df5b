// SPDX-License-Identifier: MIT

import Foundation

/// Pictures in the middle of a cross-fade, painted one after the other: each takes so much of the
/// place of those before it.
struct ImageFade: Equatable {
  struct Step: Equatable {
    /// One picture; none where there is none.
    var pictures: [Primitive]
    /// 0...1, and 1 for the first.
    var amount: CGFloat
  }

  private(set) var steps: [Step] = []
  private var sum: CGFloat = 0

  mutating func add(_ pictures: [Primitive], weight: CGFloat) {
    sum += weight
    steps.append(Step(pictures: pictures, amount: weight / sum))
  }

  func mapPictures(_ change: (Primitive) -> Primitive) -> ImageFade {
    var copy = self
    for index in steps.indices { copy.steps[index].pictures = steps[index].pictures.map(change) }
    return copy
  }
}
