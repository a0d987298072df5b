// SPDX-License-Identifier: MIT

/// The system's large activity indicator, which has a fixed size.
final class SystemSpinnerView: IndicatorView {
  let indicator = UIActivityIndicatorView(style: .large)

  override var intrinsicContentSize: CGSize { indicator.intrinsicContentSize }
  override package var scalesWithText: Bool { false }

  override func setUpLayers() {
    accessibilityLabel = StatusHUD.Indicator.spinner.accessibilityLabel
    addSubview(indicator)
  }

  override func start() { if !isIdle { indicator.startAnimating() } }

  override func stop() { indicator.stopAnimating() }

  override func layOutLayers() { indicator.frame = bounds }

  // The system's indicator ignores the tint color.
  override func applyColors() { indicator.color = UIColor(cgColor: resolvedTint) }
}
