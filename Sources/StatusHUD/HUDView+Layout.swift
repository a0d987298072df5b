// SPDX-License-Identifier: MIT

extension HUDView {
  /// What decides the layout, but for the parts and the room.
  var arrangement: HUDLayout.Input {
    var input = HUDLayout.Input(available: .zero, scale: 1)
    input.minimumSize = minSize
    input.isSquare = isSquare
    input.anchor = position.anchor(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    input.offset = UIOffset(horizontal: offset.x, vertical: offset.y)
    input.metrics = .view(margin: margin)
    return input
  }

  func applyCorners() {
    switch cornerStyle {
    case .fixed(let radius):
      bezel.rounding = nil
      bezel.layer.cornerRadius = radius.sanitized(or: 5)
    case .capsule:
      bezel.rounding = .infinity
    }
  }

  /// The texts in one, for VoiceOver; nil without any. Not the percentage, which is a value.
  var spokenText: String? {
    let details = bezel.ownDetailsLabel?.text
    let texts = [label.text, details == ownPercentage ? nil : details]
      .compactMap { $0 }.filter { !$0.isBlank }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
