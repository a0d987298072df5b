// SPDX-License-Identifier: MIT

/// Turns keys into presses for the first responder of the scene's key window.
@MainActor
final class PressRouter {
  private weak var scene: UIWindowScene?
  private var active: [Int: UIPress] = [:]

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  func began(_ code: Int, key: UIKey) {
    guard active[code] == nil, let window = scene?.keyWindow else { return }
    let press = UIPress(key: key)
    press.window = window
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    press.responder = window.firstResponder ?? controller?.viewIfLoaded ?? window
    active[code] = press
    send(press)
  }

  func ended(_ code: Int) {
    guard let press = active.removeValue(forKey: code) else { return }
    press.phase = .ended
    send(press)
  }

  /// Ends every key that is down, as when the window loses the keyboard.
  func cancelAll() {
    let presses = active.values
    active = [:]
    for press in presses {
      press.phase = .cancelled
      send(press)
    }
  }

  private func send(_ press: UIPress) {
    UIApplication.shared.sendEvent(UIPressesEvent(presses: [press]))
  }
}
