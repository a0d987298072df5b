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

  /// The texts in one, for VoiceOver; nil without any.
  var spokenText: String? {
    let texts = [label.text, bezel.ownDetailsLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
