// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Where a controller's view is on its way on or off the screen. It makes every will be followed
  /// by its did, and neither come twice.
  enum Appearance {
    case disappeared, willAppear, appearing, appeared, disappearing
  }

  func viewWillMove(to window: UIWindow?) {
    if window?.isOnStage == true {
      prepareToAppear()
    } else {
      prepareToDisappear()
    }
  }

  func viewDidMoveToWindow() {
    if viewIfLoaded?.window?.isOnStage == true {
      isAppearing()
    } else {
      finishDisappearing()
    }
  }

  func prepareToAppear() {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .willAppear
    viewWillAppear(appearsAnimated)
  }

  /// The view is in the window: it has appeared with the next commit, when it can be seen.
  func isAppearing() {
    guard appearance == .willAppear, let scene = viewIfLoaded?.window?.windowScene else { return }
    appearance = .appearing
    viewIsAppearing(appearsAnimated)
    guard appearanceTransition == nil else { return }
    scene.afterCommit { [weak self] in
      if self?.appearanceTransition == nil { self?.finishAppearing() }
    }
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(appearedAnimated)
  }

  private var appearsAnimated: Bool {
    appearedAnimated = appearanceTransition?.animated ?? false
    return appearedAnimated
  }

  func prepareToDisappear() {
    guard appearance != .disappeared, appearance != .disappearing else { return }
    appearance = .disappearing
    viewWillDisappear(appearsAnimated)
  }

  func finishDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(appearedAnimated)
  }

  /// The controller at the end of a chain of `childFor…`.
  func following(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = controller[keyPath: child], seen.insert(ObjectIdentifier(next)).inserted {
      controller = next
    }
    return controller
  }
}
