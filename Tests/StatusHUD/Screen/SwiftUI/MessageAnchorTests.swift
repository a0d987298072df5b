// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// The message of a SwiftUI view, without SwiftUI.
@MainActor @Suite(.globalHUD) struct MessageAnchorTests: AnchorTests {
  let it = HUDScreen()

  /// Of many, the oldest are dropped.
  @Test func aViewWithoutAWindowKeepsTheLatestMessages() async {
    StatusHUD.configuration.messagePolicy = .queue
    let view = UIView(frame: .zero)
    let modifier = present(message("1"), in: view)
    for number in 2...20 { modifier.set(message("\(number)")) }
    it.appView.addSubview(view)
    await it.advance(by: 0)
    #expect(StatusHUD.messages.map(\.status) == (4...20).map { "\($0)" })
  }

  /// The view may get messages before it has a window.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func messagesOfAViewWithoutAWindowComeInOrder(policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configuration.messagePolicy = policy
    let view = UIView(frame: .zero)
    let modifier = present(message("One"), in: view)
    modifier.set(message("Two"))
    #expect(await texts(after: 1).isEmpty && modifier.resets == 0)
    it.appView.addSubview(view)
    #expect(await texts(after: 0.5) == [policy == .queue ? "One" : "Two"])
    #expect(await texts(after: 1) == (policy == .queue ? ["Two"] : []))
    #expect(await texts(after: 1).isEmpty && modifier.resets == 1)
    // A message that is taken back doesn't come.
    view.removeFromSuperview()
    await it.advance(by: 0)
    for text in ["Three", nil, "Four"] { modifier.set(text.map { message($0) }) }
    it.appView.addSubview(view)
    #expect(await texts(after: 0.5) == ["Four"])
    modifier.set(nil)
  }

  @Test func aMessageOfABackgroundSceneDoesNotHoldTheQueue() async {
    StatusHUD.configuration.messagePolicy = .queue
    let other = HUDScreen()
    let modifier = present(message("there"), in: other.appView)
    other.screen.setActivationState(.background)
    StatusHUD.showText("here", duration: 1)
    #expect(await texts(after: 0.5) == ["here"] && scene === it.screen.windowScene)
    other.screen.setActivationState(.foregroundActive)
    #expect(await texts(after: 0.3) == ["here"])
    #expect(await texts(after: 0.5) == ["there"] && scene === other.screen.windowScene)
    #expect(await texts(after: 1.5).isEmpty && modifier.value == nil)
  }

  @Test func aMessageWithoutEndWaitsForNothingInTheBackground() async {
    StatusHUD.configuration.messagePolicy = .queue
    let other = HUDScreen()
    let modifier = present(message("there"), in: other.appView)
    other.screen.setActivationState(.background)
    StatusHUD.showText("here", duration: .infinity)
    await it.advance(by: 9)
    StatusHUD.setStatus("HERE")
    #expect(await texts(after: 1) == ["HERE"] && StatusHUD.status == "HERE")
    StatusHUD.showText("long", duration: 60)
    for number in 1...14 { StatusHUD.showText("\(number)") }
    #expect(await texts(after: 1) == ["long"] && modifier.value != nil)
    #expect(await texts(after: 60 + 14 * 2) == ["HERE"] && modifier.value != nil)
    StatusHUD.dismiss(.text("here", duration: .infinity))
    other.screen.setActivationState(.foregroundActive)
    #expect(await texts(after: 0.5) == ["there"])
  }

  /// Otherwise, nothing could end it any more.
  @Test(arguments: [1, .infinity] as [Double])
  func aMessageWithoutEndGivesWayToTheNextOfItsBinding(duration: Double) async {
    StatusHUD.configuration.messagePolicy = .queue
    let modifier = present(StatusHUD.Message.error("Offline", duration: .infinity))
    #expect(await texts(after: 1) == ["Offline"])
    modifier.set(.success("Saved", duration: duration))
    #expect(await texts(after: 0.5) == ["Saved"])
    modifier.set(nil)
    #expect(await texts(after: 1).isEmpty && StatusHUD.messages.isEmpty)
  }

  @Test func aMessageIsShownAndItsBindingIsNilWhenItHasLeft() async {
    let modifier = present(message("a"))
    modifier.update()
    await it.advance(by: 0.9)
    modifier.update()
    #expect(it.texts == ["a"] && modifier.value != nil)
    await it.advance(by: 0.2)
    #expect(it.container == nil && modifier.value == nil && modifier.resets == 1)
    await it.advance(by: 3)
    #expect(it.container == nil)
  }

  @Test func aMessageWithoutAnIconAndATextIsOverAtOnce() async {
    let modifier = present(.text(nil))
    #expect(modifier.value != nil, "a later turn resets the binding")
    await it.advance(by: 0.1)
    #expect(it.container == nil && modifier.value == nil && modifier.resets == 1)
    modifier.set(message("a"))
    #expect(await texts(after: 0.5) == ["a"])
    modifier.set(nil)
  }

  @Test func aMessageThatNoUpdateBroughtIsShownToo() async {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    modifier.value = message("b")
    #expect(await texts(after: 1) == ["b"])
    modifier.set(message("a"))
    #expect(await texts(after: 0.5) == ["a"])
    await it.advance(by: 1)
    #expect(modifier.value == nil)
  }

  /// A message that waits for its scene isn't over with the one before, and keeps no equal message of another
  /// view.
  @Test func aMessageThatWaitsForItsSceneIsNeitherOverNorShown() async {
    let modifier = present(StatusHUD.Message.success("One", duration: 3, position: .top))
    modifier.view.removeFromSuperview()
    await it.advance(by: 0)
    modifier.set(message("Two"))
    let other = present(message("Two"))
    #expect(await texts(after: 0.5) == ["Two"] && it.messageTexts == ["One"])
    await it.advance(by: 1)
    #expect(other.value == nil && other.resets == 1 && it.messageTexts == ["One"])
    await it.advance(by: 2)
    #expect(it.messageTexts.isEmpty && modifier.value != nil && modifier.resets == 0)
    it.appView.addSubview(modifier.view)
    #expect(await texts(after: 0.5) == ["Two"])
    #expect(await texts(after: 1).isEmpty && modifier.value == nil)
  }

  /// Nothing could end it while those after it wait.
  @Test func aMessageWithoutEndThatWaitsForItsSceneGivesWayToTheNext() async {
    StatusHUD.configuration.messagePolicy = .queue
    let modifier = present(message("One", for: 3))
    await it.advance(by: 0.5)
    modifier.view.removeFromSuperview()
    await it.advance(by: 0)
    modifier.set(.error("Offline", duration: .infinity))
    modifier.set(message("Two"))
    #expect(await texts(after: 1) == ["One"])
    it.appView.addSubview(modifier.view)
    #expect(await texts(after: 2) == ["Two"])
    #expect(await texts(after: 1).isEmpty && StatusHUD.messages.isEmpty)
  }

  /// As `Binding.constant`.
  @Test func aBindingThatKeepsItsMessageKeepsNothingElse() async {
    let modifier = Modifier(message("a"), in: it.appView) { (anchor: MessageAnchor, modifier) in
      anchor.update(to: modifier.value) { $0 }
    }
    await it.advance(by: 2)
    modifier.update()
    #expect(it.container == nil && MessageAnchor.anchors.isEmpty)
  }

  @Test(arguments: [false, true])
  func aMessageStaysForItsTimeThoughItsViewHasLeft(atOnce: Bool) async {
    let modifier = present(message("a"))
    if !atOnce { await it.advance(by: 0.1) }
    modifier.view.dismantle()
    modifier.view.removeFromSuperview()
    #expect(await texts(after: 0.8) == ["a"])
    #expect(await texts(after: 0.5).isEmpty && modifier.value == nil)
  }

  @Test(arguments: [false, true])
  func aMessageStartsAnewWhenItsViewBecomesAnotherView(dismantlesFirst: Bool) async throws {
    let modifier = present(message("a"))
    await it.advance(by: 0.5)
    let (log, bezel) = (NotificationLog(), try it.bezel)
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 0.9)
    #expect(try log.entries.isEmpty && it.bezel === bezel && it.texts == ["a"])
    #expect(modifier.resets == 0)
    #expect(await texts(after: 0.2).isEmpty && modifier.value == nil)
  }

  /// The queue has the message twice, because another one came between.
  @Test(arguments: [false, true])
  func aMessageThatStaysEndsWithItsBindingThoughItsViewBecameAnotherView(
    dismantlesFirst: Bool
  ) async {
    StatusHUD.configuration.messagePolicy = .queue
    let offline = message("Offline", for: .infinity)
    let modifier = present(offline)
    await it.advance(by: 0.5)
    StatusHUD.show(.info("Saved", duration: .infinity))
    modifier.becomeAnotherView(dismantlesFirst: dismantlesFirst)
    await it.advance(by: 0.5)
    #expect(StatusHUD.messages.filter { $0 == offline }.count == 2)
    modifier.set(nil)
    #expect(StatusHUD.messages.map(\.status) == ["Saved"])
  }
}
