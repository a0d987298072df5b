// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The bars of the app, which its controllers add to the safe area.
@MainActor @Suite(.globalHUD) struct AppBarsTests {
  private static let (statusBar, homeIndicator): (CGFloat, CGFloat) = (20, 30)

  private let it = HUDScreen()
  private let root = UIViewController()
  private let page = UIViewController()

  /// The view of the root fills the window, and so does that of its child, which has bars.
  init() {
    it.screen.safeAreaInsets = UIEdgeInsets(
      top: Self.statusBar, left: 0, bottom: Self.homeIndicator, right: 0)
    it.app.window.rootViewController = root
    root.addChild(page)
    root.view.addSubview(page.view)
    page.view.frame = root.view.bounds
    page.didMove(toParent: root)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
  }

  /// How far the bezel is from the top or the bottom of the screen, without its margin.
  private func distance(_ position: HUDPosition) async throws -> CGFloat {
    StatusHUD.configuration.position = position
    await it.show()
    let frame = try it.bezel.convert(try it.bezel.bounds, to: nil as UIView?)
    await it.hide()
    return (position == .top ? frame.minY : 480 - frame.maxY) - StatusHUD.configuration.margin
  }

  @Test(
    .bug("https://github.com/scalessec/Toast-Swift/issues/90"),
    .bug("https://github.com/scalessec/Toast-Swift/issues/69"),
    arguments: [HUDPosition.top, .bottom])
  func theBezelIsClearOfThemUnlessItIsToldNotToBe(position: HUDPosition) async throws {
    let (safe, bar): (CGFloat, CGFloat) =
      position == .top ? (Self.statusBar, 44) : (Self.homeIndicator, 49)
    #expect(try await distance(position) == safe + bar)
    StatusHUD.configuration.avoidsBars = false
    #expect(try await distance(position) == safe)
  }

  @Test func aPresentedControllerCountsAndAnAlertDoesNot() async throws {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    sheet.additionalSafeAreaInsets.top = 100
    root.present(sheet, animated: false)
    await it.advance(by: 0)
    #expect(try await distance(.top) == Self.statusBar + 100)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: false)
    await it.advance(by: 0)
    #expect(try await distance(.top) == Self.statusBar + 100)
    root.dismiss(animated: false)
    await it.advance(by: 0)
    #expect(try await distance(.top) == Self.statusBar + 44)
  }
}
