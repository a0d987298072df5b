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
  /// The views that draw a HUD, even while it fades out.
  private var containers: [HUDContentView] {
    place == .global ? it.containers : huds.map(\.contentView)
  }
  /// The texts on screen, from back to front, without those that fade out.
  var texts: [String] {
    containers.map(\.bezel).filter { !$0.isFadedOut }.compactMap(\.label.text)
  }
  /// What draws the HUD in front, even while it fades out.
  var front: HUDContentView? { containers.last }
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

  func show(
    _ message: StatusHUD.Message, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    switch place {
    case .global: StatusHUD.show(message, completion: completion)
    case .view: HUDView.show(message, in: view, completion: completion)
    }
  }

  /// Shows a message with a configuration of its own.
  func show(
    _ message: StatusHUD.Message, configure: (inout StatusHUD.Configuration) -> Void,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    switch place {
    case .global: StatusHUD.show(message, configure: configure, completion: completion)
    case .view: HUDView.show(message, in: view, configure: configure, completion: completion)
    }
  }

  /// Ends the messages that equal this one.
  func dismiss(_ message: StatusHUD.Message) {
    switch place {
    case .global: StatusHUD.dismiss(message)
    case .view: HUDView.hide(message, in: view)
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
