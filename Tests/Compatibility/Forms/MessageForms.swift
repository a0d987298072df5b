// SPDX-License-Identifier: MIT

// As apps show messages and end them, from the main actor, from another actor, and from functions of
// none. Each form compiles without a warning.

import Foundation
import StatusHUD

extension StatusHUD.Message {
  nonisolated static let offline = Self.error("No connection", duration: .infinity)
  nonisolated static func saved(_ name: String) -> Self { .success("Saved \(name)") }
}

class BannerHUD: HUDView {
  required init(frame: CGRect) {
    super.init(frame: frame)
    configuration.position = .top
  }

  required init?(coder: NSCoder) { nil }

  class func report(in view: UIView) {
    show(.offline, in: view) { $0.position = .bottom }
    Self.show(.offline, in: view) {}
    hide(.offline, in: view)
  }
}

nonisolated func useTop(_ configuration: inout StatusHUD.Configuration) {
  configuration.position = .top
}

/// A function that is called for its effect, and also returns something.
@discardableResult
nonisolated func useDark(_ configuration: inout StatusHUD.Configuration) -> Bool {
  configuration.style = .dark
  return true
}

nonisolated let preset = StatusHUD.Configuration()

// MARK: The main actor

@MainActor final class NotesController: UIViewController {
  private var position = HUDPosition.top
  private var isDark = false
  private var count = 0

  func finish() {}
  func restyle(_ configuration: inout StatusHUD.Configuration) { configuration.position = position }
  static func enlarge(_ configuration: inout StatusHUD.Configuration) { configuration.padding = 20 }

  func show(_ image: UIImage) {
    StatusHUD.show(.success("Saved")) { $0.position = .top }
    StatusHUD.show(.success("Saved")) { $0.position = self.position }
    StatusHUD.show(.success("Saved")) { _ in }
    StatusHUD.show(.success("Saved")) { _ in self.count += 1 }
    StatusHUD.show(.success("Saved")) {}
    StatusHUD.show(.success("Saved")) { self.finish() }
    StatusHUD.show(.success("Saved")) { self.count += 1 }
    StatusHUD.show(.success("Saved")) { self.dismiss(animated: true) }
    StatusHUD.show(.success("Saved")) { [weak self] in self?.finish() }
    StatusHUD.show(.success("Saved")) { [weak self] in
      guard let self else { return }
      count += 1
      finish()
    }
    StatusHUD.show(.success("Saved")) {
      $0.position = position
      $0.style = isDark ? .dark : .light
      if isDark { $0.successImage = image }
    }
    StatusHUD.show(.success("Saved")) { configuration in
      guard isDark else { return }
      configuration.style = .dark
      count += 1
    }
    StatusHUD.show(.success("Saved")) { (configuration: inout StatusHUD.Configuration) in
      configuration.style = .dark
    }
    StatusHUD.show(.success("Saved")) { [image] in $0.successImage = image }
    StatusHUD.show(.success("Saved")) { $0 = preset }
    StatusHUD.show(.success("Saved")) { $0.offset.y.round() }
    StatusHUD.show(.success("Saved")) { useTop(&$0) }
    StatusHUD.show(.success("Saved")) { useDark(&$0) }
    StatusHUD.show(.success("Saved")) { $0.style = if isDark { .dark } else { .light } }
    StatusHUD.show(.success("Saved")) { $0.maskType = isDark ? .black : .automatic }
    StatusHUD.show(.success("Saved"), completion: nil)
    StatusHUD.show(.success("Saved"), completion: {})
    StatusHUD.show(.success("Saved"), completion: { self.finish() })
  }

  func showWithBoth() {
    StatusHUD.show(.offline) {
      $0.position = .top
    } completion: {
    }
    StatusHUD.show(.offline) { _ in
    } completion: {
    }
    StatusHUD.show(.offline) {
      $0.position = .top
    } completion: { [weak self] in
      self?.finish()
    }
    StatusHUD.show(.offline, configure: { $0.position = .top }, completion: { self.finish() })
    StatusHUD.show(.offline, configure: { $0.position = .top }, completion: nil)
    StatusHUD.show(.offline, configure: { $0.position = .top }) { self.finish() }
  }

  func showWithFunctions() {
    StatusHUD.show(.offline, configure: useTop)
    StatusHUD.show(.offline, configure: restyle)
    StatusHUD.show(.offline, configure: Self.enlarge)
    StatusHUD.show(.offline, configure: restyle) { self.finish() }
    HUDView.show(.offline, in: view, configure: useTop)
    HUDView.show(.offline, in: view, configure: restyle) { self.finish() }
    let functions = (
      StatusHUD.show(_:completion:), StatusHUD.show(_:configure:completion:),
      HUDView.show(_:in:animated:completion:), HUDView.show(_:in:animated:configure:completion:),
      BannerHUD.show(_:in:animated:configure:completion:), HUDView.hide(_:in:animated:)
    )
    functions.0(.offline, nil)
    functions.1(.offline, { $0.position = .top }, nil)
  }

  func showInView() {
    HUDView.show(.success("Saved"), in: view)
    HUDView.show(.success("Saved"), in: view) { $0.position = position }
    HUDView.show(.success("Saved"), in: view) { _ in }
    HUDView.show(.success("Saved"), in: view) {}
    HUDView.show(.success("Saved"), in: view) { self.finish() }
    HUDView.show(.success("Saved"), in: view) { [weak self] in self?.finish() }
    HUDView.show(.success("Saved"), in: view) {
      $0.position = .top
      $0.style = isDark ? .dark : .light
    }
    HUDView.show(.success("Saved"), in: view) {
      self.count += 1
      self.finish()
    }
    HUDView.show(.success("Saved"), in: view, animated: false) { $0.position = .top }
    HUDView.show(.success("Saved"), in: view, animated: false) { self.finish() }
    HUDView.show(.success("Saved"), in: view) {
      $0.position = .top
    } completion: {
    }
    HUDView.show(.success("Saved"), in: view) { _ in
    } completion: {
      self.finish()
    }
    HUDView.show(.success("Saved"), in: view, completion: { self.finish() })
    BannerHUD.show(.offline, in: view)
    BannerHUD.show(.offline, in: view) { $0.position = .bottom }
    BannerHUD.show(.offline, in: view) { _ in }
    BannerHUD.show(.offline, in: view) {}
    BannerHUD.show(.offline, in: view) { _ in
    } completion: {
      self.finish()
    }
    BannerHUD.show(in: view) { $0.configuration.position = .bottom }.show(.saved("Note")) {}
    HUDView.show(in: view, animated: false, configure: { $0.status = "Saving" }).show(.offline)
  }

  func end() {
    HUDView.hide(.offline, in: view)
    if !BannerHUD.hide(.saved("Note"), in: view, animated: false) { HUDView.hide(in: view) }
    StatusHUD.dismiss(.offline)
    StatusHUD.dismiss(.saved("Note"))
    StatusHUD.dismiss()
    StatusHUD.dismiss {}
    StatusHUD.dismiss { self.finish() }
    StatusHUD.dismiss(completion: nil)
    StatusHUD.dismiss(after: 1)
    StatusHUD.dismiss(after: 1) {}
    StatusHUD.dismissAll()
    StatusHUD.messages.forEach(StatusHUD.dismiss)
    StatusHUD.messages.first.map(StatusHUD.dismiss)
    for message in StatusHUD.messages where message != .offline { StatusHUD.dismiss(message) }
    count = StatusHUD.messages.count
    isDark = StatusHUD.messages.contains(.offline) || StatusHUD.messages == [.saved("Note")]
    run(StatusHUD.dismiss)
    run(StatusHUD.dismissAll)
    runWithMessage(StatusHUD.dismiss)
    runIfWanted(StatusHUD.dismiss)
    let button = UIButton()
    button.addAction(UIAction { _ in StatusHUD.dismiss() }, for: .touchUpInside)
    button.addAction(UIAction { _ in StatusHUD.dismiss(.offline) }, for: .touchUpInside)
  }

  private func run(_ action: @escaping () -> Void) {}
  private func runIfWanted(_ action: (() -> Void)?) {}
  private func runWithMessage(_ action: @escaping (StatusHUD.Message) -> Void) {}
}

// MARK: Another actor

actor Sync {
  private var position = HUDPosition.top
  private var count = 0

  func work() {
    StatusHUD.show(.offline) { $0.position = position }
    StatusHUD.show(.offline) {
      $0.position = self.position
      count += 1
    }
    StatusHUD.show(.offline) {}
    StatusHUD.show(.offline) { StatusHUD.dismiss() }
    StatusHUD.show(.offline) { Task { await self.work() } }
    StatusHUD.show(.offline) {
      $0.position = position
    } completion: {
      StatusHUD.dismiss()
    }
    StatusHUD.dismiss(.offline)
    StatusHUD.dismiss { StatusHUD.dismissAll() }
    count = StatusHUD.messages.count
  }
}

// MARK: No actor

nonisolated func report(_ names: [String], isUrgent: Bool) {
  var count = 0
  StatusHUD.show(.offline) { $0.position = isUrgent ? .top : .bottom }
  StatusHUD.show(.offline) {
    $0.position = .top
    count += 1
  }
  StatusHUD.show(.offline) {}
  StatusHUD.show(.offline) { _ in
  } completion: {
  }
  StatusHUD.show(.offline) { names.forEach { print($0) } }
  StatusHUD.show(.offline) {
    guard isUrgent else { return }
    names.forEach { print($0) }
  }
  StatusHUD.show(.offline, configure: useTop)
  StatusHUD.dismiss(.saved("\(count)"))
  StatusHUD.dismissAll()
}

final class Model: @unchecked Sendable {
  private var count = 0

  func report() {
    StatusHUD.show(.offline) { $0.minimumSize.width = 100 }
    StatusHUD.show(.offline) { _ in self.count += 1 }
    Task { @MainActor in StatusHUD.show(.offline) { self.finish() } }
  }

  @MainActor func finish() {}
}

// MARK: Texts and masks

nonisolated func texts(_ text: String?, _ image: UIImage, _ isModal: Bool) {
  StatusHUD.showInfo()
  StatusHUD.showSuccess()
  StatusHUD.showError()
  StatusHUD.showImage(image)
  StatusHUD.showText(nil)
  StatusHUD.showText(text)
  StatusHUD.showError(status: text, details: text)
  StatusHUD.showError(duration: 3)
  StatusHUD.showImage(image, status: text, duration: 3)
  StatusHUD.show(.info())
  StatusHUD.show(.success())
  StatusHUD.show(.error())
  StatusHUD.show(.image(image))
  StatusHUD.show(.image(image, text))
  StatusHUD.show(.text(nil))
  StatusHUD.show(.text(text, details: "Details"))
  StatusHUD.show(StatusHUD.Message(status: text, maskType: isModal ? .clear : .automatic))

  StatusHUD.show(maskType: isModal ? .black : .automatic)
  StatusHUD.show(status: "Saving", maskType: .passthrough)
  StatusHUD.showError(maskType: isModal ? .black : .automatic)
  StatusHUD.showText("Saved", maskType: isModal ? .black : .automatic)
  StatusHUD.show(.success("Saved", maskType: isModal ? .black : .automatic))
  StatusHUD.configuration.maskType = isModal ? .black : .automatic
  StatusHUD.configure { $0.maskType = .passthrough }
  var message = StatusHUD.Message.text("Saved")
  message.maskType = isModal ? .black : .automatic
  message.maskType = StatusHUD.configuration.maskType
  switch message.maskType {
  case .automatic, .passthrough: StatusHUD.show(message)
  case .clear, .black, .gradient, .blur, .custom: StatusHUD.dismiss(message)
  }
}
