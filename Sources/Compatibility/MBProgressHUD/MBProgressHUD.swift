// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported import StatusHUD

/// A `HUDView` with the names and the look of MBProgressHUD, for an app that migrates from it.
@available(*, deprecated, renamed: "HUDView")
@preconcurrency @MainActor open class MBProgressHUD: HUDView, ProgressShowing {
  // MARK: Views

  /// The text below the indicator and its look. If you change this label, the HUD adopts the change. If
  /// you set `status` or the `configuration`, this label stays the same. The HUD sets only the label's
  /// `textColor`, when you set `contentColor` or `mode`.
  @available(*, deprecated, message: "Use status, configuration.font, and contentColor.")
  public var label: UILabel { texts[0] }

  /// The smaller text below the label and its look. It works like ``label``: if you set `details`, this
  /// label stays the same.
  @available(*, deprecated, message: "Use details, and configuration.detailsFont.")
  public var detailsLabel: UILabel { texts[1] }

  /// The title and the action of the HUD's button. The HUD shows a button while this one has both.
  @available(*, deprecated, message: "Use onCancel, and configuration.cancelTitle.")
  public var button: UIButton { cancelButton }

  /// The fill and the corners of the bezel.
  @available(
    *, deprecated, message: "Use bezelColor, effect, and cornerRadius of the configuration."
  )
  public let bezelView = MBBackgroundView(frame: .zero)

  /// The fill of the area around the bezel.
  @available(
    *, deprecated, message: "Use configuration.maskType, and configuration.customMaskColor."
  )
  public let backgroundView = MBBackgroundView(frame: .zero)

  private let texts = [
    DetachedLabel(.callout, size: 16), DetachedLabel(.caption1, size: 12),
  ]
  private let cancelButton = DetachedButton(frame: .zero)
  private var indicator: UIView?
  private var textsDidChange = false

  // MARK: Content

  /// The indicator above the labels.
  @available(
    *, deprecated,
    message: "Use progress, customView, and progressStyle, or show(_:) for a text alone."
  )
  public var mode = MBProgressHUDMode.indeterminate {
    didSet { if mode != oldValue { modeDidChange() } }
  }

  /// The `Progress` object that the HUD follows.
  @available(*, deprecated, message: "Use follow(_:).")
  public var progressObject: Progress? {
    didSet {
      let hud: HUDView = self
      if let progressObject { follow(progressObject) }
      if progressObject == nil { hud.progress = hud.progress ?? oldValue?.fractionCompleted }
    }
  }

  /// The color of the labels, the button, and the indicator. `nil` doesn't change the colors.
  @available(*, deprecated, renamed: "configuration.contentColor")
  public var contentColor: UIColor? {
    get { configuration.contentColor }
    set {
      guard let newValue else { return }
      for text in texts { text.adopt(newValue) }
      configuration.contentColor = newValue
    }
  }

  /// A closure that runs once, when the HUD is hidden.
  @available(*, deprecated, message: "Use the completion of hide(animated:after:completion:).")
  public var completionBlock: (@MainActor () -> Void)?

  // MARK: Creating a HUD

  /// Creates a HUD with the specified frame. If the size is zero, the HUD fills its superview.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a HUD from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a HUD that fills the view you add it to.
  @available(*, deprecated, message: "Use init(frame: .zero), or show(in:animated:configure:).")
  public convenience init(view: UIView) { self.init(frame: .zero) }

  private func setUp() {
    var look = StatusHUD.Configuration()
    look.contentColor = UIColor.label.withAlphaComponent(0.7)
    look.hasShadow = false
    (look.padding, look.margin, look.spacing) = (20, 20, 4)
    look.maximumWidth = .greatestFiniteMagnitude
    look.transition = .fade
    (look.fadeInDuration, look.fadeOutDuration) = (0.3, 0.3)
    // The background view is a mask with a color, which is clear at first.
    look.maskType = .custom
    configuration = look
    appearance = self
    texts[0].onText = { [weak self] in self?.status = $0 }
    texts[1].onText = { [weak self] in self?.details = $0 }
    for text in texts {
      text.adopt(look.contentColor)
      text.onChange = { [weak self] in self?.fontsDidChange() }
    }
    cancelButton.onChange = { [weak self] in self?.buttonDidChange() }
    bezelView.layer.cornerRadius = 5
    bezelView.onChange = { [weak self] in self?.bezelDidChange() }
    backgroundView.style = .solidColor
    backgroundView.onChange = { [weak self] in self?.backgroundDidChange() }
    fontsDidChange()
    bezelDidChange()
    backgroundDidChange()
    modeDidChange()
  }

  // MARK: Changes

  private func fontsDidChange() {
    textsDidChange = true
    (configuration.font, configuration.detailsFont) = (texts[0].font, texts[1].font)
  }

  private func buttonDidChange() {
    configuration.cancelTitle = cancelButton.text
    let press: StatusHUD.CancelAction = { [weak self] in
      self?.cancelButton.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      // The user can press the button again.
      self?.buttonDidChange()
    }
    onCancel = cancelButton.isWanted ? press : nil
  }

  private func bezelDidChange() {
    let isBlurred = bezelView.style == .blur
    var look = configuration
    look.effect = isBlurred ? bezelView.effect : UIVisualEffect()
    look.style = isBlurred ? bezelView.blurEffectStyle.ownStyle : .automatic
    look.bezelColor = bezelView.color
    look.cornerRadius = bezelView.layer.cornerRadius
    configuration = look
  }

  private func backgroundDidChange() {
    configuration.customMaskEffect = backgroundView.style == .blur ? backgroundView.effect : nil
    configuration.customMaskColor = backgroundView.color ?? .clear
  }

  private func modeDidChange() {
    switch mode {
    case .indeterminate:
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      indicator = spinner
    case .determinate, .annularDeterminate:
      let round = MBRoundProgressView(frame: .zero)
      round.isAnnular = mode == .annularDeterminate
      round.scalesWithText = true
      indicator = round
    case .determinateHorizontalBar:
      let bar = MBBarProgressView(frame: .zero)
      bar.scalesWithText = true
      indicator = bar
    case .customView, .text: indicator = nil
    }
    // As in MBProgressHUD, a mode brings back the colors.
    contentColor = configuration.contentColor
    setNeedsRendering()
  }
}

// MARK: - Look

@available(*, deprecated)
extension MBProgressHUD: MBProgressHUDAppearance {
  package var workIndicator: UIView? { mode == .customView ? customView : indicator }

  package func adjust(_ labels: [UILabel], _ button: UIButton, _ contentColor: UIColor?) {
    for (text, shown) in zip(texts, labels) { text.apply(to: shown, contentColor) }
    if textsDidChange { setNeedsLayout() }
    textsDidChange = false
    if let color = cancelButton.ownColor { button.setTitleColor(color, for: .normal) }
    guard let color = indicator?.tintColor else { return }
    (indicator as? UIActivityIndicatorView)?.color = color
    (indicator as? any ColoredIndicator)?.apply(color)
    // When the object finishes, the HUD shows no progress, but the indicator stays.
    let hud: HUDView = self
    if hud.progress == nil, progressObject?.isFinished == true {
      (indicator as? any HUDProgressIndicator)?.setProgress(1, animated: window != nil)
    }
  }

  package func didHide() {
    let block = completionBlock
    completionBlock = nil
    block?()
    (delegate as? any MBProgressHUDDelegate)?.hudWasHidden(self)
  }
}

/// The methods of MBProgressHUD's delegate.
@available(*, deprecated, message: "Use HUDViewDelegate, and hudDidDisappear(_:).")
@preconcurrency @MainActor public protocol MBProgressHUDDelegate: HUDViewDelegate {
  /// Notifies the delegate that the HUD is hidden, even if it never appeared.
  func hudWasHidden(_ hud: MBProgressHUD)
}

@available(*, deprecated)
extension MBProgressHUDDelegate {
  /// The default implementation does nothing.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// A HUD whose progress is a `Float`. A class can't redeclare a property of its superclass with
/// another type, but it can inherit an overload.
@preconcurrency @MainActor public protocol ProgressShowing: HUDView {
  /// The `Progress` object that the HUD follows.
  var progressObject: Progress? { get }
}

extension ProgressShowing {
  /// The completed fraction of the work, 0...1.
  @available(*, deprecated, message: "Use a Double.")
  public var progress: Float {
    get {
      let hud: HUDView = self
      // When the object finished, the HUD has no progress.
      return Float(hud.progress ?? progressObject?.fractionCompleted ?? 0)
    }
    set {
      let hud: HUDView = self
      hud.progress = Double(newValue)
    }
  }
}
