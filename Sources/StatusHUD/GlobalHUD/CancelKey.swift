// SPDX-License-Identifier: MIT

// A seam: on tvOS, the remote presses the focused view, and only a key window can have the focus.

#if os(tvOS)
  /// Lets the remote press the Cancel button.
  @MainActor final class CancelKey {
    var onPress: (() -> Void)?

    private weak var overlay: OverlayWindow?
    private weak var appWindow: UIWindow?

    /// Moves the focus to the overlay window, if the HUD is in one.
    func listen(in scene: UIWindowScene?, overlay: OverlayWindow?) {
      guard overlay !== self.overlay else { return }
      stop()
      guard let overlay else { return }
      self.overlay = overlay
      appWindow = scene?.keyWindow
      overlay.onMenu = onPress
      overlay.makeKey()
    }

    func stop() {
      overlay?.onMenu = nil
      if overlay?.isKeyWindow != false { appWindow?.makeKey() }
      (overlay, appWindow) = (nil, nil)
    }
  }
#else
  /// Lets the Escape key press the Cancel button. This view is the first responder in the app's key
  /// window while the app has no first responder there.
  ///
  /// The view has no size. It's a subview of the window, so it doesn't affect view controllers.
  @MainActor final class CancelKey: UIView {
    /// The time until the next attempt to become first responder. UIKit doesn't report when one of
    /// the app's responders resigns.
    private static let interval: TimeInterval = 0.25

    var onPress: (() -> Void)?

    /// The scene of the HUD, or `nil` if there's nothing to cancel.
    private weak var scene: UIWindowScene?
    /// The window that contains this view or last contained it.
    private weak var appWindow: UIWindow?
    private lazy var observers: NotificationObservers = {
      let observers = NotificationObservers()
      observers.onMain(UIWindow.didBecomeKeyNotification) { [weak self] in self?.takeKeys() }
      return observers
    }()
    private lazy var timer = DeadlineTimer { [weak self] in self?.takeKeys() }

    /// Waits for the Escape key in the key window of `scene`. Call it whenever the HUD changes.
    func listen(in scene: UIWindowScene?, overlay: OverlayWindow?) {
      _ = observers
      self.scene = scene
      takeKeys()
    }

    func stop() {
      scene = nil
      takeKeys()
    }

    private func takeKeys() {
      guard let keyWindow = scene?.keyWindow else {
        timer.schedule(at: nil)
        return removeFromSuperview()
      }
      if superview !== keyWindow {
        removeFromSuperview()
        appWindow = keyWindow
        keyWindow.addSubview(self)
      }
      let hasKeys = isFirstResponder || !keyWindow.hasFirstResponder && becomeFirstResponder()
      timer.schedule(at: hasKeys ? nil : CACurrentMediaTime() + Self.interval)
    }

    private func askSoon() {
      if scene != nil { timer.schedule(at: CACurrentMediaTime()) }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
      askSoon()
      return super.resignFirstResponder()
    }

    // The app may have removed all subviews of its window, including this one.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { askSoon() }
    }

    // MARK: Keys

    /// The responder for other keys, even if the user releases a key after the HUD disappears.
    override var next: UIResponder? {
      var controller = appWindow?.rootViewController
      while let presented = controller?.presentedViewController { controller = presented }
      return controller?.viewIfLoaded ?? appWindow
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.withoutEscape
      if !others.isEmpty { super.pressesBegan(others, with: event) }
      if others.count < presses.count { onPress?() }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.withoutEscape
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.withoutEscape
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
  }

  extension Set<UIPress> {
    @MainActor fileprivate var withoutEscape: Self { filter { $0.key?.keyCode != .keyboardEscape } }
  }

  extension UIView {
    fileprivate var hasFirstResponder: Bool {
      isFirstResponder || (next as? UIViewController)?.isFirstResponder == true
        || subviews.contains(where: \.hasFirstResponder)
    }
  }
#endif
