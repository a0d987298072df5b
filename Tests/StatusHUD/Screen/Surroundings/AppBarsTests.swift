// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    await it.show { $0.position = position }
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

  /// The safe area of a view has the bars already.
  @Test(arguments: Place.allCases, [false, true])
  func aHUDInTheViewOfAControllerMayIgnoreItsBars(place: Place, avoidsBars: Bool) async throws {
    (StatusHUD.configuration.position, StatusHUD.configuration.avoidsBars) = (.top, avoidsBars)
    let hud = HUDInPlace(it: it, place: place, in: page.view)
    await hud.show()
    let bezel = try hud.bezel
    let top = bezel.convert(bezel.bounds, to: nil as UIView?).minY
    #expect(top == Self.statusBar + (avoidsBars ? 44 : 0) + 16)
    await hud.hide()
  }

  /// A controller that is presented over the whole window, with a bar of 100 points.
  private func presentSheet(_ style: UIModalPresentationStyle = .overFullScreen) async
    -> UIViewController
  {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.view.backgroundColor = .white
    sheet.additionalSafeAreaInsets.top = 100
    root.present(sheet, animated: false)
    await it.advance(by: 0)
    return sheet
  }

  @Test func aPresentedControllerCountsAndAnAlertDoesNot() async throws {
    let sheet = await presentSheet()
    #expect(try await distance(.top) == Self.statusBar + 100)
    await it.show { $0.position = .top }
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: false)
    await it.advance(by: 1)
    #expect(StatusHUD.place.view?.bezel.frame.minY == Self.statusBar + 116)
    root.dismiss(animated: false)
    await it.advance(by: 1)
    #expect(try it.bezel.frame.minY == Self.statusBar + 60)
  }

  // MARK: What the user sees through

  /// As `_UIContextMenuActionsOnlyViewController`, which UIKit presents for a menu: clear, and over all.
  private final class _UIMenuStandInViewController: UIViewController {}

  /// Whether the bezel is below the bar of the page, or else at the top of the safe area.
  private func isBelowBar(_ hud: HUDInPlace) async throws -> Bool? {
    await it.advance(by: 0.75)
    let top = try hud.bezel.convert(try hud.bezel.bounds, to: nil as UIView?).minY
    switch top - Self.statusBar - StatusHUD.configuration.margin {
    case 44: return true
    case 0: return false
    default: return nil
    }
  }

  @Test(
    .bug("https://github.com/exyte/PopupView/issues/127"),
    .bug("https://github.com/stleamist/BetterSafariView/issues/52"), arguments: Place.allCases)
  func aMenuDoesNotMoveTheBezel(place: Place) async throws {
    StatusHUD.configuration.position = .top
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "Saving")
    #expect(try await isBelowBar(hud) == true)
    let menu = _UIMenuStandInViewController()
    menu.modalPresentationStyle = .custom
    page.present(menu, animated: false)
    await it.advance(by: 0)
    #expect(menu.view.window === it.app.window && menu.view.frame == it.app.window.bounds)
    #expect(try await isBelowBar(hud) == true)
    // Nor does it place a HUD that appears while it's open.
    await hud.hide()
    await hud.show(.activity, "Saving again")
    #expect(try await isBelowBar(hud) == true)
    page.dismiss(animated: true)
    #expect(try await isBelowBar(hud) == true)
  }

  @Test(
    arguments: Place.allCases,
    [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext])
  func theBezelIsClearOfTheBarsBeneathAClearPresentation(
    place: Place, style: UIModalPresentationStyle
  ) async throws {
    StatusHUD.configuration.position = .top
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "Saving")
    let dialog = UIViewController()
    dialog.modalPresentationStyle = style
    page.present(dialog, animated: false)
    #expect(try await isBelowBar(hud) == true)
    for color in [UIColor.clear, .white.withAlphaComponent(0)] {
      dialog.view.backgroundColor = color
      #expect(try await isBelowBar(hud) == true)
    }
    // A page in a container that is clear itself.
    let inner = UIViewController()
    dialog.addChild(inner)
    dialog.view.addSubview(inner.view)
    inner.view.frame = dialog.view.bounds
    #expect(try await isBelowBar(hud) == true)
    inner.view.backgroundColor = .white
    #expect(try await isBelowBar(hud) == false, "the bar is covered")
    inner.view.backgroundColor = nil
    #expect(try await isBelowBar(hud) == true)
    dialog.view.backgroundColor = .white
    #expect(try await isBelowBar(hud) == false)
    page.dismiss(animated: false)
    #expect(try await isBelowBar(hud) == true)
  }

  /// UIKit draws the background of a sheet.
  @Test func aClearSheetCounts() async throws {
    let sheet = await presentSheet(.pageSheet)
    sheet.view.backgroundColor = .clear
    sheet.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 60, right: 0)
    #expect(try await distance(.bottom) == Self.homeIndicator + 60)
  }

  /// A page can be clear only if there's something beneath it.
  @Test(arguments: Place.allCases)
  func aPageThatTakesThePlaceOfTheOthersIsNotSeenThrough(place: Place) async throws {
    StatusHUD.configuration.position = .top
    let full = UIViewController()
    root.present(full, animated: false)
    let dialog = UIViewController()
    dialog.modalPresentationStyle = .overFullScreen
    full.present(dialog, animated: false)
    full.additionalSafeAreaInsets.top = 44
    await it.advance(by: 0)
    #expect(root.view.window == nil)
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "Saving")
    #expect(try await isBelowBar(hud) == true)
  }

  // MARK: Changes while the HUD is onscreen

  @Test func theBezelFollowsThemWithinAQuarterOfASecond() async throws {
    await it.show(.activity, "Saving") { $0.position = .top }
    func expectTop(_ bar: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) async throws {
      await it.advance(by: 0.25)
      let top = Self.statusBar + bar + StatusHUD.configuration.margin
      #expect(try it.bezel.frame.minY == top, sourceLocation: sourceLocation)
      // It moves there, as it does for the keyboard.
      #expect(try it.movingBezel.frame.minY != top, sourceLocation: sourceLocation)
      await it.advance(by: 0.5)
      #expect(try it.movingBezel.frame.minY == top, sourceLocation: sourceLocation)
    }
    page.additionalSafeAreaInsets.top = 0
    try await expectTop(0)
    // A push: another child, in front.
    let pushed = UIViewController()
    root.addChild(pushed)
    root.view.addSubview(pushed.view)
    pushed.view.frame = root.view.bounds
    pushed.additionalSafeAreaInsets.top = 80
    try await expectTop(80)
    // A switch of tabs: the other child is seen.
    pushed.view.isHidden = true
    page.additionalSafeAreaInsets.top = 44
    try await expectTop(44)
    let sheet = await presentSheet()
    try await expectTop(100)
    // A sheet that closes doesn't count from the beginning of its animation.
    sheet.dismiss(animated: true)
    try await expectTop(44)
  }

  /// Save, success, close the sheet: the commonest flow.
  @Test(arguments: [true, false])
  func aMessageOverASheetThatClosesIsWhereItBelongs(closesFirst: Bool) async {
    let sheet = await presentSheet()
    if closesFirst { sheet.dismiss(animated: true) }
    StatusHUD.showSuccess(status: "Saved", duration: 10)
    await it.advance(by: 0)
    if !closesFirst { sheet.dismiss(animated: true) }
    await it.advance(by: 0.25)
    let center = (Self.statusBar + 44 + 480 - Self.homeIndicator - 49) / 2
    #expect(abs((it.bezelCenter?.y ?? 0) - center) < 1)
  }

  /// A sheet counts until the user lets it go.
  @Test func whereASheetWasSwipedAwayTheBezelIsClearOfTheBarsBeneath() async throws {
    let sheet = await presentSheet()
    await it.show(.activity, "Saving") { $0.position = .top }
    sheet.beginInteractiveDismissal()
    await it.advance(by: 0.75)
    #expect(try it.bezel.frame.minY == Self.statusBar + 100 + 16)
    sheet.endInteractiveDismissal(cancelled: false)
    await it.advance(by: 0.25)
    #expect(try it.bezel.frame.minY == Self.statusBar + 44 + 16)
  }

  @Test func barsAtTheSidesCount() async {
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 20)
    await it.show { $0.position = .leading }
    #expect(it.bezelCenter.map { $0.x - 100 - 16 } == HUDScreen.ringBezel.width / 2)
    // A sidebar: the child doesn't fill the view.
    page.additionalSafeAreaInsets = .zero
    page.view.frame = CGRect(x: 120, y: 0, width: 200, height: 480)
    await it.configure(for: 0.5) { $0.position = .center }
    #expect(it.bezelCenter?.x == 220)
  }

  /// A medium detent covers the lower half, and is narrower than the window from iOS 26 on.
  @Test(arguments: [320, 304])
  func aSheetCountsOnlyIfItCoversTheBezel(width: CGFloat) async throws {
    let sheet = await presentSheet()
    sheet.view.frame = CGRect(x: (320 - width) / 2, y: 240, width: width, height: 240)
    sheet.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 60, right: 0)
    #expect(try await distance(.top) == Self.statusBar + 44)
    #expect(try await distance(.bottom) == Self.homeIndicator + 60)
    await it.show { $0.position = .center }
    let center = (Self.statusBar + 44 + 480 - Self.homeIndicator - 49) / 2
    #expect(abs((it.bezelCenter?.y ?? 0) - center) < 1, "it lies across the edge")
  }

  /// An app whose window is laid out after that of the HUD, and whose bar is that of the orientation.
  @Test(.bug("https://github.com/libsdl-org/SDL/issues/14966"))
  func afterARotationItIsRightInTheEnd() async throws {
    final class Page: UIViewController {
      override func viewDidLayoutSubviews() {
        let isLandscape = view.bounds.width > view.bounds.height
        additionalSafeAreaInsets.top = isLandscape ? 30 : 60
      }
    }
    let page = Page()
    it.app.window.rootViewController = page
    StatusHUD.configuration.position = .top
    await it.show { $0.windowLevel = .normal - 1 }
    #expect(try it.bezel.frame.minY == Self.statusBar + 60 + 16)
    it.screen.rotate(to: .landscapeLeft, duration: 0.3)
    await it.advance(by: 0)
    #expect(try it.bezel.frame.minY == Self.statusBar + 30 + 16, "in the turn after")
    await it.advance(by: 1)
    #expect(try it.bezel.frame.minY == Self.statusBar + 30 + 16)
  }

  // MARK: Looks

  @Test(arguments: Place.allCases)
  func nobodyLooksWhileTheHUDIsHiddenAndNothingMovesWhileNothingChanges(place: Place) async {
    let page = WatchedPage()
    it.app.window.rootViewController = page
    let hud = HUDInPlace(it: it, place: place)
    await it.advance(by: 1)
    await hud.show(.activity, "Saving", for: 0)
    await hud.hide(for: 20)
    (page.looks, page.questions) = (0, 0)
    it.app.window.makeKey()
    it.screen.userInterfaceStyle = .dark
    it.screen.setActivationState(.foregroundInactive)
    it.screen.setActivationState(.foregroundActive)
    StatusHUD.popActivity()
    await it.configure(for: 60) { $0.padding = 20 }
    #expect(page.looks == 0 && page.questions == 0)

    StatusHUD.configuration.spinnerStyle = .ring
    await hud.show(.progress(0.5), "Saving", for: 2)
    (page.looks, page.questions) = (0, 0)
    let frames = it.screen.renderedFrameCount
    await it.advance(by: 60)
    #expect(it.screen.renderedFrameCount == frames)
    // Four a second, which ask nothing. A layout of the HUD would look once more.
    #expect(page.looks == 240 && page.questions == 0)
    // Nor in the background.
    it.screen.setActivationState(.background)
    await it.advance(by: 1)
    page.looks = 0
    await it.advance(by: 60)
    #expect(page.looks == 0)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 1)
    #expect(page.looks > 0)
    await hud.hide()
  }
}
