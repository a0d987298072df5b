// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What the app presents with the topmost window, which is the HUD's, or adds to it.
@MainActor @Suite(.globalHUD) struct OverlayPresentationTests {
  private let it = HUDScreen()
  private let completions = Tally()
  private let page = UIViewController()
  private let root: UIViewController

  init() throws { root = try #require(it.app.window.rootViewController) }

  private var topmostWindow: UIWindow {
    get throws { try #require(it.screen.windowScene.windows.last) }
  }
  /// The root view controller of the HUD's window.
  private var top: UIViewController {
    get throws {
      let window = try topmostWindow
      #expect(window is OverlayWindow)
      return try #require(window.rootViewController)
    }
  }

  private func present(_ controller: UIViewController, with presenter: UIViewController) {
    presenter.present(controller, animated: true) { [completions] in completions.add() }
  }

  @Test(
    .bug("https://github.com/kevin-hirsch/KVNProgress/issues/86"),
    .bug("https://github.com/auth0/Auth0.swift/issues/435"),
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .popover])
  func theAppPresentsIt(style: UIModalPresentationStyle) async throws {
    page.modalPresentationStyle = style
    await it.show()
    present(page, with: try top)
    await it.hide()
    #expect(page.presentingViewController === root && page.view.window === it.app.window)
    #expect(completions.value == 1)
  }

  @Test func theFrontmostViewControllerPresentsIt() async throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    await it.show()
    present(page, with: try top)
    await it.advance(by: 1)
    #expect(page.presentingViewController === sheet && completions.value == 1)
  }

  @Test func anAlertThatItPresentsCanBeAnswered() async throws {
    await it.show(mask: .black)
    let alert = UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, with: try top)
    await it.advance(by: 1)
    let isAside = try it.bezel.isFadedOut
    #expect(alert.presentingViewController === root && isAside)
    let button = try #require(alert.view.descendants(UIButton.self).first)
    await it.tap(button.middle, for: 1)
    #expect(completions.value == 1 && alert.presentingViewController == nil)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)))
  }

  /// The HUD disappears during the dismissal, or stays.
  @Test(arguments: [false, true])
  func itWaitsForTheEndOfADismissal(hides: Bool) async throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    await it.show()
    let top = try top
    sheet.dismiss(animated: true)
    present(page, with: top)
    if hides { await it.hide(for: 0.1) }
    #expect(page.presentingViewController == nil && sheet.isBeingDismissed)
    await it.advance(by: 1)
    #expect(page.presentingViewController === root && completions.value == 1)
  }

  @Test func aWindowThatClosedPassesItOn() async throws {
    await it.show()
    let top = try top
    await it.hide()
    present(page, with: top)
    await it.advance(by: 1)
    #expect(page.presentingViewController === root && completions.value == 1)
  }

  /// What is presented waits for the end of a dismissal, or doesn't.
  @Test(arguments: [false, true])
  func dismissReachesIt(waits: Bool) async throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    await it.show()
    let top = try top
    if waits { sheet.dismiss(animated: true) }
    present(page, with: top)
    if !waits { await it.advance(by: 1) }
    #expect(page.presentingViewController === (waits ? nil : sheet))
    top.dismiss(animated: false) { [completions] in completions.add() }
    await it.advance(by: 1)
    #expect(page.presentingViewController == nil && completions.value == 2)
    #expect(root.presentedViewController === (waits ? nil : sheet))
  }

  /// The source of the popover: the window, or a part of a view in it.
  @Test(arguments: [false, true])
  func theSourceOfAPopoverIsInTheAppsWindow(isWindow: Bool) async throws {
    it.screen.safeAreaInsets.top = 50
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    await it.show()
    let window = try topmostWindow
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 30, height: 30))
    window.addSubview(view)
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    popover.sourceView = isWindow ? window : view
    if !isWindow { popover.sourceRect = CGRect(x: 5, y: 0, width: 10, height: 20) }
    present(page, with: try top)
    await it.advance(by: 1)
    #expect(page.presentingViewController === sheet && popover.sourceView === sheet.view)
    // The sheet begins at 60 points.
    let part = CGRect(x: 15, y: 40, width: 10, height: 20)
    #expect(popover.sourceRect == (isWindow ? window.bounds.offsetBy(dx: 0, dy: -60) : part))
  }

  @Test func aSourceInTheAppStays() async throws {
    await it.show()
    page.modalPresentationStyle = .popover
    let (view, rect) = (it.addContainer(.zero), CGRect(x: 1, y: 2, width: 3, height: 4))
    StatusHUD.containerView = nil
    page.popoverPresentationController?.sourceView = view
    page.popoverPresentationController?.sourceRect = rect
    present(page, with: try top)
    #expect(page.popoverPresentationController?.sourceView === view)
    #expect(page.popoverPresentationController?.sourceRect == rect)
  }

  @Test func withoutAViewControllerOfTheAppTheWindowPresents() async throws {
    it.app.window.rootViewController = nil
    await it.show(mask: .black)
    let alert = UIAlertController(title: "Not saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let top = try top
    present(alert, with: top)
    await it.advance(by: 1)
    #expect(top.presentedViewController === alert && completions.value == 1)
    let button = try #require(alert.view.descendants(UIButton.self).first)
    await it.tap(button.middle, for: 1)
    #expect(top.presentedViewController == nil)
    top.dismiss(animated: false)
  }

  /// The app adds a view to the window or to its root view.
  @Test(arguments: [false, true], StatusHUD.MaskType.allCases)
  func aViewThatTheAppAddsTakesNoTouchesAndLeavesWithTheWindow(
    isInRoot: Bool, mask: StatusHUD.MaskType
  ) async throws {
    await it.show(.activity, nil, mask: mask, onCancel: {})
    let below = TouchedView(frame: it.appView.bounds)
    it.appView.addSubview(below)
    let view = TouchedView(frame: it.appView.bounds)
    let window = try topmostWindow
    (isInRoot ? try #require(window.rootViewController?.view) : window).addSubview(view)
    let isBlocked = ![.automatic, .passthrough].contains(mask)
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 300, y: 470)] { await it.tap(point) }
    #expect(view.touches == 0 && below.touches == (isBlocked ? 0 : 2))
    #expect(it.screen.view(at: try it.button.middle) === (try it.button))
    await it.hide()
    #expect(view.window?.windowScene == nil && it.screen.windowScene.windows == [it.app.window])
  }
}
