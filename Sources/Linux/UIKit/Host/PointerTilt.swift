// SPDX-License-Identifier: MIT

/// The pointer stands for the viewer's eye: where it is over the window tilts what has a motion
/// effect. Without such a view the pointer is not followed.
@MainActor
final class PointerTilt {
  private weak var scene: UIWindowScene?
  private var isFollowing = false

  /// Called with whether the pointer's moves are of interest.
  var followsPointer: ((Bool) -> Void)?

  init(scene: UIWindowScene) {
    self.scene = scene
    MotionEffects.shared.addListener(self) { [weak self] in self?.effectsDidChange() }
  }

  func pointerMoved(to point: CGPoint) {
    guard isFollowing, let scene, scene.size.width > 0, scene.size.height > 0 else { return }
    scene.viewerOffset =
      UIOffset(
        horizontal: 2 * point.x / scene.size.width - 1,
        vertical: 2 * point.y / scene.size.height - 1
      ).clampedToUnit
  }

  func stop() {
    MotionEffects.shared.removeListener(self)
  }

  private func effectsDidChange() {
    guard let scene else { return }
    let follows = MotionEffects.shared.hasEffects(in: scene)
    guard follows != isFollowing else { return }
    isFollowing = follows
    followsPointer?(follows)
    if !follows { scene.viewerOffset = .zero }
  }
}
