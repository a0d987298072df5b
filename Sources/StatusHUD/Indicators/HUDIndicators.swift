// SPDX-License-Identifier: MIT

/// The indicators of a HUD: views of the library or of the app.
///
/// The object makes each indicator only once, so that new content doesn't restart an animation.
@MainActor final class HUDIndicators {
  private enum Design: Hashable {
    case spinner(StatusHUD.SpinnerStyle)
    case progress(StatusHUD.ProgressStyle)
    case glyph
  }

  /// The app's closure that supplies views for the presentations that begin from now on.
  static var sharedProvider: (@MainActor (StatusHUD.Indicator) -> UIView?)?

  /// The app's closure that supplies views for the current presentation.
  private var provider: (@MainActor (StatusHUD.Indicator) -> UIView?)?
  /// The app's view that replaces the indicators of work.
  var customView: UIView?
  /// The view that `provider` returned for each indicator.
  private var provided: [StatusHUD.Indicator: UIView?] = [:]
  private var builtIn: [Design: IndicatorView] = [:]

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
    let design: Design
    switch content.kind {
    case .activity: design = .spinner(configuration.spinnerStyle)
    case .progress: design = .progress(configuration.progressStyle)
    case .message(let icon):
      if icon == nil || configuration.hidesImages { return nil }
      design = .glyph
    }
    let view = builtIn[design] ?? make(design)
    builtIn[design] = view
    view.apply(
      content, configuration, color: color, animated: animated && view.isDescendant(of: hud))
    return view
  }

  func beginPresentation() { provider = Self.sharedProvider }

  private func make(_ design: Design) -> IndicatorView {
    switch design {
    case .spinner(.ring): IndefiniteSpinnerView(frame: .zero)
    case .spinner(.system): SystemSpinnerView(frame: .zero)
    case .progress(.ring): RingProgressView(frame: .zero)
    case .progress(.pie): PieProgressView(frame: .zero)
    case .progress(.bar): BarProgressView(frame: .zero)
    case .glyph: GlyphView(frame: .zero)
    }
  }

  /// Returns the app's view for `kind`. This method calls the provider once for each indicator.
  private func providedView(for kind: StatusHUD.Indicator, in hud: UIView) -> UIView? {
    guard let provider else { return nil }
    if let view = provided[kind] { return view }
    // Store `nil` first, in case the provider updates the HUD and the HUD calls this method again.
    provided[kind] = .some(nil)
    let view = provider(kind).flatMap { $0.canMove(into: hud) ? $0 : nil }
    provided[kind] = .some(view)
    return view
  }

  /// Removes the app's views from the HUD, so that the app can use them elsewhere.
  func endPresentation(in hud: UIView) {
    for case let view? in provided.values where view.isDescendant(of: hud) {
      view.removeFromSuperview()
    }
    (provided, provider) = ([:], nil)
    // Release the image of the last message.
    (builtIn[.glyph] as? GlyphView)?.icon = nil
  }
}
