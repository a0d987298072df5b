// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The appearance, timing, and behavior of a HUD.
  ///
  /// ```swift
  /// StatusHUD.configure {
  ///   $0.style = .dark
  ///   $0.graceTime = 0.3
  /// }
  /// ```
  /// The global HUD uses ``StatusHUD/configuration``. When you create a ``HUDView``, it copies this
  /// configuration. To give a message its own configuration, call
  /// ``StatusHUD/show(_:configure:completion:)``.
  ///
  /// Lengths are in points, and times are in seconds. If you set a length or a time to an invalid
  /// number (negative, NaN, or infinite), the property takes its default value, but the
  /// ``cornerRadius`` can be infinite. You can create and change a configuration on any thread.
  public struct Configuration: Sendable, Equatable {
    // MARK: Appearance

    /// The color style of the bezel. The default is `.automatic`.
    public var style: Style = .automatic

    /// The mask of each call and message whose own mask is `.automatic`. The default is `.automatic`:
    /// While a ``HUDView`` shows work, or the message that ends the work, it blocks touches on its view, as
    /// with `.clear`. Everything else lets touches pass, as with `.passthrough`.
    public var maskType: MaskType = .automatic

    /// The style of the spinner for indeterminate progress. The default is `.ring`.
    public var spinnerStyle: SpinnerStyle = .ring

    /// The style of the indicator for determinate progress. The default is `.ring`.
    public var progressStyle: ProgressStyle = .ring

    /// The color of text and indicators in every style. The default is `nil`, which uses black or
    /// white, depending on the style and the ``bezelColor``.
    public var contentColor: UIColor?

    /// The color of indicators and tinted images. The default is `nil`, which uses the text color.
    public var indicatorColor: UIColor?

    /// The icon color for info messages. The default is `nil`, which uses the indicator color.
    public var infoColor: UIColor?

    /// The icon color for success messages. The default is `nil`, which uses the indicator color.
    public var successColor: UIColor?

    /// The icon color for error messages. The default is `nil`, which uses the indicator color.
    public var errorColor: UIColor?

    /// The color of the bezel in every style. The default is `nil`, which uses the style's color.
    ///
    /// A translucent color tints the material, and an opaque color hides it. If the bezel has no
    /// material, a clear color makes it invisible.
    public var bezelColor: UIColor?

    /// The color of the ``StatusHUD/MaskType/custom`` mask. The default is black at 40 percent
    /// opacity.
    public var customMaskColor: UIColor = .hudMask

    /// The visual effect of the ``StatusHUD/MaskType/custom`` mask.
    package var customMaskEffect: UIVisualEffect?

    /// The visual effect behind the bezel's content. The default is `nil`, which uses a system
    /// material.
    ///
    /// The effect can be a `UIBlurEffect` or, in iOS 26, a `UIGlassEffect`. With a plain
    /// `UIVisualEffect()`, the bezel has no material and shows only the ``bezelColor``. If a material
    /// is always light or always dark, set ``style`` to match it. Glass uses the ``cornerRadius``, but
    /// has its own color, border, and shadow. If Reduce Transparency or Increase Contrast is on, the
    /// bezel is opaque.
    public var effect: UIVisualEffect?

    /// A Boolean value that determines whether the bezel has a material if the ``effect`` is `nil`.
    /// Unlike an effect, SVProgressHUD's names can set it on any thread.
    package var hasMaterial: Bool = true

    /// A Boolean value that determines whether the bezel has a shadow. The default is `true`. A clear
    /// bezel has no shadow.
    public var hasShadow: Bool = true

    /// The corner radius of the bezel, up to half of its shorter side. The default is 14. A large
    /// radius, such as `.infinity`, makes the bezel a capsule.
    public var cornerRadius: CGFloat = 14 { didSet { validate(\.cornerRadius) { $0 >= 0 } } }

    /// The width of the border inside the bezel's edge. The default is 0.
    public var borderWidth: CGFloat = 0 { didSet { validate(\.borderWidth) } }

    /// The color of the border. The border is visible if ``borderWidth`` is greater than 0. The
    /// default is `nil`, which uses the text color at 15 percent opacity.
    public var borderColor: UIColor?

    /// The font of the status. The default is `nil`, which uses the preferred font for
    /// `.subheadline` at the user's text size.
    public var font: UIFont?

    /// The font of the details. The default is `nil`, which uses the ``font`` at 80 percent of its
    /// size.
    public var detailsFont: UIFont?

    // MARK: Size and position

    /// The minimum size of the bezel, if the safe area has enough space. The default is `.zero`. A
    /// very large width makes the bezel as wide as the safe area, minus the ``margin``.
    public var minimumSize: CGSize = .zero {
      didSet { validate(\.minimumSize) { $0.width.isValidLength && $0.height.isValidLength } }
    }

    /// A Boolean value that determines whether the bezel is square if the safe area has enough
    /// space. The default is `false`.
    public var isSquare: Bool = false

    /// The maximum width of the bezel, unless the ``minimumSize`` or an indicator with the ``padding``
    /// is wider. The default is `nil`, which limits the text to 280 points or 18 times the size of its font,
    /// whichever is greater.
    public var maximumWidth: CGFloat? {
      didSet { validate(\.maximumWidth) { $0?.isValidLength != false } }
    }

    /// The distance between the bezel's edge and its content. The default is 12. If there's little
    /// room, it shrinks together with the ``margin``.
    public var padding: CGFloat = 12 { didSet { validate(\.padding) } }

    /// The minimum distance between the bezel and the edge of the safe area. The default is 16. If
    /// there's little room, the margin and the ``padding`` shrink to leave up to 80 points for the width
    /// and for the height of the content.
    public var margin: CGFloat = 16 { didSet { validate(\.margin) } }

    /// The vertical distance between the elements of the bezel.
    package var spacing: CGFloat = 8

    /// The position of the bezel in the safe area, before the HUD applies the ``offset``. The
    /// default is `.center`.
    public var position: HUDPosition = .center

    /// The offset of the bezel from its ``position``. Positive values move the bezel right and
    /// down. The offset can't move the bezel outside the safe area. The default is `.zero`.
    public var offset: CGPoint = .zero {
      didSet { validate(\.offset) { $0.x.isFinite && $0.y.isFinite } }
    }

    /// A Boolean value that determines whether rings, glyphs, and images grow with the user's text
    /// size if there's enough space. The default is `true`. The system spinner has a fixed size.
    public var adjustsIndicatorForContentSizeCategory: Bool = true

    /// The line width of rings. The default is 2.
    public var ringThickness: CGFloat = 2 { didSet { validate(\.ringThickness) } }

    /// The radius of a ring or a pie in a HUD that has text. The default is 18. The indicator has a margin
    /// of 5 points around the ring, so by default, it's 48 points wide.
    public var ringRadius: CGFloat = 18 { didSet { validate(\.ringRadius) } }

    /// The radius of a ring or a pie in a HUD that has no text. The default is 24.
    public var ringRadiusWithoutText: CGFloat = 24 { didSet { validate(\.ringRadiusWithoutText) } }

    // MARK: Images

    /// The size of images and glyphs. The default is 28 × 28 points. If the width or height is 0,
    /// the HUD doesn't show icons.
    public var imageSize: CGSize = CGSize(width: 28, height: 28) {
      didSet { validate(\.imageSize) { $0.width.isValidLength && $0.height.isValidLength } }
    }

    /// A Boolean value that determines whether the HUD tints images with the color of its glyphs.
    /// The default is `true`. An image with a rendering mode other than `.automatic` keeps that
    /// mode, and an animated image keeps its colors.
    public var tintsImages: Bool = true

    /// The image for info messages. The default is `nil`, which uses the built-in glyph.
    public var infoImage: UIImage?

    /// The image for success messages. The default is `nil`, which uses the built-in glyph.
    public var successImage: UIImage?

    /// The image for error messages. The default is `nil`, which uses the built-in glyph.
    public var errorImage: UIImage?

    // MARK: Timing

    /// The time that the HUD waits before it appears with work. The default is 0. If the work ends
    /// within this time, the HUD never appears. During this time, a mask doesn't block touches yet. A
    /// message appears immediately, even during this time.
    public var graceTime: TimeInterval = 0 { didSet { validate(\.graceTime) } }

    /// The minimum time that the HUD stays visible after its fade-in begins. The default is 0. If you
    /// show and hide the HUD before its next update, for example in one function, it never appears.
    public var minimumVisibleTime: TimeInterval = 0 { didSet { validate(\.minimumVisibleTime) } }

    /// The minimum time that ``StatusHUD/displayDuration(for:details:)`` returns. The default is 2.
    public var minimumDisplayDuration: TimeInterval = 2 {
      didSet { validate(\.minimumDisplayDuration) }
    }

    /// The maximum time that ``StatusHUD/displayDuration(for:details:)`` returns. If the minimum is
    /// greater, the maximum takes precedence. The default is `.greatestFiniteMagnitude`.
    public var maximumDisplayDuration: TimeInterval = .greatestFiniteMagnitude {
      didSet { validate(\.maximumDisplayDuration) }
    }

    /// The fade-in duration. The default is 0.15. A value of 0 disables the fade.
    public var fadeInDuration: TimeInterval = 0.15 { didSet { validate(\.fadeInDuration) } }

    /// The fade-out duration. The default is 0.15. A value of 0 disables the fade.
    public var fadeOutDuration: TimeInterval = 0.15 { didSet { validate(\.fadeOutDuration) } }

    /// The movement of the bezel during a fade. The default is `.scale`.
    public var transition: Transition = .scale

    /// The level of the global HUD's window. The default is just above the level of alerts. If the HUD
    /// is in a ``StatusHUD/containerView``, the window level has no effect, and neither has the level in a
    /// message's own configuration.
    public var windowLevel: UIWindow.Level = UIWindow.Level(rawValue: 2001) {
      // The default is a literal number, because `.alert` is isolated to the main actor.
      didSet { validate(\.windowLevel) { $0.rawValue.isFinite } }
    }

    // MARK: Behavior

    /// The policy for messages that you show while another is visible. The default is `.replace`. In a
    /// message's own configuration, the policy determines only whether that message waits.
    public var messagePolicy: MessagePolicy = .replace

    /// A Boolean value that determines whether the HUD plays haptics for info, success, and error
    /// messages. The default is `false`.
    public var playsHaptics: Bool = false

    /// A Boolean value that determines whether the bezel moves slightly when the device tilts. The
    /// default is `false`. If Reduce Motion is on, the bezel doesn't move.
    public var isMotionEffectEnabled: Bool = false

    /// A Boolean value that determines whether the HUD avoids the keyboard. The default is `true`.
    public var avoidsKeyboard: Bool = true

    /// A Boolean value that determines whether the HUD avoids the app's bars, such as a navigation bar,
    /// a tab bar, and a sidebar, and since iOS 26 the controls in the corner of a window, too. The default
    /// is `true`. If `false`, the bezel stays inside the window's safe area. If the bars change, a visible
    /// HUD follows within a quarter of a second.
    public var avoidsBars: Bool = true

    /// The content that a tap on the bezel dismisses. If the HUD has a mask, the user can also tap
    /// the mask. The default is `.never`.
    public var tapDismissal: TapDismissal = .never

    /// The title of the Cancel button. The default is `nil`, which uses a localized “Cancel.”
    public var cancelTitle: String? { didSet { validate(\.cancelTitle) { $0 != "" } } }

    /// A Boolean value that determines whether the HUD describes a `Progress` object that it follows:
    /// with the `localizedDescription` if there's no status, and with the
    /// `localizedAdditionalDescription`, such as “3 of 12,” if there are no details. The default is
    /// `false`. VoiceOver doesn't announce a description again when it changes.
    public var showsProgressDescription: Bool = false

    /// A Boolean value that determines whether the HUD shows the progress as a percentage if there
    /// are no details and no description of the progress. The default is `false`. The percentage is
    /// rounded down, so 100% appears only when the work is done.
    public var showsPercentage: Bool = false

    /// Creates a configuration with the default values.
    public init() {}

    /// Replaces an invalid length or time with the default value of its property.
    private mutating func validate<Number: BinaryFloatingPoint>(
      _ path: WritableKeyPath<Self, Number>
    ) { validate(path) { $0.isValidLength } }

    /// Replaces an invalid value with the default value of its property.
    private mutating func validate<Value>(
      _ path: WritableKeyPath<Self, Value>, _ isValid: (Value) -> Bool
    ) {
      if !isValid(self[keyPath: path]) { self[keyPath: path] = Self()[keyPath: path] }
    }
  }
}

extension StatusHUD.Configuration {
  /// Returns the mask of the content or else of the configuration. A message with a position lets touches pass
  /// unless it has its own mask.
  func mask(for content: HUDContent) -> StatusHUD.MaskType {
    switch (content.maskType, content.isBeside ? .passthrough : maskType) {
    case (.automatic, .automatic): content.blocksByDefault ? .clear : .passthrough
    case (.automatic, let mask), (let mask, _): mask
    }
  }

  /// Returns a message's own configuration, which begins as this one, with the mask and the position of the
  /// message. The closure can't change the position that a message has.
  func own(of message: StatusHUD.Message, _ configure: (inout Self) -> Void = { _ in }) -> Self {
    var own = self
    own.maskType = message.maskType
    if message.position != nil { own.offset = .zero }
    configure(&own)
    own.position = message.position ?? own.position
    return own
  }

  /// Returns the configuration with which a HUD that has this one shows `content`.
  func resolved(for content: HUDContent?) -> Self {
    guard let passed = content?.passed else { return self }
    var own = passed.configuration ?? own(of: passed.message)
    // If the mask of the message is `.automatic`, the HUD's mask applies, even if it changes later.
    own.maskType = maskType
    return own
  }

  var hidesImages: Bool { imageSize.width * imageSize.height == 0 }

  /// Returns the image and the color that the app specified for an icon.
  func style(of icon: StatusHUD.Message.Icon) -> (image: UIImage?, color: UIColor?) {
    switch icon {
    case .info: (infoImage, infoColor)
    case .success: (successImage, successColor)
    case .error: (errorImage, errorColor)
    case .image(let image): (image, nil)
    }
  }
}

extension UIColor {
  /// The color of the ``StatusHUD/MaskType/black`` mask.
  static let hudMask = UIColor(white: 0, alpha: 0.4)

  /// The color that darkens the ``StatusHUD/MaskType/blur`` mask to emphasize the bezel.
  static let hudBlurredMask = UIColor { @Sendable traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.2)
  }
}
