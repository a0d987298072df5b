// SPDX-License-Identifier: MIT

extension HUDView {
  /// Whether a touch on `view`, one of the HUD's, is kept from the host.
  func takes(_ view: UIView) -> Bool {
    switch interaction {
    case .blocksAll: true
    case .blocksBezel: view.isDescendant(of: bezel)
    case .passesThrough: bezel.ownButton.map(view.isDescendant) ?? false
    }
  }

  func isInside(_ touch: UITouch) -> Bool {
    bezel.bounds.contains(touch.location(in: bezel))
  }

  /// A tap is one that ends where it began: on the bezel, or beside it.
  func tapEnded(at touch: UITouch?) {
    defer { touchBeganInside = nil }
    guard let touch, let touchBeganInside, isInside(touch) == touchBeganInside else { return }
    let handler = touchBeganInside ? tapInsideHandler : tapOutsideHandler
    handler?(self)
  }
}
