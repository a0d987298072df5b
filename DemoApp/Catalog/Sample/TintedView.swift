// SPDX-License-Identifier: MIT

import StatusHUD

/// A view of the app in place of an indicator of the HUD: layers in the color of the tint.
public class TintedView: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  /// There is none in an archive.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { size }

  /// Takes the color of the tint.
  func tint(_ color: CGColor) {}

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    withAnimations(false) { tint(color) }
  }

  /// Changes layers, which have animations of their own.
  func withAnimations(_ areEnabled: Bool, _ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(!areEnabled)
    change()
    CATransaction.commit()
  }
}
