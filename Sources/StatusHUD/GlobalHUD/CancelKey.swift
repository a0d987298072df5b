// SPDX-License-Identifier: MIT

// Platforms: On tvOS, the remote controls the view that has the focus in the key window.

#if os(tvOS)
  /// An object that lets the user press the Cancel button with the remote.
  @MainActor final class CancelKey {
    var onPress: (() -> Void)?

    private weak var overlay: OverlayWindow?
    private weak var appWindow: UIWindow?

    /// Moves the focus to `overlay`, or back to the app's window if `overlay` is `nil`.
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
  /// A view that lets the user press the Cancel button with the Escape key. The view becomes the
  /// first responder of the app's key window if the window has no other first responder.
  ///
  /// The view has a size of zero, and is a direct subview of the window.
  @MainActor final class CancelKey: UIView {
    /// The time between attempts to become first responder, in seconds. Repeated attempts are
    /// necessary, because UIKit doesn't report when another view resigns first responder.
    private static let interval: TimeInterval = 0.25

    var onPress: (() -> Void)?

    /// The scene that shows the HUD, or `nil` if the HUD doesn't have an enabled Cancel button.
    private weak var scene: UIWindowScene?
    /// The window that contains this view, or the last window that contained it.
    private weak var appWindow: UIWindow?
    private lazy var observers: NotificationObservers = {
      let observers = NotificationObservers()
      observers.onMain(UIWindow.didBecomeKeyNotification) { [weak self] in self?.takeKeys() }
      return observers
    }()
    private lazy var timer = DeadlineTimer { [weak self] in self?.takeKeys() }

    /// Handles the Escape key in the key window of `scene`. Call this method when the HUD changes.
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

    // If the app removes all subviews of its window, add this view to the window again.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { askSoon() }
    }

    // MARK: Keys

    /// The next responder, which receives the presses of all keys except the Escape key.
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
