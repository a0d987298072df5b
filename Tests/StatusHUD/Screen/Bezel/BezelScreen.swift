// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

@testable import StatusHUD

/// An overlay on a screen of its own, over blue, so that white and black both stand out.
@MainActor
final class BezelScreen {
  static let background = Pixel(0, 0, 255)

  let view: ViewScreen
  let overlay = HUDOverlayView()
  var configuration = StatusHUD.Configuration()
  private var content = HUDContent(
    id: 0, kind: .activity, status: nil, maskType: .none, duration: nil)

  init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1) async {
    view = ViewScreen(
      size: size, scale: scale, background: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    await view.show(overlay)
  }

  var screen: OffscreenScreen { view.screen }

  func apply(_ kind: HUDContent.Kind, status: String? = nil) {
    content.id += 1
    content.kind = kind
    content.status = status
    overlay.apply(content, configuration: configuration)
  }

  /// Shows the content without a fade and lets everything come to rest.
  func show(_ kind: HUDContent.Kind, status: String? = nil) async {
    apply(kind, status: status)
    overlay.setVisible(true, duration: 0) { _ in }
    await screen.advance(by: 1)
  }

  /// The bezel's rectangle in pixels, and its shadow not.
  func bezel() -> CGRect? {
    view.pixels().bounds(differingFrom: Self.background, tolerance: 100)
  }
}
