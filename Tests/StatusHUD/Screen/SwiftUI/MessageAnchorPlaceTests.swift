// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Where the message of a SwiftUI view appears, with which configuration, and what several views with one
/// binding show.
@MainActor @Suite(.globalHUD) struct MessageAnchorPlaceTests: AnchorTests {
  let it = HUDScreen()

  // MARK: Position

  @Test func aMessageWithAPositionIsBesideTheWork() async throws {
    let work = present(HUDRequest(status: "Uploading", progress: 0.4))
    await it.advance(by: 1)
    let frame = try it.bezel.frame
    let model = ToastModel("Deleted", "Undo", .bottom, duration: 2)
    _ = present(model)
    await it.advance(by: 1)
    #expect(try it.bezel.frame == frame && it.texts == ["Uploading"] && it.ring.progress == 0.4)
    #expect(it.messageTexts == ["Deleted"] && StatusHUD.activityCount == 1)
    #expect(try it.message(at: .bottom).bezel.frame.minY > frame.maxY)
    work.set(HUDRequest(status: "Almost there", progress: 0.9))
    await it.advance(by: 0.5)
    #expect(it.texts == ["Almost there"] && it.messageTexts == ["Deleted"])
    await it.advance(by: 1)
    #expect(it.messageTexts.isEmpty && model.text == nil && work.value != nil && work.resets == 0)
  }

  /// The work may be the last thing that the user sees in this scene.
  @Test(arguments: [false, true]) func inAnotherScene(isPressed: Bool) async throws {
    let other = HUDScreen()
    let work = present(HUDRequest(status: "Uploading"))
    let model = ToastModel("Deleted", "Undo", .bottom)
    _ = present(model, in: other.appView)
    await it.advance(by: 1)
    let view = try it.message(at: .bottom)
    #expect(view.window?.windowScene === other.screen.windowScene)
    #expect(scene === it.screen.windowScene && it.texts == ["Uploading"])
    if isPressed {
      other.screen.tap(at: try target(model))
      #expect(model.log.events == ["press 1"] && model.text == nil)
    } else {
      model.text = nil
      StatusHUD.dismissAll()
    }
    await it.advance(by: 1)
    #expect(it.messageTexts.isEmpty && it.texts == (isPressed ? ["Uploading"] : []))
    work.set(nil)
  }

  // MARK: Configuration

  @Test(arguments: ToastModel.positions) func aMessageHasItsOwnConfiguration(
    position: HUDPosition?
  ) async throws {
    StatusHUD.configuration.offset = CGPoint(x: 0, y: 20)
    let model = ToastModel("Deleted", "Undo", position)
    var (runs, first) = (0, StatusHUD.Configuration())
    model.configure = {
      (runs, first) = (runs + 1, $0)
      ($0.cornerRadius, $0.position) = (3, .top)
    }
    let modifier = present(model)
    for _ in 0..<3 {
      modifier.update()
      await it.advance(by: 0.3)
    }
    let view = try #require(drawing(model))
    #expect(runs == 1 && first.offset == (position == nil ? CGPoint(x: 0, y: 20) : .zero))
    #expect(view.configuration.cornerRadius == 3)
    #expect(view.configuration.position == position ?? .top)
    // A new closure doesn't change the message onscreen, but the next one.
    model.configure = { $0.cornerRadius = 7 }
    modifier.update()
    await it.advance(by: 0.3)
    #expect(drawing(model)?.configuration.cornerRadius == 3)
    model.text = "Trashed"
    modifier.update()
    await it.advance(by: 0.3)
    #expect(drawing(model)?.configuration.cornerRadius == 7)
    #expect(StatusHUD.configuration.cornerRadius == StatusHUD.Configuration().cornerRadius)
  }

  /// A message that its own action shows again has the newest closure.
  @Test func aMessageThatIsShownAnewHasTheNewestConfiguration() async throws {
    let model = ToastModel("Failed", "Retry")
    model.configure = { $0.cornerRadius = 3 }
    model.onPress = { $0.text = "Failed" }
    let modifier = present(model)
    await it.advance(by: 1)
    model.configure = { $0.cornerRadius = 7 }
    modifier.update()
    await it.tap(try target(model), for: 1)
    #expect(drawing(model)?.configuration.cornerRadius == 7 && model.text == "Failed")
  }

  /// The policy of its configuration counts.
  @Test func aMessageCanQueueUpByItsConfiguration() async throws {
    let model = ToastModel("One", "Undo", .bottom, duration: 1)
    model.configure = { $0.messagePolicy = .queue }
    let modifier = present(model)
    await it.advance(by: 0.5)
    model.text = "Two"
    modifier.update()
    await it.advance(by: 0.3)
    #expect(it.messageTexts == ["One"])
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["Two"] && model.text == "Two")
  }

  // MARK: Several views

  /// Both show the message of one binding, and each makes its own action.
  @Test(arguments: StatusHUD.MessagePolicy.allCases, ToastModel.positions)
  func twoViewsWithOneBindingShowItOnce(
    policy: StatusHUD.MessagePolicy, position: HUDPosition?
  ) async throws {
    StatusHUD.configuration.messagePolicy = policy
    let model = ToastModel("Deleted", "Undo", position)
    model.onPress = { $0.log.add($0.text ?? "nil") }
    let modifiers = [present(model), present(model)]
    await it.advance(by: 1)
    it.screen.tap(at: try target(model))
    #expect(model.log.events == ["press 1", "nil"] && model.resets == 1)
    for modifier in modifiers { modifier.update() }
    await it.advance(by: 1)
    #expect(StatusHUD.messages.isEmpty && model.text == nil)
    #expect(model.log.events.count == 2 && MessageAnchor.anchors.isEmpty)
  }

  /// Two rows of a list have equal messages and bindings of their own.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func theBindingOfThePressedOneOfTwoViewsIsNil(policy: StatusHUD.MessagePolicy) async throws {
    StatusHUD.configuration.messagePolicy = policy
    let models = (0..<2).map { _ in ToastModel("Deleted") }
    let modifiers = models.map { present($0) }
    for model in models { model.onPress = { $0.log.add($0.text ?? "nil") } }
    await it.advance(by: 1)
    let order = policy == .queue ? models : [models[1]]
    for model in order {
      it.screen.tap(at: try target(model))
      #expect(model.log.events == ["press 1", "nil"] && model.text == nil)
      for modifier in modifiers { modifier.update() }
      await it.advance(by: 0.5)
    }
    #expect(StatusHUD.messages.isEmpty && models.allSatisfy { $0.text == nil })
  }

  /// The handler sets the binding again.
  @Test func twoViewsShowAnEqualMessageAnew() async throws {
    let model = ToastModel("Failed", "Retry")
    model.onPress = { $0.text = "Failed" }
    let modifiers = [present(model), present(model)]
    await it.advance(by: 1)
    it.screen.tap(at: try target(model))
    for modifier in modifiers { modifier.update() }
    await it.advance(by: 4.5)
    #expect(StatusHUD.messages.count == 1 && model.text == "Failed" && model.resets == 1)
    await it.advance(by: 1)
    #expect(StatusHUD.messages.isEmpty && model.text == nil && model.resets == 2)
  }

  /// One action for both views, such as one that the model keeps.
  @Test func twoViewsWithOneActionShareAMessageInAQueue() async {
    StatusHUD.configuration.messagePolicy = .queue
    let (log, action) = (EventLog(), StatusHUD.Message.Action("Undo") {})
    let message = StatusHUD.Message.text("Deleted", duration: 1, action: action)
    let modifiers = [present(message), present(message)]
    await it.advance(by: 0.5)
    #expect(StatusHUD.messages.count == 1 && log.events.isEmpty)
    await it.advance(by: 1)
    #expect(StatusHUD.messages.isEmpty && modifiers.allSatisfy { $0.value == nil })
  }

  /// Two bindings with texts of their own, at two positions.
  @Test func twoBindings() async throws {
    let models = [ToastModel("Deleted", "Undo", .bottom), ToastModel("Offline", nil, nil)]
    let modifiers = models.map { present($0) }
    await it.advance(by: 1)
    #expect(it.messageTexts == ["Deleted"] && it.texts == ["Offline"])
    it.screen.tap(at: try target(models[1]))
    #expect(models.map(\.text) == ["Deleted", nil] && models[1].log.events == ["press 1"])
    await it.tap(try target(models[0]), for: 1)
    #expect(models.map(\.text) == [nil, nil] && models[0].log.events == ["press 1"])
    #expect(modifiers.count == 2 && MessageAnchor.anchors.isEmpty)
  }

  // MARK: A view that's gone

  /// The message stays, and its button works.
  @Test(arguments: [false, true]) func theButtonOfAViewThatIsGone(setsAgain: Bool) async throws {
    let model = ToastModel("Deleted", "Undo", .bottom)
    if setsAgain { model.onPress = { $0.text = "Deleted" } }
    let modifier = present(model)
    await it.advance(by: 0.5)
    modifier.view.removeFromSuperview()
    modifier.view.dismantle()
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["Deleted"])
    await it.tap(try target(model), for: 0.5)
    #expect(model.log.events == ["press 1"] && it.messageTexts.isEmpty)
    #expect(model.text == (setsAgain ? "Deleted" : nil), "the view comes back with it, or not")
  }

  /// How the message leaves.
  enum End: CaseIterable, Sendable { case press, time, binding, dismissal }

  @Test(arguments: End.allCases, ToastModel.positions)
  func nothingIsKept(end: End, position: HUDPosition?) async throws {
    final class Object: Sendable {}
    weak var object: Object?
    weak var anchor: MessageAnchor?
    do {
      let model = ToastModel("Deleted", "Undo", position, duration: 3)
      let new = Object()
      model.onPress = { _ in withExtendedLifetime(new) {} }
      model.configure = { _ in withExtendedLifetime(new) {} }
      let modifier = present(model)
      (object, anchor) = (new, modifier.view.anchor)
      await it.advance(by: 1)
      switch end {
      case .press: it.screen.tap(at: try target(model))
      case .time: await it.advance(by: 3)
      case .binding:
        model.text = nil
        modifier.update()
      case .dismissal: StatusHUD.dismissAll()
      }
      await it.advance(by: 0.5)
      modifier.view.removeFromSuperview()
      modifier.view.dismantle()
    }
    await it.advance(by: 1)
    #expect(object == nil && anchor == nil && MessageAnchor.anchors.isEmpty)
  }
}
