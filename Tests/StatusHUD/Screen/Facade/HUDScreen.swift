// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import Testing

/// The global HUD on a screen that nobody looks at. Every use begins and ends hidden, with the
/// default configuration, whatever the one before it did.
@MainActor struct HUDScreen {
  let screen: OffscreenScreen

  static func run(
    size: CGSize = CGSize(width: 320, height: 320), scale: CGFloat = 1,
    _ body: (HUDScreen) async throws -> Void
  ) async rethrows {
    let it = HUDScreen(screen: OffscreenScreen(size: size, scale: scale))
    StatusHUD.dismiss()
    StatusHUD.configuration = StatusHUD.Configuration()
    await it.advance(by: 1)
    // Also when `body` throws: the screen is the next test's, and so is the HUD.
    do {
      try await body(it)
    } catch {
      await it.end()
      throw error
    }
    await it.end()
  }

  private func end() async {
    StatusHUD.dismiss()
    await advance(by: 1)
    screen.disconnect()
  }

  func advance(by seconds: Double) async {
    await screen.advance(by: seconds)
  }

  /// The windows above the app's alerts.
  var overlays: [UIWindow] {
    screen.windowScene.windows.filter { !$0.isHidden && $0.windowLevel > .alert }
  }

  /// The texts that are seen, in whatever view.
  var texts: [String] {
    overlays.flatMap(Self.labels(in:)).compactMap(\.text)
  }

  private static func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ([view as? UILabel].compactMap { $0 }) + view.subviews.flatMap(labels(in:))
  }
}
