// SPDX-License-Identifier: MIT

// As apps call toast libraries, with the old call above the new one. Each form compiles without a
// warning.

import Foundation
import StatusHUD

extension StatusHUD.Message {
  nonisolated static func toast(_ text: String) -> Self { .text(text, position: .bottom) }
  nonisolated static let waiting = Self.text(
    "Waiting for the network", duration: .infinity, position: .top)
}

@MainActor final class ToastsController: UIViewController {
  private var mails: [String] = []
  private var undo: StatusHUD.Message?

  private func load() {}
  private func open(_ name: String) {}

  func textsAtAnEdge(_ image: UIImage) {
    // Toast-Swift: view.makeToast("Copied", duration: 2, position: .bottom)
    StatusHUD.showText("Copied", duration: 2, position: .bottom)
    // Toast-Swift: view.makeToast("3 photos", title: "Saved", image: image)
    HUDView.show(.image(image, "Saved", details: "3 photos", position: .bottom), in: view)
    // Toaster: Toast(text: "Copied", duration: Delay.long).show()
    StatusHUD.show(.toast("Copied"))
    // toast-swift: Toast.default(image: image, title: "Connected", config: config).show()
    StatusHUD.show(.image(image, "Connected", position: .top))
    // Loaf: Loaf("Saved", state: .success, location: .top, sender: self).show(.short)
    StatusHUD.showSuccess(status: "Saved", position: .top)
    // Drops: Drops.show("Copied")
    StatusHUD.show(.text("Copied", position: .top))
    // SPIndicator: SPIndicator.present(title: "Error", preset: .error, haptic: .error)
    StatusHUD.show(.error("Error", position: .top)) { $0.playsHaptics = true }
    // NotificationBanner: NotificationBanner(title: "Offline", style: .warning).show()
    StatusHUD.showInfo(status: "Offline", position: .top)
    // JDStatusBarNotification: NotificationPresenter.shared.present("Saved", duration: 2)
    StatusHUD.show(.text("Saved", duration: 2, position: .top))
  }

  func besideWork() async {
    // Toast-Swift: view.makeToastActivity(.center), and view.makeToast("Page 1 is loaded")
    await StatusHUD.withActivity(status: "Loading") {
      StatusHUD.show(.toast("Page 1 is loaded"))
    }
  }

  func buttons() {
    // SwiftMessages: messageView.buttonTapHandler = { [weak self] _ in self?.load() }
    let retry = StatusHUD.Message.Action("Retry") { [weak self] in self?.load() }
    StatusHUD.show(.error("No connection", duration: .infinity, position: .top, action: retry))
    // TTGSnackbar: TTGSnackbar(message: "Deleted", duration: .long, actionText: "Undo") { _ in }
    let undo = StatusHUD.Message.text(
      "Deleted", position: .bottom, action: .init("Undo") { self.mails.append("Hello") })
    self.undo = undo
    StatusHUD.show(undo) { $0.minimumSize.width = 10_000 }
    // MDCSnackbar: action.handler = { … }; message.action = action; manager.show(message)
    var message = StatusHUD.Message.toast("Archived")
    message.action = StatusHUD.Message.Action("Undo") { self.load() }
    StatusHUD.show(message) {}
    // TTGSnackbar: snackbar.dismiss()
    self.undo.map(StatusHUD.dismiss)
  }

  func taps() {
    // NotificationBanner: banner.onTap = { … }
    StatusHUD.show(.info("New message", position: .top, action: .init { self.open("Ann") }))
    // Toast-Swift: view.makeToast("New message") { didTap in if didTap { … } }
    StatusHUD.show(
      .text("New message", position: .top, action: .init { [weak self] in self?.load() })
    ) {
      self.load()
    }
    // Toast-Swift: ToastManager.shared.isTapToDismissEnabled, isQueueEnabled
    StatusHUD.configure { ($0.tapDismissal, $0.messagePolicy) = (.messages, .queue) }
  }

  func ends() {
    // SwiftMessages: config.duration = .forever, and SwiftMessages.hide(id: "waiting")
    StatusHUD.show(.waiting)
    StatusHUD.dismiss(.waiting)
    // Toast-Swift: view.hideAllToasts()
    StatusHUD.messages.forEach(StatusHUD.dismiss)
    HUDView.hide(.waiting, in: view)
  }
}

/// AlertToast, SimpleToast, and PopupView bind what they show. With a model, any code can show it.
@MainActor final class ToastModel {
  var message: StatusHUD.Message?

  func copy() { message = .text("Copied", position: .bottom) }
  func delete() {
    message = .text(
      "Deleted", position: .bottom, action: .init("Undo") { [weak self] in self?.copy() })
  }
}

actor Downloads {
  // Toaster: DispatchQueue.main.async { Toast(text: "Downloaded").show() }
  func finish(_ name: String) {
    StatusHUD.showSuccess(status: "Downloaded", details: name, position: .bottom)
    StatusHUD.show(.toast(name)) { $0.maximumWidth = 200 }
    StatusHUD.show(
      .text(name, position: .bottomTrailing, action: .init("Open") { Task { await self.open() } }))
  }

  func open() {}
}

nonisolated func toasts(at position: HUDPosition?, _ names: [String]) {
  for name in names { StatusHUD.show(.text(name, position: position)) }
  StatusHUD.show(StatusHUD.Message(status: "Copied", position: position, action: nil))
  StatusHUD.show(.text("Deleted", action: .init("Undo") { StatusHUD.dismissAll() }))
}
