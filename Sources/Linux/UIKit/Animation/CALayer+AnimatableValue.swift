// SPDX-License-Identifier: MIT

extension CALayer {
  /// The value under a key of those that views animate by replacing; nil for a key without a value.
  func animatableValue(forKey key: String) -> Any? {
    switch key {
    case "opacity": opacity
    case "backgroundColor": backgroundColor
    case "shadowOpacity": shadowOpacity
    case "anchorPoint": anchorPoint
    default: nil
    }
  }
}

extension CATransform3D {
  /// A matrix and its inverse make the identity; without one, inverting gives the matrix back.
  var isInvertible: Bool {
    let product = CATransform3DConcat(self, CATransform3DInvert(self))
    let diagonal = [product.m11, product.m22, product.m33, product.m44]
    return diagonal.allSatisfy { abs($0 - 1) < 1e-6 }
  }
}
