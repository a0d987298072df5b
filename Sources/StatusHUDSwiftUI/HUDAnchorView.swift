// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported public import StatusHUD

/// An empty view behind a view of SwiftUI. It knows the scene, and when the view is on screen.
@MainActor final class HUDAnchorView: UIView {
  /// What to show while this view is in a window.
  var request: HUDRequest? { didSet { apply() } }
  /// Called when other code dismissed the HUD.
  var onDismiss: (() -> Void)?

  private var shown: HUDRequest?
  private var activity: StatusHUD.Activity?
  /// A message that came before the window.
  private var message: StatusHUD.Message?
  private weak var scene: UIWindowScene?
  private weak var formerScene: UIWindowScene?
  private let observers = NotificationObservers()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    observers.observe(StatusHUD.willDisappearNotification) { [weak self] _ in
      Task { @MainActor [weak self] in self?.noteDismissal() }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    apply()
    if let message { show(message) }
  }

  func show(_ message: StatusHUD.Message) {
    self.message = window == nil ? message : nil
    guard let window else { return }
    StatusHUD.windowScene = window.windowScene
    StatusHUD.show(message)
  }

  private func apply() {
    let wanted = window == nil ? nil : request
    for change in HUDRequest.changes(from: shown, to: wanted) {
      switch change {
      case .begin: begin(wanted)
      case .end: end()
      case .status(let status): activity?.update(status: status)
      case .details(let details): activity?.update(details: details)
      case .progress(let progress): activity?.update(progress: progress)
      }
    }
    shown = wanted
  }

  private func begin(_ request: HUDRequest?) {
    guard let request else { return }
    if activity == nil { formerScene = StatusHUD.windowScene }
    scene = window?.windowScene
    StatusHUD.windowScene = scene
    // The former activity ends when the new one is there.
    activity = StatusHUD.beginActivity(
      status: request.status, details: request.details, progress: request.progress,
      maskType: request.maskType)
  }

  private func end() {
    activity = nil
    // Other code may have chosen a scene meanwhile.
    if StatusHUD.windowScene === scene { StatusHUD.windowScene = formerScene }
  }

  private func noteDismissal() {
    // A running activity would keep the HUD.
    guard activity != nil, !StatusHUD.isVisible else { return }
    end()
    shown = nil
    request = nil
    onDismiss?()
  }
}
