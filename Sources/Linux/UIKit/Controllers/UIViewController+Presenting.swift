// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension UIViewController {
  /// The window that the controller's view is in, or was before it was covered.
  var windowOfPresentation: UIWindow? {
    var controller: UIViewController? = self
    while let current = controller {
      if let window = current.viewIfLoaded?.window { return window }
      controller = current.storedPresented
    }
    return nil
  }

  var isBeingDismissed: Bool {
    guard storedPresenting != nil, let transition = windowOfPresentation?.modalTransition else {
      return false
    }
    return transition.presented === self && transition.direction == .dismissing
  }

  func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard other !== self, other.storedPresenting == nil else {
      return Exceptions.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally an active controller \(other)")
    }
    viewIfLoaded?.window?.modalTransition?.finish()
    // As in UIKit, who presents already or is not seen presents nothing.
    guard storedPresented == nil, let window = viewIfLoaded?.window,
      window.isOnStage, other.view != nil
    else { return }
    storedPresented = other
    other.storedPresenting = self
    ModalTransition(
      .presenting, of: other, over: self, in: window, animated: animated,
      completion: completion
    ).start()
  }

  /// What this one presents goes, with all that that presents; if there is nothing, this one goes.
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = storedPresented else {
      storedPresenting?.startDismissing(animated: animated, completion: completion)
      return
    }
    guard let window = windowOfPresentation else { return }
    window.modalTransition?.finish()
    guard storedPresented === presented else { return }
    let top = presented.topAlone()
    storedPresented = top
    top.storedPresenting = self
    ModalTransition(
      .dismissing, of: top, over: self, in: window, animated: animated,
      completion: completion
    ).start()
  }

  /// Only the topmost of a stack is seen going: those between are taken away under it.
  private func topAlone() -> UIViewController {
    var top = self
    while let next = top.storedPresented {
      top.storedPresented = nil
      top.storedPresenting = nil
      top.viewIfLoaded?.removeFromSuperview()
      top = next
    }
    return top
  }
}

extension UIWindow {
  /// Another root controller: what the old one presented is over without a word of its own.
  func endPresentations(of old: UIViewController?) {
    modalTransition?.finish()
    var controller = old
    while let current = controller {
      controller = current.storedPresented
      current.storedPresented = nil
      controller?.storedPresenting = nil
      controller?.viewIfLoaded?.removeFromSuperview()
    }
  }
}
