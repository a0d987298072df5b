// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// The messages of a SwiftUI view whose body makes their actions. Each update makes another action, so messages
/// are compared without their handlers.
@MainActor @Suite(.globalHUD) struct MessageAnchorActionTests: AnchorTests {
  let it = HUDScreen()

  // MARK: The binding

  @Test(arguments: MessageSpot.titles, ToastModel.positions)
  func aMessageIsShownOnceAndEnds(title: String?, position: HUDPosition?) async {
    it.screen.isVoiceOverRunning = true
    let model = ToastModel("Deleted", title, position, duration: 4)
    let modifier = present(model)
    await it.advance(by: 0.1)
    let id = drawing(model)?.content?.id
    for _ in 0..<7 {
      modifier.update()
      for text in it.screen.announcements { it.screen.finishAnnouncement(text, successfully: true) }
      await it.advance(by: 0.5)
    }
    #expect(drawing(model)?.content?.id == id && model.text == "Deleted" && model.resets == 0)
    await it.advance(by: 1)
    #expect(StatusHUD.messages.isEmpty && drawing(model) == nil)
    #expect(model.text == nil && model.resets == 1 && it.screen.announcements.count == 1)
    // Another update with the old value would show it again.
    modifier.update()
    await it.advance(by: 1)
    #expect(StatusHUD.messages.isEmpty && MessageAnchor.anchors.isEmpty)
  }

  @Test(arguments: MessageSpot.titles, ToastModel.positions)
  func theNewestHandlerRunsAndTheBindingIsNil(title: String?, position: HUDPosition?) async throws {
    let model = ToastModel("Deleted", title, position)
    model.onPress = { $0.log.add($0.text ?? "nil") }
    let modifier = present(model)
    await it.advance(by: 1)
    for version in [2, 3] {
      model.version = version
      modifier.update()
      await it.advance(by: 0.1)
    }
    it.screen.tap(at: try target(model))
    #expect(model.log.events == ["press 3", "nil"] && model.resets == 1, "in the touch")
    #expect(StatusHUD.messages.isEmpty)
    modifier.update()
    await it.advance(by: 1)
    #expect(drawing(model) == nil && model.log.events.count == 2 && model.resets == 1)
  }

  /// A handler of the view's state, which SwiftUI made before the view had a window.
  @Test func theNewestHandlerOfAMessageThatWaitedRuns() async throws {
    let (model, view) = (ToastModel("Deleted"), UIView(frame: .zero))
    let modifier = present(model, in: view)
    model.version = 2
    modifier.update()
    it.appView.addSubview(view)
    await it.advance(by: 1)
    await it.tap(try target(model), for: 1)
    #expect(model.log.events == ["press 2"] && model.text == nil)
  }

  /// Each message has its own handler. A message that the binding has replaced waits, or is over.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func eachMessageHasItsOwnHandler(policy: StatusHUD.MessagePolicy) async throws {
    StatusHUD.configuration.messagePolicy = policy
    let model = ToastModel("One")
    let modifier = present(model)
    await it.advance(by: 1)
    (model.text, model.version) = ("Two", 2)
    modifier.update()
    await it.advance(by: 1)
    let isFirst = policy == .queue
    #expect(it.texts == [isFirst ? "One" : "Two"])
    await it.tap(try target(model), for: 0.5)
    #expect(model.log.events == [isFirst ? "press 1" : "press 2"])
    #expect(model.text == (isFirst ? "Two" : nil) && it.texts == (isFirst ? ["Two"] : []))
    guard isFirst else { return }
    await it.tap(try target(model), for: 0.5)
    #expect(model.log.events == ["press 1", "press 2"] && model.text == nil)
  }

  // MARK: What the handler does

  /// SwiftUI updates the view later, or the app sets the binding in a later turn.
  @Test(arguments: [0, 1, 2], ToastModel.positions)
  func anEqualMessageIsShownAnew(updates: Int, position: HUDPosition?) async throws {
    let model = ToastModel("Failed", "Retry", position, duration: 4)
    let modifier = present(model)
    model.onPress = { $0.text = "Failed" }
    await it.advance(by: 3)
    let id = try #require(drawing(model)?.content?.id)
    it.screen.tap(at: try target(model))
    for _ in 0..<updates { modifier.update() }
    await it.advance(by: 3.7)
    for _ in 0..<updates { modifier.update() }
    #expect(try #require(drawing(model)?.content?.id) > id && model.text == "Failed")
    #expect(StatusHUD.messages.count == 1 && model.resets == 1)
    await it.advance(by: 0.5)
    #expect(drawing(model) == nil && model.text == nil && model.resets == 2)
    #expect(model.log.events == ["press 1"])
  }

  /// The retry fails at once, five times.
  @Test func anEqualMessageIsPressedAgainAndAgain() async throws {
    let model = ToastModel("Failed", "Retry")
    model.onPress = { $0.text = "Failed" }
    let modifier = present(model)
    for version in 1...5 {
      model.version = version
      modifier.update()
      await it.advance(by: 0.5)
      it.screen.tap(at: try target(model))
    }
    #expect(model.log.events == (1...5).map { "press \($0)" } && model.resets == 5)
    model.text = nil
    modifier.update()
    await it.advance(by: 0.5)
    #expect(drawing(model) == nil && StatusHUD.messages.isEmpty)
  }

  enum Deed: CaseIterable, Sendable { case other, none, dismissAll, show, removeTheView }

  @Test(arguments: Deed.allCases, ToastModel.positions)
  func theHandlerCanDoAnything(deed: Deed, position: HUDPosition?) async throws {
    let model = ToastModel("Deleted", "Undo", position)
    let modifier = present(model)
    model.onPress = { [weak modifier] model in
      switch deed {
      case .other: model.text = "Restored"
      case .none: model.text = nil
      case .dismissAll: StatusHUD.dismissAll()
      case .show: StatusHUD.show(.text("Restored", position: position))
      case .removeTheView:
        modifier?.view.removeFromSuperview()
        modifier?.view.dismantle()
      }
    }
    await it.advance(by: 1)
    it.screen.tap(at: try target(model))
    modifier.update()
    await it.advance(by: 1)
    let isShown = deed == .other || deed == .show
    #expect(StatusHUD.messages.map(\.status) == (isShown ? ["Restored"] : []))
    #expect(model.text == (deed == .other ? "Restored" : nil) && model.log.events == ["press 1"])
    await it.advance(by: 6)
    #expect(StatusHUD.messages.isEmpty && model.text == nil)
  }

  // MARK: Changes of the action

  /// Another title, none, or no action is another message.
  @Test(arguments: ToastModel.Kind.allCases, ToastModel.Kind.allCases)
  func aMessageWithAnotherKindOfActionIsAnotherOne(
    old: ToastModel.Kind, new: ToastModel.Kind
  ) async throws {
    let model = ToastModel("Deleted")
    model.kind = old
    let modifier = present(model)
    await it.advance(by: 1)
    let id = drawing(model)?.content?.id
    (model.kind, model.version) = (new, 2)
    modifier.update()
    await it.advance(by: 0.5)
    #expect((drawing(model)?.content?.id == id) == (old == new))
    #expect(try it.bezel.existingButton?.title(for: .normal) == new.title)
    #expect(try it.bezel.accessibilityTraits == (new == .tap ? .button : .staticText))
    #expect(model.text == "Deleted" && model.resets == 0)
    await it.tap(try target(model), for: 0.5)
    #expect(model.log.events == (new == .none ? [] : ["press 2"]))
    await it.advance(by: 6)
    #expect(model.text == nil && model.resets == 1)
  }

  /// The end of one message doesn't reset a binding that has another by then.
  @Test(arguments: ToastModel.Kind.allCases, ToastModel.Kind.allCases)
  func theEndOfAMessageResetsOnlyItsOwnBinding(
    old: ToastModel.Kind, new: ToastModel.Kind
  ) async {
    let model = ToastModel("Deleted", duration: 1)
    model.kind = old
    let modifier = present(model)
    await it.advance(by: 0.5)
    // SwiftUI hasn't updated the view yet.
    model.kind = new
    await it.advance(by: 1)
    #expect((model.text == nil) == (old == new))
    modifier.update()
    await it.advance(by: 0.3)
    #expect((drawing(model) == nil) == (old == new))
    await it.advance(by: 2)
    #expect(model.text == nil && StatusHUD.messages.isEmpty)
  }
}

/// The state of a SwiftUI view that shows a message with an action, and its binding.
@MainActor final class ToastModel {
  enum Kind: CaseIterable, Sendable {
    case button, otherButton, tap, none

    var title: String? { self == .button ? "Undo" : self == .otherButton ? "Show" : nil }
  }

  static nonisolated let positions: [HUDPosition?] = [nil, .bottom]

  /// What the binding has: the text of the message.
  var text: String?
  var kind: Kind
  let position: HUDPosition?
  let duration: Double?
  /// The number of the update that made the action.
  var version = 1
  var onPress: @MainActor (ToastModel) -> Void = { _ in }
  var configure: (@MainActor (inout StatusHUD.Configuration) -> Void)?
  private(set) var resets = 0
  let log = EventLog()

  init(
    _ text: String?, _ title: String? = "Undo", _ position: HUDPosition? = nil,
    duration: Double? = nil
  ) {
    (self.text, self.position, self.duration) = (text, position, duration)
    kind = title == nil ? .tap : .button
  }

  /// The value of the binding, which has a new action each time.
  var message: StatusHUD.Message? {
    let action = StatusHUD.Message.Action(kind.title) { [self, version] in
      log.add("press \(version)")
      onPress(self)
    }
    return text.map {
      .text(
        $0, duration: duration, position: position, action: kind == .none ? nil : action)
    }
  }

  /// Sets the binding to nil if it has this message, as the modifier does.
  func reset(_ ended: StatusHUD.Message?) -> StatusHUD.Message? {
    if text != nil, MessageAnchor.isSame(ended, message) { (text, resets) = (nil, resets + 1) }
    return message
  }
}

extension AnchorTests {
  /// A view with a binding, which other views can have, too.
  func present(
    _ model: ToastModel, in view: UIView? = nil
  ) -> Modifier<MessageAnchor, ToastModel> {
    Modifier(model, in: view ?? it.appView) { anchor, _ in
      anchor.update(to: model.message, configure: model.configure) { model.reset($0) }
    }
  }

  /// The view that draws the message, or nil if there's none.
  func drawing(_ model: ToastModel) -> HUDContentView? {
    let views = model.position == nil ? it.containers : it.messageViews
    return views.first { $0.content != nil }
  }

  /// What a finger touches to perform the action.
  func target(_ model: ToastModel) throws -> CGPoint {
    let view = try #require(drawing(model))
    return model.kind.title == nil ? view.bezelCenter : view.bezel.button.middle
  }
}
