// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Two actions are equal if they're copies of one value, and so are two messages with actions.
@MainActor @Suite(.globalHUD) struct MessageActionEqualityTests {
  private let it = HUDScreen()

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  @Test func anActionEqualsItsCopiesOnly() {
    let handler: @MainActor @Sendable () -> Void = {}
    let (one, other) = (
      StatusHUD.Message.Action("Undo", handler: handler),
      StatusHUD.Message.Action("Undo", handler: handler)
    )
    let copy = one
    #expect(one == copy && one != other)
    func message(_ action: StatusHUD.Message.Action?) -> StatusHUD.Message {
      .success("Deleted", action: action)
    }
    #expect(message(one) == message(copy) && message(one) != message(other))
    #expect(message(one) != message(nil))
    var changed = message(one)
    changed.action = other
    #expect(changed == message(other))
  }

  @Test(arguments: MessageSpot.allCases) func dismissEndsOnlyTheMessageWithThatAction(
    _ place: MessageSpot
  ) async {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    let messages = (0..<3).map { _ in spot.message("Deleted", duration: 60) }
    messages.forEach(spot.show)
    await it.advance(by: 1)
    #expect(spot.messages == messages, "equal texts, but other actions")
    for other in [spot.message("Deleted", duration: 60), spot.plain("Deleted", duration: 60)] {
      spot.dismiss(other)
    }
    spot.dismiss(messages[1])
    #expect(spot.messages == [messages[0], messages[2]])
    var copy = messages[0]
    copy.details = "changed"
    spot.dismiss(copy)
    copy.details = nil
    #expect(spot.messages.count == 2)
    spot.dismiss(copy)
    await it.advance(by: 1)
    #expect(spot.messages == [messages[2]] && spot.texts == ["Deleted"])
    #expect(spot.log.events == ["end of Deleted", "end of Deleted"])
  }

  /// Neighbors with one action are one message. With two, they are two.
  @Test(arguments: MessageSpot.allCases, [false, true])
  func equalNeighborsInTheQueueAreOne(_ place: MessageSpot, isOneValue: Bool) async throws {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    let message = spot.message("Deleted")
    for _ in 0..<3 { spot.show(isOneValue ? message : spot.message("Deleted")) }
    await it.advance(by: 1)
    var presses = 0
    while spot.texts == ["Deleted"], presses < 10 {
      presses += 1
      await it.tap(try spot.button.middle, for: 0.5)
    }
    #expect(presses == (isOneValue ? 1 : 3))
    #expect(spot.log.events.filter { $0 == "action of Deleted" }.count == presses)
    #expect(spot.log.events.filter { $0 == "end of Deleted" }.count == 3)
  }

  /// Messages that differ only in their actions are different for the user, who hears each.
  @Test(arguments: MessageSpot.allCases) func aMessageWithAnotherActionReplacesTheFirst(
    _ place: MessageSpot
  ) async throws {
    let spot = spot(place)
    let (one, two) = (spot.message("Deleted"), spot.message("Deleted", title: "Show"))
    await spot.show(one, for: 0.5)
    await spot.show(two, for: 0.5)
    #expect(spot.messages == [two] && spot.log.events == ["end of Deleted"])
    #expect(try spot.button.title(for: .normal) == "Show")
    spot.dismiss(one)
    #expect(spot.messages == [two])
  }
}
