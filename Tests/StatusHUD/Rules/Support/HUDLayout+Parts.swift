// SPDX-License-Identifier: MIT

@testable import StatusHUD

// Parts by name, so that a test reads like the layout it describes.
extension HUDLayout.Input {
  init(
    available: CGRect, scale: CGFloat, indicator: CGSize? = nil, label: CGSize? = nil,
    details: CGSize? = nil, button: CGSize? = nil, minimumSize: CGSize = .zero,
    isSquare: Bool = false, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), offset: CGPoint = .zero,
    metrics: HUDLayout.Metrics = .overlay
  ) {
    self.init(
      available: available, scale: scale, minimumSize: minimumSize, isSquare: isSquare,
      anchor: anchor, offset: offset, metrics: metrics)
    (self.indicator, self.label, self.details, self.button) = (indicator, label, details, button)
  }

  var indicator: CGSize? {
    get { sizes[.indicator] }
    set { sizes[.indicator] = newValue }
  }
  var label: CGSize? {
    get { sizes[.label] }
    set { sizes[.label] = newValue }
  }
  var details: CGSize? {
    get { sizes[.details] }
    set { sizes[.details] = newValue }
  }
  var button: CGSize? {
    get { sizes[.button] }
    set { sizes[.button] = newValue }
  }
}

extension HUDLayout {
  var indicator: CGRect? { frames[.indicator] }
  var label: CGRect? { frames[.label] }
  var details: CGRect? { frames[.details] }
  var button: CGRect? { frames[.button] }
}
