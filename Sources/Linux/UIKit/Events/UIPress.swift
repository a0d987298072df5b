// SPDX-License-Identifier: MIT

/// One key from when it goes down to when it comes up. Unlike the event that carries it, it is
/// isolated to no actor.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase: Phase = .began
  open private(set) var key: UIKey?

  init(key: UIKey) {
    self.key = key
  }
}

/// The event of a key that went down or came up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(keyCode: UIKeyboardHIDUsage) {
    self.keyCode = keyCode
  }
}

/// The keys that are more than text, by their numbers in the USB tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52

  /// The key of an X11 symbol.
  init(keysym: UInt32) {
    self =
      switch keysym {
      case 0x20: .keyboardSpacebar
      case 0xFF0D, 0xFF8D: .keyboardReturnOrEnter
      case 0xFF1B: .keyboardEscape
      case 0xFF51: .keyboardLeftArrow
      case 0xFF52: .keyboardUpArrow
      case 0xFF53: .keyboardRightArrow
      case 0xFF54: .keyboardDownArrow
      default: .keyboardErrorUndefined
      }
  }
}

/// Turns keys into presses for the first responder of the scene's key window.
@MainActor
final class PressRouter {
  private weak var scene: UIWindowScene?
  /// The keys that are down, each with the responder that received it.
  private var active: [Int: (press: UIPress, responder: UIResponder)] = [:]

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  func began(_ code: Int, key: UIKey) {
    guard active[code] == nil, let window = scene?.keyWindow else { return }
    let press = UIPress(key: key)
    let controller = window.rootViewController?.topmostPresented
    let responder = window.firstResponder ?? controller?.viewIfLoaded ?? window
    active[code] = (press, responder)
    responder.pressesBegan([press], with: UIPressesEvent())
  }

  func ended(_ code: Int) {
    guard let (press, responder) = active.removeValue(forKey: code) else { return }
    press.phase = .ended
    responder.pressesEnded([press], with: UIPressesEvent())
  }

  /// Ends every key that is down, as when the window loses the keyboard.
  func cancelAll() {
    let presses = active.values
    active = [:]
    for (press, responder) in presses {
      press.phase = .cancelled
      responder.pressesCancelled([press], with: UIPressesEvent())
    }
  }
}
