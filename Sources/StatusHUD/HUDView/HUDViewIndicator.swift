// SPDX-License-Identifier: MIT

/// An object that creates and updates the indicator of a ``HUDView``.
@MainActor final class HUDViewIndicator {
  private unowned let hud: HUDView
  /// The configuration that the app passed to ``HUDView/apply(_:)``.
  var configuration: StatusHUD.Configuration? { didSet { replace() } }
  /// The view that shows a message's image.
  weak var picture: GlyphView?
  private(set) var progress = 0.0
  /// The percentage that the details label shows, or `nil` if the label doesn't show one.
  private(set) var percentage: String?
  private lazy var follower = ProgressFollower { [weak self] sample, _ in
    self?.setProgress(sample.fraction ?? 0, animated: true)
  }

  init(_ hud: HUDView) { self.hud = hud }

  /// A Boolean value that indicates whether the HUD's mode is `.pie`, `.bar`, or `.ring`.
  var isProgress: Bool { [.pie, .bar, .ring].contains(hud.mode) }

  /// Shows a new indicator for the current mode. This method doesn't reuse a built-in indicator,
  /// because the app might have changed the indicator.
  func replace() {
    let indicator = makeIndicator()
    let isOwn = hud.mode != .customView || indicator === picture
    hud.bezel.slot.show(
      indicator, scales: isOwn && !(indicator is UIActivityIndicatorView),
      animated: hud.presentation.animatesChanges)
    applyColors()
    setProgress(progress, animated: false)
    (indicator as? GlyphView)?.drawOn()
    hud.setNeedsPlacement()
  }

  private func makeIndicator() -> UIView? {
    switch hud.mode {
    case .spinner where configuration?.spinnerStyle == .ring:
      return IndefiniteSpinnerView(frame: .zero)
    case .spinner:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      return indicator
    case .pie: return PieProgressView(frame: .zero)
    case .bar: return BarProgressView(frame: .zero)
    case .ring:
      let indicator = RingProgressView(frame: .zero)
      indicator.fillsBounds = true
      indicator.lineCap = .square
      indicator.strokeColor = .white
      return indicator
    case .customView: return hud.customView
    case .text: return nil
    case .success, .error, .info:
      let indicator = GlyphView(frame: .zero)
      let image = configuration?.look(of: hud.mode.icon).image
      indicator.show(
        image.map { .image($0) } ?? hud.mode.icon, isTinted: configuration?.tintsImages ?? true)
      return indicator
    }
  }

  // MARK: Colors

  func applyColors() {
    if let color = hud.contentColor { hud.bezel.contentColor = color }
    guard let color = hud.indicatorColor ?? hud.contentColor else { return }
    switch hud.bezel.slot.current {
    // The app's view determines how to use the tint color.
    case _ where hud.mode == .customView: hud.customView?.tintColor = color
    case let indicator as UIActivityIndicatorView: indicator.color = color
    case let indicator as IndefiniteSpinnerView: indicator.strokeColor = color
    case let indicator as GlyphView:
      indicator.strokeColor = configuration?.look(of: hud.mode.icon).color ?? color
    case let indicator as PieProgressView:
      indicator.progressTintColor = color
      indicator.backgroundTintColor = color.withAlphaComponent(0.1)
    case let indicator as RingProgressView:
      indicator.strokeColor = color
      indicator.trackColor = color.withAlphaComponent(0.1)
    case let indicator as BarProgressView:
      indicator.progressColor = color
      indicator.lineColor = color
    default: break
    }
  }

  // MARK: Progress

  func setProgress(_ progress: Double, animated: Bool) {
    self.progress = progress.clampedToUnitInterval
    hud.bezel.slot.current?.showProgress(self.progress, animated: animated)
    hud.applyAccessibility()
    applyPercentage()
  }

  /// Shows the percentage in the details label unless the label has text from the app.
  func applyPercentage() {
    guard hud.showsPercentage || percentage != nil else { return }
    let shown = hud.detailsLabel.text ?? ""
    guard shown.isEmpty || shown == percentage else { return percentage = nil }
    let text = hud.showsPercentage ? VoiceOver.percent(progress) : nil
    percentage = text
    if shown != text ?? "" { hud.detailsLabel.text = text }
  }

  /// Starts or stops observing the `Progress` object, depending on whether the HUD is onscreen.
  func followProgress() {
    let isOnScreen = hud.presentation.isPresented && hud.window != nil
    let progress = isOnScreen ? hud.observedProgress : nil
    follower.follow(progress.map { [FollowedProgress(progress: $0)] } ?? [])
  }
}
