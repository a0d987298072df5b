// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UILabel {
  /// How strong the text of a label that is not enabled is.
  private static let disabledStrength: CGFloat = 0.5

  func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let origin = CGPoint(x: rect.minX, y: top(of: layout, in: rect))
    context.saveGState()
    if !isEnabled {
      context.setAlpha(Self.disabledStrength)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let shadowColor {
      drawShadow(of: layout, at: origin, width: rect.width, color: shadowColor, in: context)
    }
    draw(layout, at: origin, width: rect.width, in: context)
    if !isEnabled { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, width: CGFloat, in context: CGContext)
  {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let direction = effectiveUserInterfaceLayoutDirection
    layout.draw(
      in: context, at: origin, width: width,
      color: color.resolvedColor(with: traitCollection).cgColor,
      natural: direction == .rightToLeft ? .right : .left)
  }

  /// The shape of the text, whatever colours its parts have.
  private func drawShadow(
    of layout: TextLayout, at origin: CGPoint, width: CGFloat, color: UIColor,
    in context: CGContext
  ) {
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let origin = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
    draw(layout, at: origin, width: width, in: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    context.fill(context.boundingBoxOfClipPath)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    // What does not fit shows its start.
    let middle = max(rect.minY, rect.minY + (rect.height - layout.size.height) / 2)
    guard baselineAdjustment != .alignCenters,
      fittingFontScale(width: rect.width, lines: numberOfLines) < 1
    else { return middle }
    let natural = self.layout(width: .greatestFiniteMagnitude, lines: 1)
    let naturalTop = max(rect.minY, rect.minY + (rect.height - natural.size.height) / 2)
    switch baselineAdjustment {
    case .none: return naturalTop
    case .alignBaselines, .alignCenters:
      return naturalTop + natural.firstBaseline - layout.firstBaseline
    }
  }
}
