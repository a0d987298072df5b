// SPDX-License-Identifier: MIT

extension HUDView {
  /// Sets ``progress``, and lets the indicator run there from what is seen.
  ///
  /// - Parameters:
  ///   - progress: 0...1. Values outside count as 0 or 1, NaN as 0.
  ///   - animated: With false, and outside a window, it is shown at once.
  public func setProgress(_ progress: Double, animated: Bool) {
    shownProgress = progress.clampedToUnitInterval
    pushProgress(animated: animated)
    applyPercentage()
  }

  func pushProgress(animated: Bool) {
    guard let indicator = bezel.slot.current else { return }
    if let indicator = indicator as? ProgressIndicatorView {
      indicator.setProgress(shownProgress, animated: animated)
    } else {
      CustomView.setProgress(shownProgress, of: indicator, animated: animated)
    }
    applyAccessibility()
  }

  /// The indicator that `mode` asks for. A new one for each mode: what one was told to look like,
  /// say by the app, must not show in the next.
  func indicatorDidChange() {
    let indicator = makeIndicator()
    bezel.slot.show(indicator, animated: isSeen)
    applyColors()
    pushProgress(animated: false)
    applyAccessibility()
    (indicator as? GlyphView)?.drawOn()
    setNeedsPlacement()
  }

  private func makeIndicator() -> UIView? {
    switch mode {
    case .indeterminate:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      return indicator
    case .determinate:
      return RoundProgressView(frame: .zero)
    case .annularDeterminate:
      let indicator = RoundProgressView(frame: .zero)
      indicator.isAnnular = true
      return indicator
    case .determinateHorizontalBar:
      return BarProgressView(frame: .zero)
    case .customView:
      return customView
    case .text:
      return nil
    }
  }

  func applyColors() {
    guard let contentColor else { return applyIndicatorColor(indicatorColor) }
    label.textColor = contentColor
    bezel.detailsTextColor = contentColor
    bezel.buttonColor = contentColor
    applyIndicatorColor(indicatorColor ?? contentColor)
  }

  private func applyIndicatorColor(_ color: UIColor?) {
    guard let color else { return }
    // An indicator of the app's has its own colours.
    guard mode != .customView else {
      customView?.tintColor = color
      return
    }
    switch bezel.slot.current {
    case let indicator as UIActivityIndicatorView:
      indicator.color = color
    case let indicator as RoundProgressView:
      indicator.progressTintColor = color
      indicator.backgroundTintColor = color.withAlphaComponent(0.1)
    case let indicator as BarProgressView:
      indicator.progressColor = color
      indicator.lineColor = color
    default:
      break
    }
  }

  // MARK: The app's progress

  func followProgress() {
    // Only while it is seen; and the follower does not keep the HUD.
    let followed = isPresented && window != nil ? progressObject : nil
    followID += 1
    follower.follow(
      followed.map { FollowedProgress(progress: $0, isDescribed: false) }, as: followID)
  }

  func applyPercentage() {
    guard showsPercentage || ownPercentage != nil else { return }
    let text = showsPercentage ? HUDAccessibility.percent(shownProgress) : nil
    // A text of the app's stays.
    guard detailsLabel.text == nil || detailsLabel.text == ownPercentage else { return }
    ownPercentage = text
    detailsLabel.text = text
  }
}
