// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Calls from several threads change one state.
@Suite struct StoreTests {
  @MainActor private final class Log {
    var values: [Int] = []
  }

  /// Each thread has its own activities and changes the count. Whatever the order of the calls, the
  /// remaining work is that of all threads together.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/702"))
  func balancedThreadsEndHidden() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    let shows = Tally()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      var activities: [HUDContent.ID] = []
      for _ in 0..<2_000 {
        store.make(.show())
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          store.make(.show())
          shows.add()
        case 1: activities.append(store.make(.begin("\(thread)")))
        case 2: if let last = activities.popLast() { store.make(.end(last)) }
        default: store.make(.setStatus("\(thread)"))
        }
        store.make(.popActivity)
      }
      for activity in activities { store.make(.end(activity)) }
    }
    #expect(store.read { $0.requests.activityCount } == shows.value)
    for _ in 0..<shows.value { store.make(.popActivity) }
    #expect(store.read { $0.content } == nil)
    #expect(scheduled.value == 1)
  }

  @Test @MainActor func onlyTheFirstChangeOfATurnSchedules() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    store.make(.show("a"))
    store.make(.setStatus("b"))
    store.configure { $0.graceTime = 3 }
    #expect(scheduled.value == 1)

    let (status, grace) = store.read { ($0.content?.status, $0.configuration.graceTime) }
    #expect(status == "b" && grace == 3 && store.configuration.graceTime == 3)
    store.make(.popActivity)
    #expect(scheduled.value == 1, "the turn has not begun")
    store.change(inUpdate: true) { _, _ in }
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
      for case .complete(let completion) in store.change(
        inUpdate: true,
        { state, _ in
          state.step(now: 2, in: HUDSurroundings(hasDefault: true))
        })
      {
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
    #expect(store.configuration.maskType == nil, "the outer change wins")
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
  /// An object that calls the store when it's released.
  private final class OnDeinit: Sendable {
    private let store: HUDStore
    private let (released, locked): (Tally, Tally)

    init(_ store: HUDStore, released: Tally, locked: Tally) {
      (self.store, self.released, self.locked) = (store, released, locked)
    }

    /// Calls first from another thread, which waits for as long as the lock is held.
    deinit {
      let (store, isFree) = (store, DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        _ = store.read { $0.phase }
        isFree.signal()
      }
      released.add()
      if isFree.wait(timeout: .now() + 5) == .timedOut { return locked.add() }
      store.make(.update(0, status: nil))
    }
  }

  private final class AppImage: UIImage, @unchecked Sendable {
    // `@unchecked`, as `UIImage` itself.
    var object: OnDeinit?
  }

  private let store = HUDStore {}
  private let made = Tally()
  private let released = Tally()
  private let locked = Tally()

  private func makeObject() -> OnDeinit {
    made.add()
    return OnDeinit(store, released: released, locked: locked)
  }

  private func makeProgress() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.setUserInfoObject(makeObject(), forKey: ProgressUserInfoKey(rawValue: "object"))
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

  /// Brings the screen to the requests. As for the presenter, the fade can end in the same turn.
  private func step(at time: Double = 2, canAppear: Bool = true, endsFade: Bool = false) {
    store.change(inUpdate: true) { state, _ in
      var effects: [HUDEffect] = []
      switch state.stage {
      case .appearing(let token) where endsFade, .disappearing(let token) where endsFade:
        effects = state.fadeEnded(token)
      default: break
      }
      return effects + state.step(now: time, in: HUDSurroundings(hasDefault: canAppear))
    }
  }

  private func expectReleases(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(released.value == count, sourceLocation: sourceLocation)
    #expect(locked.value == 0, sourceLocation: sourceLocation)
  }

  /// Lets the screen follow, and the fades end that this begins.
  private func settle(canAppear: Bool = true) {
    for _ in 0..<3 { step(canAppear: canAppear, endsFade: true) }
  }

  // MARK: Progress

  private func follow() { store.make(.follow(makeProgress())) }

  @Test(arguments: [false, true])
  func theLastReferenceToAProgressThatIsReplacedOrOver(isBehindSpinner: Bool) {
    follow()
    if isBehindSpinner { store.make(.show()) }
    follow()
    if isBehindSpinner { store.make(.show()) }
    expectReleases(1)
    do {
      for progress in store.read(\.requests.followed) {
        progress.cancel()
        store.make(.sample(ProgressSample(of: progress, isDescribed: false)))
      }
    }
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

  @Test(
    arguments: [[.dismiss()], [.end(1)], [.setCancel(nil, in: 1)], [.press(2), .end(1)]]
      as [[Call]], [false, true])
  func theLastReferenceToACancelAction(_ calls: [Call], isShown: Bool) {
    store.make(.begin(cancellable(.activity)))
    store.make(.setCancel(makeAction(), in: 1))
    expectReleases(1)
    if isShown { step() }
    for call in calls { store.make(call) }
    settle(canAppear: isShown)
    expectReleases(2)
  }

  /// Plain activities in a row have one button, and so has progress. A button lives as long as its work.
  @Test(arguments: [false, true])
  func theLastReferenceToTheCancelActionOfReplacedWork(isShown: Bool) {
    for (call, count) in [0, 1, 1, 2, 2, 3].enumerated() {
      let work = cancellable(call / 2 % 2 == 0 ? .activity : .progress(0.5))
      store.make(work.progress == nil ? .show(work) : .showProgress(work))
      if isShown { step() }
      expectReleases(count)
    }
    for _ in 0..<8 { store.make(.popActivity) }
    settle()
    expectReleases(6)
  }

  /// Dropped messages complete, but only in the next step.
  @Test func theLastReferencesToMessagesThatTheQueueDrops() {
    store.configure { $0.messagePolicy = .queue }
    for number in 0..<20 {
      store.make(.showMessage(HUDContent(.image(makeImage(), "\(number)")), makeAction()))
    }
    expectReleases(3)
    settle()
    expectReleases(6)
    store.make(.dismiss())
    settle()
    expectReleases(40)
  }

  // MARK: Everything

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
    // The outer change replaces what the inner one set, and nobody else has that.
    store.configure { configuration in
      store.configure { $0.contentColor = makeColor() }
      configuration.ringRadius = 30
    }
    #expect(store.configuration.contentColor == nil)
    expectReleases(3)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func theLastReferenceWhateverIsCalled(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lastID: HUDContent.ID = 1
    for index in 0..<2_000 where locked.value == 0 {
      let time = Double(index) / 10
      switch index % 7 {
      case 0: step(at: time)
      case 1: step(at: time, endsFade: true)
      case 2:
        store.configure {
          $0.messagePolicy = Bool.random(using: &generator) ? .queue : .replace
          $0.contentColor = makeColor()
          $0.successImage = makeImage()
        }
      case 3:
        let calls: [Call] = [
          .dismiss(makeAction()), .dismiss(at: time + 0.3, makeAction()),
          .showMessage(HUDContent(.success("s")), makeAction()),
          .begin(HUDContent(.activity), onEnd: makeAction()),
        ]
        if let call = calls.randomElement(using: &generator) { store.make(call) }
      default:
        let call = Call.random(
          now: time, lastID: lastID, progress: makeProgress(), image: makeImage(),
          onCancel: makeAction(), using: &generator)
        lastID = max(lastID, store.make(call))
      }
      store.make(.press(lastID))
    }
    store.configure { $0 = StatusHUD.Configuration() }
    store.make(.dismiss())
    step(at: 1_000, canAppear: false)
    step(at: 1_000, canAppear: false)
    expectReleases(made.value)
  }
}
