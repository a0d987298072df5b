// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

@testable import StatusHUD

/// An app with one window on a screen, and a stage for the HUD.
@MainActor
final class StageScreen {
  let view: ViewScreen
  let stage = OverlayStage()
  var configuration = StatusHUD.Configuration()
  private var content = HUDContent(
    id: 0, kind: .progress(1), status: nil, maskType: .none, duration: nil)

  /// The bezel of a ring without a text: SVProgressHUD's table says 84 x 84.
  static let bezelSize = CGSize(width: 84, height: 84)

  /// Runs `body` with a screen of its own, 320 x 480, which ends with it.
  static func run(_ body: (StageScreen) async throws -> Void) async rethrows {
    let it = StageScreen()
    it.view.window.makeKeyAndVisible()
    await it.screen.advance(by: 0)
    // Also when `body` throws: the clock is the next test's, and the keyboard every HUD's.
    do {
      try await body(it)
    } catch {
      await it.end()
      throw error
    }
    await it.end()
  }

  private init() {
    view = ViewScreen(size: CGSize(width: 320, height: 480), scale: 1)
  }

  private func end() async {
    screen.setKeyboard(frame: nil, duration: 0)
    await hide()
    screen.disconnect()
  }

  var screen: OffscreenScreen { view.screen }
  var appView: UIView { view.window.rootViewController?.view ?? view.window }

  /// Shows the HUD without a fade, or changes the one that is shown.
  func show(
    _ kind: HUDContent.Kind = .progress(1), status: String? = nil,
    mask: StatusHUD.MaskType = .none
  ) async {
    content.id += 1
    content.kind = kind
    content.status = status
    content.maskType = mask
    stage.present(content, configuration: configuration)
    stage.setVisible(true, duration: 0) {}
    if let status { stage.announce(status) }
    stage.setBlocksTouches(mask != .none)
    await screen.advance(by: 0)
  }

  /// Tells the shown HUD of a changed configuration.
  func update() async {
    stage.present(content, configuration: configuration)
    await screen.advance(by: 0)
  }

  func hide() async {
    stage.setBlocksTouches(false)
    stage.setVisible(false, duration: 0) {}
    stage.remove()
    await screen.advance(by: 0)
  }

  /// Wherever it is.
  var overlays: [HUDOverlayView] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { scene in
      scene.windows.flatMap { $0.descendants(HUDOverlayView.self) }
    }
  }

  var overlay: HUDOverlayView? { overlays.first }

  var overlayWindows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).filter { $0 is OverlayWindow }
  }

  /// The middle of the bezel in the coordinates of its window.
  var bezelCenter: CGPoint? {
    guard let overlay else { return nil }
    return overlay.convert(overlay.contentView.center, to: nil as UIView?)
  }

  /// The same, as it is on the screen at this moment.
  var movingBezelCenter: CGPoint? {
    overlay?.contentView.layer.presentation()?.position
  }
}

extension UIView {
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { subview in
      ((subview as? View).map { [$0] } ?? []) + subview.descendants(type)
    }
  }
}
