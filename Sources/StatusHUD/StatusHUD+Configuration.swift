// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// How the HUD looks, where it is and how long it stays.
  ///
  /// A value: make and change it on any thread. A number that cannot be (negative, NaN, infinite)
  /// becomes the default of its property; nothing else happens.
  ///
  /// ```swift
  /// StatusHUD.configure {
  ///   $0.style = .dark
  ///   $0.graceTimeInterval = 0.3
  /// }
  /// ```
  public struct Configuration: Sendable {
    // MARK: Look

    /// The colours of the bezel. Default: `.automatic`. A change applies at once to what is shown.
    public var style: Style = .automatic

    /// The mask of calls that name none. Default: `.none`.
    public var maskType: MaskType = .none

    /// What turns during work of unknown length. Default: `.flat`.
    public var animationType: AnimationType = .flat

    /// The colour of text and indicators in every style. Default: nil, the style's own; over a
    /// ``backgroundColor`` on which that could not be read, black or white.
    public var foregroundColor: UIColor?

    /// The colour of indicators and tinted images alone. Default: nil, the colour of the text.
    public var foregroundImageColor: UIColor?

    /// The colour of the bezel in every style. Default: nil, the style's own.
    ///
    /// It lies over the material: a translucent colour tints that, an opaque one hides it. Where
    /// there is no material, in ``StatusHUD/Style/custom`` without a ``blurStyle``, it is all there
    /// is; a clear one then leaves no bezel.
    public var backgroundColor: UIColor?

    /// The colour of the mask ``StatusHUD/MaskType/custom``. Default: black at 40 %.
    public var backgroundLayerColor: UIColor = .hudMask

    /// The material of the bezel in every style. Default: nil, the style's own: a system material,
    /// or none in ``StatusHUD/Style/custom``. What lies beneath the bezel is blurred and shines
    /// through it, unless the user reduces transparency or increases contrast. A material that is
    /// light or dark in itself makes text and indicators those of that style.
    public var blurStyle: UIBlurEffect.Style?

    /// The radius of the bezel's corners in points, 0 or more. Default: 14. More than half of the
    /// bezel's shorter side rounds it fully.
    public var cornerRadius: CGFloat = Default.cornerRadius {
      didSet { cornerRadius = cornerRadius.sanitized(or: Default.cornerRadius) }
    }

    /// The width of the line around the bezel, inside it, in points, 0 or more. Default: 0.
    public var borderWidth: CGFloat = Default.borderWidth {
      didSet { borderWidth = borderWidth.sanitized(or: Default.borderWidth) }
    }

    /// The colour of the line around the bezel. Default: nil, the text's at a low alpha. Seen only
    /// with a ``borderWidth``.
    public var borderColor: UIColor?

    /// The font of the text. Default: the user's preferred one for `.subheadline`, also when the
    /// user changes the size of text later.
    public var font: UIFont {
      get { ownFont ?? .preferredFont(forTextStyle: .subheadline) }
      set { ownFont = newValue }
    }
    private var ownFont: UIFont?

    // MARK: Sizes

    /// The least size of the bezel in points, each side 0 or more. Default: `.zero`. It yields to
    /// the safe area: the bezel never leaves that.
    public var minimumSize: CGSize = Default.minimumSize {
      didSet { minimumSize = minimumSize.sanitized(or: Default.minimumSize) }
    }

    /// How far the bezel is moved from the centre of the safe area, in points, right and down.
    /// Default: `.zero`. It yields to the safe area. NaN and infinity mean the default.
    public var offsetFromCenter: UIOffset = Default.offsetFromCenter {
      didSet { offsetFromCenter = offsetFromCenter.sanitized(or: Default.offsetFromCenter) }
    }

    /// The thickness of the ring's line in points, 0 or more. Default: 2.
    public var ringThickness: CGFloat = Default.ringThickness {
      didSet { ringThickness = ringThickness.sanitized(or: Default.ringThickness) }
    }

    /// The radius of the ring above a text in points, 0 or more. Default: 18.
    public var ringRadius: CGFloat = Default.ringRadius {
      didSet { ringRadius = ringRadius.sanitized(or: Default.ringRadius) }
    }

    /// The radius of the ring without a text in points, 0 or more. Default: 24.
    public var ringNoTextRadius: CGFloat = Default.ringNoTextRadius {
      didSet { ringNoTextRadius = ringNoTextRadius.sanitized(or: Default.ringNoTextRadius) }
    }

    // MARK: Images

    /// The size of images and glyphs in points, each side 0 or more. Default: 28 x 28. With a side
    /// of 0 there is no image.
    public var imageViewSize: CGSize = Default.imageViewSize {
      didSet { imageViewSize = imageViewSize.sanitized(or: Default.imageViewSize) }
    }

    /// Whether images are drawn in the colour of the indicators, by their alpha. Default: true. An
    /// image whose rendering mode is not `.automatic` decides for itself, and an animated one plays
    /// in its own colours.
    public var shouldTintImages: Bool = true

    /// The image of ``StatusHUD/showInfo(status:duration:maskType:)``. Default: nil, the built-in
    /// glyph.
    public var infoImage: UIImage?

    /// The image of ``StatusHUD/showSuccess(status:duration:maskType:)``. Default: nil, the built-
    /// in glyph.
    public var successImage: UIImage?

    /// The image of ``StatusHUD/showError(status:duration:maskType:)``. Default: nil, the built-in
    /// glyph.
    public var errorImage: UIImage?

    // MARK: Time

    /// How long a HUD waits before it appears, in seconds, 0 or more. Default: 0. Work that ends
    /// earlier shows nothing.
    public var graceTimeInterval: TimeInterval = Default.graceTimeInterval {
      didSet { graceTimeInterval = graceTimeInterval.sanitized(or: Default.graceTimeInterval) }
    }

    /// How long a HUD stays once it has appeared, in seconds, 0 or more. Default: 0. Without it
    /// quick work makes the HUD flash.
    public var minimumVisibleTimeInterval: TimeInterval = Default.minimumVisibleTimeInterval {
      didSet {
        minimumVisibleTimeInterval = minimumVisibleTimeInterval.sanitized(
          or: Default.minimumVisibleTimeInterval)
      }
    }

    /// The least time a message is shown, in seconds, 0 or more. Default: 5.
    public var minimumDismissTimeInterval: TimeInterval = Default.minimumDismissTimeInterval {
      didSet {
        minimumDismissTimeInterval = minimumDismissTimeInterval.sanitized(
          or: Default.minimumDismissTimeInterval)
      }
    }

    /// The most time a message is shown, in seconds, 0 or more. Default:
    /// `.greatestFiniteMagnitude`. It prevails over the minimum.
    public var maximumDismissTimeInterval: TimeInterval = Default.maximumDismissTimeInterval {
      didSet {
        maximumDismissTimeInterval = maximumDismissTimeInterval.sanitized(
          or: Default.maximumDismissTimeInterval)
      }
    }

    /// The duration of the fade-in in seconds, 0 or more. Default: 0.15. 0 appears at once.
    public var fadeInAnimationDuration: TimeInterval = Default.fadeInAnimationDuration {
      didSet {
        fadeInAnimationDuration = fadeInAnimationDuration.sanitized(
          or: Default.fadeInAnimationDuration)
      }
    }

    /// The duration of the fade-out in seconds, 0 or more. Default: 0.15. 0 disappears at once.
    public var fadeOutAnimationDuration: TimeInterval = Default.fadeOutAnimationDuration {
      didSet {
        fadeOutAnimationDuration = fadeOutAnimationDuration.sanitized(
          or: Default.fadeOutAnimationDuration)
      }
    }

    /// The level of the HUD's own window. Default: just above the system's alerts. NaN and infinity
    /// mean the default. Without effect in a ``StatusHUD/containerView``.
    public var windowLevel: UIWindow.Level = Default.windowLevel {
      didSet { if !windowLevel.rawValue.isFinite { windowLevel = Default.windowLevel } }
    }

    // MARK: Behaviour

    /// Whether an information, success or error message is also felt when it appears. Default:
    /// false. Devices without haptics do nothing.
    public var hapticsEnabled: Bool = false

    /// Whether the bezel moves a little with the tilt of the device. Default: false. It never moves
    /// for a user who reduces motion.
    public var motionEffectEnabled: Bool = false

    /// Whether the bezel is centred in what the keyboard leaves free. Default: true.
    public var avoidsKeyboard: Bool = true

    /// Whether a tap on the bezel, and with a mask one anywhere, dismisses the HUD. Default: false.
    public var dismissesOnTap: Bool = false

    /// Whether a followed `Progress` that is given no status shows its `localizedDescription`.
    /// Default: false.
    public var showsProgressDescription: Bool = false

    /// Creates a configuration with every property at its default.
    public init() {}

    /// The defaults of the properties that a number can be unfit for.
    private enum Default {
      static let cornerRadius: CGFloat = 14
      static let borderWidth: CGFloat = 0
      static let minimumSize: CGSize = .zero
      static let offsetFromCenter: UIOffset = .zero
      static let ringThickness: CGFloat = 2
      static let ringRadius: CGFloat = 18
      static let ringNoTextRadius: CGFloat = 24
      static let imageViewSize = CGSize(width: 28, height: 28)
      static let graceTimeInterval: TimeInterval = 0
      static let minimumVisibleTimeInterval: TimeInterval = 0
      static let minimumDismissTimeInterval: TimeInterval = 5
      static let maximumDismissTimeInterval: TimeInterval = .greatestFiniteMagnitude
      static let fadeInAnimationDuration: TimeInterval = 0.15
      static let fadeOutAnimationDuration: TimeInterval = 0.15
      // One above `.alert`, whose value is spelt out: this runs on any thread.
      static let windowLevel = UIWindow.Level(rawValue: 2001)
    }
  }
}
