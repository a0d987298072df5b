// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The HUD keeps the handler of an action until the message ends, and releases it where the app's code can
/// call the HUD.
@MainActor @Suite(.globalHUD) struct MessageActionReleaseTests {
  /// How a message ends.
  enum End: CaseIterable, Sendable {
    case press, time, dismissal, dismissAll, replacement, queue, scrub
  }

  /// An object of the app that calls the HUD when it's released, from another thread, which waits for as long
  /// as the lock is held.
  private final class OnDeinit: Sendable {
    private let (released, locked): (Tally, Tally)

    init(released: Tally, locked: Tally) { (self.released, self.locked) = (released, locked) }

    deinit {
      let isFree = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = StatusHUD.messages
        isFree.signal()
      }
      if isFree.wait(timeout: .now() + 5) == .timedOut { locked.add() }
      released.add()
    }
  }

  private let it = HUDScreen()
  private let released = Tally()
  private let locked = Tally()

  private func message(
    _ text: String, title: String? = "Undo", in spot: MessageInSpot
  ) -> StatusHUD.Message {
    let object = OnDeinit(released: released, locked: locked)
    let action = StatusHUD.Message.Action(title) { withExtendedLifetime(object) {} }
    return .text(text, duration: 3, position: spot.spot.position, action: action)
  }

  @Test(arguments: MessageSpot.allCases, End.allCases)
  func theHandlerIsReleasedWithItsMessage(_ place: MessageSpot, end: End) async throws {
    StatusHUD.configure {
      ($0.messagePolicy, $0.tapDismissal) = (end == .queue ? .queue : .replace, .messages)
    }
    let spot = MessageInSpot(it: it, spot: place)
    spot.show(message("Deleted", in: spot))
    await it.advance(by: 1)
    #expect(released.value == 0)
    switch end {
    case .press: it.screen.tap(at: try spot.button.middle)
    case .time: await it.advance(by: 2)
    case .dismissal: spot.messages.forEach(spot.dismiss)
    case .dismissAll: spot.dismissAll()
    case .replacement: spot.show(spot.plain("Next", duration: 60))
    case .queue:
      spot.show(spot.plain("Next", duration: 60))
      await it.advance(by: 2)
    case .scrub: #expect(try spot.drawing.accessibilityPerformEscape())
    }
    await it.advance(by: 0.1)
    #expect(released.value == 1 && locked.value == 0)
    #expect(spot.texts == (end == .replacement || end == .queue ? ["Next"] : []))
  }

  /// The finger is down when the next message comes, and is lifted later.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aTouchKeepsNothingOfItsMessage(_ place: MessageSpot, title: String?) async throws {
    let spot = MessageInSpot(it: it, spot: place)
    for isReplaced in [true, false] {
      await spot.show(message("Deleted", title: title, in: spot), for: 1)
      let (point, former) = (try spot.target(title), released.value)
      it.screen.touchDown(at: point)
      if isReplaced { spot.show(spot.plain("Next", duration: 60)) } else { spot.dismissAll() }
      await it.advance(by: 1)
      it.screen.touchUp(at: point)
      await it.advance(by: 0)
      #expect(released.value == former + 1 && locked.value == 0)
    }
  }

  /// The queue drops messages, and the handlers of those it drops go at once.
  @Test(arguments: MessageSpot.allCases) func aFullQueueReleasesWhatItDrops(
    _ place: MessageSpot
  ) async {
    StatusHUD.configure { $0.messagePolicy = .queue }
    let spot = MessageInSpot(it: it, spot: place)
    for number in 0..<20 { spot.show(message("\(number)", in: spot)) }
    await it.advance(by: 0.1)
    #expect(released.value == 3 && locked.value == 0 && spot.messages.count == 17)
    spot.dismissAll()
    await it.advance(by: 1)
    #expect(released.value == 20 && locked.value == 0)
  }

  /// A handler may be the last reference to its view's owner.
  @Test func anAppThatReleasesEverythingRunsNoHandler() async throws {
    let log = EventLog()
    var view: UIView? = UIView(frame: it.appView.bounds)
    weak let released = view
    view.map(it.appView.addSubview)
    view.map {
      HUDView.show(.text("Deleted", action: .init("Undo") { log.add("action") }), in: $0) {
        log.add("end")
      }
    }
    await it.advance(by: 1)
    view?.removeFromSuperview()
    view = nil
    await it.advance(by: 11)
    #expect(released == nil && log.events == ["end"])
  }
}
