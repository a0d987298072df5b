// SPDX-License-Identifier: MIT

/// The whole of the global HUD: the mask, and the bezel above it.
@MainActor
final class HUDOverlayView: BezelHostView {
  /// Not plainly named for it: views have a `mask` of another meaning.
  let hudMask: MaskView
  let contentView: HUDContentView

  override var blocksTouches: Bool {
    didSet { accessibilityViewIsModal = blocksTouches }
  }

  private var dismissesOnTap = false

  var maskType: StatusHUD.MaskType {
    get { hudMask.maskType }
    set { hudMask.maskType = newValue }
  }

  init() {
    hudMask = MaskView(frame: .zero)
    contentView = HUDContentView(frame: .zero)
    super.init(backdrop: hudMask, bezel: contentView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows `content`, without a fade: what is on screen stays, only what differs changes.
  func apply(_ content: HUDContent, configuration: StatusHUD.Configuration) {
    hudMask.customColor = configuration.backgroundLayerColor
    hudMask.maskType = content.maskType
    contentView.apply(content, configuration: configuration, animated: fade.isVisible)
    isTilting = configuration.motionEffectEnabled
    avoidsKeyboard = configuration.avoidsKeyboard
    dismissesOnTap = configuration.dismissesOnTap
  }

  /// With a mask everything ends here; without one only what could be a tap on the bezel.
  override var takenTouches: TakenTouches {
    blocksTouches ? .all : takesTaps ? .bezel : .none
  }

  /// From the start of the fade-in to that of the fade-out.
  override var takesTaps: Bool { dismissesOnTap && fade.isVisible }

  override func layoutSubviews() {
    super.layoutSubviews()
    hudMask.vignetteCenter = contentView.center
  }
}
