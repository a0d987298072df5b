// SPDX-License-Identifier: MIT

extension HUDView {
  /// What both initialisers do once the parts are there.
  func setUp() {
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.style = .solidColor
    backgroundView.color = .clear
    applyCorners()
    bezel.accessibilityIdentifier = "HUDView"
    bezel.onChange = { [weak self] in self?.textDidChange() }
    label.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .boldSystemFont(ofSize: 16))
    scene.hud = self
    scene.onTap = { [weak self] isInside in
      guard let self else { return }
      let handler = isInside ? tapInsideHandler : tapOutsideHandler
      handler?(self)
    }
    scene.frame = bounds
    addSubview(scene)
    indicatorDidChange()
  }
}
