// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIImage {
  /// What an image is made for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    let symbolValues: SymbolValues

    init(symbolValues: SymbolValues) {
      self.symbolValues = symbolValues
      super.init()
    }

    func makeSimilar(_ values: SymbolValues) -> Configuration {
      Configuration(symbolValues: values)
    }

    /// This configuration with what another one says put over it.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration,
        let result = makeSimilar(symbolValues.overridden(by: other.symbolValues)) as? Self
      else { return self }
      return result
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && symbolValues == other.symbolValues
    }

    open override var hash: Int { symbolValues.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How large a symbol is next to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The weight of the text that goes with it; regular when it is not specified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    override func makeSimilar(_ values: SymbolValues) -> Configuration {
      SymbolConfiguration(symbolValues: values)
    }

    /// A configuration that says nothing.
    open class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(symbolValues: SymbolValues())
    }

    /// Symbols for text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Symbols for text of a size, in a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Symbols for text of a size, in a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      let size = pointSize.isFinite && pointSize > 0 ? min(pointSize, 4096) : nil
      self.init(
        symbolValues: SymbolValues(size: size.map { .points($0) }, weight: weight, scale: scale))
    }

    /// Symbols in a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(symbolValues: SymbolValues(weight: weight))
    }

    /// Symbols in a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(symbolValues: SymbolValues(scale: scale))
    }

    /// Symbols for text of a style, which follow the user's content size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Symbols for text of a style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(symbolValues: SymbolValues(size: .textStyle(textStyle), scale: scale))
    }

    /// Whether another configuration says the same.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }
  }
}

/// What a configuration says about symbols; nil and unspecified leave it open.
struct SymbolValues: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case points(CGFloat)
    case textStyle(UIFont.TextStyle)
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      size: other.size ?? size, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }
}
