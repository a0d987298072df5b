// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Counts what several threads do.
private final class Tally: @unchecked Sendable {
  // `@unchecked`: `count` is touched only with `lock` held.
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

extension HUDStore {
  @discardableResult fileprivate func make(_ call: Call) -> HUDContent.ID {
    change { $0.make(call) }
  }
}

/// Calls from several threads change one state.
@Suite struct StoreTests {
  @MainActor private final class Log {
    var values: [Int] = []
  }

  /// Each thread has its own activities and changes the count. Whatever the order of the calls, the
  /// remaining work is that of all threads together.
  @Test func eightThreadsLeaveWhatEachHasLeft() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    let shows = Tally()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      var activities: [HUDContent.ID] = []
      for _ in 0..<2_000 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          store.make(.show())
          shows.add()
        case 1: activities.append(store.make(.begin("\(thread)")))
        case 2: if let last = activities.popLast() { store.make(.end(last)) }
        default: store.make(.setStatus("\(thread)"))
        }
      }
      for activity in activities { store.make(.end(activity)) }
    }
    #expect(store.read { $0.requests.activityCount } == shows.value)
    for _ in 0..<shows.value { store.make(.popActivity) }
    #expect(store.read { $0.content } == nil)
    #expect(scheduled.value == 1)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/702"))
  func balancedThreadsEndHidden() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 {
        store.make(.show())
        store.make(.popActivity)
      }
    }
    #expect(store.read { $0.requests.activityCount } == 0)
    #expect(store.read { $0.content } == nil)
  }

  @Test @MainActor func onlyTheFirstChangeOfATurnSchedules() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    store.make(.show("a"))
    store.make(.setStatus("b"))
    store.configure { $0.graceTime = 3 }
    #expect(scheduled.value == 1)

    let (status, grace) = store.withState { ($0.content?.status, $0.configuration.graceTime) }
    #expect(status == "b" && grace == 3 && store.configuration.graceTime == 3)
    store.make(.popActivity)
    #expect(scheduled.value == 1, "the turn has not begun")
    store.update { _ in }
    store.make(.show())
    #expect(scheduled.value == 2)
  }

  @Test @MainActor func everyClosureIsHandedOverExactlyOnce() {
    let log = Log()
    let store = HUDStore {}
    // `@Sendable`, or the closure would be the main actor's and trap on the other threads.
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable thread in
      for index in 0..<100 {
        store.make(.show())
        store.make(
          .dismiss(at: index.isMultiple(of: 2) ? 1 : nil) {
            log.values.append(thread * 100 + index)
          })
      }
    }
    for _ in 0..<2 {
      for case .complete(let completion) in store.withState({
        $0.step(now: 2, in: HUDAvailability(hasDefault: true))
      }) {
        completion()
      }
    }
    #expect(log.values.sorted() == Array(0..<800))
  }

  @Test func concurrentConfigurationsAreAllKept() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { store.configure { $0.ringRadius += 1 } }
    }
    // The default of 18, and 1 from each of 8 x 200 changes.
    #expect(store.configuration.ringRadius == CGFloat(1_618))
  }

  @Test func configureMayCallTheStoreAgain() {
    let store = HUDStore {}
    store.configure { configuration in
      store.configure { $0.maskType = .clear }
      store.make(.show("a"))
      configuration.ringRadius = store.read { $0.content?.status == "a" } ? 30 : 0
    }
    #expect(store.configuration.ringRadius == 30)
    #expect(store.configuration.maskType == .passthrough, "the outer change wins")
  }

  /// A change that waits for another thread must not stop the calls of that thread.
  @Test func aSlowChangeOfTheConfigurationHoldsUpNoCall() {
    let store = HUDStore {}
    store.configure { configuration in
      let isShown = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        store.make(.show())
        _ = store.configuration
        isShown.signal()
      }
      #expect(isShown.wait(timeout: .now() + 5) == .success)
      configuration.ringRadius = 30
    }
    #expect(store.read { $0.requests.activityCount } == 1)
  }
}

/// An object of the app can call the HUD when it's released, such as the owner of an `Activity`. So
/// the store never releases such an object while it holds the lock.
@MainActor @Suite struct ReleaseTests {
  /// The objects that were released, and how many of them while the store held its lock.
  private final class Log: @unchecked Sendable {
    // `@unchecked`: the counts are touched only with `lock` held.
    private let lock = NSLock()
    private var counts = (released: 0, locked: 0)
    var released: Int { lock.withLock { counts.released } }
    var locked: Int { lock.withLock { counts.locked } }

    /// Calls the store, first from another thread, which waits for as long as the lock is held.
    func noteRelease(_ store: HUDStore) {
      let isFree = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = store.read { $0.phase }
        isFree.signal()
      }
      let isLocked = isFree.wait(timeout: .now() + 5) == .timedOut
      lock.withLock { counts = (counts.released + 1, counts.locked + (isLocked ? 1 : 0)) }
      if !isLocked { store.make(.update(0, status: nil)) }
    }
  }

  private final class OnDeinit: Sendable {
    private let store: HUDStore
    private let log: Log

    init(_ store: HUDStore, _ log: Log) { (self.store, self.log) = (store, log) }

    deinit { log.noteRelease(store) }
  }

  private final class AppProgress: Progress, @unchecked Sendable {
    // `@unchecked`, as `Progress` itself.
    var object: OnDeinit?
  }

  private final class AppImage: UIImage, @unchecked Sendable {
    // `@unchecked`, as `UIImage` itself.
    var object: OnDeinit?
  }

  private let store = HUDStore {}
  private let log = Log()

  private func makeObject() -> OnDeinit { OnDeinit(store, log) }

  private func makeProgress() -> AppProgress {
    let progress = AppProgress(totalUnitCount: 1)
    progress.object = makeObject()
    return progress
  }

  private func makeImage() -> AppImage {
    let image = AppImage()
    image.object = makeObject()
    return image
  }

  private func makeAction() -> StatusHUD.CancelAction {
    { [object = makeObject()] in withExtendedLifetime(object) {} }
  }

  /// The time of a delayed dismissal is in the past at 2.
  private func step(at time: Double = 2, canAppear: Bool = true) {
    _ = store.withState { $0.step(now: time, in: HUDAvailability(hasDefault: canAppear)) }
  }

  private func endFade() {
    store.withState {
      switch $0.phase {
      case .appearing(let token, _), .disappearing(let token): $0.fadeEnded(token)
      case .hidden, .waiting, .visible: break
      }
    }
  }

  private func expectReleases(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(log.released == count, sourceLocation: sourceLocation)
    #expect(log.locked == 0, sourceLocation: sourceLocation)
  }

  // MARK: Progress

  private func follow() { store.make(.follow(makeProgress())) }

  private nonisolated static let ends: [[Call]] = [
    [.dismiss()], [.popActivity], [.popActivityOrMessages], [.dismiss(at: 1)], [.success()],
    [.progress(0.5)], [.dismiss(at: 1), .begin()], [.dismiss(at: 1), .popActivityOrMessages],
    [.dismiss(at: 1), .dismiss()],
  ]

  @Test(arguments: ends, [false, true])
  func theLastReferenceToAProgress(_ calls: [Call], isShown: Bool) {
    follow()
    if isShown { step() }
    for call in calls { store.make(call) }
    for _ in 0..<2 {
      step(canAppear: isShown)
      endFade()
    }
    expectReleases(1)
  }

  /// The counted work shows a spinner, so only the count refers to the progress.
  @Test(arguments: ends, [false, true])
  func theLastReferenceToAProgressThatASpinnerReplaced(_ calls: [Call], isShown: Bool) {
    follow()
    store.make(.show())
    if isShown { step() }
    for call in [.popActivity] + calls { store.make(call) }
    step(canAppear: isShown)
    expectReleases(1)
  }

  @Test(arguments: [false, true])
  func theLastReferenceToAProgressThatIsReplacedOrOver(isBehindSpinner: Bool) {
    follow()
    if isBehindSpinner { store.make(.show()) }
    follow()
    if isBehindSpinner { store.make(.show()) }
    expectReleases(1)
    let over = Progress(totalUnitCount: 1)
    over.cancel()
    let sample = ProgressSample(of: FollowedProgress(progress: over))
    let ids = store.read { $0.requests.followed.map(\.id) }
    for id in ids { store.withState { $0.requests.apply(sample, of: id) } }
    expectReleases(2)
  }

  @Test(arguments: [.updateProgress(1, 0.5), .end(1), .dismiss()] as [Call])
  func theLastReferenceToTheProgressOfAnActivity(_ call: Call) {
    let id = store.make(.begin())
    store.make(.follow(makeProgress(), in: id))
    store.make(.follow(makeProgress(), in: id))
    expectReleases(1)
    store.make(call)
    expectReleases(2)
    store.make(.follow(makeProgress(), in: id))
    store.make(.dismiss())
    expectReleases(3)
  }

  // MARK: Closures

  private func cancellable(_ kind: HUDContent.Kind) -> HUDContent {
    HUDContent(kind, onCancel: makeAction())
  }

  @Test(arguments: [[.dismiss()], [.end(1)], [.setCancel(nil, in: 1)]] as [[Call]], [false, true])
  func theLastReferenceToACancelAction(_ calls: [Call], isShown: Bool) {
    store.make(.begin(cancellable(.activity)))
    store.make(.setCancel(makeAction(), in: 1))
    expectReleases(1)
    if isShown { step() }
    for call in calls { store.make(call) }
    step(canAppear: isShown)
    endFade()
    expectReleases(2)
  }

  /// Each call replaces the content of the counted work, and with it the button.
  @Test(arguments: [false, true])
  func theLastReferenceToTheCancelActionOfReplacedWork(isShown: Bool) {
    let contents: [(Double?) -> Call] = [
      { _ in .show(cancellable(.activity)) }, { .showProgress(cancellable(.work($0))) },
    ]
    for count in 0..<6 {
      store.make(contents[count / 2 % 2](Double(count)))
      if isShown { step() }
      expectReleases(count)
    }
    for _ in 0..<8 { store.make(.popActivity) }
    step()
    endFade()
    expectReleases(6)
  }

  @Test func theLastReferenceToACancelActionThatRan() {
    store.make(.show(cancellable(.activity)))
    #expect(store.change { $0.press(1) })
    step()
    expectReleases(0)
    store.make(.popActivity)
    step()
    endFade()
    expectReleases(1)
  }

  @Test(arguments: [.dismiss(), .show(), .success(), .dismiss(at: 9)] as [Call])
  func theLastReferenceToACompletion(_ call: Call) {
    store.make(.show())
    store.make(.dismiss(at: 9, makeAction()))
    store.make(call)
    step(at: 1, canAppear: false)
    expectReleases(1)
  }

  @Test(arguments: [[.dismiss()], [.end(1)], [.dismiss(at: 1)]] as [[Call]])
  func theLastReferenceToTheClosureOfAnActivity(_ calls: [Call]) {
    store.make(.begin(HUDContent(.activity), onEnd: makeAction()))
    for call in calls { store.make(call) }
    step()
    expectReleases(1)
  }

  // MARK: Messages

  private func showImage(_ status: String = "s", completes: Bool = false) {
    let message = HUDContent(.image(makeImage(), status, duration: 1))
    store.make(.showMessage(message, completes ? makeAction() : nil))
  }

  @Test(
    arguments: [
      .dismiss(), .dismiss(at: 1), .success(), .show(), .begin(), .endMessage(1),
      .popActivityOrMessages,
    ] as [Call], [false, true])
  func theLastReferenceToTheImageAndTheClosureOfAMessage(_ call: Call, isShown: Bool) {
    showImage(completes: true)
    if isShown { step() }
    store.make(.setStatus("changed"))
    store.make(.setDetails("changed"))
    if isShown { step() }
    store.make(call)
    for _ in 0..<2 {
      step(canAppear: isShown)
      endFade()
    }
    step()
    expectReleases(2)
  }

  @Test func theLastReferenceToAMessageWhoseTimeIsOver() {
    showImage(completes: true)
    step(at: 0)
    endFade()
    step(at: 0)
    step(at: 5)
    endFade()
    step(at: 6)
    expectReleases(2)
  }

  /// Another content appears in the same step in which the fade-out of the message ends.
  @Test func theLastReferenceToAMessageThatWorkFollows() {
    showImage()
    step(at: 0)
    endFade()
    step(at: 0)
    store.make(.dismiss())
    step(at: 1)
    store.make(.show())
    store.withState {
      if case .disappearing(let token) = $0.phase { $0.fadeEnded(token) }
      _ = $0.step(now: 2, in: HUDAvailability(hasDefault: true))
    }
    expectReleases(1)
  }

  @Test func theLastReferencesToMessagesThatTheQueueDrops() {
    store.configure { $0.messagePolicy = .queue }
    for number in 0..<20 { showImage("\(number)") }
    expectReleases(3)
    store.make(.dismiss())
    expectReleases(20)
  }

  /// Equal messages have the same image.
  @Test func theLastReferenceToAMessageThatJoinsAnEqualOne() {
    store.configure { $0.messagePolicy = .queue }
    let message = HUDContent(.image(makeImage(), "s"))
    for _ in 0..<2 { store.make(.showMessage(message)) }
    #expect(store.read { $0.requests.messages.count } == 1)
    store.make(.endMessage(1))
    withExtendedLifetime(message) { expectReleases(0) }
  }

  // MARK: Configurations

  private func makeColor() -> UIColor {
    UIColor { [object = makeObject()] _ in withExtendedLifetime(object) { UIColor.red } }
  }

  @Test func theLastReferenceToAConfiguration() {
    store.configure { $0.contentColor = makeColor() }
    store.configure { $0.contentColor = nil }
    expectReleases(1)
    store.configure { $0.successImage = makeImage() }
    store.configure { $0 = StatusHUD.Configuration() }
    expectReleases(2)
  }

  /// The outer change replaces what the inner one set, and nobody else has that.
  @Test func theLastReferenceToAConfigurationThatAnInnerChangeSet() {
    store.configure { configuration in
      store.configure { $0.contentColor = makeColor() }
      configuration.ringRadius = 30
    }
    #expect(store.configuration.contentColor == nil)
    expectReleases(1)
  }

  // MARK: Everything

  @Test func theLastReferenceWhateverIsCalled() {
    var generator = SeededGenerator(seed: 5)
    var lastID: HUDContent.ID = 1
    for step in 0..<3_000 where log.locked == 0 {
      let time = Double(step) / 10
      let call = Call.random(
        now: time, lastID: lastID, progress: makeProgress(), image: makeImage(),
        onCancel: makeAction(), using: &generator)
      switch step % 5 {
      case 0: self.step(at: time)
      case 1: store.configure { $0.messagePolicy = step % 4 == 0 ? .queue : .replace }
      case 2: endFade()
      default: lastID = max(lastID, store.make(call))
      }
      store.make(.press(lastID))
    }
    store.make(.dismiss())
    step(at: 1_000, canAppear: false)
    expectReleases(9_000)
  }
}
