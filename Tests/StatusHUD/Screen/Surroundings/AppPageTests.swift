// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What the app presents.
enum PageKind: CaseIterable {
  case fullScreen, sheet, popover, clearCustom
  /// A page that a child presents over itself.
  case inChild
  /// A page of a window that isn't key.
  case fromAnotherWindow
  /// A sheet that presents a full-screen page.
  case chain
  case alertOnPage
  /// A mode of its page.
  case searchController

  /// Whether work with a mask steps aside for it, if it came later.
  var isPage: Bool { self != .searchController }
}

/// When the app presents it, seen from the work.
enum PageMoment: CaseIterable {
  case before, inTheTurnAfterShow, inTheTurnBeforeShow, inTheGraceTime, inTheFadeIn, after

  var isLater: Bool {
    switch self {
    case .before, .inTheTurnAfterShow, .inTheTurnBeforeShow: false
    case .inTheGraceTime, .inTheFadeIn, .after: true
    }
  }
}

/// How it leaves, or doesn't.
enum PageEnd: CaseIterable {
  case dismissed, swipedHalfwayAndBack, swipedAway, replaced, coveredByAnother

  var isGone: Bool { self == .dismissed || self == .swipedAway }
}

/// A page that the app presents while the global HUD has a mask, or before.
@MainActor @Suite(.globalHUD) struct AppPageTests {
  private let it = HUDScreen(fades: true)
  private let answers = Tally()
  private let root: UIViewController
  private let child: UIViewController
  private let otherWindow: UIWindow

  init() throws {
    root = try #require(it.app.window.rootViewController)
    child = it.addChild(to: root)
    otherWindow = UIWindow(windowScene: it.screen.windowScene)
    otherWindow.rootViewController = UIViewController()
  }

  /// A page with a button in the middle, where the bezel is.
  private func page(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = style
    if style != .custom { page.view.backgroundColor = .green }
    let button = UIButton(frame: .zero)
    button.frame = CGRect(x: 60, y: 150, width: 200, height: 150)
    button.addAction(UIAction { [answers] _ in answers.add() }, for: .touchUpInside)
    page.view.addSubview(button)
    return page
  }

  /// Presents a page, and returns the one that this presented first.
  @discardableResult private func present(
    _ kind: PageKind, for seconds: Double? = nil
  ) async -> UIViewController {
    let first =
      switch kind {
      case .fullScreen: page()
      case .sheet, .alertOnPage, .chain, .fromAnotherWindow: page(.pageSheet)
      case .popover: page(.popover)
      case .clearCustom: page(.custom)
      case .inChild: page(.overCurrentContext)
      case .searchController: UISearchController(searchResultsController: nil)
      }
    if kind == .fromAnotherWindow { otherWindow.isHidden = false }
    let presenter = kind == .inChild ? child : root
    (kind == .fromAnotherWindow ? otherWindow.rootViewController : presenter)?
      .present(first, animated: false)
    if let seconds { await it.advance(by: seconds) }
    return first
  }

  /// Presents what lies on the first page.
  private func presentMore(_ kind: PageKind, on first: UIViewController) {
    if kind == .chain { first.present(page(), animated: false) }
    if kind == .alertOnPage {
      first.present(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    }
  }

  private var view: HUDContentView? { StatusHUD.place.view }
  private var isBlocking: Bool { it.takesTouch(at: CGPoint(x: 5, y: 475)) }

  private func expectAside(
    _ isAside: Bool, _ text: String = "Signing in",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Nothing is drawn for what never appeared.
    let isSeen = view?.content != nil && view?.bezel.isFadedOut == false
    #expect(isSeen == !isAside, sourceLocation: sourceLocation)
    #expect(isBlocking == !isAside, sourceLocation: sourceLocation)
    #expect(StatusHUD.isVisible && StatusHUD.status == text, sourceLocation: sourceLocation)
    if isAside {
      #expect(!it.overlayWindows.contains { !$0.isHidden }, sourceLocation: sourceLocation)
      #expect(!StatusHUD.cancel(), sourceLocation: sourceLocation)
    } else {
      #expect(it.texts == [text], sourceLocation: sourceLocation)
    }
  }

  private func request(_ text: String = "Signing in") {
    StatusHUD.show(status: text, maskType: .black, onCancel: {})
  }

  private func show(_ text: String = "Signing in") async {
    request(text)
    await it.advance(by: 1)
  }

  private func pop() async {
    StatusHUD.popActivity()
    await it.advance(by: 1)
  }

  private func dismissPages() async {
    root.dismiss(animated: false)
    await it.advance(by: 1)
  }

  // MARK: Kinds, moments, and ends

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/955"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/487"),
    .bug("https://github.com/Appboy/appboy-ios-sdk/issues/221"),
    arguments: PageKind.allCases, PageMoment.allCases)
  func workStepsAsideForWhatComesLater(kind: PageKind, moment: PageMoment) async throws {
    let log = NotificationLog()
    if moment == .inTheGraceTime { StatusHUD.configuration.graceTime = 0.5 }
    if moment == .inTheFadeIn { StatusHUD.configuration.fadeInDuration = 0.4 }
    var first: UIViewController
    switch moment {
    case .before:
      first = await present(kind, for: 1)
      request()
    case .inTheTurnAfterShow:
      request()
      first = await present(kind)
    case .inTheTurnBeforeShow:
      first = await present(kind)
      request()
    case .inTheGraceTime, .inTheFadeIn, .after:
      request()
      await it.advance(by: moment == .after ? 1 : 0.1)
      first = await present(kind)
    }
    await it.advance(by: 0.5)
    presentMore(kind, on: first)
    await it.advance(by: 1.5)
    let isAside = moment.isLater && kind.isPage
    if kind == .alertOnPage {
      expectAside(true)
      first.dismiss(animated: false)
      await it.advance(by: 1)
    }
    expectAside(isAside || kind == .chain)
    let events = log.entries
    #expect(moment != .after || events.count == 2, "nothing is posted")
    if isAside, kind != .alertOnPage, kind != .chain {
      it.screen.tap(at: CGPoint(x: 160, y: 200))
      #expect(answers.value == 1, "the page answers")
    }
    (first.presentingViewController ?? first).dismiss(animated: false)
    otherWindow.isHidden = true
    await it.advance(by: 1)
    expectAside(false)
    #expect(log.entries.map { $0.split(separator: " ")[0] } == ["WillAppear", "DidAppear"])
    #expect(StatusHUD.cancel())
  }

  @Test(
    .bug("https://github.com/lodev09/react-native-true-sheet/issues/411"),
    arguments: PageKind.allCases, PageEnd.allCases)
  func workIsBackWhenThePageIsGone(kind: PageKind, end: PageEnd) async throws {
    await show()
    let first = await present(kind, for: 1)
    expectAside(kind.isPage)
    let presenter = try #require(first.presentingViewController)
    switch end {
    case .dismissed: first.dismiss(animated: true)
    case .swipedHalfwayAndBack:
      first.beginInteractiveDismissal()
      await it.advance(by: 1)
      expectAside(kind.isPage)
      first.endInteractiveDismissal(cancelled: true)
      await it.advance(by: 0.3)
      expectAside(kind.isPage)
    case .swipedAway:
      first.beginInteractiveDismissal()
      await it.advance(by: 1)
      first.endInteractiveDismissal(cancelled: false)
      // It comes back while the page leaves.
      await it.advance(by: 0.25)
    case .replaced:
      first.dismiss(animated: false)
      presenter.present(page(), animated: false)
    case .coveredByAnother: first.present(page(), animated: false)
    }
    await it.advance(by: 1)
    let isAside = end == .replaced || end == .coveredByAnother || !end.isGone && kind.isPage
    expectAside(isAside)
    if end == .coveredByAnother { first.dismiss(animated: false) }
    presenter.dismiss(animated: false)
    await it.advance(by: 1)
    expectAside(false)
  }

  // MARK: Requests from a page

  /// What a page requests is in front of it, and what was before is aside again when that has ended.
  @Test(arguments: ["activity", "counted", "message", "queue"])
  func aRequestOfThePageIsInFrontOfIt(request: String) async {
    StatusHUD.configuration.messagePolicy = request == "queue" ? .queue : .replace
    let former = StatusHUD.beginActivity(status: "Signing in", maskType: .black)
    await it.advance(by: 1)
    await present(.sheet, for: 0.5)
    var activity: StatusHUD.Activity?
    switch request {
    case "activity": activity = StatusHUD.beginActivity(status: "Loading", maskType: .black)
    case "counted": StatusHUD.show(status: "Loading", maskType: .black)
    case "message": StatusHUD.show(.success("Loading", duration: 3, maskType: .black))
    default:
      for text in ["Loading", "Loaded"] {
        StatusHUD.show(.success(text, duration: 3, maskType: .black))
      }
    }
    await it.advance(by: 1)
    expectAside(false, "Loading")
    switch request {
    case "activity": activity?.end()
    case "counted": StatusHUD.popActivity()
    case "message": await it.advance(by: 2.2)
    default:
      await it.advance(by: 2.2)
      expectAside(false, "Loaded")
      await it.advance(by: 3.2)
    }
    // What fades out is what was seen.
    await it.advance(by: 0.05)
    #expect(view?.bezel.label.text != "Signing in")
    await it.advance(by: 1)
    expectAside(true)
    await dismissPages()
    expectAside(false)
    former.end()
  }

  /// Also while older work is up.
  @Test(arguments: [false, true]) func aRequestInViewDidLoadIsInFrontOfThePage(isOlderUp: Bool)
    async
  {
    final class LoadingPage: UIViewController {
      override func viewDidLoad() { StatusHUD.show(status: "Loading", maskType: .black) }
    }
    if isOlderUp {
      await show()
    }
    root.present(LoadingPage(), animated: false)
    await it.advance(by: 1)
    expectAside(false, "Loading")
    await pop()
    if isOlderUp { expectAside(true) } else { #expect(!StatusHUD.isVisible) }
  }

  /// A request is read even if it changes nothing onscreen, so that the next page comes in front of it.
  @Test(arguments: [false, true]) func aRequestThatIsNotSeenIsRead(isBehindMessage: Bool) async {
    StatusHUD.configuration.messagePolicy = .queue
    await show()
    if isBehindMessage {
      StatusHUD.showSuccess(status: "Saved", duration: 2)
      await it.advance(by: 1)
    }
    request()
    await it.advance(by: 0.05)
    await present(.sheet)
    await it.advance(by: 3)
    expectAside(true)
  }

  /// Face ID on a sign-in page.
  @Test(arguments: [0, 0.5]) func thePageIsKnownAfterAPromptOfTheSystem(graceTime: Double) async {
    StatusHUD.configuration.graceTime = graceTime
    request()
    await it.advance(by: 0.1)
    await present(.fullScreen, for: 1)
    for state in [.foregroundInactive, .background, .foregroundActive] as [UIScene.ActivationState]
    {
      it.screen.setActivationState(state)
      await it.advance(by: 1)
      expectAside(true)
    }
    await dismissPages()
    expectAside(false)
  }

  /// Later values and texts aren't requests.
  @Test func updatesStayBeneathThePage() async {
    StatusHUD.showProgress(0.1, status: "Signing in", maskType: .black)
    let activity = StatusHUD.beginActivity(status: "Signing in", maskType: .black)
    await it.advance(by: 1)
    await present(.fullScreen, for: 0.5)
    StatusHUD.showProgress(0.2, status: "Signing in", maskType: .black)
    activity.update(status: "Sending")
    activity.update(progress: 0.5)
    StatusHUD.setStatus("Signing in")
    await it.advance(by: 1)
    expectAside(true)
    activity.end()
    await it.advance(by: 1)
    expectAside(true)
    await dismissPages()
    expectAside(false)
  }

  /// Counted activities from both sides of a page are two, and without a page between them one.
  @Test func countedWorkFromBothSidesOfAPageIsTwo() async {
    await show("Old")
    await show("Older")
    #expect(StatusHUD.store.read(\.requests.work.count) == 1)
    await present(.sheet, for: 0.5)
    request("New")
    await show("Newer")
    #expect(StatusHUD.store.read { $0.requests.work.map(\.count) } == [2, 2])
    await pop()
    expectAside(false, "Newer")
    await pop()
    expectAside(true, "Older")
    #expect(StatusHUD.stateDescription.hasSuffix("on screen: no, because of a page"))
    await dismissPages()
    expectAside(false, "Older")
  }

  // MARK: Messages and masks

  /// A message stays in front of the page without its mask, and its time runs. One that waits does, too.
  @Test func messagesNeverStepAside() async throws {
    (StatusHUD.configuration.maskType, StatusHUD.configuration.messagePolicy) = (.black, .queue)
    for text in ["Saved", "Sent"] { StatusHUD.showSuccess(status: text, duration: 2) }
    await it.advance(by: 1)
    #expect(isBlocking)
    await present(.sheet)
    for text in ["Saved", "Sent"] {
      await it.advance(by: 0.5)
      #expect(it.texts == [text] && !isBlocking)
      #expect(view?.maskType == .passthrough)
      await it.advance(by: 1.25)
    }
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible && it.texts.isEmpty)
    await dismissPages()
    #expect(it.texts.isEmpty, "no news of yesterday")
  }

  /// Only work with a mask steps aside, and a mask can come and go.
  @Test func aMaskThatIsSwitchedOnOrOffCounts() async {
    StatusHUD.show(status: "Signing in")
    await it.advance(by: 1)
    await present(.fullScreen, for: 1)
    #expect(it.texts == ["Signing in"] && !isBlocking)
    for mask in StatusHUD.MaskType.allCases + [.passthrough] {
      await it.configure(for: 1) { $0.maskType = mask }
      let isAside = ![.automatic, .passthrough].contains(mask)
      #expect(it.texts == (isAside ? [] : ["Signing in"]) && !isBlocking)
    }
  }

  /// In a view of the app, pages cover the HUD anyway.
  @Test(arguments: Place.allCases) func inAViewNothingChanges(place: Place) async throws {
    StatusHUD.configuration.maskType = .black
    let hud = HUDInPlace(it: it, place: place, in: it.app.window)
    await hud.show(.activity, "Saving")
    await present(.sheet, for: 1)
    let isOut = try hud.bezel.isFadedOut
    #expect(!isOut && hud.container?.modality.isModal == true)
  }

  // MARK: Chains, scenes, and ends

  /// A page counts under a full-screen one, and keeps its time.
  @Test func aPageKeepsItsTimeInTheChain() async {
    await present(.sheet, for: 0.5)
    await show()
    let second = page()
    root.presentedViewController?.present(second, animated: false)
    await it.advance(by: 1)
    expectAside(true)
    second.dismiss(animated: false)
    await it.advance(by: 1)
    expectAside(false)
  }

  /// The page of a tab doesn't count while the tab isn't onscreen, and is none that came later when it's back.
  @Test func aPageOfAChildThatIsNotOnscreenDoesNotCount() async {
    await show()
    await present(.inChild, for: 1)
    expectAside(true)
    let views = root.view.subviews.filter { $0 !== it.appView }
    for view in views { view.removeFromSuperview() }
    await it.advance(by: 1)
    expectAside(false)
    StatusHUD.show(status: "Loading", maskType: .black)
    await it.advance(by: 1)
    for view in views { root.view.addSubview(view) }
    await it.advance(by: 1)
    expectAside(false, "Loading")
  }

  @Test func inAnotherSceneAllPagesWereThereBefore() async {
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    other.app.window.rootViewController?.present(page(), animated: false)
    StatusHUD.windowScene = it.screen.windowScene
    await show()
    StatusHUD.windowScene = other.screen.windowScene
    await it.advance(by: 1)
    #expect(view?.window?.windowScene === other.screen.windowScene)
    #expect(view?.bezel.isFadedOut == false && StatusHUD.cancel())
  }

  /// While it's aside, an end takes effect at once, without a minimum time.
  @Test(arguments: [false, true]) func anEndTakesEffectAtOnce(isAlert: Bool) async {
    StatusHUD.configuration.minimumVisibleTime = 5
    let log = NotificationLog()
    await show()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    root.present(isAlert ? alert : page(), animated: false)
    await it.advance(by: 1)
    expectAside(true)
    StatusHUD.popActivity()
    await it.advance(by: 0)
    #expect(log.entries.count == 4 && it.overlayWindows.isEmpty)
  }

  /// The window of the HUD is hidden, so the bars are those of the page.
  @Test func thePageHasItsBars() async {
    final class DarkPage: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    await show()
    root.present(DarkPage(), animated: false)
    await it.advance(by: 1)
    let scene = it.screen.windowScene
    #expect(scene.effectiveStatusBarStyle == .lightContent)
    #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)
    #expect(scene.windows.last { !$0.isHidden } === it.app.window)
  }

  /// Another scene or window that becomes active doesn't bring the HUD's window back.
  @Test func theWindowStaysHiddenUntilThePageIsGone() async {
    await show()
    await present(.sheet, for: 1)
    for state in [.foregroundInactive, .foregroundActive] as [UIScene.ActivationState] {
      it.screen.setActivationState(state)
      it.app.window.makeKey()
      StatusHUD.setStatus("Signing in")
      await it.configure(for: 1) { $0.padding = 20 }
      expectAside(true)
    }
  }

  /// Work that belongs to another scene isn't beneath a page of this one, and appears meanwhile.
  @Test(arguments: [false, true]) func aPageOfAnotherSceneDoesNotMatter(hasScene: Bool) async {
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    var work = HUDContent(.activity, status: "Syncing", maskType: .black)
    work.scene = other.screen.windowScene.id
    StatusHUD.store.change { [work] in $0.requests.show(work, at: $1) }
    StatusHUD.windowScene = it.screen.windowScene
    var newer = HUDContent(.activity, status: "Signing in", maskType: .black)
    if hasScene { newer.scene = it.screen.windowScene.id }
    let id = StatusHUD.store.change { [newer] in $0.requests.show(newer, .scoped, at: $1) }
    await it.advance(by: 1)
    expectAside(false)
    await present(.sheet)
    for _ in 0..<4 {
      await it.advance(by: 1)
      #expect(view?.window?.windowScene === other.screen.windowScene && it.texts == ["Syncing"])
    }
    await dismissPages()
    #expect(view?.window?.windowScene === it.screen.windowScene && it.texts == ["Signing in"])
    StatusHUD.store.change { state, _ in state.requests.endActivity(id) }
  }

  /// Four times a second, even while a `Progress` beneath the page changes in each frame.
  @Test(arguments: [0, 0.5]) func theAppIsNotReadMoreOften(graceTime: Double) async {
    let (page, progress) = (WatchedPage(), Progress(totalUnitCount: 1000))
    it.app.window.rootViewController = page
    StatusHUD.configuration.graceTime = graceTime
    StatusHUD.showProgress(progress, status: "Signing in", maskType: .black)
    await it.advance(by: graceTime == 0 ? 1 : 0.1)
    page.present(self.page(.overFullScreen), animated: false)
    await it.advance(by: 2)
    (page.looks, page.questions) = (0, 0)
    for _ in 0..<120 {
      progress.completedUnitCount += 1
      await it.advance(by: 1.0 / 60)
    }
    #expect((7...9).contains(page.looks) && page.questions == 0)
    page.looks = 0
    await it.advance(by: 60)
    #expect(page.looks == 240 && page.questions == 0)
    #expect(StatusHUD.place.conditions(at: nil).pages.count == 1, "a page is known once")
  }

  /// The bar above a sheet is light, also if the HUD was aside for it.
  @Test func theStatusBarAboveAPageStaysWhenTheHUDIsBack() async {
    await show()
    await present(.sheet, for: 1)
    let scene = it.screen.windowScene
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    await show("Loading")
    expectAside(false, "Loading")
    #expect(scene.effectiveStatusBarStyle == .lightContent)
  }

  // MARK: VoiceOver

  /// A search is a mode of its page, so the cell that had the focus gets it back.
  @Test func theFocusReturnsBesideASearch() async {
    it.screen.isVoiceOverRunning = true
    let cell = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    cell.text = "Cell"
    it.appView.addSubview(cell)
    await present(.searchController, for: 1)
    UIAccessibility.post(notification: .layoutChanged, argument: cell)
    await show()
    it.screen.forgetNotices()
    await pop()
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["Cell"])
  }

  /// The focus goes to the page, and never to what lies beneath it.
  @Test func theFocusDoesNotGoBeneathThePage() async throws {
    it.screen.isVoiceOverRunning = true
    let (behind, front) = (UILabel(), UILabel())
    for (label, text) in [(behind, "Behind"), (front, "In front")] {
      label.text = text
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    }
    it.appView.addSubview(behind)
    UIAccessibility.post(notification: .layoutChanged, argument: behind)
    await show()
    let first = await present(.sheet)
    first.view.addSubview(front)
    it.screen.forgetNotices()
    await it.advance(by: 1)
    #expect(it.screen.accessibilityNotifications.allSatisfy { $0.1 != "Behind" })
    UIAccessibility.post(notification: .layoutChanged, argument: front)
    await show("Loading")
    it.screen.forgetNotices()
    await pop()
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["In front"])
  }
}
