// SPDX-License-Identifier: MIT

// A seam: the remote of tvOS presses what has the focus, which only a key window has.

/// Lets a key press the Cancel button: Escape, or on tvOS the remote.
@MainActor final class CancelKey {
  var onPress: (() -> Void)?

  #if os(tvOS)
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
  #else
    private let view = KeyView(frame: .zero)

    /// Waits for the Escape key in the app's window, unless something there has the keys already.
    func listen(in scene: UIWindowScene?, overlay: OverlayWindow?) {
      guard let window = scene?.keyWindow, view.window !== window else { return }
      stop()
      guard !window.hasFirstResponder else { return }
      // Other keys go on to the controller that has them without the HUD.
      let controllers = sequence(first: window.rootViewController) { $0?.presentedViewController }
      (controllers.compactMap { $0 }.last?.view ?? window).addSubview(view)
      view.onEscape = onPress
      view.becomeFirstResponder()
    }

    func stop() {
      view.resignFirstResponder()
      view.removeFromSuperview()
    }
  #endif
}

#if !os(tvOS)
  private final class KeyView: UIView {
    var onEscape: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
        return super.pressesBegan(presses, with: event)
      }
      onEscape?()
    }
  }

  extension UIView {
    fileprivate var hasFirstResponder: Bool {
      isFirstResponder || (next as? UIViewController)?.isFirstResponder == true
        || subviews.contains(where: \.hasFirstResponder)
    }
  }
#endif
