// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct Messages {
    private let clean = CleanHUD()
    private let log = Log()

    @Test func messageWithItsOwnTimeAndMask() {
      StatusHUD.showInfo(status: "Offline. Changes are sent later.", duration: 3, maskType: .clear)
      StatusHUD.showText("Copied", duration: 0.8)

      #expect(StatusHUD.status == "Copied")
      // The call's own mask is not the default of later ones.
      #expect(StatusHUD.configuration.maskType == .automatic)
      StatusHUD.show()
      StatusHUD.showText(nil)
      #expect(StatusHUD.activityCount == 0 && !StatusHUD.isVisible, "it isn't shown")
    }

    @Test func messageAsAValue() {
      let error: any Error = Refusal()

      StatusHUD.show(.error("Not sent", details: error.localizedDescription))

      #expect(StatusHUD.status == "Not sent")
      #expect(StatusHUD.details == error.localizedDescription)
      StatusHUD.show(.success("Saved", details: "3 photos"))
      #expect(StatusHUD.details == "3 photos")
    }

    @Test func messageWithItsOwnConfiguration() {
      StatusHUD.show(.success("Saved"), configure: { $0.position = .top })

      #expect(StatusHUD.status == "Saved")
      #expect(StatusHUD.configuration.position == .center, "it belongs to the message alone")
    }

    @Test func messageBesideTheWork() {
      StatusHUD.show(status: "Uploading")
      StatusHUD.showText("Copied", position: .bottom)

      #expect(StatusHUD.status == "Uploading" && StatusHUD.activityCount == 1)
      StatusHUD.dismiss()
      #expect(!StatusHUD.isVisible, "it's the HUD's")
      #expect(StatusHUD.messages == [.text("Copied", position: .bottom)])
      StatusHUD.show(.text("Copied", position: .center))
      #expect(StatusHUD.status == "Copied", "the HUD has this position")
    }

    @Test func messagesWithNames() async {
      StatusHUD.show(.toast("Copied"))
      StatusHUD.show(.offline)
      StatusHUD.dismiss(.offline)

      #expect(StatusHUD.messages == [.text("Copied", position: .bottom)] && !StatusHUD.isVisible)
      #expect(await Task.detached { .toast("Copied") == StatusHUD.messages.first }.value)
      await Task.detached { StatusHUD.show(.offline) }.value
      StatusHUD.setStatus("Still offline")
      StatusHUD.configure { $0.messagePolicy = .queue }
      StatusHUD.show(.offline) { $0.position = .top }
      StatusHUD.show(.success("Saved"))
      StatusHUD.dismiss(.offline)
      #expect(StatusHUD.messages == [.success("Saved"), .text("Copied", position: .bottom)])
    }

    @Test func messagesWithAnAction() {
      let (screens, mailbox) = (Screens(), Mailbox())

      let undo = StatusHUD.Message.Action("Undo") { mailbox.restore() }
      StatusHUD.show(.text("Deleted", position: .bottom, action: undo))
      StatusHUD.show(.info("New message", position: .top, action: .init { screens.showNext() }))

      let messages = StatusHUD.messages
      #expect(messages.map { $0.action?.title } == ["Undo", nil])
      StatusHUD.dismiss(.text("Deleted", position: .bottom, action: .init("Undo") {}))
      #expect(StatusHUD.messages.count == 2, "it's another action")
      StatusHUD.dismiss(.text("Deleted", position: .bottom, action: undo))
      #expect(StatusHUD.messages.map(\.status) == ["New message"])
      StatusHUD.dismissAll()
      #expect(StatusHUD.messages == [] && mailbox.isEmpty && screens.shown == 0)
    }

    @Test func messageWithAClosure() async {
      let screens = Screens()

      StatusHUD.show(.success("Saved"), completion: { screens.showNext() })

      #expect(StatusHUD.status == "Saved")
      #expect(screens.shown == 0, "the message isn't over")
      await Snippets.dismissAndWait()
      #expect(screens.shown == 1)
    }

    @Test func queue() {
      let failed = ["Photo 1", "Photo 2"]

      StatusHUD.configure { $0.messagePolicy = .queue }
      for photo in failed {
        StatusHUD.showError(status: photo, details: "It was not sent.")
      }

      #expect(StatusHUD.status == "Photo 1", "the second waits")
      #expect(StatusHUD.details == "It was not sent.")
    }

    @Test func notifications() {
      let observation = NotificationCenter.default.addObserver(
        forName: StatusHUD.didDisappearNotification, object: nil, queue: nil
      ) { notification in
        let status = notification.userInfo?[StatusHUD.statusUserInfoKey] as? String
        MainActor.assumeIsolated { log.append("gone: \(status ?? "no text")") }
      }

      // As the HUD posts them.
      NotificationCenter.default.post(
        name: StatusHUD.didDisappearNotification, object: nil,
        userInfo: [StatusHUD.statusUserInfoKey: "Saved"])
      NotificationCenter.default.post(name: StatusHUD.didDisappearNotification, object: nil)
      NotificationCenter.default.removeObserver(observation)
      #expect(log.lines == ["gone: Saved", "gone: no text"])
      #expect(StatusHUD.statusUserInfoKey == "StatusHUDStatus", "as in SVProgressHUD.h")
    }
  }
}

/// The deleted mail of an app.
@MainActor private final class Mailbox {
  private(set) var isEmpty = true
  func restore() { isEmpty = false }
}

// An extension can't be inside a function.
extension StatusHUD.Message {
  nonisolated static let offline = Self.error("You're offline", duration: .infinity)
  nonisolated static func toast(_ text: String) -> Self { .text(text, position: .bottom) }
}
