// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Where a message can be.
enum MessageSpot: CaseIterable, Sendable {
  /// In the global HUD, as the result of work or with the HUD's position, or beside it at the bottom.
  case hud, center, beside
  /// In a view, in the HUD for messages of any position or in that of the messages at the bottom.
  case view, bottomOfView

  /// The titles of an action: that of a button, or none for a tap on the bezel.
  static let titles: [String?] = ["Undo", nil]

  var position: HUDPosition? {
    switch self {
    case .hud, .view: nil
    case .center: .center
    case .beside, .bottomOfView: .bottom
    }
  }
  var isGlobal: Bool { self == .hud || self == .center || self == .beside }
}

/// A message at one of the spots above an app, for what's the same at all of them.
@MainActor struct MessageInSpot {
  let it: HUDScreen
  let spot: MessageSpot
  /// What happened, in order.
  let log = EventLog()

  var view: UIView { it.appView }

  /// A message with an action that logs its name.
  func message(
    _ status: String, details: String? = nil, title: String? = "Undo", duration: Double? = nil,
    mask: StatusHUD.MaskType = .automatic, then handler: @escaping @MainActor () -> Void = {}
  ) -> StatusHUD.Message {
    let action = StatusHUD.Message.Action(title) { [log] in
      log.add("action of \(status)")
      handler()
    }
    return StatusHUD.Message.text(
      status, details: details, duration: duration, maskType: mask, position: spot.position,
      action: action)
  }

  /// A message without an action.
  func plain(_ status: String, duration: Double? = 1) -> StatusHUD.Message {
    .text(status, duration: duration, position: spot.position)
  }

  /// Shows a message whose end is logged, too.
  func show(_ message: StatusHUD.Message) {
    let completion: @MainActor @Sendable () -> Void = { [log] in
      log.add("end of \(message.status ?? "")")
    }
    if spot.isGlobal {
      StatusHUD.show(message, completion: completion)
    } else {
      HUDView.show(message, in: view, completion: completion)
    }
  }

  /// Shows a message, and waits until it's onscreen.
  func show(_ message: StatusHUD.Message, for seconds: Double) async {
    show(message)
    await it.advance(by: seconds)
  }

  func dismiss(_ message: StatusHUD.Message) {
    if spot.isGlobal { StatusHUD.dismiss(message) } else { HUDView.hide(message, in: view) }
  }

  func dismissAll() {
    if spot.isGlobal { StatusHUD.dismissAll() } else { HUDView.hideAll(in: view) }
  }

  private var huds: [HUDView] { view.subviews.compactMap { $0 as? HUDView } }

  /// The view that draws the message, even while it fades out.
  var drawing: HUDContentView {
    get throws {
      let found =
        switch spot {
        case .hud, .center: it.container
        case .beside: it.messageViews.last
        case .view, .bottomOfView: huds.last(where: \.isForMessages)?.contentView
        }
      return try #require(found)
    }
  }
  var bezel: BezelView { get throws { try drawing.bezel } }
  var button: BezelButton { get throws { try bezel.button } }

  /// What a finger or VoiceOver touches to perform the action.
  func target(_ title: String?) throws -> CGPoint {
    title == nil ? try drawing.bezelCenter : try button.middle
  }

  /// The texts of what's onscreen, without those that fade out.
  var texts: [String] {
    if spot.isGlobal { return spot == .beside ? it.messageTexts : it.texts }
    return huds.filter(\.isShown).compactMap(\.label.text)
  }

  /// Shows work in the HUD, or in a HUD beneath the message in the view.
  func showWork(
    _ status: String = "Sync", mask: StatusHUD.MaskType = .automatic,
    onCancel: StatusHUD.CancelAction? = nil
  ) {
    if spot.isGlobal {
      return StatusHUD.show(status: status, maskType: mask, onCancel: onCancel)
    }
    HUDView.show(in: view, animated: false) {
      ($0.status, $0.onCancel, $0.configuration.maskType) = (status, onCancel, mask)
    }
  }

  /// Whether that work is running.
  var isWorking: Bool {
    spot.isGlobal
      ? StatusHUD.activityCount > 0 : huds.contains { !$0.isForMessages && $0.isVisible }
  }

  /// The messages that run, as the app passed them.
  var messages: [StatusHUD.Message] {
    if spot.isGlobal { return StatusHUD.messages }
    return huds.flatMap { $0.store.read(\.requests.messages) }.compactMap(\.content.passed?.message)
  }

  /// Changes the configuration of what's to come.
  func configure(_ change: (inout StatusHUD.Configuration) -> Void) { StatusHUD.configure(change) }
}

/// What a test saw, in order.
@MainActor final class EventLog {
  private(set) var events: [String] = []
  /// The message that the handler of its own action shows or dismisses.
  var message: StatusHUD.Message?

  func add(_ event: String) { events.append(event) }
  func clear() { events = [] }
}
