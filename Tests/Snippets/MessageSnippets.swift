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

      func message(for error: any Error) -> StatusHUD.Message {
        switch error {
        case is CancellationError, URLError.cancelled: .info("Canceled")
        default: .error("Not sent", details: error.localizedDescription)
        }
      }

      StatusHUD.show(message(for: error))

      #expect(StatusHUD.status == "Not sent")
      #expect(StatusHUD.details == error.localizedDescription)
      #expect(message(for: CancellationError()) == .info("Canceled"))
      #expect(message(for: URLError(.cancelled)) == .info("Canceled"))
      StatusHUD.show(.success("Saved", details: "3 photos"))
      #expect(StatusHUD.details == "3 photos")
    }

    @Test func durations() {
      StatusHUD.configure { $0.minimumDisplayDuration = 1.5 }
      let seconds = StatusHUD.displayDuration(for: "Copied", details: "3 photos and 2 movies")

      // 0.06 x (6 + 21) + 0.5 = 2.12. Without the details, 0.86 is below the minimum.
      #expect(abs(seconds - 2.12) < 1e-9)
      #expect(StatusHUD.displayDuration(for: "Copied") == 1.5)
      // 20 characters that count twice: 0.06 x 40 + 0.5.
      let wide = StatusHUD.displayDuration(for: String(repeating: "写", count: 20))
      #expect(abs(wide - 2.9) < 1e-9)
    }

    @Test func messageWithItsOwnConfiguration() {
      StatusHUD.show(.success("Saved")) { $0.position = .top }

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

    @Test func messageAtTheBottom() async {
      StatusHUD.show(.toast("Copied"))

      #expect(StatusHUD.messages == [.text("Copied", position: .bottom)])
      #expect(await Task.detached { .toast("Copied") == StatusHUD.messages.first }.value)
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

      StatusHUD.show(.success("Saved")) {
        screens.showNext()
      }

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

    @Test(.requiresApp) func theScreenStaysOn() {
      let names = [StatusHUD.willAppearNotification, StatusHUD.didDisappearNotification]
      let observations = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          let isOn = name == StatusHUD.willAppearNotification
          MainActor.assumeIsolated { UIApplication.shared.isIdleTimerDisabled = isOn }
        }
      }
      NotificationCenter.default.post(name: names[0], object: nil)
      #expect(UIApplication.shared.isIdleTimerDisabled)
      NotificationCenter.default.post(name: names[1], object: nil)
      #expect(!UIApplication.shared.isIdleTimerDisabled)
      for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }

    @Test func messageWithoutAnEnd() async {
      StatusHUD.show(.offline)
      StatusHUD.dismiss(.offline)

      #expect(!StatusHUD.isVisible)
      await Task.detached { StatusHUD.show(.offline) }.value
      StatusHUD.setStatus("Still offline")
      StatusHUD.configure { $0.messagePolicy = .queue }
      StatusHUD.show(.offline) { $0.position = .top }
      StatusHUD.show(.success("Saved"))
      StatusHUD.dismiss(.offline)
      #expect(StatusHUD.messages == [.success("Saved")])
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
}

extension StatusHUD.Message {
  nonisolated static func toast(_ text: String) -> Self { .text(text, position: .bottom) }
}
