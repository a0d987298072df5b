// SPDX-License-Identifier: MIT

extension UIWindowScene {
  /// Another size, as when a desktop's window is resized; the orientation follows from it.
  func resize(to size: CGSize, duration: TimeInterval = 0) {
    guard size != self.size else { return }
    let isLandscape = size.width > size.height
    let keeps = isLandscape ? orientation.isLandscape : orientation.isPortrait
    let new: UIInterfaceOrientation =
      keeps ? orientation : isLandscape ? .landscapeLeft : .portrait
    change(to: size, orientation: new, duration: duration)
  }

  /// Turns the interface if the app lets it. A square or unturned screen keeps its size.
  func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) -> Bool {
    updateSystemUI()
    guard orientation != .unknown, systemUI.orientations.contains(orientation.mask) else {
      return false
    }
    guard orientation != self.orientation else { return true }
    let isTurned = orientation.isLandscape != self.orientation.isLandscape
    let new = isTurned ? CGSize(width: size.height, height: size.width) : size
    change(to: new, orientation: orientation, duration: duration)
    return true
  }

  /// In UIKit's order: the controllers hear that it will happen, then it happens in an animation
  /// block with what they want to do along, then they hear that it has happened.
  private func change(to size: CGSize, orientation: UIInterfaceOrientation, duration: TimeInterval)
  {
    let old = CGRect(origin: .zero, size: self.size)
    let previous = traitCollection
    let new = screen.traitCollection.forScene(of: size)
    let angle = orientation.angle - self.orientation.angle
    let affected = windows.filter { $0.frame == old }
    let coordinators = affected.filter { $0.isOnStage && $0.rootViewController != nil }.map {
      (
        window: $0,
        coordinator: TransitionCoordinator(
          duration: duration, containerView: $0,
          targetTransform: CGAffineTransform(rotationAngle: angle))
      )
    }
    for (window, coordinator) in coordinators {
      window.transitionCoordinator = coordinator
      for controller in window.controllersOfPresentation {
        if new != previous { controller.willTransition(to: new, with: coordinator) }
        if size != old.size { controller.viewWillTransition(to: size, with: coordinator) }
      }
    }
    self.orientation = orientation
    screen.resize(to: size)
    stage.frame = screen.bounds
    traitsDidChange(from: previous)
    for window in affected where !coordinators.contains(where: { $0.window === window }) {
      window.frame = screen.bounds
    }
    let bounds = screen.bounds
    for (window, coordinator) in coordinators {
      coordinator.run {
        window.frame = bounds
        window.layoutIfNeeded()
      } finish: {
        [weak window] in
        if window?.transitionCoordinator === coordinator { window?.transitionCoordinator = nil }
      }
    }
    updateSystemUI()
  }
}
