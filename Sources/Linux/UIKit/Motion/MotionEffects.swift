// SPDX-License-Identifier: MIT

/// The views that have motion effects, and what the effects do to their layers.
///
/// An effect is an animation that has ended and stays: it adds to what the layer has, the model
/// does not know of it, and it costs no frame while the viewer keeps still.
@MainActor
final class MotionEffects {
  static let shared = MotionEffects()

  private struct Entry {
    weak var view: UIView?
    /// What is added now, by the layer's key path.
    var values: [String: Any] = [:]
  }

  private var entries: [Entry] = []
  /// Called when a scene's first effect comes or its last one goes.
  private var listeners: [ObjectIdentifier: () -> Void] = [:]

  /// How long the layers take to follow the viewer, in seconds.
  private static let lag: TimeInterval = 0.1

  /// The view has other effects, or another window.
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
    for listener in listeners.values { listener() }
  }

  /// The layer lost its animations with its window.
  func didMoveToWindow(_ view: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    entries[index].values = [:]
    update(view)
  }

  /// The viewer of a scene is elsewhere, or the user wants less to move.
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

  func addListener(_ owner: AnyObject, _ listener: @escaping () -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func removeListener(_ owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = nil
  }

  private func follow(_ entry: inout Entry, animated: Bool) {
    guard let view = entry.view else { return }
    var values: [String: Any] = [:]
    if let scene = view.window?.windowScene, !UIAccessibility.isReduceMotionEnabled {
      for effect in view.motionEffects {
        let added =
          effect.keyPathsAndRelativeValues(forViewerOffset: scene.viewerOffset) ?? [:]
        for (path, value) in added {
          if let key = Self.layerKeyPath(path) { values[key] = value }
        }
      }
    }
    apply(values, to: &entry, animated: animated)
  }

  private func apply(_ values: [String: Any], to entry: inout Entry, animated: Bool) {
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

  /// A view's key path in its layer's words; nil for one that the layer does not know.
  private static func layerKeyPath(_ path: String) -> String? {
    if path.hasPrefix("layer.") { return String(path.dropFirst(6)) }
    switch path {
    case "center": return "position"
    case "center.x": return "position.x"
    case "center.y": return "position.y"
    case "alpha": return "opacity"
    default: return path.hasPrefix("bounds") || path.hasPrefix("transform") ? path : nil
    }
  }
}
