// SPDX-License-Identifier: MIT

import LinuxQuartzCore
import Synchronization

/// A symbol in a size and a weight.
struct Symbol: Hashable, Sendable {
  let name: String
  /// What the configuration said, so that another one can be put over it.
  let values: SymbolValues
  /// The size of the text that the symbol goes with.
  let pointSize: CGFloat

  /// nil for a name without a drawing.
  init?(name: String, values: SymbolValues, traits: UITraitCollection) {
    guard SymbolDrawing.named(name) != nil else { return nil }
    self.name = name
    self.values = values
    pointSize =
      switch values.size {
      case .points(let size): size
      case .textStyle(let style):
        TextStyleTable.size(of: style, for: traits.preferredContentSizeCategory)
      case nil: TextStyleTable.size(of: .body, for: traits.preferredContentSizeCategory)
      }
  }

  /// The same symbol under another configuration or other traits.
  func adjusted(to traits: UITraitCollection, values: SymbolValues) -> Symbol {
    Symbol(name: name, values: values, traits: traits) ?? self
  }

  /// Points per em of the drawing.
  private var em: CGFloat {
    switch values.scale {
    case .small: pointSize * 0.8
    case .default, .unspecified, .medium: pointSize
    case .large: pointSize * 1.28
    }
  }

  /// The width of a line in ems.
  private var stroke: CGFloat {
    switch values.weight {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.065
    case .unspecified, .regular: 0.09
    case .medium: 0.1
    case .semibold: 0.11
    case .bold: 0.12
    case .heavy: 0.135
    case .black: 0.15
    }
  }

  /// In whole points, which are whole pixels on every screen.
  var size: CGSize {
    guard let drawing = SymbolDrawing.named(name) else { return .zero }
    return CGSize(
      width: (drawing.width * em).rounded(.up), height: (SymbolDrawing.height * em).rounded(.up))
  }

  /// Fills the shape, stretched to `rect`.
  func fill(_ rect: CGRect, color: CGColor, in context: CGContext) {
    let size = size
    guard let drawing = SymbolDrawing.named(name), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(
      x: (size.width - drawing.width * em) / 2, y: (size.height - SymbolDrawing.height * em) / 2)
    context.scaleBy(x: em, y: em)
    // What is erased must not take away what is beneath.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawing.paint(stroke: stroke, color: color, in: context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  // MARK: Masks

  private struct MaskKey: Hashable {
    var symbol: Symbol
    var scale: CGFloat
  }

  /// The same symbol is asked for again whenever a view looks at it, and must be the same object
  /// for the renderer to know that nothing changed.
  private static let masks = Mutex<[MaskKey: CGImage]>([:])
  private static let maximumMaskCount = 64

  /// The shape in black.
  func mask(scale: CGFloat) -> CGImage? {
    let key = MaskKey(symbol: self, scale: scale)
    if let known = Self.masks.withLock({ $0[key] }) { return known }
    let rect = CGRect(origin: .zero, size: size)
    let image = UIImage.drawn(in: rect, scale: scale) { context in
      fill(rect, color: CGColor(gray: 0, alpha: 1), in: context)
    }
    guard let mask = image.cgImage else { return nil }
    return Self.masks.withLock { masks in
      if let known = masks[key] { return known }
      if masks.count >= Self.maximumMaskCount { masks = [:] }
      masks[key] = mask
      return mask
    }
  }
}
