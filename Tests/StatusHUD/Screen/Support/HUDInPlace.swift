// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The two ways to show a HUD.
enum Place: CaseIterable, Sendable {
  case global, view
}

/// A HUD of either place above an app, for what both do in the same way. A new HUD has the global
/// configuration.
@MainActor struct HUDInPlace {
  let it: HUDScreen
  let place: Place
  private let view: UIView

  /// - Parameter view: A view of the app, or else the window, which the global HUD covers too.
  init(it: HUDScreen, place: Place, in view: UIView? = nil) {
    (self.it, self.place, self.view) = (it, place, view ?? it.app.window)
    if place == .global, let view { StatusHUD.containerView = view }
  }

  private var huds: [HUDView] { view.subviews.compactMap { $0 as? HUDView } }
  /// The view that draws the HUD, or nil while there is none.
  var container: HUDContentView? {
    place == .global ? it.container : HUDView.hud(in: view)?.contentView
  }
  var bezel: BezelView { get throws { try #require(container?.bezel) } }

  /// Shows work or a message, and waits by default until nothing but the spinner moves. A message
  /// stays.
  func show(
    _ kind: HUDContent.Kind = .progress(0.6), _ status: String? = nil, details: String? = nil,
    onCancel: StatusHUD.CancelAction? = nil, for seconds: Double = 1
  ) async {
    switch (place, kind) {
    case (_, .message(let icon)):
      show(.init(icon: icon, status: status, details: details, duration: 1000))
    case (.global, .activity):
      StatusHUD.show(status: status, details: details, onCancel: onCancel)
    case (.global, .progress(let progress)):
      StatusHUD.showProgress(progress, status: status, details: details, onCancel: onCancel)
    case (.view, _):
      HUDView.show(in: view) {
        ($0.status, $0.details, $0.onCancel) = (status, details, onCancel)
        if case .progress(let progress) = kind { $0.progress = progress }
      }
    }
    await it.advance(by: seconds)
  }

  func show(_ message: StatusHUD.Message) {
    switch place {
    case .global: StatusHUD.show(message)
    case .view: HUDView.show(message, in: view)
    }
  }

  func hide(for seconds: Double = 1) async {
    switch place {
    case .global: StatusHUD.dismiss()
    case .view: HUDView.hideAll(in: view)
    }
    await it.advance(by: seconds)
  }

  /// Changes the configuration of the HUDs on screen and of those to come.
  func configure(_ change: (inout StatusHUD.Configuration) -> Void) {
    StatusHUD.configure(change)
    if place == .view {
      for hud in huds { change(&hud.configuration) }
    }
  }
}
