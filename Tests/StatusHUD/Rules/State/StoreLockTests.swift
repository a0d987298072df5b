// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// An object of the app can call the HUD when it's released, such as the owner of an `Activity`. So
/// the store never releases such an object while it holds the lock.
@MainActor @Suite struct StoreLockTests {
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
    store.update { states, _ in
      var effects: [HUDEffect] = []
      states.changeAll { state in
        switch state.stage {
        case .appearing(let token) where endsFade, .disappearing(let token) where endsFade:
          effects += state.fadeEnded(token)
        default: break
        }
      }
      let conditions = states.positions.map { ($0, HUDConditions(hasDefault: canAppear)) }
      return effects + states.step(now: time, wall: 0, in: conditions, isQuiet: false).map(\.1)
    }
  }

  private func expectReleases(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(released.value == count, sourceLocation: sourceLocation)
    #expect(locked.value == 0, sourceLocation: sourceLocation)
  }

  /// Lets the screen follow, and the fades end that this begins.
  private func settle() {
    for _ in 0..<3 { step(endsFade: true) }
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
          $0.messagePolicy =
            StatusHUD.MessagePolicy.allCases.randomElement(using: &generator) ?? .replace
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
          action: StatusHUD.Message.Action(handler: makeAction()), onCancel: makeAction(),
          configuration: StatusHUD.Configuration(), using: &generator)
        lastID = max(lastID, store.make(call))
      }
      store.make(.press(lastID))
      for position in store.readAll(\.positions) {
        store.change(at: position) { $0.press(lastID) }
      }
    }
    store.configure { $0 = StatusHUD.Configuration() }
    store.make(.dismissAll)
    step(at: 1_000, canAppear: false)
    step(at: 1_000, canAppear: false)
    expectReleases(made.value)
  }
}
