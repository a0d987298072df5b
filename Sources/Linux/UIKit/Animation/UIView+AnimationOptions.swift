// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation block runs. The curve and the transition are numbers inside the bits, as on
  /// Apple, so `curveEaseInOut` is the absence of the others.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The number of the curve. 7 is the keyboard's, which has no name.
    var curveNumber: UInt { (rawValue >> 16) & 0xF }
  }
}

extension UIView.AnimationOptions {
  var timingFunction: CAMediaTimingFunction {
    switch curveNumber {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
