// SPDX-License-Identifier: MIT

/// The indicators of a HUD: views of the library or of the app.
///
/// The object makes each indicator only once, so that new content doesn't restart an animation.
@MainActor final class IndicatorFactory {
  /// The app's closure that supplies views for the current presentation.
  var provider: (@MainActor (StatusHUD.Indicator) -> UIView?)?
  /// The app's view that replaces the indicators of work.
  var customView: UIView?
  /// The indicators for which the HUD asked `provider`, and the views that it returned.
  private var asked: Set<StatusHUD.Indicator> = []
  private var provided: [StatusHUD.Indicator: UIView] = [:]
  private lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private lazy var systemSpinner = SystemSpinnerView(frame: .zero)
  private lazy var ring = RingProgressView(frame: .zero)
  private lazy var pie = PieProgressView(frame: .zero)
  private lazy var bar = BarProgressView(frame: .zero)
  private lazy var glyph = GlyphView(frame: .zero)

  /// Returns the view that shows `content` in the specified color, or `nil` if the content has no
  /// indicator.
  func indicator(
    for content: HUDContent, _ configuration: StatusHUD.Configuration, color: UIColor,
    in hud: UIView, animated: Bool
  ) -> UIView? {
    let custom = content.isMessage ? nil : customView
    if let own = custom ?? content.kind.indicator.flatMap({ providedView(for: $0, in: hud) }) {
      if own.tintColor != color { own.tintColor = color }
      return own
    }
    let view: IndicatorView? =
      switch (content.kind, configuration.spinnerStyle, configuration.progressStyle) {
      case (.activity, .ring, _): spinner
      case (.activity, .system, _): systemSpinner
      case (.progress, _, .ring): ring
      case (.progress, _, .pie): pie
      case (.progress, _, .bar): bar
      case (.message(let icon), _, _): icon == nil || configuration.hidesImages ? nil : glyph
      }
    guard let view else { return nil }
    view.apply(
      content, configuration, color: color, animated: animated && view.isDescendant(of: hud))
    return view
  }

  /// Returns the app's view for `kind`. This method calls the provider once for each indicator.
  private func providedView(for kind: StatusHUD.Indicator, in hud: UIView) -> UIView? {
    // Insert the indicator first, in case the provider updates the HUD.
    if let provider, asked.insert(kind).inserted {
      provided[kind] = provider(kind).flatMap { $0.canMove(into: hud) ? $0 : nil }
    }
    return provided[kind]
  }

  /// Removes the app's views from the HUD, so that the app can use them elsewhere.
  func endPresentation(in hud: UIView) {
    for view in provided.values where view.isDescendant(of: hud) { view.removeFromSuperview() }
    asked = []
    provided = [:]
    provider = nil
  }
}
