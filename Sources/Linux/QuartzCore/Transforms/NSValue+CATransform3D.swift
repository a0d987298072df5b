// SPDX-License-Identifier: MIT

extension NSValue {
  /// Foundation on Linux knows no structures by name: to it the matrix is a list of numbers.
  private static let matrixType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var matrix = t
    self.init(bytes: &matrix, objCType: Self.matrixType)
  }

  /// The identity if the value is no matrix.
  public var caTransform3DValue: CATransform3D {
    var matrix = CATransform3DIdentity
    if String(cString: objCType) == Self.matrixType { getValue(&matrix) }
    return matrix
  }

  /// What is in the value, of what can be animated.
  var unwrapped: Any? {
    switch String(cString: objCType) {
    case Self.matrixType: caTransform3DValue
    case String(cString: NSValue(point: .zero).objCType): pointValue
    case String(cString: NSValue(size: .zero).objCType): sizeValue
    case String(cString: NSValue(rect: .zero).objCType): rectValue
    default: nil
    }
  }
}
