// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension UIViewController {
  /// The controller whose place in the window is covered: the outermost one around.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The window that the controller's view is in, or was before it was covered.
  var windowOfPresentation: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    var controller: UIViewController? = outermost
    while let current = controller {
      if let window = current.viewIfLoaded?.window { return window }
      controller = current.storedPresented
    }
    return nil
  }

  func isInTransition(_ direction: ModalTransition.Direction) -> Bool {
    guard storedPresenting != nil, let transition = windowOfPresentation?.modalTransition else {
      return false
    }
    return transition.presented === self && transition.direction == direction
  }

  func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard other !== presenter, other.parent == nil, other.storedPresenting == nil else {
      return Exceptions.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally an active controller \(other)")
    }
    presenter.viewIfLoaded?.window?.modalTransition?.finish()
    // As in UIKit, who presents already or is not seen presents nothing.
    guard presenter.storedPresented == nil, let window = presenter.viewIfLoaded?.window,
      window.isOnStage, other.view != nil
    else { return }
    presenter.storedPresented = other
    other.storedPresenting = presenter
    ModalTransition(
      .presenting, of: other, over: presenter, in: window, animated: animated,
      completion: completion
    ).start()
  }

  /// What this one presents goes, with all that that presents; if there is nothing, this one goes.
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let presented = presenter.storedPresented else {
      presenter.storedPresenting?.startDismissing(animated: animated, completion: completion)
      return
    }
    guard let window = presenter.windowOfPresentation else { return }
    window.modalTransition?.finish()
    guard presenter.storedPresented === presented else { return }
    let top = presented.topAlone()
    presenter.storedPresented = top
    top.storedPresenting = presenter
    ModalTransition(
      .dismissing, of: top, over: presenter, in: window, animated: animated,
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
