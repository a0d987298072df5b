// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UILabel {
  func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let reading: NSTextAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: top(of: layout, in: rect)), width: rect.width,
      color: textColor.resolvedColor(with: traitCollection).cgColor,
      alignment: textAlignment == .natural ? reading : textAlignment)
  }

  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    // What does not fit shows its start.
    func top(_ layout: TextLayout) -> CGFloat {
      max(rect.minY, rect.minY + (rect.height - layout.size.height) / 2)
    }
    guard baselineAdjustment != .alignCenters,
      fittingFontScale(width: rect.width, lines: numberOfLines) < 1
    else { return top(layout) }
    let natural = self.layout(width: .greatestFiniteMagnitude, lines: 1)
    let shift = natural.firstBaseline - layout.firstBaseline
    return top(natural) + (baselineAdjustment == .none ? 0 : shift)
  }
}
