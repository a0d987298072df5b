// SPDX-License-Identifier: MIT

/// Turns keys into presses for the first responder of the scene's key window.
@MainActor
final class PressRouter {
  private weak var scene: UIWindowScene?
  private var active: [Int: UIPress] = [:]

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  func began(_ code: Int, key: UIKey, time: TimeInterval) {
    guard active[code] == nil, let window = scene?.keyWindow else { return }
    let press = UIPress(key: key, timestamp: time)
    press.window = window
    press.responder = window.firstResponder ?? window.rootViewController?.viewIfLoaded ?? window
    active[code] = press
    send(press, time: time)
  }

  func ended(_ code: Int, time: TimeInterval) {
    guard let press = active.removeValue(forKey: code) else { return }
    press.phase = .ended
    send(press, time: time)
  }

  /// Ends every key that is down, as when the window loses the keyboard.
  func cancelAll(time: TimeInterval) {
    let presses = active.values
    active = [:]
    for press in presses {
      press.phase = .cancelled
      send(press, time: time)
    }
  }

  private func send(_ press: UIPress, time: TimeInterval) {
    press.timestamp = time
    UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: time))
  }
}
