// SPDX-License-Identifier: MIT

/// The views that have motion effects, and the animations that move their layers.
///
/// An effect is an animation that has ended and stays: it adds to the layer's value without changing
/// the model, and it costs no frame while the viewer keeps still.
@MainActor
final class MotionEffects {
  static let shared = MotionEffects()

  private struct Entry {
    weak var view: UIView?
    /// The values that are added now, by the layer's key path.
    var values: [String: CGFloat] = [:]
  }

  private var entries: [Entry] = []
  /// The hosts that follow the pointer only while a scene has effects.
  let listeners = Listeners<Void>()

  /// How long the layers take to follow the viewer, in seconds.
  private static let lag: TimeInterval = 0.1

  /// Follows a change of the view's effects or of its window.
  func update(_ view: UIView) {
    entries.removeAll { $0.view == nil }
    let index = entries.firstIndex { $0.view === view }
    if view.motionEffects.isEmpty {
      if let index {
        apply([:], to: &entries[index], animated: false)
        entries.remove(at: index)
      }
    } else if let index {
      follow(&entries[index], animated: false)
    } else {
      var entry = Entry(view: view)
      follow(&entry, animated: false)
      entries.append(entry)
    }
    listeners.notify(())
  }

  /// Adds the animations that the layer lost with its previous window.
  func didMoveToWindow(_ view: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    entries[index].values = [:]
    update(view)
  }

  /// Follows a move of the viewer of a scene or, with `nil`, a change of the user's motion setting.
  func viewerDidMove(in scene: UIWindowScene?, animated: Bool = true) {
    for index in entries.indices {
      guard let view = entries[index].view else { continue }
      if scene == nil || view.window?.windowScene === scene {
        follow(&entries[index], animated: animated)
      }
    }
  }

  func hasEffects(in scene: UIWindowScene) -> Bool {
    entries.contains { $0.view?.window?.windowScene === scene }
  }

  private func follow(_ entry: inout Entry, animated: Bool) {
    guard let view = entry.view else { return }
    var values: [String: CGFloat] = [:]
    if let scene = view.window?.windowScene, !UIAccessibility.isReduceMotionEnabled {
      for effect in view.motionEffects {
        for (path, value) in effect.relativeValues(for: scene.viewerOffset) {
          if let key = Self.layerKeyPaths[path] { values[key] = value }
        }
      }
    }
    apply(values, to: &entry, animated: animated)
  }

  private func apply(_ values: [String: CGFloat], to entry: inout Entry, animated: Bool) {
    guard let layer = entry.view?.layer else { return }
    for key in entry.values.keys where values[key] == nil {
      layer.removeAnimation(forKey: Self.name(key))
    }
    for (key, value) in values {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = animated ? entry.values[key] ?? value : value
      animation.toValue = value
      animation.isAdditive = true
      animation.duration = animated ? Self.lag : 0.001
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: Self.name(key))
    }
    entry.values = values
  }

  private static func name(_ key: String) -> String { "motion-effect-\(key)" }

  /// The layers' names for the key paths of views that effects can change.
  private static let layerKeyPaths = ["center.x": "position.x", "center.y": "position.y"]
}

/// The pointer stands for the viewer's eye: its place over the window tilts the views that have a
/// motion effect. Without such a view, the host doesn't follow the pointer.
@MainActor
final class PointerTilt {
  private weak var scene: UIWindowScene?
  private var isFollowing = false

  /// Called with whether the pointer's moves are of interest.
  var followsPointer: ((Bool) -> Void)?

  init(scene: UIWindowScene) {
    self.scene = scene
    MotionEffects.shared.listeners.add(self) { [weak self] in self?.effectsDidChange() }
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
    MotionEffects.shared.listeners.remove(self)
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
