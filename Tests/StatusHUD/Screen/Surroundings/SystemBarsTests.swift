// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The status bar, the home indicator, the orientations, and the locks, which the app decides while
/// the window of the HUD is topmost.
@MainActor @Suite(.globalHUD) struct SystemBarsTests {
  private let it = HUDScreen()

  private var window: UIWindow { it.app.window }

  /// A page that leaves all to the system, or nothing.
  private final class Page: UIViewController {
    var isHidden = false
    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { isHidden ? .lightContent : .default }
    override var prefersHomeIndicatorAutoHidden: Bool { isHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      isHidden ? .landscape : .all
    }
    override var shouldAutorotate: Bool { !isHidden }
    override var prefersPointerLocked: Bool { isHidden }
    override var prefersInterfaceOrientationLocked: Bool { isHidden }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      isHidden ? .bottom : []
    }
  }

  /// Whether the system's bars and orientations are those of a page that hides the bars, or nil if
  /// they are mixed.
  private func hides(_ scene: UIWindowScene) -> Bool? {
    guard let root = it.overlayWindows.first?.rootViewController else { return nil }
    let facts = [
      scene.effectiveStatusBarHidden, scene.effectiveStatusBarStyle == .lightContent,
      scene.effectiveHomeIndicatorAutoHidden,
      scene.effectiveSupportedInterfaceOrientations == .landscape, !root.shouldAutorotate,
      scene.effectivePointerLocked, scene.effectiveInterfaceOrientationLocked,
      scene.effectiveScreenEdgesDeferringSystemGestures == .bottom,
    ]
    return Set(facts).count == 1 ? facts[0] : nil
  }

  /// They follow the app with the next update.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/48"))
  func theSystemBarsStayTheApps() async {
    let (page, scene) = (Page(), it.screen.windowScene)
    window.rootViewController = page
    for isHidden in [false, true, false] {
      page.isHidden = isHidden
      await it.show(.activity, "\(isHidden)", mask: .black)
      #expect(hides(scene) == isHidden && scene.windows.last is OverlayWindow)
    }
  }

  /// A scene's delegate with a main window.
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  /// The scene can have windows of the system, such as that of a keyboard, and others of the app.
  @Test(
    .bug("https://github.com/mapbox/Fingertips/issues/27"),
    .bug("https://github.com/PostHog/posthog-ios/issues/279"))
  func withoutAKeyWindowTheMainOneOrElseTheFrontmostOneDecides() async {
    let other = ViewScreen(size: CGSize(width: 200, height: 200))
    defer { other.screen.disconnect() }
    let (scene, delegate) = (other.screen.windowScene, SceneDelegate())
    StatusHUD.windowScene = scene
    func expect(_ decider: UIWindow, sourceLocation: SourceLocation = #_sourceLocation) async {
      for window in windows { (window.rootViewController as? Page)?.isHidden = window === decider }
      await it.show(mask: .black)
      #expect(scene.keyWindow == nil, sourceLocation: sourceLocation)
      let orientations = scene.effectiveSupportedInterfaceOrientations
      #expect(orientations == .landscape, sourceLocation: sourceLocation)
      await it.hide()
    }
    let windows = [UIWindow.Level.normal, .normal, .normal + 1, .alert].map { level in
      let window = UIWindow(windowScene: scene)
      window.windowLevel = level
      window.rootViewController = Page()
      window.isHidden = false
      return window
    }
    await expect(windows[1])
    delegate.window = windows[0]
    scene.delegate = delegate
    await expect(windows[0])
    for window in [other.window, windows[0], windows[1]] { window.isHidden = true }
    await expect(windows[3])
  }

  /// A landscape player over an app that is always upright: the documentation of
  /// `supportedInterfaceOrientations`.
  @Test func whatFillsTheWindowDecidesTheOrientations() async {
    let (page, player) = (Page(), Page())
    window.rootViewController = page
    player.isHidden = true
    player.modalPresentationStyle = .overFullScreen
    page.present(player, animated: false)
    await it.show(mask: .black)
    let scene = it.screen.windowScene
    #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)
    #expect(scene.effectiveHomeIndicatorAutoHidden && scene.effectivePointerLocked)
    #expect(!scene.effectiveStatusBarHidden, "only what captures the status bar decides it")
    player.dismiss(animated: true)
    await it.advance(by: 0.25)
    #expect(scene.effectiveSupportedInterfaceOrientations == .all)
  }

  /// As `_UIContextMenuActionsOnlyViewController`, which UIKit presents for a menu.
  private final class _UIMenuStandInViewController: UIViewController {
    var questions = 0
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      questions += 1
      return .all
    }
  }

  /// A portrait app stays upright while a menu is open. A clear page of the app's own decides.
  @Test(arguments: [false, true]) func aMenuDecidesNothing(isShownFirst: Bool) async {
    let (page, menu, scene) = (Page(), _UIMenuStandInViewController(), it.screen.windowScene)
    window.rootViewController = page
    page.isHidden = true
    if isShownFirst { await it.show(mask: .passthrough) }
    menu.modalPresentationStyle = .custom
    page.present(menu, animated: false)
    menu.questions = 0
    await it.advance(by: 0.25)
    if !isShownFirst {
      await it.show(mask: .passthrough)
      menu.questions = 0
    }
    await it.advance(by: 1)
    #expect(hides(scene) == true && menu.questions == 0)
    page.isHidden = false
    await it.show(.progress(1), "Saving", mask: .passthrough)
    #expect(hides(scene) == false && menu.questions == 0)

    page.dismiss(animated: false)
    let own = Page()
    own.modalPresentationStyle = .custom
    own.isHidden = true
    page.present(own, animated: false)
    await it.advance(by: 0.25)
    #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)
  }

  /// A search controller in the context of a child decides nothing, and a page that the app pushes
  /// decides at once.
  @Test func theChildThatIsSeenDecidesAndNotWhatItPresentsInItsContext() async {
    final class Container: UIViewController {
      override var childForStatusBarHidden: UIViewController? { children.last }
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        children.last?.supportedInterfaceOrientations ?? .all
      }
    }
    let (container, scene) = (Container(), it.screen.windowScene)
    window.rootViewController = container
    func push(isHidden: Bool) -> UIViewController {
      let page = Page()
      page.isHidden = isHidden
      container.addChild(page)
      container.view.addSubview(page.view)
      page.view.frame = container.view.bounds
      page.definesPresentationContext = true
      return page
    }
    _ = push(isHidden: false)
    await it.show(mask: .black)
    #expect(scene.effectiveSupportedInterfaceOrientations == .all)
    let page = push(isHidden: true)
    await it.advance(by: 0.25)
    #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)
    #expect(scene.effectiveStatusBarHidden && scene.effectiveHomeIndicatorAutoHidden)
    let search = Page()
    search.modalPresentationStyle = .overCurrentContext
    page.present(search, animated: false)
    await it.advance(by: 0.25)
    #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)
  }

  /// UIKit shows a light status bar above a sheet, which no controller asks for.
  @Test(
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/431"),
    .bug("https://github.com/onmyway133/blog/issues/908"))
  func theStatusBarAboveASheetStaysUntilTheSheetCloses() async {
    let (page, sheet, scene) = (Page(), UIViewController(), it.screen.windowScene)
    window.rootViewController = page
    sheet.modalPresentationStyle = .pageSheet
    page.present(sheet, animated: false)
    await it.advance(by: 0)
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    for text in ["Saving", "Still saving"] {
      await it.show(.activity, text, mask: .black)
      #expect(scene.effectiveStatusBarStyle == .lightContent && !scene.effectiveStatusBarHidden)
      #expect(it.overlayWindows.count == 1)
      // An alert changes nothing. During it, the bar is that of the app.
      sheet.present(
        UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: false)
      await it.advance(by: 0.5)
      #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
      sheet.presentedViewController?.dismiss(animated: false)
      await it.advance(by: 0.5)
    }
    sheet.dismiss(animated: true)
    await it.advance(by: 0.25)
    #expect(scene.effectiveStatusBarStyle == .default)
    // What a controller wants is followed.
    page.isHidden = true
    await it.show(.activity, "Saved", mask: .black)
    #expect(hides(scene) == true)
  }
}
