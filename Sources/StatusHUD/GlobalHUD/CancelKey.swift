// SPDX-License-Identifier: MIT

// A seam: the remote of tvOS presses what has the focus, which only a key window has.

#if os(tvOS)
  /// Lets the remote press the Cancel button.
  @MainActor final class CancelKey {
    var onPress: (() -> Void)?

    private weak var overlay: OverlayWindow?
    private weak var appWindow: UIWindow?

    /// Gives the focus to the overlay window, if the HUD is in one.
    func listen(in scene: UIWindowScene?, overlay: OverlayWindow?) {
      guard let overlay, overlay !== self.overlay else { return }
      stop()
      self.overlay = overlay
      appWindow = scene?.keyWindow
      overlay.takesFocus = true
      overlay.makeKey()
    }

    func stop() {
      guard let overlay else { return }
      overlay.takesFocus = false
      appWindow?.makeKey()
      self.overlay = nil
    }
  }
#else
  /// Lets the Escape key press the Cancel button: a view without a size that receives the keys.
  @MainActor final class CancelKey: UIView {
    var onPress: (() -> Void)?

    /// Waits for the key in the app's window, unless something there has the keys already.
    func listen(in scene: UIWindowScene?, overlay: OverlayWindow?) {
      guard let appWindow = scene?.keyWindow, window !== appWindow else { return }
      stop()
      guard !appWindow.hasFirstResponder else { return }
      // Other keys go on to the controller that has them without the HUD.
      let controllers = sequence(first: appWindow.rootViewController) {
        $0?.presentedViewController
      }
      (controllers.compactMap { $0 }.last?.view ?? appWindow).addSubview(self)
      becomeFirstResponder()
    }

    func stop() {
      resignFirstResponder()
      removeFromSuperview()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
        return super.pressesBegan(presses, with: event)
      }
      onPress?()
    }
  }

  extension UIView {
    fileprivate var hasFirstResponder: Bool {
      isFirstResponder || (next as? UIViewController)?.isFirstResponder == true
        || subviews.contains(where: \.hasFirstResponder)
    }
  }
#endif
