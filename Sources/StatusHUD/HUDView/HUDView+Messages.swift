// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: Messages

  /// Shows a message in `view`, and removes the message when its duration ends.
  ///
  /// ```swift
  /// HUDView.show(.success("Saved"), in: view)
  /// ```
  /// The message appears in a separate HUD. Depending on ``StatusHUD/Configuration/messagePolicy``,
  /// a second message in the same view replaces the first one or appears after it. The HUD uses the
  /// display durations, image size, mask, haptics, and tap dismissal from
  /// ``StatusHUD/configuration``. If the mask is a gradient, the HUD shows a black mask.
  ///
  /// The message doesn't hide other HUDs in the view. If the view has other HUDs,
  /// ``hide(in:animated:)`` and ``hud(in:)`` ignore the HUD that shows the message.
  /// - Parameters:
  ///   - message: The message to show.
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to show and hide the message without a fade. A message that isn't
  ///     queued appears before this method returns.
  public static func show(
    _ message: StatusHUD.Message, in view: UIView, animated: Bool = true
  ) {
    let huds = HUDViewPlacement.huds(in: view)
    let shown = huds.last { $0 is Self && $0.presentation.isForMessages } ?? add(to: view)
    // Move the message's HUD to the front, because another HUD might cover it.
    if let front = huds.last, let superview = front.superview, superview === shown.superview {
      let above = superview.subviews.drop { $0 !== front }.dropFirst()
      if front !== shown { ([shown] + above).forEach(superview.bringSubviewToFront) }
    }
    shown.presentation.show(message, animated: animated)
  }

  /// Configures this HUD for a message.
  func show(_ message: HUDContent, _ configuration: StatusHUD.Configuration) {
    label.text = BezelView.shortened(message.status)
    if message.details != nil || bezel.existingDetailsLabel != nil {
      detailsLabel.text = BezelView.shortened(message.details)
    }
    if case .image(let image) = message.icon {
      let picture = GlyphView(frame: .zero)
      picture.ownSize = configuration.imageSize
      picture.show(.image(image), isTinted: configuration.tintsImages)
      picture.accessibilityLabel = message.kind.accessibilityLabel
      indicator.picture = picture
      customView = configuration.hidesImages ? nil : picture
    }
    mode = Mode(message.icon)
    let maskType = message.maskType ?? configuration.maskType
    backgroundView.apply(maskType, customColor: configuration.customMaskColor)
    touchHandling =
      maskType != .passthrough
      ? .blocking : configuration.tapDismissal == .never ? .passthrough : .bezelOnly
    bezel.accessibilityHint =
      configuration.tapDismissal == .never ? nil : VoiceOver.dismissalHint
  }

  // MARK: Configuration

  /// Applies the appearance, placement, grace time, and minimum visible time from a configuration.
  ///
  /// ```swift
  /// HUDView.defaults = { $0.apply(StatusHUD.configuration) }
  /// ```
  /// The HUD adopts the colors, material, corners, border, shadow, fonts, images, spinner, mask,
  /// position, offset, minimum size, motion effect, keyboard avoidance, and indicator scaling. If
  /// the mask is a gradient, the HUD shows a black mask. This method doesn't change
  /// ``touchHandling``. Later changes to the configuration don't affect the HUD.
  public func apply(_ configuration: StatusHUD.Configuration) {
    bezel.overrideUserInterfaceStyle = HUDPalette.interfaceStyle(of: configuration)
    // Use dynamic colors, so that UIKit resolves them with the bezel's traits.
    func color(_ part: @escaping @Sendable (HUDPalette) -> UIColor?) -> UIColor {
      UIColor { @Sendable traits in
        part(HUDPalette(configuration: configuration, traits: traits))?.resolvedColor(with: traits)
          ?? .clear
      }
    }
    let palette = HUDPalette(configuration: configuration, traits: bezel.traitCollection)
    bezel.apply(palette)
    bezel.color = palette.background == nil ? nil : color { $0.background }
    bezel.border = (configuration.borderWidth, color { $0.border })
    hasShadow = !palette.isClear && palette.effect?.hasEdge != true
    backgroundView.apply(configuration.maskType, customColor: configuration.customMaskColor)
    cornerStyle = .fixed(configuration.cornerRadius)
    bezel.setFont(configuration.font ?? .preferredFont(forTextStyle: .subheadline))
    detailsLabel.font = configuration.detailsFont(with: label.font)
    indicator.configuration = configuration
    contentColor = color { $0.text }
    indicatorColor = color { $0.indicator }

    position = configuration.position
    offset = configuration.offset
    minimumSize = configuration.minimumSize
    avoidsKeyboard = configuration.avoidsKeyboard
    isMotionEffectEnabled = configuration.isMotionEffectEnabled
    adjustsIndicatorForContentSizeCategory = configuration.adjustsIndicatorForContentSizeCategory
    graceTime = configuration.graceTime
    minimumVisibleTime = configuration.minimumVisibleTime
  }
}

extension HUDView.Mode {
  init(_ icon: StatusHUD.Message.Icon?) {
    self =
      switch icon {
      case .info: .info
      case .success: .success
      case .error: .error
      case .image: .customView
      case nil: .text
      }
  }

  /// The icon that the HUD shows in this mode, or `nil` if the mode has no icon.
  var icon: StatusHUD.Message.Icon? {
    switch self {
    case .info: .info
    case .success: .success
    case .error: .error
    default: nil
    }
  }
}
