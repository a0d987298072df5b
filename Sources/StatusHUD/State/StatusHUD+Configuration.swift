// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The look and the timing of the global HUD.
  ///
  /// ```swift
  /// StatusHUD.configure {
  ///   $0.style = .dark
  ///   $0.graceTime = 0.3
  /// }
  /// ```
  /// Lengths are in points and times in seconds, both 0 or more. A property that is set to an
  /// invalid number (negative, NaN or infinite) takes its default. A configuration is a value: create
  /// and change it on any thread.
  public struct Configuration: Sendable, Equatable {
    // MARK: Look

    /// The colors of the bezel. Default: `.automatic`.
    public var style: Style = .automatic

    /// The mask of calls that name none. Default: `.passthrough`.
    public var maskType: MaskType = .passthrough

    /// What turns during work of unknown length. Default: `.ring`.
    public var spinnerStyle: SpinnerStyle = .ring

    /// The color of text and indicators in every style. Default: nil, the style's own, or black or
    /// white where that is not legible on ``bezelColor``.
    public var contentColor: UIColor?

    /// The color of indicators and tinted images. Default: nil, the color of the text.
    public var indicatorColor: UIColor?

    /// The color of the image of an info message. Default: nil, the color of the indicators.
    public var infoColor: UIColor?

    /// The color of the image of a success message. Default: nil, the color of the indicators.
    public var successColor: UIColor?

    /// The color of the image of an error message. Default: nil, the color of the indicators.
    public var errorColor: UIColor?

    /// The color of the bezel in every style. Default: nil, the style's own.
    ///
    /// It lies over the material: a translucent color tints the material, an opaque one hides it.
    /// Without a material, as in ``StatusHUD/Style/custom`` without a ``blurStyle``, it is the whole
    /// bezel, and a clear color leaves no bezel.
    public var bezelColor: UIColor?

    /// The color of ``StatusHUD/MaskType/custom``. Default: black at 40 %.
    public var customMaskColor: UIColor = .hudMask

    /// The material of the bezel in every style. Default: nil, the style's own: a system material,
    /// or none in ``StatusHUD/Style/custom``.
    ///
    /// The material blurs what lies beneath the bezel, unless the user reduces transparency or
    /// increases contrast. A material that is always light or always dark makes text and indicators
    /// match.
    public var blurStyle: UIBlurEffect.Style?

    /// The effect of the bezel, in place of the material. Default: nil.
    ///
    /// Use it for an effect that ``blurStyle`` doesn't name, such as the glass of iOS 26. Glass has the
    /// ``cornerRadius``, but its own color, border, and shadow. If the user reduces transparency or
    /// increases contrast, the bezel is opaque, with the border and shadow that it has without glass.
    public var effect: UIVisualEffect?

    /// The radius of the bezel's corners. Default: 14. At most half of the bezel's shorter side is
    /// used.
    public var cornerRadius: CGFloat = 14 { didSet { cornerRadius.validate(or: 14) } }

    /// The width of the border inside the bezel's edge. Default: 0.
    public var borderWidth: CGFloat = 0 { didSet { borderWidth.validate(or: 0) } }

    /// The color of the border. Default: nil, the color of the text at a low alpha. It needs a
    /// ``borderWidth``.
    public var borderColor: UIColor?

    /// The font of the text. Default: nil, the preferred font for `.subheadline`, also when the user
    /// changes the text size.
    public var font: UIFont?

    /// The font of the details. Default: nil, the ``font`` at 0.8 of its size.
    public var detailsFont: UIFont?

    // MARK: Sizes

    /// The minimum size of the bezel, as far as the safe area has room. Default: `.zero`.
    public var minimumSize: CGSize = .zero { didSet { minimumSize.validate(or: .zero) } }

    /// Where in the safe area the bezel is, before ``offset``. Default: `.center`.
    public var position: HUDPosition = .center

    /// How far the bezel moves right and down from its ``position``. It never leaves the safe area.
    /// Default: `.zero`. Negative numbers are valid.
    public var offset: CGPoint = .zero {
      didSet { offset.validate(or: .zero) }
    }

    /// Whether rings, glyphs and images grow with the text size of the user, as far as there is room.
    /// Default: true. The native spinner has one size.
    public var adjustsIndicatorForContentSizeCategory: Bool = true

    /// The thickness of the ring's line. Default: 2.
    public var ringThickness: CGFloat = 2 { didSet { ringThickness.validate(or: 2) } }

    /// The radius of a ring above a text. Default: 18.
    public var ringRadius: CGFloat = 18 { didSet { ringRadius.validate(or: 18) } }

    /// The radius of a ring without a text. Default: 24.
    public var ringRadiusWithoutText: CGFloat = 24 {
      didSet { ringRadiusWithoutText.validate(or: 24) }
    }

    // MARK: Images

    /// The size of images and glyphs. Default: 28 x 28. A side of 0 hides the image.
    public var imageSize: CGSize = CGSize(width: 28, height: 28) {
      didSet { imageSize.validate(or: CGSize(width: 28, height: 28)) }
    }

    /// Whether images take the color of the indicators. Default: true. An image whose rendering mode
    /// is not `.automatic` decides for itself, and an animated one keeps its colors.
    public var tintsImages: Bool = true

    /// The image of ``StatusHUD/showInfo(status:details:duration:maskType:)``. Default: nil, the built-in
    /// glyph.
    public var infoImage: UIImage?

    /// The image of ``StatusHUD/showSuccess(status:details:duration:maskType:)``. Default: nil, the built-in
    /// glyph.
    public var successImage: UIImage?

    /// The image of ``StatusHUD/showError(status:details:duration:maskType:)``. Default: nil, the built-in
    /// glyph.
    public var errorImage: UIImage?

    // MARK: Time

    /// How long the HUD waits before it appears. Default: 0. Work that ends earlier shows nothing.
    public var graceTime: TimeInterval = 0 { didSet { graceTime.validate(or: 0) } }

    /// How long the HUD stays at least, from the start of its fade-in. Default: 0.
    public var minimumVisibleTime: TimeInterval = 0 {
      didSet { minimumVisibleTime.validate(or: 0) }
    }

    /// The minimum of ``StatusHUD/displayDuration(for:details:)``. Default: 2.
    public var minimumDisplayDuration: TimeInterval = 2 {
      didSet { minimumDisplayDuration.validate(or: 2) }
    }

    /// The maximum of ``StatusHUD/displayDuration(for:details:)``, which wins over the minimum. Default:
    /// `.greatestFiniteMagnitude`.
    public var maximumDisplayDuration: TimeInterval = .greatestFiniteMagnitude {
      didSet { maximumDisplayDuration.validate(or: .greatestFiniteMagnitude) }
    }

    /// The duration of the fade-in. Default: 0.15. With 0 the HUD appears at once.
    public var fadeInDuration: TimeInterval = 0.15 {
      didSet { fadeInDuration.validate(or: 0.15) }
    }

    /// The duration of the fade-out. Default: 0.15. With 0 the HUD disappears at once.
    public var fadeOutDuration: TimeInterval = 0.15 {
      didSet { fadeOutDuration.validate(or: 0.15) }
    }

    /// The level of the HUD's window. Default: just above alerts. It has no effect in a
    /// ``StatusHUD/containerView``.
    public var windowLevel: UIWindow.Level = aboveAlerts {
      didSet { if !windowLevel.rawValue.isFinite { windowLevel = Self.aboveAlerts } }
    }
    // `.alert` belongs to the main actor, so its value is spelled out.
    private static let aboveAlerts = UIWindow.Level(rawValue: 2001)

    // MARK: Behavior

    /// What happens to a message when the next one comes. Default: `.replace`.
    public var messagePolicy: MessagePolicy = .replace

    /// Whether an info, success or error message also plays haptics. Default: false.
    public var playsHaptics: Bool = false

    /// Whether the bezel moves a little with the tilt of the device, unless the user reduces motion.
    /// Default: false.
    public var isMotionEffectEnabled: Bool = false

    /// Whether the bezel keeps clear of the keyboard. Default: true.
    public var avoidsKeyboard: Bool = true

    /// What a tap on the bezel dismisses; with a mask, a tap anywhere. Default: `.never`.
    public var tapDismissal: TapDismissal = .never

    /// The title of the Cancel button. Default: nil, “Cancel” in the language of the user.
    public var cancelTitle: String?

    /// Whether a followed `Progress` without a status shows its `localizedDescription`. Default:
    /// false.
    public var showsProgressDescription: Bool = false

    /// Creates a configuration with the defaults.
    public init() {}
  }
}

extension StatusHUD.Configuration {
  func detailsFont(with font: UIFont) -> UIFont {
    detailsFont ?? font.withSize((0.8 * font.pointSize).rounded())
  }

  var hidesImages: Bool { imageSize.width * imageSize.height == 0 }

  /// What the app chose for an icon: its image, and its color.
  func look(of icon: StatusHUD.Message.Icon?) -> (image: UIImage?, color: UIColor?) {
    switch icon {
    case .info: (infoImage, infoColor)
    case .success: (successImage, successColor)
    case .error: (errorImage, errorColor)
    case .image(let image): (image, nil)
    case nil: (nil, nil)
    }
  }
}

extension UIColor {
  /// The color of ``StatusHUD/MaskType/black``.
  static let hudMask = UIColor(white: 0, alpha: 0.4)

  /// Dims the material of ``StatusHUD/MaskType/blur``, so that a bezel of the same material stands out.
  static let hudBlurredMask = UIColor { @Sendable traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.2)
  }
}
