// SPDX-License-Identifier: MIT

/// The stage of an app: an overlay that exists only while the HUD is on screen.
@MainActor final class OverlayStage: HUDStage {
  private let host = OverlayHost()
  private let focus = ModalFocus()
  private let haptics = Haptics()

  /// Called for a tap that is to dismiss the HUD.
  var onTap: (() -> Void)?
  /// Called when a touch that the overlay takes comes down, with whether that is on the bezel.
  var onTouch: ((_ isInside: Bool) -> Void)?

  init() {
    // From here on the keyboard is known to whatever appears.
    _ = KeyboardTracker.shared
  }

  /// Where the HUD is shown, at whatever size that is; nil, or a view in no window: in a window of
  /// the HUD's own. Not retained.
  var containerView: UIView? {
    get { host.containerView }
    set { host.containerView = newValue }
  }

  /// The scene of the HUD's own window; nil: one that is active. Not retained.
  var windowScene: UIWindowScene? {
    get { host.windowScene }
    set { host.windowScene = newValue }
  }

  var onAvailabilityChange: (() -> Void)? {
    get { host.onChange }
    set { host.onChange = newValue }
  }

  var canAppear: Bool { host.hasPlace }

  func present(_ content: HUDContent, configuration: StatusHUD.Configuration) {
    let isNew = host.overlay == nil
    host.windowLevel = configuration.windowLevel
    guard let overlay = host.bringUp() else { return }
    if isNew {
      overlay.onTap = { [weak self] _ in self?.onTap?() }
      overlay.onTouch = { [weak self] in self?.onTouch?($0) }
    }
    overlay.apply(content, configuration: configuration)
    // Before the text is announced: VoiceOver falls silent when its focus moves.
    if content.maskType == .none { setBlocksTouches(false) }
    haptics.isEnabled = configuration.hapticsEnabled
    // Not for each update: the engine would never sleep while progress ticks.
    if isNew { haptics.prepare() }
  }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let overlay = host.overlay else {
      completion()
      return
    }
    overlay.setVisible(isVisible, duration: duration) { _ in completion() }
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    host.isModal = blocksTouches
    guard let overlay = host.overlay else { return }
    if blocksTouches {
      focus.take(for: overlay.contentView)
    } else if overlay.maskType == .none {
      focus.giveBack()
    }
  }

  func remove() {
    host.takeDown()
    focus.giveBack()
  }

  /// A HUD that takes the focus as it appears is read for that, and not once more.
  func announce(_ status: String) {
    if let overlay = host.overlay, overlay.maskType != .none, !focus.isTaken { return }
    UIAccessibility.post(notification: .announcement, argument: status)
  }

  func feel(_ glyph: HUDContent.Glyph) {
    haptics.play(glyph)
  }
}
