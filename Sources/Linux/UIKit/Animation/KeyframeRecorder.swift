// SPDX-License-Identifier: MIT

/// One call of `animateKeyframes`: writes down which value changes when, and makes one animation of
/// all the changes of a value.
@MainActor
final class KeyframeRecorder {
  let block: AnimationBlock
  private var span: (start: Double, end: Double) = (0, 1)
  private var tracks: [Track] = []

  /// The course of one value of one layer.
  private struct Track {
    var view: UIView
    var key: String
    var values: [Any]
    var times: [Double] = [0]

    /// From the last value, kept until then, to a new one. What overlaps begins where it can.
    mutating func append(_ value: Any, from start: Double, to end: Double) {
      let last = times[times.count - 1]
      if start > last, let held = values.last {
        values.append(held)
        times.append(start)
      }
      values.append(value)
      times.append(max(end, last))
    }
  }

  init(block: AnimationBlock) {
    self.block = block
  }

  func record(from start: Double, for length: Double, _ changes: () -> Void) {
    let outer = span
    let start = start.isFinite ? min(max(start, 0), 1) : 0
    let length = length.isFinite ? max(length, 0) : 0
    span = (start, min(start + length, 1))
    changes()
    span = outer
  }

  /// What the layer does when a value is about to change: the change is written down after it.
  func action(for view: UIView, key: String) -> any CAAction {
    let source =
      block.options.contains(.beginFromCurrentState)
      ? view.layer.presentation() ?? view.layer : view.layer
    return Note(recorder: self, view: view, old: source.keyframeValue(forKey: key))
  }

  fileprivate func note(_ view: UIView, key: String, old: Any?) {
    guard let new = view.layer.keyframeValue(forKey: key), let old else { return }
    let index = tracks.firstIndex { $0.view === view && $0.key == key }
    if let index {
      tracks[index].append(new, from: span.start, to: span.end)
    } else {
      var track = Track(view: view, key: key, values: [old])
      track.append(new, from: span.start, to: span.end)
      tracks.append(track)
    }
  }

  /// Puts the animations on their layers.
  func start() {
    for var track in tracks {
      if let last = track.values.last, (track.times.last ?? 1) < 1 {
        track.values.append(last)
        track.times.append(1)
      }
      let animation = CAKeyframeAnimation(keyPath: track.key)
      animation.values = track.values
      animation.keyTimes = track.times.map { NSNumber(value: $0) }
      let layer = track.view.layer
      block.time(animation, on: layer)
      block.willAdd(to: layer)
      layer.add(animation, forKey: track.key)
    }
    tracks = []
  }

  /// Waits for the new value.
  private final class Note: NSObject, @preconcurrency CAAction {
    private let recorder: KeyframeRecorder
    private let view: UIView
    private let old: Any?

    @MainActor
    init(recorder: KeyframeRecorder, view: UIView, old: Any?) {
      self.recorder = recorder
      self.view = view
      self.old = old
    }

    @MainActor
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      recorder.note(view, key: event, old: old)
    }
  }
}

extension CALayer {
  /// The value under any key that a view animates.
  fileprivate func keyframeValue(forKey key: String) -> Any? {
    switch key {
    case "position": position
    case "bounds": bounds
    case "transform": transform
    case "backgroundColor": backgroundColor ?? UIColor.clear.cgColor
    default: animatableValue(forKey: key)
    }
  }
}
