// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Random calls on HUDs and messages in two views, which move between two scenes, and random calls in
/// their callbacks.
///
/// The tests of `HUDStateMachine` prove the rules of showing and hiding. This test checks
/// properties that a view has after any call, and after each frame. `RANDOM_HUD_SEQUENCES` in the
/// environment sets how many sequences run.
@MainActor @Suite(.viewScreen(size: CGSize(width: 400, height: 300), scale: 1), .globalHUD)
struct RandomHUDViewTests {
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_HUD_SEQUENCES"].flatMap(UInt64.init) ?? 200

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/89"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/437"))
  func callbacksAlternateClosuresRunOnceAndNothingIsLeft() async {
    for seed in 0..<Self.count {
      if let breach = await Trial(ViewScreen.current, seed: seed).run() {
        Issue.record("seed \(seed): \(breach)")
        return
      }
    }
  }
}

@MainActor private final class Trial: HUDViewDelegate {
  private enum Event { case willAppear, didAppear, willDisappear, didDisappear }

  /// A HUD that reports to the trial from its birth.
  private final class ReportingHUD: HUDView {
    static var onInit: (HUDView) -> Void = { _ in }

    required init(frame: CGRect) {
      super.init(frame: frame)
      Self.onInit(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let screen: OffscreenScreen
  private let root: UIView
  private let second = OffscreenScreen(size: CGSize(width: 200, height: 300), scale: 1)
  private let secondWindow: UIWindow
  private var views: [UIView]
  /// What a HUD has followed since its progress was set.
  private var followed: [ObjectIdentifier: Progress] = [:]
  /// A view of the app in place of an indicator.
  private let glyph = GlyphView(icon: .success)
  private let other: UIWindow
  private let seed: UInt64
  private var random: SeededGenerator
  private var huds: [HUDView] = []
  /// The HUDs that got another direction.
  private var turned: [() -> HUDView?] = []
  /// Every HUD there ever was.
  private var made: [() -> HUDView?] = []
  private var last: [ObjectIdentifier: Event] = [:]
  /// What the closure of each message with a configuration of its own left.
  private var own: [(message: StatusHUD.Message, configuration: StatusHUD.Configuration)] = []
  /// How often the closure of each hide and each message ran.
  private var completions: [Tally] = []
  /// How often the action of each Cancel button ran.
  private var cancels: [Tally] = []
  private var reacts = true
  private var presentsAlerts = true
  private var breach: String?

  init(_ it: ViewScreen, seed: UInt64) {
    (screen, root, self.seed) = (it.screen, it.container, seed)
    random = SeededGenerator(seed: seed)
    other = UIWindow(windowScene: screen.windowScene)
    other.rootViewController = UIViewController()
    other.isHidden = false
    views = [0, 200].map { UIView(frame: CGRect(x: $0, y: 0, width: 200, height: 300)) }
    for view in views { root.addSubview(view) }
    secondWindow = UIWindow(windowScene: second.windowScene)
    secondWindow.isHidden = false
    glyph.tintColor = .red
    StatusHUD.configuration.messagePolicy = random.one(of: StatusHUD.MessagePolicy.allCases)
    StatusHUD.configuration.tapDismissal = random.one(of: StatusHUD.TapDismissal.allCases)
    ReportingHUD.onInit = { [unowned self] hud in
      made.append { [weak hud] in hud }
      (last[ObjectIdentifier(hud)], followed[ObjectIdentifier(hud)]) = (nil, nil)
      hud.delegate = self
    }
    ReportingHUD(frame: .zero).status = "never shown"
    screen.skip(0)
  }

  /// Returns the first fault.
  func run() async -> String? {
    for _ in 0..<15 {
      step(huds.randomElement(using: &random))
      if random.isOne(in: 2) { await turn() }
      screen.skip(.random(in: 1e-6...random.one(of: [0.001, 0.1, 0.4, 1]), using: &random))
      await turn()
      // UIKit doesn't report that a view was released. If the HUD is in no window, the next update of any
      // cause notices.
      for hud in huds where hud.hadSuperview && hud.superview == nil { hud.presenter.update() }
      repeat {
        // The next look notices another direction.
        while let hud = turned.popLast() { hud()?.presenter.update() }
        // Another scene is noticed in the next frame, and so is a change soon after another one.
        if huds.contains(where: { !knowsItsScene($0) || $0.store.read(\.needsRender) }) {
          screen.skip(UpdatePace.frame)
          await turn()
        }
      } while !turned.isEmpty
      if let fault = breach ?? fault() { return await end() ?? fault }
    }
    // The animation of a dismissal may be running.
    presentsAlerts = false
    screen.skip(1)
    alert?.dismiss(animated: false)
    second.setActivationState(.foregroundActive)
    // Longer than all times and the messages that wait.
    for _ in 0..<3 {
      screen.skip(10)
      await turn()
    }
    let fault = breach ?? fault() ?? unsettled()
    return await end() ?? fault
  }

  /// Lets the changes of the properties reach the screen.
  private func turn() async {
    for _ in 0..<2 { await Task { @MainActor in }.value }
  }

  // MARK: Steps

  private func step(_ hud: HUDView?) {
    let view = random.one(of: views)
    let animated = Bool.random(using: &random)
    switch (Int.random(in: 0..<46, using: &random), hud) {
    case (0...1, _) where huds.count < 3, (0..., nil):
      huds.append(ReportingHUD.show(in: view, animated: animated) { $0.configuration = look() })
    case (2...6, let hud?): hud.show(animated: animated)
    case (7...8, let hud?):
      hud.hide(animated: animated, completion: closure(in: \.completions, of: hud))
    case (9...10, let hud?):
      let delay = random.one(of: [0, -1, .nan, .random(in: 0.01...1, using: &random)])
      hud.hide(animated: animated, after: delay, completion: closure(in: \.completions, of: hud))
    case (11, _): HUDView.hide(in: view, animated: animated)
    case (12, _): HUDView.hideAll(in: view, animated: animated)
    case (13, let hud?): hud.removeFromSuperview()
    // A view to which the app moves the HUD of messages may have one already.
    case (14, let hud?) where !hud.isForMessages: view.addSubview(hud)
    case (15...16, let hud?):
      hud.removesFromSuperviewOnHide = animated
      hud.configuration.maskType = random.one(of: StatusHUD.MaskType.allCases)
    case (17, _): ReportingHUD.show(message(), in: view, animated: animated)
    case (18, _): showOwnMessage(in: view, animated: animated)
    case (19, _):
      if view.superview == nil { root.addSubview(view) } else { view.removeFromSuperview() }
    case (20, let hud?) where hud.window != nil: screen.tap(at: hud.bezelCenter)
    case (21...22, let hud?): hud.show(message(), completion: closure(in: \.completions, of: hud))
    case (23, let hud?): hud.onCancel = closure(in: \.cancels, of: hud)
    case (24...25, let hud?) where hud.window != nil && hud.bezel.existingButton != nil:
      screen.tap(at: (hud.bezel.existingButton ?? hud.bezel).middle)
    case (26, let hud?):
      let message = hud.store.read(\.requests.messages.first?.content.status)
      let status = random.one(of: [nil, "", "a", "b"])
      hud.status = status
      hud.details = random.one(of: [nil, "c"])
      let isWork = hud.status == (status == "" ? nil : status)
      if !isWork || hud.store.read(\.requests.messages.first?.content.status) != message {
        breach = "the status “\(status ?? "")” isn't that of the work alone"
      }
    case (27, let hud?):
      let progress = Progress(totalUnitCount: 2)
      progress.completedUnitCount = random.one(of: [0, 1, 2])
      hud.follow(progress)
      followed[ObjectIdentifier(hud)] = progress.isFinished ? nil : progress
      if animated { progress.completedUnitCount = 2 }
    case (36, let hud?):
      let progress = followed[ObjectIdentifier(hud)]
      if progress?.isFinished == false { progress?.completedUnitCount = 1 }
    case (28...29, let hud?): hud.configuration = look()
    case (31...32, _): toggleAlert()
    case (33, _): screen.isVoiceOverRunning.toggle()
    case (34...35, _):
      let text = screen.announcements.last ?? ""
      screen.finishAnnouncement(text, successfully: animated)
    case (37, _): random.one(of: [root, secondWindow]).addSubview(view)
    case (38, _):
      let isActive = second.windowScene.activationState == .foregroundActive
      second.setActivationState(isActive ? .background : .foregroundActive)
    case (39, let hud?): release(hud)
    case (40, _):
      let size = random.one(of: [.large, .accessibilityExtraLarge] as [UIContentSizeCategory])
      for screen in [screen, second] { screen.contentSizeCategory = size }
    case (41, let hud?):
      hud.semanticContentAttribute = random.one(of: [.forceLeftToRight, .forceRightToLeft])
      turned.append { [weak hud] in hud }
    case (42, _): screen.isReduceTransparencyEnabled.toggle()
    case (43, _): hideMessage(in: view, animated: animated)
    case (44, _): changeMessages(in: view)
    default:
      hud?.progress = random.one(of: [nil, 0.5, .nan, 2])
      if let hud { followed[ObjectIdentifier(hud)] = nil }
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      hud?.customView = random.one(of: [nil, plain, glyph, hud, hud?.window])
    }
  }

  /// Releases a HUD or, if it's in a view, the view and its HUDs.
  private func release(_ hud: HUDView) {
    guard let index = views.firstIndex(where: hud.isDescendant) else {
      return huds.removeAll { $0 === hud }
    }
    let view = views[index]
    views[index] = UIView(frame: view.frame)
    root.addSubview(views[index])
    huds.removeAll { $0.isDescendant(of: view) }
    view.removeFromSuperview()
  }

  /// Presents an alert in the window of the HUDs or in another one, or dismisses it.
  private func toggleAlert() {
    guard presentsAlerts else { return }
    if let alert { return alert.dismiss(animated: random.isOne(in: 2)) }
    let presenter = random.isOne(in: 2) ? root.window?.rootViewController : other.rootViewController
    presenter?.present(
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: false)
  }

  private var alert: UIViewController? {
    [root.window, other].lazy.compactMap { $0?.rootViewController?.presentedViewController }.first
  }

  private func message() -> StatusHUD.Message {
    StatusHUD.Message(
      icon: random.one(of: [nil, .success]), status: random.one(of: ["a", "b", "a", "b", nil, ""]),
      duration: random.one(of: [0.2, 0.2, 1, 1, .infinity]),
      maskType: random.one(of: [.automatic, .black]),
      position: hasPositions ? random.one(of: [nil, .top, .bottom, .center]) : nil,
      action: random.isOne(in: 4) ? action() : nil)
  }

  /// An action of a button or of a tap, whose runs are counted.
  private func action() -> StatusHUD.Message.Action {
    let tally = Tally()
    cancels.append(tally)
    return StatusHUD.Message.Action(random.one(of: [nil, "Undo"])) { [weak self] in
      tally.add()
      if let self, let hud = huds.first { react(hud) }
    }
  }

  /// Messages have positions in half of the trials.
  private var hasPositions: Bool { seed % 2 == 1 }

  /// Shows a message with a configuration of its own. Only such a message has details, and most have those of
  /// no other one.
  private func showOwnMessage(in view: UIView, animated: Bool) {
    var message = message()
    message.details = random.isOne(in: 3) ? "own" : "own \(own.count)"
    if random.isOne(in: 6) { (message.icon, message.status, message.details) = (nil, nil, nil) }
    var left: StatusHUD.Configuration?
    let tally = Tally()
    completions.append(tally)
    ReportingHUD.show(message, in: view, animated: animated) {
      if $0.maskType != message.maskType || left != nil { breach = "another copy" }
      $0 = look()
      $0.maskType = random.one(of: StatusHUD.MaskType.allCases)
      left = $0
      own.append((message, $0))
    } completion: {
      tally.add()
    }
    if left == nil { breach = "the closure did not run" }
  }

  /// Hides a message that the HUDs in `view` may have.
  private func hideMessage(in view: UIView, animated: Bool) {
    func huds(with message: StatusHUD.Message) -> [HUDView] {
      HUDView.coveringHUDs(of: view).filter { hud in
        hud is ReportingHUD
          && hud.store.read {
            $0.requests.messages.contains { $0.content.passed?.message == message }
          }
      }
    }
    let all = HUDView.coveringHUDs(of: view)
    let known = all.flatMap {
      $0.store.read { $0.requests.messages.compactMap(\.content.passed?.message) }
    }
    let message = known.randomElement(using: &random) ?? message()
    let stay = all.filter { !huds(with: message).contains($0) }
    let isThere = !huds(with: message).isEmpty
    // A callback could show an equal message.
    let former = reacts
    reacts = false
    let isHidden = ReportingHUD.hide(message, in: view, animated: animated)
    reacts = former
    if isHidden != isThere { breach = "a message is hidden: \(isHidden), but there: \(isThere)" }
    if !huds(with: message).isEmpty { breach = "an equal message is left" }
    if stay.contains(where: { $0.superview == nil }) { breach = "a HUD without the message left" }
  }

  /// Changes the configuration of the HUD for messages while it's there.
  private func changeMessages(in view: UIView) {
    HUDView.coveringHUDs(of: view).last(where: \.isForMessages)?.configuration = look()
  }

  private func look() -> StatusHUD.Configuration {
    var look = StatusHUD.Configuration()
    look.transition = random.one(of: StatusHUD.Transition.allCases)
    look.messagePolicy = random.one(of: StatusHUD.MessagePolicy.allCases)
    look.position = random.one(of: HUDPosition.allCases)
    look.tapDismissal = random.one(of: StatusHUD.TapDismissal.allCases)
    look.fadeInDuration = random.one(of: [0, 0.15, 0.4])
    look.fadeOutDuration = random.one(of: [0, 0.15, 0.4])
    (look.graceTime, look.minimumVisibleTime) = (time(), time())
    return look
  }

  private func time() -> Double {
    random.one(of: [0, 0, -1, .nan, .infinity, .random(in: 0.01...0.8, using: &random)])
  }

  /// Returns a closure whose runs are counted, or nil.
  private func closure(
    in tallies: ReferenceWritableKeyPath<Trial, [Tally]>, of hud: HUDView
  ) -> HUDRequests.Completion? {
    guard random.isOne(in: 2) else { return nil }
    let tally = Tally()
    self[keyPath: tallies].append(tally)
    return { [weak self, weak hud] in
      tally.add()
      if let hud { self?.react(hud) }
    }
  }

  // MARK: Callbacks

  func hudWillAppear(_ hud: HUDView) {
    note(.willAppear, hud, [nil, .willDisappear, .didDisappear])
  }
  func hudDidAppear(_ hud: HUDView) { note(.didAppear, hud, [.willAppear]) }
  func hudWillDisappear(_ hud: HUDView) { note(.willDisappear, hud, [.willAppear, .didAppear]) }
  func hudDidDisappear(_ hud: HUDView) { note(.didDisappear, hud, [.willDisappear]) }

  private func note(_ event: Event, _ hud: HUDView, _ predecessors: [Event?]) {
    let former = last[ObjectIdentifier(hud)]
    if !predecessors.contains(former) { breach = "\(event) after \(former as Any)" }
    last[ObjectIdentifier(hud)] = event
    react(hud)
  }

  private func react(_ hud: HUDView) { if reacts, random.isOne(in: 5) { step(hud) } }

  // MARK: Comparing

  private func fault() -> String? {
    for hud in huds {
      let event = last[ObjectIdentifier(hud)]
      let isStaying = (event == .willAppear || event == .didAppear) && !hud.isAside
      let takesTouches = hud.contentView.takesTouches
      if hud.isAside, takesTouches { return "takes touches during an alert" }
      if hud.bezel.isFadedOut == isStaying {
        return "\(event as Any), but faded out: \(!isStaying)"
      }
      let content = hud.contentView.content
      if let content, content.blocksByDefault == hud.isForMessages {
        if !content.isMessage || hud.isForMessages {
          return "another mask by default"
        }
      }
      let standard = content?.blocksByDefault == true ? StatusHUD.MaskType.clear : .passthrough
      let other = content?.isBeside == true ? nil : hud.contentView.configuration.maskType
      let masks = [content?.maskType, other].compactMap { $0 }
      let mask = masks.first { $0 != .automatic } ?? standard
      let isModal = isStaying && mask != .passthrough
      if let fault = faultOfPlace(hud) ?? faultOfContent(hud) { return fault }
      if hud.accessibilityViewIsModal && !isModal { return "\(event as Any), but modal" }
      // Another animation may still be running, so these are the values where it ends.
      if isStaying, !hud.bezel.transform.isIdentity { return "\(event as Any), but moved away" }
      let isOver = hud.store.read {
        $0.requests.dismissalTime != nil
          && $0.requests.work.contains { $0.content.cancel?.isPressed == false }
      }
      if isOver { return "work that has ended can be canceled" }
      let button = hud.bezel.existingButton
      if isStaying, let content, content.isMessage,
        (button?.isWanted == true) != (content.action?.title != nil)
      {
        return "a message has a button, or not that of its action"
      }
      if hud.accessibilityViewIsModal, hasActionInFront(of: hud) {
        return "modal beneath an action"
      }
    }
    for case let hud? in made.map({ $0() }) {
      if let fault = faultOfConfiguration(hud) { return fault }
    }
    let hasTwo = views.contains { view in
      view.subviews.count { ($0 as? HUDView)?.isForMessages == true } > 1
    }
    if hasTwo, !hasPositions { return "two HUDs for messages" }
    func hasWork(_ hud: HUDView) -> Bool { !hud.store.read(\.requests.work.isEmpty) }
    for view in views where HUDView.coveringHUDs(of: view).contains(where: hasWork) {
      if HUDView.hud(in: view).map(hasWork) != true { return "a message is found in place of work" }
    }
    if StatusHUD.activityCount > 0 { return "HUDs in views are counted" }
    return (completions + cancels).contains { $0.value > 1 } ? "a closure ran again" : nil
  }

  private func hasActionInFront(of hud: HUDView) -> Bool {
    let siblings = hud.superview?.subviews ?? []
    return siblings.drop { $0 !== hud }.dropFirst().contains {
      ($0 as? HUDView)?.contentView.content?.action != nil
    }
  }

  private func knowsItsScene(_ hud: HUDView) -> Bool {
    let (known, actual) = (hud.store.read(\.conditions), hud.conditions(at: nil))
    let isSame =
      (known.isInForeground, known.hasDefault) == (actual.isInForeground, actual.hasDefault)
    return isSame || hud.store.read(\.isIdle)
  }

  private func faultOfPlace(_ hud: HUDView) -> String? {
    hud.layoutIfNeeded()
    if !knowsItsScene(hud) { return "it doesn't know its scene" }
    guard hud.contentView.content != nil, hud.window != nil else { return nil }
    hud.contentView.layoutIfNeeded()
    let direction = hud.effectiveUserInterfaceLayoutDirection
    let position = hud.contentView.configuration.position
    let isLeaving = hud.store.read(\.content) == nil
    if !isLeaving,
      hud.bezel.arrangement.anchor != position.anchor(isRightToLeft: direction == .rightToLeft)
    {
      return "another direction"
    }
    let sizes = [hud.label, hud.bezel.detailLabel].map(\.font.pointSize)
    return sizes[1] == (0.8 * sizes[0]).rounded() ? nil : "the details have another text size"
  }

  /// A message with a configuration of its own is drawn with what its closure left, and everything else with
  /// the configuration of the HUD.
  private func faultOfConfiguration(_ hud: HUDView) -> String? {
    // The next update shows a change, or the one after an alert.
    let waits = hud.isAside || hud.store.read { $0.isAside || $0.needsRender }
    guard let content = hud.contentView.content, !waits else { return nil }
    let configuration = hud.contentView.configuration
    guard let message = content.passed?.message, message.details != nil else {
      var expected = hud.configuration
      if let position = content.passed?.message.position {
        (expected.position, expected.offset) = (position, .zero)
      }
      return configuration == expected ? nil : "another message's configuration"
    }
    let left = own.filter { $0.message == message }.map(\.configuration)
    let isOwn = left.contains {
      var left = $0
      let mask = left.maskType == .automatic ? hud.configuration.maskType : left.maskType
      left.maskType = hud.configuration.maskType
      left.position = message.position ?? left.position
      let isMasked = mask == .automatic || hud.contentView.maskType == mask || content.isBeside
      return isMasked && left == configuration
    }
    return isOwn ? nil : "not the configuration that the closure left"
  }

  private func faultOfContent(_ hud: HUDView) -> String? {
    if glyph.icon != .success { return "the app's view has lost its icon" }
    guard hud.store.read(\.isIdle) else { return nil }
    if hud.customView?.isDescendant(of: hud.contentView) == true, hud.customView !== hud {
      return "the app's view is still in the HUD"
    }
    let progress = followed[ObjectIdentifier(hud)]
    let expected = progress?.isFinished == true ? nil : progress?.fractionCompleted
    return progress == nil || hud.progress == expected ? nil : "an old progress"
  }

  /// Returns a fault of the HUDs at rest.
  private func unsettled() -> String? {
    for hud in huds where hud.superview != nil || !hud.isVisible {
      let event = last[ObjectIdentifier(hud)]
      let isRight = hud.isVisible ? event == .didAppear : event == nil || event == .didDisappear
      if !isRight { return "visible: \(hud.isVisible), but \(event as Any)" }
    }
    return nil
  }

  /// Removes the HUDs in one of three ways. Returns a fault if something is left of them.
  private func end() async -> String? {
    reacts = false
    ReportingHUD.onInit = { _ in }
    // A HUD might retain itself.
    for hud in made { hud()?.customView = nil }
    for hud in huds {
      hud.removesFromSuperviewOnHide = true
      hud.configuration.minimumVisibleTime = 0
      hud.configuration.fadeOutDuration = 0
      if seed % 3 == 0 { hud.hide(animated: false) }
      if seed % 3 == 1 { hud.removeFromSuperview() }
    }
    for view in views { view.removeFromSuperview() }
    let isTinted = glyph.tintColor == .red && glyph.icon == .success
    (other.isHidden, secondWindow.isHidden) = (true, true)
    second.disconnect()
    screen.contentSizeCategory = .large
    screen.isReduceTransparencyEnabled = false
    (huds, views) = ([], [])
    screen.skip(10)
    // Tasks that were enqueued meanwhile may keep a HUD.
    await screen.advance(by: 0)
    screen.forgetNotices()
    if made.contains(where: { $0() != nil }) { return "a HUD is left" }
    if completions.contains(where: { $0.value == 0 }) { return "a closure did not run" }
    if !isTinted { return "the app's view has changed" }
    return MediaClock.nextDeadline.map { "something waits for \($0)" }
  }
}
