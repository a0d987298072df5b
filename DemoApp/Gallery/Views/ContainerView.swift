// SPDX-License-Identifier: MIT

import StatusHUD

/// A view of an app that a HUD can appear in: a card that stands out from the page below it.
final class ContainerView: UIView {
  init(size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 16
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemBlue.cgColor
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
