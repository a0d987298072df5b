// SPDX-License-Identifier: MIT

import Foundation

extension CGPath {
  /// A path of the dashes that stroking this path with the given pattern would paint, each open.
  ///
  /// A pattern that has no length, or a negative one, gives a copy.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(elements: elements.applying(transform))
    }
    let result = CGMutablePath()
    for subpath in subpaths {
      let measure = PathMeasure(subpath)
      let total = measure.length
      // A pattern finer than this is a line to the eye and would cost millions of dashes.
      guard total > 0, total / period < 20_000 else {
        result.addPath(subpath, transform: transform)
        continue
      }
      var index = 0
      var place = -(phase.truncatingRemainder(dividingBy: period))
      if place > 0 { place -= period }
      // An odd number of lengths swaps dashes and gaps in every second repetition.
      let repetition = (phase / period).rounded(.down)
      var isOdd =
        !lengths.count.isMultiple(of: 2) && repetition.truncatingRemainder(dividingBy: 2) != 0
      while place < total {
        let length = lengths[index]
        let isDash = index.isMultiple(of: 2) != isOdd
        if isDash, length > 0, place + length > 0 {
          let from = max(place, 0) / total
          let dash = measure.trimmed(from: from, to: (place + length) / total)
          result.addPath(dash, transform: transform)
        }
        place += length
        index += 1
        if index == lengths.count {
          index = 0
          if !lengths.count.isMultiple(of: 2) { isOdd.toggle() }
        }
      }
    }
    return CGPath(copying: result)
  }

  /// Each subpath as a path of its own.
  private var subpaths: [CGPath] {
    var result: [CGPath] = []
    var current = CGMutablePath()
    for element in elements {
      if case .move = element, !current.isEmpty {
        result.append(current)
        current = CGMutablePath()
      }
      current.append(element)
    }
    if !current.isEmpty { result.append(current) }
    return result
  }
}
