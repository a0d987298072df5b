// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: Messages

  /// Shows a message in `view` for its time, and then removes it.
  ///
  /// ```swift
  /// HUDView.show(.success("Saved"), in: view)
  /// ```
  /// The message has its own HUD, which a second message in the same view takes over: it replaces the
  /// first one or waits for it, depending on ``StatusHUD/Configuration/messagePolicy``. Messages also take
  /// the display times, the size of images, the mask, the haptics, and the tap dismissal from
  /// ``StatusHUD/configuration``. A gradient mask is plain black.
  ///
  /// Other HUDs in the view stay. ``hide(in:animated:)`` and ``hud(in:)`` choose them before a message.
  /// - Parameters:
  ///   - message: The message.
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to have the message on screen when this method returns, unless it has to
  ///     wait. It then leaves without a fade too.
  public static func show(
    _ message: StatusHUD.Message, in view: UIView, animated: Bool = true
  ) {
    let huds = HUDViewPlacement.huds(in: view)
    let shown = huds.last { $0 is Self && $0.presentation.isForMessages } ?? add(to: view)
    // Another HUD may have come in front since the first message.
    if let front = huds.last, let superview = front.superview, superview === shown.superview {
      let above = superview.subviews.drop { $0 !== front }.dropFirst()
      if front !== shown { ([shown] + above).forEach(superview.bringSubviewToFront) }
    }
    shown.presentation.show(message, animated: animated)
  }

  /// Shows what a message consists of.
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

  // MARK: One look

  /// Gives the HUD the look of the global HUD, and its place, grace time, and minimum visible time.
  ///
  /// ```swift
  /// HUDView.defaults = { $0.apply(StatusHUD.configuration) }
  /// ```
  /// The HUD takes the colors, material, corners, border, shadow, fonts, images, spinner, mask, position,
  /// offset, minimum size, and motion effect, and whether it avoids the keyboard. A gradient mask becomes
  /// plain black, and ``touchHandling`` stays. You can change them afterward. A later change of the
  /// configuration doesn't affect the HUD.
  public func apply(_ configuration: StatusHUD.Configuration) {
    bezel.overrideUserInterfaceStyle = HUDPalette.interfaceStyle(of: configuration)
    // The colors follow the traits of the bezel.
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

  /// The icon that the mode draws.
  var icon: StatusHUD.Message.Icon? {
    switch self {
    case .info: .info
    case .success: .success
    case .error: .error
    default: nil
    }
  }
}
